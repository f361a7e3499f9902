import type { Database } from './database.ts'
import type { Settings } from './settings.ts'

type Address = { name: string; address: string }
type Company = Record<'ust_bilgi' | 'k1_1' | 'k2_1' | 'k3_1', string | null>

/** Used while neither the settings nor the company's data name an address. */
export const DEFAULT_SENDER = 'Weinkontor <buero@weinkontor.example>'

const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** The company's name and mail address, as its letter foot shows them. */
export function companyAddress({ ust_bilgi, k1_1, k2_1, k3_1 }: Company): Address | null {
  const found = [k1_1, k2_1, k3_1, ust_bilgi].map((block) => MAIL_ADDRESS.exec(block ?? '')?.[0])
  const address = found.find((each) => each !== undefined)
  const name =
    (k1_1 || ust_bilgi || '')
      .trim()
      .split(/\n| · /)[0]
      ?.trim() ?? ''
  return address ? { name, address } : null
}

/** MAIL_FROM wins, because mail servers let only certain addresses send; answers go to the company in any case. */
export function senderOf(company: Company | undefined, mailFrom: string | null) {
  const office = company ? companyAddress(company) : null
  return { from: mailFrom ?? office ?? DEFAULT_SENDER, ...(office ? { replyTo: office } : {}) }
}

export async function readSender(db: Database, settings: Settings) {
  const company = await db
    .selectFrom('firma_bilgileri')
    .select(['ust_bilgi', 'k1_1', 'k2_1', 'k3_1'])
    .executeTakeFirst()
  return senderOf(company, settings.mailFrom)
}
