import { ActionIcon } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useRef, type KeyboardEvent } from 'react'
import { formatAmount, formatInteger } from '#core/money/money.ts'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { TextField } from '#platform/web/form/fields.tsx'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { useNoteBegunRow } from './begun-row.ts'
import type { FormLine, OrderFieldSource, OrderTerms } from './order-form.ts'
import { shownAmounts, type LineEntryValues } from './order-lines.ts'
import classes from './OrderFields.module.css'
import { useEntry } from './use-line-entry.ts'
import { WineHits } from './WineHits.tsx'
import { WinePicker } from './WinePicker.tsx'

type Props = {
  form: OrderFieldSource
  terms: OrderTerms
  /** How many the customer took of a wine last time. */
  lastQuantity(stk_id: number): number | null
  onAdd(line: FormLine): void
}

/** The next line: code or name, Enter, quantity, Enter. F2 looks for the wine instead. */
export function LineEntry({ form, terms, lastQuantity, onAdd }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  const entry = useEntry(terms, form, lastQuantity)
  const { values, wine, hits } = entry

  const focus = (name: keyof LineEntryValues) =>
    requestAnimationFrame(() =>
      row.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus(),
    )

  async function find() {
    if (await entry.find()) focus('stk_adet')
  }

  /** Adds the line; if Enter was skipped or came before the search ended, the wine is searched first. */
  async function add(): Promise<boolean> {
    const meant = wine ?? (await entry.find())
    const line = meant && entry.take(meant)
    if (line) onAdd(line)
    focus(meant && !line ? 'stk_adet' : 'stk_kodu')
    return line !== null
  }

  useNoteBegunRow({
    isBegun: entry.isBegun,
    settle: async () => (entry.isBegun ? ((await add()) ? 'taken' : 'stopped') : 'nothing'),
  })

  /** Arrows mark one of the wines that are offered. */
  function onArrow(event: KeyboardEvent<HTMLTableRowElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !hits.length) return
    event.preventDefault()
    entry.mark(step)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
    onArrow(event)
    if (event.key !== 'Enter' && event.key !== 'F2') return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.key === 'F2') entry.search()
    else if (event.target.name === 'stk_kodu') void find()
    else void add()
  }

  function pick(picked: StokRow) {
    if (entry.pick(picked)) focus('stk_adet')
  }

  return (
    <>
      <tr className={classes.entry} ref={row} onKeyDown={onKeyDown}>
        <EntryCells
          entry={entry}
          last={wine && lastQuantity(wine.id)}
          amounts={wine && shownAmounts(values, form.values, terms)}
          isTaxFree={form.values.s_vergisiz === '1'}
          onAdd={() => void add()}
        />
      </tr>
      {hits.length > 0 && (
        <WineHits wines={hits} active={entry.active} cus_class={terms.cus_class} onPick={pick} />
      )}
      {entry.searched !== null && (
        <WinePicker search={entry.searched} onPick={pick} onClose={entry.closeSearch} />
      )}
    </>
  )
}

type CellsProps = {
  entry: ReturnType<typeof useEntry>
  /** How many of this wine the customer took last time. */
  last: number | null
  amounts: ReturnType<typeof shownAmounts> | null
  isTaxFree: boolean
  onAdd(): void
}

/** What is typed, and what it comes to. */
function EntryCells({ entry, last, amounts, isTaxFree, onAdd }: CellsProps) {
  const t = useTexts(orderFormTexts)
  const { values, wine, problem } = entry
  const fields = subForm(values, entry.change, problem ? { stk_adet: problem } : {})
  return (
    <>
      <td>
        <TextField form={fields} name="stk_kodu" label={t('line_code')} hideLabel autoFocus maxLength={50} />
      </td>
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          mr={6}
          title="F2"
          aria-label={t('wine_search')}
          onClick={entry.search}
        >
          <IconSearch size={14} />
        </ActionIcon>
        {wine?.stok_name}
        {last && !values.stk_adet ? (
          <span className="wk-muted"> {t('last_quantity', { count: last })}</span>
        ) : null}
      </td>
      <td className="wk-figure">{wine ? formatInteger(wine.kullanilabilir_adet) : ''}</td>
      <td>
        <IntegerField form={fields} name="stk_adet" label={t('line_quantity')} hideLabel min={1} />
      </td>
      <td>
        <MoneyField form={fields} name="stk_birim_ini" label={t('line_price')} hideLabel />
      </td>
      {isTaxFree && <td className="wk-figure">{amounts ? formatAmount(amounts.stk_birim) : ''}</td>}
      <td className="wk-figure">{amounts ? formatAmount(amounts.stk_toplam) : ''}</td>
      <td>
        <ActionIcon variant="light" size="sm" aria-label={t('line_add')} disabled={!wine} onClick={onAdd}>
          <IconPlus size={14} />
        </ActionIcon>
      </td>
    </>
  )
}
