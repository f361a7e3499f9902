import { isIsoDate } from '#core/days/dates.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { paymentTerm } from '#modules/orders/domain/money/due.ts'
import { whyNotTaxFree } from '#modules/orders/domain/order/tax-free.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import type { CustomerWithAddresses } from './order-data.ts'
import type { OrderFieldSource, OrderTerms, OrderValues } from './order-form.ts'

type Props = {
  form: OrderFieldSource
  terms: OrderTerms
  customer: CustomerWithAddresses | null
  isNew: boolean
}

const differs = ({ f_adres, f_pk, f_sehir, g_adres, g_pk, g_sehir }: OrderValues) =>
  f_adres !== g_adres || f_pk !== g_pk || f_sehir !== g_sehir

/** Hints while the order is written. */
export function OrderInfos({ form, terms, customer, isNew }: Props) {
  const t = useTexts(orderFormTexts)
  const say = useRefusals()
  const { values } = form
  const isTaxFree = values.s_vergisiz === '1'
  const hasIban = Boolean(customer?.customer.cus_bank_iban)
  // For users who may not see bank details the fields are missing, not empty.
  const knowsBank = customer !== null && 'cus_bank_iban' in customer.customer
  const due = values.s_odeme_tarihi
  const infos: { text: string; isWarning?: true }[] = []
  const whyTaxed = whyNotTaxFree({ ...values, ...terms }, false)
  if (values.cus_atu_no && isTaxFree) infos.push({ text: t('tanimli_atu_bilgisi_var') })
  if (!isTaxFree && !whyTaxed) infos.push({ text: t('tanimli_atu_numarasi_var_vergisiz_satis') })
  if (isTaxFree && whyTaxed) infos.push({ text: say(whyTaxed), isWarning: true })
  if (hasIban) infos.push({ text: t('tanimli_banka_bilgisi_var') })
  if (values.s_lastschrift === '1' && knowsBank && !hasIban)
    infos.push({ text: t('iban_missing'), isWarning: true })
  if (values.s_adres_f_g_on === '0' && values.g_adres && differs(values))
    infos.push({ text: t('fatura_adresi_ile_gonderim_adresi_ayni_degil'), isWarning: true })
  if (isNew && !terms.isCreditNote && (due === null || isIsoDate(due)))
    infos.push({
      text: t('payment_days', { days: paymentTerm({ ...terms, s_odeme_tarihi: due }) }),
    })
  if (!infos.length) return null
  return (
    <ul className="wk-list wk-stack" aria-label={t('infos')}>
      {infos.map(({ text, isWarning }) => (
        <li key={text} className="wk-note" data-tone={isWarning ? 'orange' : 'blue'}>
          {text}
        </li>
      ))}
    </ul>
  )
}
