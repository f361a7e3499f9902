import { z } from 'zod'
import { businessDay, isIsoDate } from '#core/days/dates.ts'
import { SeenDebit, SeenMoney } from '../money/seen-money.ts'
import { moneyDestinations } from './transitions.ts'
import { amount, flag, isoDate, optionalKey, rowId, wholeNumber, rowVersion } from '#core/fields.ts'
import { fieldsIn } from '#core/record-fields.ts'
import { placeLimits } from '#modules/customers/domain/addresses.ts'
import { customerLimits } from '#modules/customers/domain/fields/limits.ts'

const emptyToNull = (value: unknown) => (value === '' ? null : value)
const emptyToUndefined = <Value>(value: Value) => (value === '' || value === null ? undefined : value)

/** A text that was not sent stays as it is; an empty one is cleared. */
const text = (max: number) => z.preprocess(emptyToNull, z.string().trim().max(max).nullish())

const flagField = z.preprocess(emptyToUndefined, flag.default('0'))
const amountField = z.preprocess(emptyToUndefined, amount.default(0))

/** The day of a date or timestamp; null if it is neither. */
function dayOf(value: string): string | null {
  if (isIsoDate(value)) return value
  try {
    return businessDay(Temporal.Instant.from(value))
  } catch {
    return /^\d{4}-\d{2}-\d{2}[T ]/.test(value) ? value.slice(0, 10) : null
  }
}

/** A date or a timestamp, of which only the day counts. */
export const dayOrMoment = z.string().transform((value, context) => {
  const day = dayOf(value)
  if (day !== null && isIsoDate(day)) return day
  context.issues.push({ code: 'custom', message: 'not_date', input: value })
  return z.NEVER
})

export const optionalDay = z
  .preprocess(emptyToUndefined<string | null | undefined>, dayOrMoment.optional())
  .optional()

const NOTE = 4_000
const { street, postcode, city, region, country } = placeLimits
const { firm, name, tax } = customerLimits

const names = {
  cus_firm: text(firm).describe('company on the invoice'),
  cus_name: text(name).describe('first name on the invoice'),
  cus_surname: text(name).describe('family name on the invoice'),
  cus_atu_no: text(tax).describe('VAT number of the customer'),
}

const invoiceAddress = {
  f_adres: text(street).describe('invoice address: street'),
  f_pk: text(postcode).describe('invoice address: postcode'),
  f_sehir: text(city).describe('invoice address: city'),
  f_bolge: text(region).describe('invoice address: region'),
  f_ulke: text(country).describe('invoice address: country'),
}

const deliveryAddress = {
  g_alici: text(200).describe('delivery address: recipient'),
  g_adres: text(street).describe('delivery address: street'),
  g_pk: text(postcode).describe('delivery address: postcode'),
  g_sehir: text(city).describe('delivery address: city'),
  g_bolge: text(region).describe('delivery address: region'),
  g_ulke: text(country).describe('delivery address: country'),
}

const notes = {
  s_note: text(NOTE).describe('note on the order'),
  fat_note: text(NOTE).describe('note on the invoice'),
}

/** Texts of an order that stay as they were where the form does not send them. */
export const keptTexts = fieldsIn({ ...names, ...invoiceAddress, ...deliveryAddress, ...notes })

/** An order as it is written and edited. Amounts are not here: the server computes them. */
export const OrderForm = z.object({
  cus_id: rowId.describe('customer'),
  s_is_teklif: z
    .preprocess((value) => Number(value ?? 0), z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .describe('0 order, 1 quote, 2 credit note'),
  gutschrift_sip_id: optionalKey.describe('invoice that a credit note corrects'),
  gutschrift_neden: text(500).describe('why a credit note has no invoice; needed where it has none'),
  ...names,
  ...invoiceAddress,
  s_adres_f_g_on: z
    .preprocess(emptyToUndefined, flag.default('1'))
    .describe('delivery goes to the invoice address'),
  ...deliveryAddress,
  s_lastschrift: flagField.describe('paid by direct debit'),
  s_vergisiz: flagField.describe('sold without tax'),
  vergisiz_neden: text(500).describe('why an administrator sells without tax against the rule'),
  s_gut_shift: flagField.describe('credit switch of the payment mode'),
  s_prasentrechnung: flagField.describe('gift: the delivery note shows no prices'),
  s_man_y: z
    .preprocess(emptyToUndefined, amount.pipe(z.number().max(100)).default(0))
    .describe('manual discount in percent'),
  s_ikt_m: amountField.describe('additional discount in euro'),
  s_kargo: z
    .preprocess(emptyToUndefined, amount.optional())
    .describe('shipping that a credit note gives back; orders take that of the country'),
  ...notes,
  s_odeme_tip: z
    .preprocess(emptyToUndefined, rowId.default(1))
    .describe('payment type, key of odeme_tipleri'),
  s_odeme_tarihi: optionalDay.describe('day by which to pay; empty: the order day'),
  s_vadeli_odeme: flagField.describe('paid in instalments'),
  s_taksit_sayisi: z
    .preprocess(emptyToUndefined, wholeNumber(0, 60).default(0))
    .describe('number of instalments'),
  s_tar: optionalDay.describe('order day; only a saved order can be moved, by levels 1 and 3'),
  s_bayi_id: optionalKey.describe('dealer named on the order'),
})

export type OrderForm = z.infer<typeof OrderForm>

export const OrderLineForm = z.object({
  id: z.preprocess(emptyToUndefined, rowId.optional()).describe('line that is changed; none: a new one'),
  stk_id: z.preprocess(emptyToUndefined, rowId.optional()).describe('wine; without it the code decides'),
  stk_kodu: z.string().trim().min(1, { message: 'requiredField' }).max(50).describe('code of the wine'),
  stk_adet: wholeNumber(1, 100_000).describe('bottles'),
  stk_birim_ini: z
    .preprocess((value) => (value === '' || value === null ? 0 : value), amount.optional())
    .describe('gross price of a bottle; not sent: the list price, empty: a gift'),
})

export type OrderLineForm = z.infer<typeof OrderLineForm>

export const InstalmentForm = z.object({
  tak_tar: isoDate.describe('day the instalment is due'),
  tak_tutar: amount.describe('amount of the instalment'),
})

const version = rowVersion.describe('state of the row the caller saw')

/** The total that the form showed; if the server computes another one, the order is refused. */
export const ShownAmounts = z.object({
  s_g_toplam: amount.describe('total that the form showed'),
  kdv_oran: z.number().min(0).max(100).describe('tax rate that the form used'),
  s_kargo: amount.describe('shipping that the form used'),
})

export type ShownAmounts = z.infer<typeof ShownAmounts>

/** A whole order in one call: head, lines and instalments. */
export const NewOrder = z.object({
  beklenen: ShownAmounts.nullish(),
  draft_id: z.uuid().nullish().describe('draft whose held bottles the order takes over'),
  log_ordered: flag.nullish().describe('also log the conversation with the outcome of an order'),
  siparis: OrderForm,
  siparis_icerik: z.array(OrderLineForm).max(200).default([]),
  taksitler: z.array(InstalmentForm).max(60).nullish(),
})

export const ChangedOrder = NewOrder.extend({
  siparis: OrderForm.extend({ id: rowId.describe('number of the order'), version }),
})

/** Cancelling an order or invoice needs a reason. */
export const CancelForm = z.object({
  id: rowId,
  f_ip_neden_type: rowId.describe('reason, key of sys_fat_iptal'),
  f_ip_neden: text(200).describe('reason in words, set by the server'),
  sd_iptal_tar: optionalDay.describe('day of the cancellation, not in the future; empty: today'),
  f_ip_aciklama: text(NOTE)
    .transform((value) => value ?? null)
    .describe('explanation'),
  iade_sekli: z
    .enum(moneyDestinations)
    .nullish()
    .describe('where money that was paid goes: bakiye to the balance, iade back to the customer'),
  ...SeenDebit.shape,
})

export const SeizureForm = z.object({
  f_haciz_firma: z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().trim())
    .pipe(z.string().min(1, { message: 'requiredField' }).max(200))
    .describe('firm that collects'),
  f_haciz_aciklama: z.string().trim().min(1, { message: 'requiredField' }).max(NOTE).describe('explanation'),
  f_haciz_tarihi: optionalDay.describe('day of the seizure, not in the future; empty: today'),
})

export const BankruptcyForm = z.object({
  f_iflas_aciklama: z.string().trim().min(1, { message: 'requiredField' }).max(NOTE).describe('explanation'),
  f_iflas_tarihi: optionalDay.describe('day of the bankruptcy, not in the future; empty: today'),
})

export const NotesForm = z.object({
  s_note: text(NOTE).describe('note on the order'),
  fat_note: text(NOTE).describe('note on the invoice'),
  s_prasentrechnung: flag.optional().describe('gift: the delivery note shows no prices'),
})

/** A payment of an invoice. */
export const PaymentForm = z.object({
  cus_id: z.preprocess(emptyToUndefined, rowId.optional()).describe('customer of the invoice'),
  s_no: z.preprocess(emptyToUndefined, rowId.optional()).describe('order that is paid'),
  sip_id: z.preprocess(emptyToUndefined, rowId.optional()).describe('the same order'),
  islem_type: z.preprocess(Number, z.literal(2)).optional().describe('2 payment'),
  in_out: z.preprocess(Number, z.literal(2)).optional().describe('2 money comes in'),
  islem_zamani: dayOrMoment.describe('day the money came in, not in the future'),
  borc: amount.pipe(z.number().min(0.01)).describe('amount that came in'),
  alacak: z.preprocess(emptyToUndefined, amount.optional()).describe('late fee above zero, booked once'),
  late_fee: z.preprocess(emptyToUndefined, amount.optional()).describe('late fee as typed; zero waives it'),
  taksit_id: z
    .preprocess((value) => (value === 0 ? null : value), optionalKey)
    .describe('instalment it is for'),
  ...SeenMoney.shape,
})

export type PaymentForm = z.infer<typeof PaymentForm>

const bookingDay = optionalDay.describe('day of the booking, not in the future; empty: today')
const bookingAmount = z
  .preprocess(emptyToUndefined<number | '' | null | undefined>, amount.pipe(z.number().min(0.01)).optional())
  .optional()
  .describe('amount; empty: as much as possible')

/** A credit note is set off against an open invoice of the same customer. */
export const SetOffForm = z.object({
  kaynak_id: rowId.describe('credit note'),
  s_no: rowId.describe('invoice that it pays'),
  tutar: bookingAmount,
  islem_zamani: bookingDay,
  ...SeenMoney.shape,
})

/** Moves money between a record and the balance of its customer, or pays it out. */
export const MoveForm = z.object({
  s_no: rowId.describe('invoice or credit note'),
  tutar: bookingAmount,
  islem_zamani: bookingDay,
  ...SeenMoney.shape,
})

export const CloseForm = z.object({
  id: rowId,
  islem_zamani: optionalDay.describe('day of the last payment, not in the future; empty: today'),
  bakiye_ekle: flag.default('0').describe('whether a surplus goes to the balance of the customer'),
  on_odeme: SeenMoney.shape.on_odeme,
})
