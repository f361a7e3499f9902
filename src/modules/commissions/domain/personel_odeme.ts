import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { amount, isoDate, optionalDate, optionalKey, optionalText, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { cents, euros, formatEuro, type Cents } from '#core/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { commissionTexts } from '../texts.ts'

const refusals = defineRefusals({
  advance_settled: {
    tr: 'Bu avansın {sum} tutarı fişlerle mahsup edildi; daha azına düşürülemez.',
    de: 'Von diesem Vorschuss sind {sum} verrechnet. Weniger kann er nicht werden.',
    en: '{sum} of this advance is settled by slips. It cannot become less.',
  },
})

/** The only kind of payment to staff: an advance. */
export const ADVANCE = 2

/** A positive amount. */
const paidAmount = amount.refine((value) => value > 0, { message: 'requiredField' })

export const AdvanceForm = z.object({
  per_id: rowId.describe('person who gets the advance'),
  islem: z.coerce.number().pipe(z.literal(ADVANCE)).default(ADVANCE).describe('2 advance'),
  tarihi: isoDate.describe('day of the advance'),
  tutar: paidAmount.describe('amount, tax included'),
  cus_id: optionalKey.describe('customer whose order was the reason'),
  s_no: optionalKey.describe('order that was the reason'),
  f_no: optionalText(200).describe('invoice that was the reason'),
  odeme_tar: optionalDate.describe('day the money went out'),
  aciklama: optionalText(200).describe('remark'),
})

export type AdvanceForm = z.output<typeof AdvanceForm>

/** What of an advance may be corrected; whose it is and why it was given stays. */
export const AdvanceChange = AdvanceForm.pick({ tarihi: true, tutar: true, aciklama: true })

/** An advance cannot be reduced below what slips have settled; withdrawing it reduces it to zero. */
export function whyNotAdvance(
  { tutar, kalan }: { tutar: number; kalan: number },
  corrected: number,
): Refusal {
  const settled = cents(tutar) - cents(kalan)
  if (cents(corrected) >= settled) return null
  return { ...refusals.advance_settled, params: { sum: formatEuro(euros(settled as Cents)) } }
}

export const AdvanceRow = z.object({
  id: rowId.describe('number of the advance'),
  per_id: z.number().describe('person'),
  user_name: z.string().describe('user name of the person'),
  name: z.string().nullable().describe('first name'),
  surname: z.string().nullable().describe('family name'),
  cus_id: z.number().nullable().describe('customer'),
  islem: z.number().describe('2 advance'),
  odeme_tar: z.string().nullable().describe('day the money went out'),
  f_no: z.string().nullable().describe('invoice'),
  s_no: z.number().nullable().describe('order'),
  tarihi: z.string().describe('day of the advance'),
  tutar: z.number().describe('amount, tax included'),
  kalan: z.number().describe('what no slip has settled yet'),
  komisyon_tutar: z.number().nullable().describe('amount without its tax'),
  komisyon_oran: z.number().nullable().describe('rate of the person on that day'),
  komisyon_brut: z.number().nullable().describe('amount with its tax'),
  durum: z.number().describe('0 open, 1 settled'),
  belge_no: z.number().nullable().describe('slip that settled the rest'),
  aciklama: z.string().nullable().describe('remark'),
  version: z.number().describe('version of the advance'),
})

export type AdvanceRow = z.infer<typeof AdvanceRow>

export const advanceList = defineList({
  path: '/personel_odeme/list',
  row: AdvanceRow,
  see: everyone,
  export: admin,
  search: false,
  defaultSort: ['id', 'DESC'],
  texts: commissionTexts,
  columns: {
    id: { kind: 'number', width: 70 },
    tarihi: { kind: 'date', width: 110 },
    name: { width: 120 },
    surname: { width: 120 },
    tutar: { kind: 'money', sum: true, width: 110 },
    kalan: { kind: 'money', sum: true, width: 110 },
    durum: { kind: 'number', width: 80 },
    belge_no: { kind: 'number', width: 90 },
    aciklama: { width: 200 },
    per_id: { kind: 'number', hidden: true },
    user_name: { hidden: true },
    cus_id: { kind: 'number', hidden: true },
    islem: { kind: 'number', hidden: true },
    odeme_tar: { kind: 'date', hidden: true },
    f_no: { hidden: true },
    s_no: { kind: 'number', hidden: true },
    komisyon_tutar: { kind: 'money', hidden: true },
    komisyon_oran: { kind: 'number', hidden: true },
    komisyon_brut: { kind: 'money', hidden: true },
    version: { kind: 'number', hidden: true },
  },
})
