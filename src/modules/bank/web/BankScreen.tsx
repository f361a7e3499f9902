import { SegmentedControl } from '@mantine/core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { formatEuro } from '#core/money.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts.ts'
import { entryStates, type BankEntryRow, type EntryState, type ShownPart } from '../domain/entries.ts'
import { BankHead } from './BankHead.tsx'
import classes from './BankScreen.module.css'
import { EntryPanel, type EntryActs } from './EntryPanel.tsx'
import { EntryTable } from './EntryTable.tsx'
import { bookable } from './parts.ts'
import { bankTexts } from './texts.ts'
import { loadStatement, useEntries } from './use-bank.ts'

const tabs = ['booked', 'asks', 'ignored'] as const satisfies readonly EntryState[]

/** /banka: what the bank says, what of it was booked by itself, and what asks. */
export function BankScreen() {
  const t = useTexts(bankTexts)
  const [state, setState] = useState<EntryState>('asks')
  const [chosen, setChosen] = useState<number | null>(null)
  const [changed, setChanged] = useState<{ id: number; parts: ShownPart[] } | null>(null)
  const [isSearching, setSearching] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const loadButton = useRef<HTMLButtonElement>(null)
  const { data, counts, isFetching } = useEntries(state)
  const rows = data?.rows ?? []
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )
  const entry = rows[place]
  const parts = entry && changed?.id === entry.id ? changed.parts : (entry?.parts ?? [])

  function choose(id: number | null) {
    setChosen(id)
    setChanged(null)
    setSearching(false)
  }
  const step = (by: number) => choose(rows[Math.min(rows.length - 1, Math.max(0, place + by))]?.id ?? null)

  /** The row after this one is next, also when this one leaves the list. */
  async function act(row: BankEntryRow, work: () => Promise<unknown>, done: string) {
    const after = rows[place + 1] ?? rows[place - 1]
    try {
      await work()
      toastSuccess(done)
      choose(after?.id ?? null)
    } catch (error) {
      toastError(error)
      choose(row.id)
    }
  }

  const acts: EntryActs = {
    book: () => {
      if (entry?.state !== 'asks' || !parts.length) return
      const { id, version } = entry
      void act(
        entry,
        () => write('/bank_entry/book', { id, version, parts: bookable(entry, parts) }),
        t('booked'),
      )
    },
    ignore: () => {
      if (entry?.state === 'asks')
        void act(entry, () => write('/bank_entry/ignore', { id: entry.id }), t('ignored'))
    },
    undo: () => {
      if (entry && entry.state !== 'asks')
        void act(entry, () => write('/bank_entry/undo', { id: entry.id }), t('undone'))
    },
    next: () => step(1),
    search: (keepsParts) => {
      if (entry?.state !== 'asks') return
      setChanged({ id: entry.id, parts: keepsParts ? [...parts] : [] })
      setSearching(true)
      field.current?.focus()
    },
  }

  async function bookAll() {
    const proposed = rows.filter((row) => row.state === 'asks' && row.parts.length > 0)
    const isWanted = await confirm({
      title: t('book_all'),
      message: t('book_all_question', { count: proposed.length }),
      confirm: t('book_all'),
    })
    if (!isWanted) return
    let done = 0
    for (const row of proposed)
      await write('/bank_entry/book', {
        id: row.id,
        version: row.version,
        parts: bookable(row, row.parts),
      }).then(
        () => (done += 1),
        () => undefined,
      )
    toastSuccess(t('book_all_done', { done, failed: proposed.length - done }))
  }

  const load = (file: File) =>
    loadStatement(file).then((summary) => toastSuccess(t('loaded', summary)), toastError)

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: acts.book,
    n: acts.next,
    s: () => acts.search(true),
    '/': () => acts.search(false),
    x: acts.ignore,
    u: acts.undo,
    o: () => loadButton.current?.click(),
    '1': () => setState(tabs[0]),
    '2': () => setState(tabs[1]),
    '3': () => setState(tabs[2]),
  }

  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement
    const isButton = event.target instanceof HTMLButtonElement && event.key === 'Enter'
    if (isTyping || isButton || event.ctrlKey || event.metaKey || event.altKey) return
    const run =
      event.key === 'Enter' && event.shiftKey
        ? () => void bookAll()
        : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!run) return
    event.preventDefault()
    run()
  }

  return (
    <section className={classes.screen} onKeyDown={onKeyDown}>
      <BankHead
        loadButton={loadButton}
        hasProposals={rows.some((row) => row.state === 'asks' && row.parts.length > 0)}
        onFile={(file) => void load(file)}
        onBookAll={() => void bookAll()}
        onMatch={() =>
          write('/bank_entry/match', {}).then(({ summary }) => toastSuccess(t('loaded', summary)), toastError)
        }
      />
      <div className={classes.work}>
        <div className={classes.list}>
          <div className={classes.bar}>
            <SegmentedControl
              aria-label={t('title')}
              data={tabs.map((value) => ({ value, label: `${t(`tab_${value}`)} ${counts?.[value] ?? ''}` }))}
              value={state}
              onChange={(next) => {
                setState(entryStates.find((one) => one === next) ?? 'asks')
                choose(null)
              }}
            />
            <span className={classes.muted}>
              {t('figures', { count: data?.count ?? 0, sum: formatEuro(data?.sum ?? 0) })}
            </span>
          </div>
          <EntryTable rows={rows} active={entry?.id ?? null} isBusy={isFetching} onChoose={choose} />
        </div>
        {entry ? (
          <EntryPanel
            entry={entry}
            parts={parts}
            isSearching={isSearching}
            field={field}
            acts={acts}
            onParts={(next) => setChanged({ id: entry.id, parts: next })}
            onSearched={() => {
              setSearching(false)
              document.querySelector<HTMLElement>(`[data-row-id="${entry.id}"]`)?.focus()
            }}
          />
        ) : (
          <aside className={classes.panel}>
            <p className={classes.muted}>{t('choose_row')}</p>
          </aside>
        )}
      </div>
    </section>
  )
}
