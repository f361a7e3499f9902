/** A pause for unusual activity, as administrators see it. */
export type PauseRow = {
  subject: string
  reason: string
  until: string
  address: string | null
  user_name: string | null
}

const subjects = ['device', 'session', 'address', 'account'] as const
const reasons = ['too_many_calls', 'failed_sign_ins', 'failed_on_several_accounts'] as const

/** What is paused; the part before the colon says it. */
export const pauseSubject = ({ subject }: Pick<PauseRow, 'subject'>) =>
  subjects.find((name) => subject.startsWith(`${name}:`)) ?? 'device'

export const isPauseReason = (reason: string): reason is (typeof reasons)[number] =>
  (reasons as readonly string[]).includes(reason)
