import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useRef, type KeyboardEvent } from 'react'
import { formatAmount, formatInteger } from '#core/money/money.ts'
import { useDraftHold } from '#modules/holds/web/public/draft-hold-context.ts'
import { OtherHolders } from '#modules/holds/web/public/HoldParts.tsx'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { LineEntry } from './LineEntry.tsx'
import { useWines } from './order-data.ts'
import {
  bottlesOf,
  heldOf,
  totalsOf,
  type FormLine,
  type OrderFieldSource,
  type OrderTerms,
} from './order-form.ts'
import { shownAmounts, whyNotMore } from './order-lines.ts'
import classes from './OrderFields.module.css'

type Props = { form: OrderFieldSource; terms: OrderTerms }
type LastQuantity = (stk_id: number) => number | null

/** The wines of the order; the last row takes the next one by keyboard. */
export function OrderLines({ form, terms, lastQuantity }: Props & { lastQuantity: LastQuantity }) {
  const t = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  const table = useRef<HTMLTableElement>(null)
  const { lines, s_vergisiz } = form.values
  const isTaxFree = s_vergisiz === '1'
  const hold = useDraftHold()
  const { data: wines = [] } = useWines(
    lines.map(({ stk_id }) => stk_id),
    !terms.isCreditNote,
  )

  /** The wine with the bottles free for this form: less the holds of others, not its own. */
  const ownView = (wine: StokRow | undefined) =>
    wine && { ...wine, kullanilabilir_adet: hold.availableOf(wine.id, wine.kullanilabilir_adet) }

  /** Enter in a line goes on to the next one instead of saving the order. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    table.current?.querySelector<HTMLInputElement>('input[name="stk_kodu"]')?.focus()
  }

  return (
    <table className={`wk-table ${classes.lines}`} ref={table} aria-label={t('section_lines')}>
      <thead>
        <tr>
          <th scope="col" className={classes.code}>
            {fields('stk_kodu')}
          </th>
          <th scope="col">{fields('stk_adi')}</th>
          <th scope="col" className={`wk-figure ${classes.number}`}>
            {t('available')}
          </th>
          <th scope="col" className={`wk-figure ${classes.number}`}>
            {fields('stk_adet')}
          </th>
          <th scope="col" className={`wk-figure ${classes.price}`}>
            {t('gross_price')}
          </th>
          {isTaxFree && (
            <th scope="col" className={`wk-figure ${classes.number}`}>
              {t('net_price')}
            </th>
          )}
          <th scope="col" className={`wk-figure ${classes.price}`}>
            {fields('stk_toplam')}
          </th>
          <td className={classes.tool} />
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            wine={ownView(wines.find(({ id }) => id === line.stk_id))}
            index={index}
            form={form}
            terms={terms}
            onTyped={(typed) =>
              form.change('lines', (now) =>
                now.map((other) => (other.key === line.key ? { ...other, ...typed } : other)),
              )
            }
            onRemove={() => form.change('lines', (now) => now.filter(({ key }) => key !== line.key))}
          />
        ))}
      </tbody>
      <tbody>
        <LineEntry
          form={form}
          terms={terms}
          lastQuantity={lastQuantity}
          onAdd={(line) => form.change('lines', (now) => [...now, line])}
        />
      </tbody>
      <LinesFooter form={form} terms={terms} isTaxFree={isTaxFree} />
    </table>
  )
}

function LinesFooter({ form, terms, isTaxFree }: Props & { isTaxFree: boolean }) {
  const t = useTexts(orderFormTexts)
  const { lines } = form.values
  return (
    <tfoot>
      <tr>
        <td colSpan={3}>
          {lines.length ? t('sum_lines') : <span className="wk-muted">{t('lines_empty')}</span>}
        </td>
        <td className="wk-figure">{formatInteger(bottlesOf(form.values))}</td>
        <td colSpan={isTaxFree ? 2 : 1} />
        <td className="wk-figure">{formatAmount(totalsOf(form.values, terms).s_toplam)}</td>
        <td />
      </tr>
    </tfoot>
  )
}

type RowProps = Props & {
  line: FormLine
  wine: StokRow | undefined
  index: number
  onTyped(typed: Partial<FormLine>): void
  onRemove(): void
}

function LineRow({ line, wine, index, form, terms, onTyped, onRemove }: RowProps) {
  const t = useTexts(orderFormTexts)
  const say = useRefusals()
  const refusal = wine ? whyNotMore({ ...wine, stok_code: line.stk_kodu }, 0, form.values, terms) : null
  const errors = {
    stk_adet: refusal
      ? say(refusal)
      : (form.errors[`lines.${index}.stk_adet`] ?? form.errors[`siparis_icerik.${index}.stk_adet`] ?? ''),
    stk_birim_ini: form.errors[`lines.${index}.stk_birim_ini`] ?? '',
  }
  const row = subForm(line, onTyped, errors)
  const amounts = shownAmounts(line, form.values, terms)
  const code = line.stk_kodu
  return (
    <tr>
      <td>{code}</td>
      <td>{line.stk_adi}</td>
      <td className="wk-figure">
        {wine ? formatInteger(wine.kullanilabilir_adet + heldOf(terms, line.stk_id)) : ''}
        <OtherHolders stk_id={line.stk_id} wanted={line.stk_adet ?? 1} />
      </td>
      <td>
        <IntegerField form={row} name="stk_adet" label={t('quantity_of', { code })} hideLabel min={1} />
      </td>
      <td>
        <MoneyField form={row} name="stk_birim_ini" label={t('price_of', { code })} hideLabel />
      </td>
      {form.values.s_vergisiz === '1' && <td className="wk-figure">{formatAmount(amounts.stk_birim)}</td>}
      <td className="wk-figure">{formatAmount(amounts.stk_toplam)}</td>
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('line_remove', { code })}
          onClick={onRemove}
        >
          <IconTrash size={14} />
        </ActionIcon>
      </td>
    </tr>
  )
}
