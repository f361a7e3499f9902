import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { mailRefusals } from './refusals.ts'

const refusals = defineRefusals({
  bounce_not_mail: {
    tr: 'Dosya bir e-posta (.eml) değil.',
    de: 'Die Datei ist keine E-Mail (.eml).',
    en: 'The file is not a mail (.eml).',
  },
  bounce_not_report: {
    tr: 'Bu e-posta bir teslim bildirimi değil.',
    de: 'Diese E-Mail ist keine Meldung über eine unzustellbare Nachricht.',
    en: 'This mail is no report about an undelivered message.',
  },
})

/** What a mail server says about a mail that it could not deliver (RFC 3464). */
export type DeliveryReport = {
  /** Message id of the mail, from the return path or from the returned headers. */
  messageId: string
  recipient: string
  /** From the action field: whether delivery failed for good or is only delayed. */
  isFinal: boolean
  /** Such as 5.1.1. */
  code: string
  reason: string
}

type Part = { headers: ReadonlyMap<string, string>; body: string }

/** Head and body of a mail or of one of its parts; a line that begins with a blank continues the one before. */
function readPart(text: string): Part {
  const end = text.search(/\n\n|\n?$/)
  const head = text.slice(0, end).replaceAll(/\n[ \t]+/g, ' ')
  const headers = new Map<string, string>()
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    headers.set(name, [headers.get(name), line.slice(colon + 1).trim()].filter(Boolean).join(', '))
  }
  return { headers, body: text.slice(end + 2) }
}

const typeOf = ({ headers }: Part) => headers.get('content-type') ?? ''

function partsOf(mail: Part): Part[] {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(typeOf(mail)) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return []
  return mail.body
    .split(`\n--${boundary}`)
    .slice(mail.body.startsWith(`--${boundary}`) ? 0 : 1)
    .map((part) => readPart(part.replace(/^(?:--[^\n]*)?\n/, '')))
}

const UUID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i

const asUuid = (text: string) => {
  const letters = text.replaceAll('-', '').toLowerCase()
  return [8, 12, 16, 20, 32].map((end, at, ends) => letters.slice(ends[at - 1] ?? 0, end)).join('-')
}

/** The report's recipient identifies the mail by its unique return path, else the returned headers do. */
function messageIdIn(mail: Part, parts: readonly Part[]): string | null {
  const addressed = ['to', 'delivered-to', 'x-original-to', 'envelope-to']
    .map((name) => mail.headers.get(name) ?? '')
    .map((value) => new RegExp(`\\+(${UUID.source})@`, 'i').exec(value)?.[1])
    .find(Boolean)
  const returned = parts.filter((part) => /^(?:message\/rfc822|text\/rfc822-headers)/i.test(typeOf(part)))
  const named = returned
    .map(({ body }) => UUID.exec(readPart(body).headers.get('message-id') ?? '')?.[0])
    .find(Boolean)
  const found = addressed ?? named
  return found ? asUuid(found) : null
}

const behind = (value: string) => value.slice(value.indexOf(';') + 1).trim()

/** Reads a report; a refusal says why it cannot be used. */
export function readDeliveryReport(
  raw: string,
): { report: DeliveryReport } | { refusal: NonNullable<Refusal> } {
  const mail = readPart(raw.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''))
  if (!mail.headers.has('from') && !mail.headers.has('received')) return { refusal: refusals.bounce_not_mail }
  const parts = partsOf(mail)
  const status = parts.find((part) => /^message\/delivery-status/i.test(typeOf(part)))
  if (!/^multipart\/report/i.test(typeOf(mail)) || !status) return { refusal: refusals.bounce_not_report }
  const recipients = status.body.split(/\n\n+/).map((block) => readPart(`${block}\n\n`).headers)
  const failed = recipients.find((fields) => fields.has('final-recipient') && fields.has('action'))
  const messageId = messageIdIn(mail, parts)
  if (!failed) return { refusal: refusals.bounce_not_report }
  if (!messageId) return { refusal: mailRefusals.bounce_unknown_mail }
  const code = /\d\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? ''
  return {
    report: {
      messageId,
      recipient: behind(
        failed.get('original-recipient') ?? failed.get('final-recipient') ?? '',
      ).toLowerCase(),
      isFinal: failed.get('action')?.toLowerCase() === 'failed' && code.startsWith('5'),
      code,
      reason: behind(failed.get('diagnostic-code') ?? '').slice(0, 300),
    },
  }
}
