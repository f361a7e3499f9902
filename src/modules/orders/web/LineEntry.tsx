import { ActionIcon } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { errorTexts } from '#core/errors.ts'
import { formatAmount, formatInteger } from '#core/money.ts'
import type { StokRow } from '#modules/stock/domain/stok.ts'
import { TextField } from '#platform/web/form/fields.tsx'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastWarning } from '#platform/web/toasts.ts'
import { uuid } from '#platform/web/uuid.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import { orderFormTexts } from './form-texts.ts'
import { winesByCode } from './order-data.ts'
import type { FormLine, OrderFieldSource, OrderTerms } from './order-form.ts'
import { emptyEntry, lineOf, shownAmounts, whyNotMore, type LineEntryValues } from './order-lines.ts'
import classes from './OrderFields.module.css'
import { WinePicker } from './WinePicker.tsx'

type Props = { form: OrderFieldSource; terms: OrderTerms; onAdd(line: FormLine): void }

/** The next line: code, Enter, quantity, Enter. F2 looks for the wine instead. */
export function LineEntry({ form, terms, onAdd }: Props) {
  const t = useTexts(orderFormTexts)
  const row = useRef<HTMLTableRowElement>(null)
  const entry = useEntry(terms, form)
  const { values, wine, problem } = entry
  const isTaxFree = form.values.s_vergisiz === '1'

  const focus = (name: keyof LineEntryValues) =>
    requestAnimationFrame(() =>
      row.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus(),
    )

  async function find() {
    if (await entry.find()) focus('stk_adet')
  }

  /** Whoever goes on without Enter, or faster than the wine is found, still means that wine. */
  async function add() {
    const meant = wine ?? (await entry.find())
    const line = meant && entry.take(meant)
    if (!line) return
    onAdd(line)
    focus('stk_kodu')
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
    if (event.key !== 'Enter' && event.key !== 'F2') return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.key === 'F2') entry.search()
    else if (event.target.name === 'stk_kodu') void find()
    else void add()
  }

  const fields = subForm(values, entry.change, problem ? { stk_adet: problem } : {})
  const amounts = wine && shownAmounts(values, form.values, terms)
  return (
    <>
      <tr className={classes.entry} ref={row} onKeyDown={onKeyDown}>
        <td>
          <TextField
            form={fields}
            name="stk_kodu"
            label={t('line_code')}
            hideLabel
            autoFocus
            maxLength={50}
          />
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
        </td>
        <td className={classes.right}>{wine ? formatInteger(wine.kullanilabilir_adet) : ''}</td>
        <td>
          <IntegerField form={fields} name="stk_adet" label={t('line_quantity')} hideLabel min={1} />
        </td>
        <td>
          <MoneyField form={fields} name="stk_birim_ini" label={t('line_price')} hideLabel />
        </td>
        {isTaxFree && <td className={classes.right}>{amounts ? formatAmount(amounts.stk_birim) : ''}</td>}
        <td className={classes.right}>{amounts ? formatAmount(amounts.stk_toplam) : ''}</td>
        <td>
          <ActionIcon
            variant="light"
            size="sm"
            aria-label={t('line_add')}
            disabled={!wine}
            onClick={() => void add()}
          >
            <IconPlus size={14} />
          </ActionIcon>
        </td>
      </tr>
      {entry.searched !== null && (
        <WinePicker
          search={entry.searched}
          onPick={(picked) => {
            if (entry.pick(picked)) focus('stk_adet')
          }}
          onClose={entry.closeSearch}
        />
      )}
    </>
  )
}

/** What is typed for the next line, the wine it means, and why it cannot be taken. */
function useEntry(terms: OrderTerms, form: OrderFieldSource) {
  const t = useTexts(orderFormTexts)
  const say = useTexts(errorTexts)
  const [values, setValues] = useState(emptyEntry)
  const [wine, setWine] = useState<StokRow | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [searched, setSearched] = useState<string | null>(null)
  /** Counts the codes that were typed and the lines that were taken: what was looked for before is out of date. */
  const turn = useRef(0)

  const whyNot = (asked: StokRow, quantity: number) => whyNotMore(asked, quantity, form.values, terms)

  function pick(picked: StokRow): boolean {
    const refusal = whyNot(picked, 1)
    if (refusal) {
      toastWarning(say(refusal.code, refusal.params))
      return false
    }
    setWine(picked)
    setSearched(null)
    setProblem(null)
    const stk_birim_ini = listPrice(picked, terms.cus_class)
    setValues((before) => ({ ...before, stk_kodu: picked.stok_code, stk_birim_ini }))
    return true
  }

  async function find(): Promise<StokRow | null> {
    const code = values.stk_kodu.trim()
    if (wine) return wine
    if (!code) return null
    const asked = turn.current
    try {
      const hits = await winesByCode(code)
      if (turn.current !== asked) return null
      const [first] = hits
      if (!first) toastWarning(say('stok_bulunamadi', { code }))
      if (first && hits.length === 1) return pick(first) ? first : null
      if (hits.length > 1) setSearched(code)
    } catch (error) {
      toastError(error)
    }
    return null
  }

  function take(meant: StokRow): FormLine | null {
    const { stk_adet } = values
    if (typeof stk_adet !== 'number' || stk_adet <= 0) {
      setProblem(t('quantity_positive'))
      return null
    }
    const refusal = whyNot(meant, stk_adet)
    if (refusal) {
      setProblem(say(refusal.code, refusal.params))
      return null
    }
    turn.current += 1
    setWine(null)
    setProblem(null)
    setValues(emptyEntry)
    return lineOf({ key: uuid(), entry: values, wine: meant, hasShownPrice: wine !== null, terms })
  }

  return {
    values,
    wine,
    problem,
    searched,
    find,
    pick,
    take,
    change: (next: LineEntryValues) => {
      // Another code is another wine.
      if (next.stk_kodu !== values.stk_kodu) {
        turn.current += 1
        setWine(null)
      }
      setProblem(null)
      setValues(next)
    },
    search: () => setSearched(values.stk_kodu.trim()),
    closeSearch: () => setSearched(null),
  }
}
