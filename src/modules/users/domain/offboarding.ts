import { z } from 'zod'
import { isAdmin, Level, type Actor } from '#core/actor.ts'
import { optionalText, rowId, type Flag, rowVersion } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'

const refusals = defineRefusals({
  user_has_work: {
    tr: 'Bu kişide iş bekliyor (müşteri: {customers}, açık sipariş: {orders}, görev: {tasks}). Önce işi devredin ya da kişiyi engelleyin.',
    de: 'Bei dieser Person wartet noch Arbeit (Kunden: {customers}, offene Aufträge: {orders}, Aufgaben: {tasks}). Bitte übergeben Sie sie zuerst, oder sperren Sie die Person.',
    en: 'Work waits with this person (customers: {customers}, open orders: {orders}, tasks: {tasks}). Please hand it over first, or block the person.',
  },
  move_needs_confirmation: {
    tr: 'Bu kişi başka bir bayiye geçerken işini de götürür (müşteri: {customers}, görev: {tasks}); açık siparişler ({orders}) eski bayide kalır. Lütfen onaylayın.',
    de: 'Beim Wechsel zu einem anderen Händler nimmt diese Person ihre Arbeit mit (Kunden: {customers}, Aufgaben: {tasks}); offene Aufträge ({orders}) bleiben beim bisherigen Händler. Bitte bestätigen Sie das.',
    en: 'This person takes work along to another dealer (customers: {customers}, tasks: {tasks}); open orders ({orders}) stay with the dealer so far. Please confirm it.',
  },
  taker_not_available: {
    tr: 'Lütfen işi devralacak, etkin olan başka bir kişi seçin.',
    de: 'Bitte wählen Sie eine andere, aktive Person, die übernimmt.',
    en: 'Please choose another, active person to take over.',
  },
})

/** Offboarding of a user: who takes over the customers, and who the rest. */
export const OffboardForm = z.object({
  id: rowId.describe('user who leaves'),
  customers: z
    .union([z.enum(['pool', 'even']), rowId])
    .describe('who takes the customers: the pool, the sales people of the dealer evenly, or one user'),
  tasks: rowId.describe('user who takes open tasks, and what nobody else takes'),
  version: rowVersion.describe('state of the user that was seen'),
  leave: z.enum(['block', 'delete']).default('block').describe('what becomes of the account'),
  reason: optionalText(200).describe('why, for the history'),
})

/** A person's open work, which is handed over on leaving. */
export const HandoverCounts = z.object({
  customers: z.number().describe('customers of the person'),
  appointments: z.number().describe('appointments of the person with customers'),
  tasks: z.number().describe('open tasks that the person sent or received'),
  orders: z.number().describe('orders and quotes without an invoice'),
  calls: z.number().describe('calls that were begun and not finished'),
  notes: z.number().describe('notes of calls that were not saved yet'),
  holds: z.number().describe('drafts that hold bottles; the bottles are let go'),
})

export type HandoverCounts = z.infer<typeof HandoverCounts>

const counted = Object.keys(HandoverCounts.shape) as (keyof HandoverCounts)[]

export const isNothing = (counts: HandoverCounts) => counted.every((kind) => counts[kind] === 0)

/** A user with open work cannot be deleted, since it could not be handed over later; blocking is possible. */
export const whyNotDeleted = (counts: HandoverCounts): Refusal =>
  isNothing(counts)
    ? null
    : {
        ...refusals.user_has_work,
        params: { customers: counts.customers, orders: counts.orders, tasks: counts.tasks },
      }

/**
 * A user who moves to another dealer keeps customers, appointments and tasks, while orders stay with the dealer
 * they were written for. This needs a confirmation.
 */
export const whyNotMoved = ({ customers, orders, tasks, ...rest }: HandoverCounts, onay: Flag): Refusal =>
  onay === '1' || isNothing({ customers, orders, tasks, ...rest })
    ? null
    : { ...refusals.move_needs_confirmation, params: { customers, orders, tasks } }

export type Colleague = { id: number; user_level: number; bayi: number; blocked: Flag; sil: Flag }
type Leaver = { id: number; bayi: number }
type Giver = Pick<Actor, 'user_level' | 'bayi'>

const works = ({ user_level, blocked, sil }: Colleague) =>
  user_level !== Level.system && blocked === '0' && sil === '0'

/** Work is handed over to active users; dealer administrators can only choose users of their own dealer. */
export function whyNotTaker(giver: Giver, leaver: Leaver, colleague: Colleague | undefined): Refusal {
  if (!colleague || !works(colleague) || colleague.id === leaver.id) return refusals.taker_not_available
  return isAdmin(giver) || colleague.bayi === giver.bayi ? null : accessRefusals.ERR_105
}

/** Those who share customers evenly: everybody who sells for the same dealer. */
export const sharers = (leaver: Leaver, colleagues: readonly Colleague[]): number[] =>
  colleagues
    .filter((person) => works(person) && person.id !== leaver.id)
    .filter((person) => person.bayi === leaver.bayi && person.user_level !== Level.administrator)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
