import { z } from 'zod'

/** A pause for unusual activity, as administrators see it. */
export const PauseRow = z.object({
  subject: z.string().describe('what is paused: device, session, address or account'),
  reason: z.string().describe('why it is paused'),
  until: z.string().describe('moment the pause ends'),
  address: z.string().nullable().describe('address the calls came from'),
  created_at: z.string().describe('moment the pause began'),
  user_name: z.string().nullable().describe('user it is about'),
})

export type PauseRow = z.infer<typeof PauseRow>

const subjects = ['device', 'session', 'address', 'account'] as const
const reasons = ['too_many_calls', 'failed_sign_ins', 'failed_on_several_accounts'] as const

/** The kind of what is paused, from the prefix before the colon. */
export const pauseSubject = ({ subject }: Pick<PauseRow, 'subject'>) =>
  subjects.find((name) => subject.startsWith(`${name}:`)) ?? 'device'

export const isPauseReason = (reason: string): reason is (typeof reasons)[number] =>
  (reasons as readonly string[]).includes(reason)
