import { BUSINESS_ZONE, type IsoDate } from '#core/days/dates.ts'
import type { ReferenceFlags } from '#core/references.ts'

/** What an outcome means for the work after it, as the list of outcomes keeps it. */
export type OutcomeEffects = ReferenceFlags<'sys_gorusme_asama'>

export type CallBack = { rand_tar: IsoDate; rand_saat: string | null; rand_note?: string | null }

type Ended = {
  effects: Pick<OutcomeEffects, 'reached' | 'asks_do_not_call' | 'wrong_number'>
  /** The call-back that was agreed before. */
  before: { rand_tar: IsoDate | null; rand_saat: string | null }
  /** The one that was agreed now. */
  agreed: CallBack | null
  now: Temporal.Instant
  retryMinutes: number
}

/** How many minutes before the agreed time a call-back may be made. */
const EARLY_MINUTES = 10

/** When a call-back is due; without a time at the start of its day. */
export const dueMoment = (day: IsoDate, time: string | null): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${day}T${time?.slice(0, 5) ?? '00:00'}`)
    .toZonedDateTime(BUSINESS_ZONE)
    .toInstant()

function isDue({ rand_tar, rand_saat }: Ended['before'], now: Temporal.Instant): boolean {
  if (!rand_tar) return false
  const early = now.add({ minutes: EARLY_MINUTES })
  return Temporal.Instant.compare(dueMoment(rand_tar, rand_saat), early) <= 0
}

function localAt(moment: Temporal.Instant): CallBack {
  const local = moment.toZonedDateTimeISO(BUSINESS_ZONE)
  return {
    rand_tar: local.toPlainDate().toString(),
    rand_saat: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/**
 * The call-back after a call: a newly agreed one replaces it; a due one is done if the customer was reached,
 * otherwise it is moved to a later time; one that is not due yet stays.
 */
export function callBackAfter({
  effects,
  before,
  agreed,
  now,
  retryMinutes,
}: Ended): CallBack | 'none' | 'as_before' {
  if (effects.asks_do_not_call === '1') return 'none'
  if (agreed) return agreed
  if (!isDue(before, now)) return 'as_before'
  if (effects.reached === '1' || effects.wrong_number === '1') return 'none'
  return localAt(now.add({ minutes: retryMinutes }))
}
