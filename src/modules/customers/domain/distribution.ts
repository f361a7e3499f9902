import { z } from 'zod'
import { Level, type Actor } from '#core/actor.ts'
import type { Refusal } from '#core/errors.ts'
import { rowId, wholeNumber, type Flag } from '#core/fields.ts'

/** More than the whole company has; a typing mistake is caught before the database is. */
const MOST_AT_ONCE = 100_000

/** Handing customers to a salesperson: how many, to whom. */
export const TransferForm = z.object({
  selectedDatatableItemCount: wholeNumber(1, MOST_AT_ONCE).describe('how many customers to hand over'),
  receiver_personel_id: rowId.describe('user who receives them'),
})

export type TransferForm = z.infer<typeof TransferForm>

type Receiver = Pick<Actor, 'user_level'> & { blocked: Flag; sil: Flag }

/** Customers go to people who work here: neither the system's own users nor people who left or are blocked. */
export function whyNotReceiver(user: Receiver | undefined): Refusal {
  const works = user && user.user_level !== Level.system && user.blocked === '0' && user.sil === '0'
  return works ? null : { code: 'receiver_not_available' }
}
