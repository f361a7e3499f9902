import { isAdmin } from '#core/actor.ts'
import { formatDate } from '#core/days/dates.ts'
import { formatAmount, formatEuro, formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import type { InstalmentRow, LedgerRow, OrderLineRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { entryAmount } from '#modules/orders/domain/money/payments.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { entryLabel } from '#modules/orders/domain/money/entry-texts.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A price that was typed over; whoever approves the order should see it. */
const isOtherPrice = ({ stk_liste_fiyat, stk_birim_ini }: OrderLineRow) =>
  stk_liste_fiyat !== null && stk_liste_fiyat !== stk_birim_ini

export function LinesTable({ lines }: { lines: readonly OrderLineRow[] }) {
  const t = useTexts(orderTexts)
  const panel = useTexts(orderPanelTexts)
  const actor = useUser()
  return (
    <table className={`wk-table ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('stk_kodu')}</th>
          <th scope="col">{t('stk_adi')}</th>
          <th scope="col" className="wk-figure">
            {t('stk_adet')}
          </th>
          <th scope="col" className="wk-figure">
            {t('stk_birim')}
          </th>
          <th scope="col" className="wk-figure">
            {t('stk_toplam')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.stk_kodu}</td>
            <td>{line.stk_adi}</td>
            <td className="wk-figure">{formatInteger(line.stk_adet)}</td>
            <td className="wk-figure">
              {isAdmin(actor) && isOtherPrice(line) && (
                <span className={`wk-badge ${classes.otherPrice}`} data-tone="orange">
                  {panel('list_price', { price: formatAmount(line.stk_liste_fiyat ?? 0) })}
                </span>
              )}
              {formatAmount(line.stk_birim)}
            </td>
            <td className="wk-figure">{formatAmount(line.stk_toplam)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>Σ</td>
          <td className="wk-figure">{formatInteger(sum(lines.map((line) => line.stk_adet)))}</td>
          <td />
          <td className="wk-figure">{formatAmount(sum(lines.map((line) => line.stk_toplam)))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

export function InstalmentsTable({ instalments }: { instalments: readonly InstalmentRow[] }) {
  const t = useTexts(orderTexts)
  const panel = useTexts(orderPanelTexts)
  const stateOf = ({ odeme, odenen }: InstalmentRow) =>
    odeme === '0' && odenen > 0 ? panel('partly', { paid: odenen }) : panel(odeme === '1' ? 'paid' : 'open')
  return (
    <table className={`wk-table ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('tak_tar')}</th>
          <th scope="col" className="wk-figure">
            {t('tak_tutar')}
          </th>
          <th scope="col">{t('odeme')}</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((part) => (
          <tr key={part.id}>
            <td>{formatDate(part.tak_tar)}</td>
            <td className="wk-figure">{formatAmount(part.tak_tutar)}</td>
            <td>{stateOf(part)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The ledger of an order; what was withdrawn stays readable. */
export function LedgerTable({ entries }: { entries: readonly LedgerRow[] }) {
  const t = useTexts(orderTexts)
  const panel = useTexts(orderPanelTexts)
  if (!entries.length) return <p className="wk-muted">{panel('no_payments')}</p>
  return (
    <table className={`wk-table ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('islem_zamani')}</th>
          <th scope="col">{t('islem_type')}</th>
          <th scope="col" className="wk-figure">
            {t('stk_toplam')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} data-withdrawn={entry.iptal_t ? true : undefined}>
            <td>{formatDate(entry.islem_zamani)}</td>
            <td>{panel(entryLabel(entry.islem_type))}</td>
            <td className="wk-figure">{formatEuro(entryAmount(entry))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
