import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { emailAddress, requiredText, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { mailTexts } from '../texts.ts'

export const mailStates = ['waiting', 'sent', 'failed', 'bounced', 'cancelled'] as const

export type MailStatus = (typeof mailStates)[number]

export const mailKinds = [
  'reset_password',
  'account_locked',
  'sign_in_code',
  'test_code',
  'wine_recommendation',
  'document',
  'shipment',
  'report',
  'chain_heads',
] as const

type MailKind = (typeof mailKinds)[number]

const isMailKind = (kind: string): kind is MailKind => (mailKinds as readonly string[]).includes(kind)

/** The kind of a mail as text; null for an unknown kind, which is shown by its name. */
export const kindText = (kind: string) => (isMailKind(kind) ? mailTexts[`kind_${kind}`] : null)

/** Mails with a link or code for signing in: their body is made on sending and goes to the recipient only. */
export const isSecret = (kind: string): boolean => hasLink(kind) || kind.endsWith('_code')

/** Without a mail server an administrator can pass a link on; a code is for the recipient alone. */
export const hasLink = (kind: string): boolean => kind === 'reset_password' || kind === 'account_locked'

/** A mail that waits to be sent is not sent twice. */
export const mayResend = ({ status }: { status: MailStatus }): boolean => status !== 'waiting'

/** What has not been sent can be cancelled. */
export const mayCancel = ({ status }: { status: MailStatus }): boolean => status === 'waiting'

/** A mail that was not delivered can get another address; a link into an account only goes to that account's. */
export const mayCorrect = ({ status, kind }: { status: MailStatus; kind: string }): boolean =>
  status !== 'sent' && !isSecret(kind)

export const MailCorrection = z.object({
  recipient: emailAddress(150).describe('address of the recipient'),
  subject: requiredText(200).describe('subject of the mail'),
})

export const MailRow = z.object({
  id: rowId,
  kind: z.string().describe('what the mail is about'),
  recipient: z.string().describe('address of the recipient'),
  subject: z.string().describe('subject of the mail'),
  status: z.enum(mailStates).describe('waiting, sent, failed, bounced (came back) or cancelled'),
  attempts: z.number().describe('how often it was tried'),
  created_at: z.string(),
  sent_at: z.string().nullable().describe('moment at which the mail server took it'),
  next_attempt_at: z.string().describe('moment of the next try'),
  last_error: z.string().nullable().describe('what the mail server said last'),
  name_surname: z.string().nullable().describe('who sent it, as a name'),
  attachments: z.number().describe('number of attached files'),
})

export type MailRow = z.infer<typeof MailRow>

/** What identifies a mail for users. */
export type MailHead = Pick<MailRow, 'id' | 'recipient' | 'subject'>

export const mailList = defineList({
  path: '/mail_outbox/list',
  row: MailRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: mailTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    created_at: { kind: 'moment', filter: 'equals', width: 140 },
    kind: {
      filter: 'equals',
      options: { values: mailKinds.map((kind) => ({ value: kind, text: mailTexts[`kind_${kind}`] })) },
      width: 140,
    },
    recipient: { filter: 'contains', width: 210 },
    subject: { filter: 'contains', width: 260 },
    attachments: { kind: 'number', width: 80 },
    status: {
      filter: 'equals',
      options: {
        values: mailStates.map((status) => ({ value: status, text: mailTexts[`status_${status}`] })),
      },
      width: 130,
    },
    sent_at: { kind: 'moment', width: 140 },
    attempts: { kind: 'number', width: 80 },
    last_error: { filter: 'contains', width: 240 },
    name_surname: { filter: 'contains', width: 140 },
    next_attempt_at: { kind: 'moment', hidden: true },
  },
})
