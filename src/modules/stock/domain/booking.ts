import { z } from 'zod'
import { optionalText, rowId } from '#core/fields.ts'

/** Keys of stok_islem_tip that mean something; 1 is the form's "please choose". */
export const BookingType = { choose: 1, inflow: 2, outflow: 3 } as const

/** Key of stok_hareket_tip that stands for "please choose". */
export const REASON_CHOOSE = 1

/** Reasons (keys of stok_hareket_tip) that fit one direction only; the others, such as a stocktaking, fit both. */
const oneWay: Readonly<Record<number, number>> = {
  2: BookingType.inflow,
  8: BookingType.inflow,
  4: BookingType.outflow,
  6: BookingType.outflow,
  7: BookingType.outflow,
}

/** May bottles move this way for this reason? Breakage brings none in, a purchase takes none out. */
export const reasonFits = (islem_tip: number | null, in_out: number): boolean =>
  (oneWay[in_out] ?? islem_tip) === islem_tip

const empty = (value: unknown) => (value === '' || value === null ? undefined : value)

/** A stock transaction field by field: type and reason chosen, a whole number of bottles above zero. */
export const BookingFields = z.object({
  stok_id: rowId.describe('wine whose bottles move'),
  islem_tip: z
    .preprocess(empty, z.number({ error: 'requiredField' }).int())
    .refine((tip) => tip === BookingType.inflow || tip === BookingType.outflow, {
      message: 'requiredField',
    })
    .describe('2 inflow, 3 outflow'),
  in_out: z
    .preprocess(empty, z.number({ error: 'requiredField' }).int())
    .refine((reason) => reason > REASON_CHOOSE, { message: 'requiredField' })
    .describe('reason of the movement, key of stok_hareket_tip'),
  miktar: z.preprocess(empty, z.number().int().min(1).max(100_000)).describe('bottles'),
  aciklama: optionalText(500).describe('remark'),
})

/** A stock transaction as the form sends it: the reason fits the direction. */
export const BookingForm = BookingFields.refine(({ islem_tip, in_out }) => reasonFits(islem_tip, in_out), {
  message: 'not_allowed',
  path: ['in_out'],
})

export type BookingForm = z.infer<typeof BookingForm>

/** The booking type alone decides the direction. */
export function bookedQuantities({ islem_tip, miktar }: Pick<BookingForm, 'islem_tip' | 'miktar'>) {
  return islem_tip === BookingType.inflow ? { giren: miktar, cikan: 0 } : { giren: 0, cikan: miktar }
}
