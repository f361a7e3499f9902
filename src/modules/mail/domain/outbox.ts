import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { emailAddress, requiredText } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { mailTexts } from '../texts.ts'
import { mail_outbox_view } from './stored/mail_outbox_view.ts'

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

export const MailRow = narrowed(mail_outbox_view, {
  status: z.enum(mailStates),
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
    id: { filter: 'startsWith', width: 80 },
    created_at: { filter: 'equals', width: 140 },
    kind: {
      filter: 'equals',
      options: { values: mailKinds.map((kind) => ({ value: kind, text: mailTexts[`kind_${kind}`] })) },
      width: 140,
    },
    recipient: { filter: 'contains', width: 210 },
    subject: { filter: 'contains', width: 260 },
    attachments: { width: 80 },
    status: {
      filter: 'equals',
      options: {
        values: mailStates.map((status) => ({ value: status, text: mailTexts[`status_${status}`] })),
      },
      width: 130,
    },
    sent_at: { width: 140 },
    attempts: { width: 80 },
    last_error: { filter: 'contains', width: 240 },
    name_surname: { filter: 'contains', width: 140 },
  },
  unseen: ['next_attempt_at'],
})
