import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent, one, savedId, type TypesOf } from '#core/calls.ts'
import { emailAddress, rowId } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { MailCorrection, mailList, MailRow } from './outbox.ts'
import { testMailOutcomes } from './test-mail.ts'
import { unreachableList } from './unreachable.ts'

/** A mail for reading; the body of one with a link or code for signing in stays on the server. */
const Mail = storedRows.mail_outbox
  .omit({ body_html: true, message_id: true, secret_user: true, reminds: true })
  .extend({
    status: MailRow.shape.status,
    body_text: z.string().nullable(),
    has_link: z.boolean().describe('nobody but an administrator can hand the link of this mail on'),
    files: z.array(storedRows.sys_files.pick({ id: true, file_name: true })),
  })

export type Mail = z.infer<typeof Mail>

export const getMail = defineCall({ path: '/mail_outbox/get', who: admin, input: byId, answer: one(Mail) })

/** Not declared as writing, as answers of writing calls are stored for repeated requests, and this is secret. */
export const getMailLink = defineCall({
  path: '/mail_outbox/link',
  who: admin,
  input: byId,
  answer: z.object({ body_text: z.string() }),
})

export const getMailFile = defineCall({
  path: '/mail_outbox/file',
  who: admin,
  input: z.object({ id: rowId, file_id: rowId }),
  answer: fileContent,
})

const change = { who: admin, writes: true, forRowsOf: [mailList.path], answer: savedId } as const

export const resendMail = defineCall({ ...change, path: '/mail_outbox/resend', input: byId })

export const cancelMail = defineCall({ ...change, path: '/mail_outbox/cancel', input: byId })

export const correctMail = defineCall({
  ...change,
  path: '/mail_outbox/correct',
  input: MailCorrection.extend({ id: rowId }),
})

const MAX_BASE64 = 1_400_000

/** The report of a mail server about a mail that came back, as an .eml file. */
export const uploadBounce = defineCall({
  path: '/mail_bounce/create',
  who: admin,
  writes: true,
  input: z.object({
    file_name: z.string().max(200),
    base_64: z.string().min(1).max(MAX_BASE64).describe('the report as it arrived, at most 1 MB'),
  }),
  answer: z.object({
    address: z.string(),
    marked: z.boolean().describe('the address takes no further mails; not where the mail is only late'),
  }),
})

/** Lets mails go to the address again. */
export const releaseAddress = defineCall({
  path: '/mail_bounce/release',
  who: admin,
  writes: true,
  forRowsOf: [unreachableList.path],
  input: byId,
  answer: savedId,
})

/** Sent past the outbox, so it is no write; the answer is what the mail server says. */
export const sendTestMail = defineCall({
  path: '/mail_test/send',
  who: admin,
  input: z.object({ recipient: emailAddress(200) }),
  answer: z.object({
    outcome: z.enum(testMailOutcomes),
    detail: z.string().nullable().describe('what the mail server said'),
  }),
})

export const mailCalls = [
  listCall(mailList),
  getMail,
  getMailLink,
  getMailFile,
  resendMail,
  cancelMail,
  correctMail,
  listCall(unreachableList),
  uploadBounce,
  releaseAddress,
  sendTestMail,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof mailCalls> {}
}
