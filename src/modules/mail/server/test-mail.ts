import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { say } from '#core/texts/texts.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import type { MailError } from '#platform/server/mail/mail-refusal.ts'
import { readSender } from '#platform/server/mail/mail-sender.ts'
import { openTransport } from '#platform/server/mail/mail.ts'
import { isWithin } from '#platform/server/entrance/throttle.ts'
import { sendTestMail } from '../domain/calls.ts'
import { outcomeOf, type TestMailOutcome } from '../domain/test-mail.ts'
import { testMailTexts } from '../test-mail-texts.ts'

const refusals = defineRefusals({
  test_mail_too_many: {
    tr: 'Beş dakikada en fazla {max} deneme e-postası gönderilir. Lütfen biraz bekleyin.',
    de: 'In fünf Minuten sind höchstens {max} Testmails möglich. Bitte warten Sie etwas.',
    en: 'At most {max} test mails are possible in five minutes. Please wait a little.',
  },
})

/** Within the five minutes of the throttle. */
const MOST = 5

const result = (outcome: TestMailOutcome, detail: string | null = null) => ({ outcome, detail })

/** Sends past the outbox, so that the answer of the mail server is known at once; nothing is stored. */
export const testMailEndpoint = serve(sendTestMail, async ({ db, input, actor, services, language }) => {
  if (!isWithin(`test_mail:${actor.id}`, MOST)) throw new AppError(refusals.test_mail_too_many, { max: MOST })
  const { settings } = services
  if (!settings.smtpUrl) return result('not_set')
  const message = {
    ...(await readSender(db, settings)),
    to: input.recipient,
    subject: say(testMailTexts.subject, language),
    text: say(testMailTexts.body, language),
  }
  const transport = openTransport(settings.smtpUrl)
  return transport
    .sendMail(message)
    .then(
      () => result('sent'),
      (error: MailError) => result(outcomeOf(error), (error.response ?? error.message).slice(0, 300)),
    )
    .finally(() => transport.close())
})
