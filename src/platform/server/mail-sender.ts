import type { Company } from '#core/company-fields.ts'
import { readCompany } from './company.ts'
import type { Database } from './database.ts'
import type { Settings } from './settings.ts'

/** Used while neither the settings nor the company's data name an address. */
export const DEFAULT_SENDER = 'Weinkontor <buero@weinkontor.example>'

type Sender = Pick<Company, 'legal_name' | 'email'>

/** MAIL_FROM wins, because mail servers let only certain addresses send; answers go to the company in any case. */
export function senderOf({ legal_name, email }: Sender, mailFrom: string | null) {
  const office = email ? { name: legal_name ?? '', address: email } : null
  return { from: mailFrom ?? office ?? DEFAULT_SENDER, ...(office ? { replyTo: office } : {}) }
}

export const readSender = async (db: Database, settings: Settings) =>
  senderOf(await readCompany(db), settings.mailFrom)
