import { z } from 'zod'
import { Level, type Actor } from '#core/actor.ts'
import { rowId, wholeNumber, type Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'

const refusals = defineRefusals({
  transfer_undone_before: {
    tr: 'Bu dağıtım zaten geri alındı.',
    de: 'Diese Verteilung wurde schon zurückgenommen.',
    en: 'This transfer has been taken back already.',
  },
  transfer_too_old: {
    tr: 'Bir dağıtım yalnızca bir gün içinde geri alınabilir.',
    de: 'Eine Verteilung kann nur einen Tag lang zurückgenommen werden.',
    en: 'A transfer can be taken back for one day only.',
  },
  transfer_changed: {
    tr: 'Önizlemeden bu yana seçime uyan müşteriler ya da personelleri değişti; şimdi {count} müşteri olur. Lütfen yeniden bakın.',
    de: 'Seit der Vorschau hat sich geändert, welche Kunden das sind oder wer sie betreut; jetzt wären es {count}. Bitte sehen Sie noch einmal hin.',
    en: 'Since the preview these customers or whose they are has changed; it would be {count} now. Please look again.',
  },
  receiver_not_available: {
    tr: 'Lütfen müşterilerin aktarılacağı etkin bir personel seçin.',
    de: 'Bitte wählen Sie einen aktiven Mitarbeiter, der die Kunden übernimmt.',
    en: 'Please choose an active staff member to receive the customers.',
  },
})

/** More than any company has; catches typing mistakes. */
const MOST_AT_ONCE = 100_000

/** Handing customers to a salesperson: how many, to whom. */
export const TransferForm = z.object({
  selectedDatatableItemCount: wholeNumber(1, MOST_AT_ONCE).describe('how many customers to hand over'),
  receiver_personel_id: rowId.describe('user who receives them'),
  appointments: z.enum(['stay', 'move']).default('stay').describe('whether agreed appointments go along'),
})

export type TransferForm = z.infer<typeof TransferForm>

type Receiver = Pick<Actor, 'user_level'> & { blocked: Flag; sil: Flag }

/** Customers go to people who work here: neither the system's own users nor people who left or are blocked. */
export function whyNotReceiver(user: Receiver | undefined): Refusal {
  const works = user && user.user_level !== Level.system && user.blocked === '0' && user.sil === '0'
  return works ? null : refusals.receiver_not_available
}

/** What moves must be what the preview showed, if there was one. */
export function whyNotAsSeen(
  seen: string | null | undefined,
  now: { count: number; preview_version: string },
): Refusal {
  const isSame = seen === null || seen === undefined || seen === now.preview_version
  return isSame ? null : { ...refusals.transfer_changed, params: { count: now.count } }
}

type Made = { made_at: string; undone_at: string | null }

const UNDO_HOURS = 24

/** A transfer can be taken back once, for a day. */
export function whyNotUndone({ made_at, undone_at }: Made, now: Temporal.Instant): Refusal {
  if (undone_at !== null) return refusals.transfer_undone_before
  const end = Temporal.Instant.from(made_at).add({ hours: UNDO_HOURS })
  return Temporal.Instant.compare(now, end) > 0 ? refusals.transfer_too_old : null
}

export const mayUndoTransfer = (transfer: Made, now: Temporal.Instant): boolean =>
  whyNotUndone(transfer, now) === null
