/** How a test mail went, as far as the mail server's answer says it. */
export const testMailOutcomes = [
  'sent',
  'not_set',
  'unknown_host',
  'no_connection',
  'no_answer',
  'tls',
  'sign_in',
  'sender',
  'recipient',
  'content',
  'other',
] as const

export type TestMailOutcome = (typeof testMailOutcomes)[number]

type SendingError = { code?: string | undefined; command?: string | undefined; message: string }

const byCode: Partial<Record<string, TestMailOutcome>> = {
  EDNS: 'unknown_host',
  ENOTFOUND: 'unknown_host',
  ECONNECTION: 'no_connection',
  ECONNREFUSED: 'no_connection',
  ESOCKET: 'no_connection',
  ETIMEDOUT: 'no_answer',
  ETLS: 'tls',
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  EMESSAGE: 'content',
}

/** What is wrong when a mail could not be sent. */
export function outcomeOf({ code = '', command = '', message }: SendingError): TestMailOutcome {
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : 'sender'
  // A wrong certificate, or TLS where the server speaks none, is an error of the socket.
  if (code === 'ESOCKET' && /certificate|ssl|tls|wrong version number/i.test(message)) return 'tls'
  if (code === 'ESOCKET' && /ENOTFOUND|EAI_AGAIN/.test(message)) return 'unknown_host'
  return byCode[code] ?? 'other'
}
