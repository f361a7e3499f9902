import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { amount, isoDate, optionalDate, optionalKey, optionalText, rowId } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { cents, euros, formatEuro, type Cents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { commissionTexts } from '../texts.ts'
import { personel_odeme_view } from './stored/personel_odeme_view.ts'

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

export type AdvanceRow = z.infer<typeof personel_odeme_view>

export const advanceList = defineList({
  path: '/personel_odeme/list',
  row: personel_odeme_view,
  see: everyone,
  export: admin,
  search: false,
  defaultSort: ['id', 'DESC'],
  texts: commissionTexts,
  columns: {
    id: { width: 70 },
    tarihi: { width: 110 },
    name: { width: 120 },
    surname: { width: 120 },
    tutar: { sum: true, width: 110 },
    kalan: { sum: true, width: 110 },
    durum: { width: 80 },
    belge_no: { width: 90 },
    aciklama: { width: 200 },
  },
  unseen: [
    'per_id',
    'user_name',
    'cus_id',
    'islem',
    'odeme_tar',
    'f_no',
    's_no',
    'komisyon_tutar',
    'komisyon_oran',
    'komisyon_brut',
    'version',
  ],
})
