import type { Company } from '#core/company/company-fields.ts'
import { readCompany } from '../company.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'

/** Used while neither the settings nor the company's data name an address. */
export const DEFAULT_SENDER = 'Weinkontor <buero@weinkontor.example>'

type Sender = Pick<Company, 'legal_name' | 'email'>

/** MAIL_FROM wins, because mail servers let only certain addresses send; answers go to the company in any case. */
export function senderOf({ legal_name, email }: Sender, mailFrom: string | null) {
  const office = email ? { name: legal_name ?? '', address: email } : null
  return { from: mailFrom ?? office ?? DEFAULT_SENDER, ...(office ? { replyTo: office } : {}) }
}

type Sent = { message_id: string; recipient: string }

/** A return path of its own for each mail, so that a bounce can be matched to it. */
export function returnPath(bounceAddress: string, { message_id, recipient }: Sent) {
  const [local, domain, ...more] = bounceAddress.trim().split('@')
  if (!local || !domain || more.length) return {}
  return { envelope: { from: `${local}+${message_id.replaceAll('-', '')}@${domain}`, to: recipient } }
}

export const readSender = async (db: Database, settings: Settings) =>
  senderOf(await readCompany(db), settings.mailFrom)
