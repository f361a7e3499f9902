/** What the mail library says about a mail that could not be sent. */
export type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** The status of RFC 3463 in an answer, such as 5.1.1. */
const STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/

/** Refusals of a mailbox where the server gives no status: not available, not local, not allowed as a name. */
const OF_THE_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553])

/** A server that refuses us as a sender says nothing about the recipient. */
const ABOUT_US = /relay|spam|blocked|blacklist|block list|denied|policy|authentication|not permitted/i

/**
 * Why the recipient does not exist for the mail server, for good; null where it refused for now, or refused us. Of a
 * status 5.7 it is our server or our mail that is refused.
 */
export function unreachableBecause({ code, command, responseCode = 0, response = '' }: MailError): {
  code: string
  reason: string
} | null {
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || responseCode < 500) return null
  const status = STATUS.exec(response)?.[1]
  const isAboutRecipient = status
    ? /^5\.[1-6]\./.test(status)
    : OF_THE_MAILBOX.has(responseCode) && !ABOUT_US.test(response)
  return isAboutRecipient ? { code: status ?? String(responseCode), reason: response.slice(0, 500) } : null
}
