import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { atEndOfFile } from './cleanup.ts'

type Letter = { from: string; to: string[]; raw: string; text: string }

/** A mail server that accepts, refuses, or stops answering, as the test wants. */
export type Mailbox = {
  url: string
  letters: Letter[]
  behave(as: 'accept' | 'refuse' | 'unknown' | 'relay' | 'silent'): void
}

/** Decodes quoted-printable: soft line breaks and =XX for single bytes. */
function readable(raw: string): string {
  const joined = raw.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const refusals: Partial<Record<string, Error>> = {
  refuse: Object.assign(new Error('mailbox is full'), { responseCode: 452 }),
  relay: Object.assign(new Error('5.7.1 relaying denied'), { responseCode: 550 }),
  unknown: Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = []
  let behaviour: Parameters<Mailbox['behave']>[0] = 'accept'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => done(refusals[behaviour] ?? null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (behaviour === 'silent') return
        const raw = Buffer.concat(chunks).toString('latin1')
        const { mailFrom, rcptTo } = session.envelope
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          text: readable(raw),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  atEndOfFile(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?socketTimeout=300`,
    letters,
    behave: (as) => void (behaviour = as),
  }
}
