import { useState, type ClipboardEvent, type ReactNode } from 'react'
import type { ListDefinition } from '#core/lists/list.ts'
import { callList } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { toastError, toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { ShownColumn } from '../rows/cells.tsx'
import type { CopiedRows as CopiedRowsPart } from './CopiedRows.tsx'
import { withoutFilters, type FixedFilters } from '../question/list-question.ts'
import type { Selection } from './selection.ts'
import { selectionTexts } from './selection-texts.ts'
import { tabSeparated } from './tab-separated.ts'
import type { AskedList } from './ticked.ts'
import { useStable } from '../use-stable.ts'

const CopiedRows = lazyPart(
  async () => (await import('./CopiedRows.tsx')).CopiedRows,
) as typeof CopiedRowsPart

type Options<Row extends { id: number }> = {
  list: ListDefinition<Row>
  asked: AskedList
  fixed: FixedFilters
  rows: readonly Row[]
  columns: readonly ShownColumn[]
  cells: Partial<Record<string, (row: Row) => ReactNode>>
  selection: Selection | null
}

/** The texts of a drawn row, without checkbox and menu. */
function textsOf(row: HTMLTableRowElement, columnCount: number): string[] {
  return [...row.cells].slice(-columnCount).map(({ textContent }) => textContent ?? '')
}

/** The drawn rows of these ids, or null where one of them is not drawn. */
function drawnRows(body: HTMLElement, ids: readonly number[]): HTMLTableRowElement[] | null {
  const drawn = [...body.querySelectorAll<HTMLTableRowElement>('tr[data-row-id]')]
  const wanted = new Set(ids.map(String))
  const found = drawn.filter((row) => wanted.has(row.dataset.rowId ?? ''))
  return found.length === wanted.size ? found : null
}

function textsAtHand(body: HTMLElement, target: Element, selection: Selection | null, columnCount: number) {
  const ticked = selection?.count ? selection.ticked : null
  if (ticked) {
    const rows = ticked.kind === 'some' ? drawnRows(body, [...ticked.ids]) : null
    return rows?.map((row) => textsOf(row, columnCount)) ?? null
  }
  if (target instanceof HTMLTableCellElement) return [[target.textContent ?? '']]
  const row = target.closest('tr')
  return row ? [textsOf(row, columnCount)] : null
}

/** Ctrl+C in the rows: the ticked ones, or the cell or row with the focus, as the screen shows them. */
export function useCopy<Row extends { id: number }>(options: Options<Row>) {
  const { list, asked, fixed, rows, columns, cells, selection } = options
  const [far, setFar] = useState<readonly Row[] | null>(null)

  /** Ticked rows that are not drawn: those of the page are at hand, others are fetched. */
  async function farRows(): Promise<readonly Row[]> {
    const ticked = selection?.ticked
    if (!ticked) return []
    const here = rows.filter(({ id }) => selection?.has(id))
    if (here.length === selection?.count) return here
    const query =
      ticked.kind === 'some'
        ? { ...withoutFilters(fixed), only_ids: [...ticked.ids] }
        : { ...ticked.asked.query, except_ids: [...ticked.except] }
    const { orderByField, orderBy, sorts } = asked.query
    const order = { orderByField, orderBy, sorts } as typeof query
    return (await callList(list, { ...query, ...order, limit: list.maxLimit })).datalist
  }

  const onCopy = useStable((event: ClipboardEvent<HTMLElement>) => {
    if (!getSelection()?.isCollapsed) return
    const texts = textsAtHand(event.currentTarget, event.target as Element, selection, columns.length)
    event.preventDefault()
    if (!texts) {
      void farRows().then(setFar, toastError)
      return
    }
    event.clipboardData.setData('text/plain', tabSeparated(texts))
    if (selection?.count) toastSuccess(tell(selectionTexts, 'copied', { count: texts.length }))
  })

  async function onTexts(texts: string[][]) {
    setFar(null)
    const isPart = texts.length < (selection?.count ?? 0)
    try {
      await navigator.clipboard.writeText(tabSeparated(texts))
      toastSuccess(tell(selectionTexts, isPart ? 'copied_part' : 'copied', { count: texts.length }))
    } catch {
      toastWarning(tell(selectionTexts, 'copy_refused'))
    }
  }

  const copied = far && (
    <CopiedRows rows={far} columns={columns} cells={cells} onTexts={(texts) => void onTexts(texts)} />
  )
  return { onCopy, copied }
}
