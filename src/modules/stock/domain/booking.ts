import { z } from 'zod'
import { optionalText, rowId } from '#core/fields.ts'

/** Keys of stok_islem_tip in use; 1 is the form's "please choose". */
export const BookingType = { choose: 1, inflow: 2, outflow: 3 } as const

/** Key of stok_hareket_tip that stands for "please choose". */
export const REASON_CHOOSE = 1

/** May bottles move this way for this reason? A reason without a direction, such as a stocktaking, fits both. */
export const reasonFits = (islem_tip: number | null, direction: number | null | undefined): boolean =>
  (direction ?? islem_tip) === islem_tip

const empty = (value: unknown) => (value === '' || value === null ? undefined : value)

/** A stock transaction as the form sends it: type and reason chosen, a whole number of bottles above zero. */
export const BookingForm = z.object({
  stok_id: rowId.describe('wine whose bottles move'),
  islem_tip: z
    .preprocess(empty, z.number({ error: 'requiredField' }).int())
    .refine((tip) => tip === BookingType.inflow || tip === BookingType.outflow, {
      message: 'requiredField',
    })
    .describe('2 inflow, 3 outflow'),
  in_out: z
    .preprocess(empty, z.number({ error: 'requiredField' }).int().max(2_147_483_647))
    .refine((reason) => reason > REASON_CHOOSE, { message: 'requiredField' })
    .describe('reason of the movement, key of stok_hareket_tip'),
  miktar: z.preprocess(empty, z.number().int().min(1).max(100_000)).describe('bottles'),
  aciklama: optionalText(500).describe('remark'),
})

export type BookingForm = z.infer<typeof BookingForm>

/** The booking type alone decides the direction. */
export function bookedQuantities({ islem_tip, miktar }: Pick<BookingForm, 'islem_tip' | 'miktar'>) {
  return islem_tip === BookingType.inflow ? { giren: miktar, cikan: 0 } : { giren: 0, cikan: miktar }
}
