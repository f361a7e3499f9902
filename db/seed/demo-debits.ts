import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { pain008, totalOf } from '#modules/bank/domain/sepa/pain008.ts'
import { purposeOf } from '#modules/orders/domain/documents/transfer.ts'
import { companyRecord } from './data/company.ts'
import { ADMIN_ID } from './data/staff.ts'
import { insertRows } from './rows.ts'

export type Debited = {
  sip_id: number
  cus_id: number
  f_no: string
  amount: number
  day: IsoDate
  mandate_id: number
  reference: string
  iban: string
  holder: string
  signed_on: IsoDate
}

/** Invoices by direct debit that were paid lately: some of their debits are safe, others can still be asked back. */
const PAID = `SELECT o.id AS sip_id, o.cus_id, o.f_no, o.s_g_toplam::float AS amount, o.f_odeme_tar::text AS day,
    m.id AS mandate_id, m.reference, m.iban, m.holder, m.signed_on::text AS signed_on
  FROM siparisler o JOIN mandates m ON m.cus_id = o.cus_id
  WHERE o.s_lastschrift = '1' AND o.s_is_teklif = 0 AND o.f_close = '1' AND o.sd_cancel_on = '0' AND o.s_g_toplam > 0
    AND o.s_vadeli_odeme = '0' AND o.f_odeme_tar BETWEEN $1::date - 90 AND $1::date
  ORDER BY md5(o.id::text) LIMIT 24`

/** Two overdue invoices are disputed by their customers. */
const DISPUTED = `UPDATE siparisler o SET disputed_on = $1::date - 3, dispute_reason = 'Zwei Flaschen kamen zerbrochen an.'
  WHERE o.id IN (SELECT i.sip_id FROM open_invoices i JOIN siparisler x ON x.id = i.sip_id
    WHERE x.f_ytakip = 0 AND x.s_lastschrift = '0' ORDER BY i.sip_id LIMIT 2)`

type BankFile = { name: string; bytes: Buffer; madeAt: string }

/** A file for the bank; answers its number. */
export async function seedFile(
  client: ClientBase,
  { name, bytes, madeAt }: BankFile,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO sys_files (file_name, file_type, size, sha256, bytes, created_at, created_by)
     VALUES ($1, 'application/xml', $2, $3, $4, $5, $6) RETURNING id`,
    [name, bytes.length, createHash('sha256').update(bytes).digest('hex'), bytes, madeAt, ADMIN_ID],
  )
  return rows[0]?.id ?? null
}

/** The files of earlier debits, one for each month, handed over and credited by the bank. */
export async function seedDebits(client: ClientBase, today: IsoDate): Promise<void> {
  await client.query(DISPUTED, [today])
  const { rows } = await client.query<Debited>(PAID, [today])
  const byDay = rows.toSorted((one, other) => one.day.localeCompare(other.day) || one.sip_id - other.sip_id)
  const months = Map.groupBy(byDay, ({ day }) => day.slice(0, 7))
  for (const [index, paid] of [...months.values()].entries())
    await seedRun(client, index + 1, paid, 'credited')
}

/** A file of debits that was handed over. */
export async function seedRun(
  client: ClientBase,
  id: number,
  paid: readonly Debited[],
  state: 'credited' | 'in_flight',
): Promise<void> {
  const batch_id = `WK-L${id}`
  const day = paid[0]?.day ?? ''
  const debits = paid.map((one, index) => ({
    endToEndId: `L${id}-${index + 1}-${one.f_no}`,
    amount: one.amount,
    mandate: { reference: one.reference, signedOn: one.signed_on },
    debtor: { name: one.holder, iban: one.iban, bic: null, address: null },
    purpose: purposeOf(one),
  }))
  const creditor = {
    name: companyRecord.legal_name,
    iban: companyRecord.iban,
    bic: null,
    creditorId: companyRecord.creditor_id,
  }
  const madeAt = `${day}T07:00:00Z`
  const xml = Buffer.from(pain008({ messageId: batch_id, batchId: batch_id, madeAt, day, creditor, debits }))
  const file_id = await seedFile(client, { name: `Lastschriften-${id}.xml`, bytes: xml, madeAt })
  await insertRows(client, 'debit_runs', [
    {
      id,
      day,
      state: 'handed_over',
      batch_id,
      count: debits.length,
      total: totalOf(debits),
      file_id,
      created_by: ADMIN_ID,
      created_at: madeAt,
      version: 1,
    },
  ])
  await insertRows(
    client,
    'debit_items',
    paid.map((one, index) => ({
      id: id * 1000 + index,
      run_id: id,
      sip_id: one.sip_id,
      cus_id: one.cus_id,
      mandate_id: one.mandate_id,
      amount: one.amount,
      end_to_end_id: debits[index]?.endToEndId ?? '',
      state,
      credited_on: state === 'credited' ? one.day : null,
      charge: 0,
    })),
  )
}
