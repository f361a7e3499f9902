import type { ClientBase } from 'pg'
import { BUSINESS_ZONE, type IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bareEntry, type BankEntry } from '#modules/bank/domain/statement.ts'
import { importStatements } from '#modules/bank/server/import-file.ts'
import { purposeOf } from '#modules/orders/domain/documents/transfer.ts'
import { companyRecord } from './data/company.ts'
import { admin, databaseOver } from './database-over.ts'
import { workingDay } from './days.ts'
import { seedRun, type Debited } from './demo-debits.ts'
import { insertRows } from './rows.ts'

/** Young invoices that owe all of their amount and were never reminded. */
const OPEN = `SELECT o.id AS sip_id, o.cus_id, o.f_no, o.s_g_toplam::float AS amount, $1::text AS day,
    m.id AS mandate_id, m.reference, m.iban, m.signed_on::text AS signed_on,
    left(coalesce(nullif(o.cus_firm, ''), concat_ws(' ', o.cus_name, o.cus_surname)), 70) AS holder
  FROM siparisler o JOIN open_invoices i ON i.sip_id = o.id LEFT JOIN mandates m ON m.cus_id = o.cus_id AND m.state = 'active'
  WHERE o.s_lastschrift = $2 AND o.s_vadeli_odeme = '0' AND o.f_ytakip = 0 AND o.disputed_on IS NULL
    AND o.sd_uyari_1_is = '0' AND i.kalan = o.s_g_toplam AND o.f_tarih <= $1::date - 3 AND ($2 = '0' OR m.id IS NOT NULL)
    AND NOT EXISTS (SELECT FROM open_invoices x WHERE x.cus_id = i.cus_id AND x.sip_id <> i.sip_id)
  ORDER BY o.id LIMIT $3`

const less = (amount: number, by: number) => euros((cents(amount) - by) as Cents)

/** How customers pay: most name their invoice, one pays too little, one only says what it was. */
const transferOf = ({ holder: name, amount, ...invoice }: Debited, place: number): Partial<BankEntry> => {
  if (place === 0) return { name, amount: less(amount, 500), purpose: `Rechnung ${invoice.f_no}` }
  return { name, amount, purpose: place === 1 ? 'Wein' : purposeOf(invoice) }
}

const CHARGE = 3

/** The first debit of a file came back, with what the bank charges for it. */
const returnOf = (run: number, back: Debited): Partial<BankEntry> => ({
  amount: less(-back.amount, cents(CHARGE)),
  charges: CHARGE,
  originalAmount: back.amount,
  name: back.holder,
  endToEndId: `L${run}-1-${back.f_no}`,
  returnCode: 'AM04',
  purpose: 'Rücklastschrift',
})

const creditOf = (run: number, debits: readonly Debited[]): Partial<BankEntry> => ({
  amount: euros(sumCents(debits.map((one) => cents(one.amount)))),
  batchId: `WK-L${run}`,
  purpose: 'Sammellastschrift',
})

const others: readonly Partial<BankEntry>[] = [
  { name: 'Stadtwerke', amount: -184.2, purpose: 'Abschlag Strom' },
  { name: 'Unbekannter Zahler', amount: 42.42, purpose: 'danke für alles' },
]

type Read = { day: IsoDate; sequence: number | null; opening: number; parts: readonly Partial<BankEntry>[] }

/** Reads a statement as the product does on the evening of its day; answers the closing balance. */
async function readStatement(client: ClientBase, { day, sequence, opening, parts }: Read): Promise<number> {
  const entries = parts.map((part, index) => ({
    ...bareEntry,
    amount: 0,
    day,
    reference: `${day}-${index + 1}`,
    ...part,
  }))
  const head = { iban: companyRecord.iban, statementId: `Auszug ${day}`, sequence, day, opening }
  const statement = statementOver(head, entries)
  const now = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: BUSINESS_ZONE, plainTime: '20:00' })
  const file = { file_name: `Auszug-${day}.xml`, bytes: Buffer.from(camtOf([statement])) }
  await importStatements({ db: databaseOver(client), actor: admin, now: now.toInstant() }, file, [statement])
  return statement.closing ?? opening
}

/** Two statements of the company's account: a file of debits and one of them that came back, payments, and questions. */
export async function seedBank(client: ClientBase, today: IsoDate): Promise<void> {
  const drawnOn = workingDay(today, -6)
  const day = workingDay(today, -1)
  const open = async (on: IsoDate, isDebit: '0' | '1', count: number) =>
    (await client.query<Debited>(OPEN, [on, isDebit, count])).rows
  const debits = await open(drawnOn, '1', 4)
  const paid = await open(day, '0', 10)
  const { rows } = await client.query<{ next: number }>(
    'SELECT coalesce(max(id), 0) + 1 AS next FROM debit_runs',
  )
  const run = rows[0]?.next ?? 1
  await insertRows(client, 'bank_accounts', [
    { id: 1, iban: companyRecord.iban, name: 'Geschäftskonto', version: 1 },
  ])
  const [back] = debits
  if (back) await seedRun(client, run, debits, 'in_flight')
  const credits = back ? [creditOf(run, debits)] : []
  const opening = await readStatement(client, {
    day: drawnOn,
    sequence: null,
    opening: 18_240.5,
    parts: credits,
  })
  await readStatement(client, {
    day,
    // The demo statement of today follows without a gap.
    sequence: Temporal.PlainDate.from(today).dayOfYear - 1 || null,
    opening,
    parts: [...(back ? [returnOf(run, back)] : []), ...paid.map(transferOf), ...others],
  })
}
