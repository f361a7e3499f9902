import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { pain001 } from '#modules/bank/domain/sepa/pain001.ts'
import { totalOf } from '#modules/bank/domain/sepa/pain008.ts'
import { companyRecord } from './data/company.ts'
import { ADMIN_ID } from './data/staff.ts'
import { moment, workingDay } from './days.ts'
import { seedFile } from './demo-debits.ts'
import { insertRows } from './rows.ts'

type Slip = { fis_id: number; fis_no: string; amount: number; name: string; iban: string }

const SLIPS = `SELECT f.id AS fis_id, f.fis_no, f.odenecek::float AS amount, a.holder AS name, a.iban
  FROM prim_odeme_fis f JOIN payee_accounts a ON a.user_id = f.user_id OR a.bayi_id = f.bayi_id
  WHERE f.odenecek > 0 ORDER BY f.id DESC`

/** Slips of earlier months left before there were files of transfers. */
const EARLIER = `UPDATE prim_odeme_fis SET transferred_on = islem_tar + 2
  WHERE odenecek > 0 AND islem_tar < $1::date - interval '75 days'`

/** Commission that a file of transfers has paid, and a file that waits for its release. */
export async function seedTransfers(client: ClientBase, today: IsoDate): Promise<void> {
  await client.query(EARLIER, [today])
  const [waiting, ...paid] = (await client.query<Slip>(SLIPS)).rows
  if (!waiting || !paid.length) return
  const slips = paid.slice(0, 3)
  const day = workingDay(today, -10)
  await seedRun(client, { id: 1, day, state: 'released' }, slips)
  await client.query('UPDATE prim_odeme_fis SET transferred_on = $1 WHERE id = ANY ($2)', [
    day,
    slips.map(({ fis_id }) => fis_id),
  ])
  await seedRun(client, { id: 2, day: today, state: 'made' }, [waiting])
}

type Run = { id: number; day: IsoDate; state: 'made' | 'released' }

const transferOf = (run: Run, slip: Slip, index: number) => ({
  endToEndId: `U${run.id}-${index + 1}-${slip.fis_no}`,
  amount: slip.amount,
  creditor: { name: slip.name, iban: slip.iban, bic: null },
  purpose: `Provisionsabrechnung ${slip.fis_no}`,
})

async function seedRun(client: ClientBase, run: Run, slips: readonly Slip[]): Promise<void> {
  const { id, day, state } = run
  const batchId = `WK-U${id}`
  const transfers = slips.map((slip, index) => transferOf(run, slip, index))
  const debtor = { name: companyRecord.legal_name, iban: companyRecord.iban, bic: null }
  const madeAt = `${day}T07:00:00Z`
  const xml = pain001({ messageId: batchId, batchId, madeAt, day, debtor, transfers })
  const isReleased = state === 'released'
  const file = { name: `Ueberweisungen-${id}.xml`, bytes: Buffer.from(xml), madeAt }
  await insertRows(client, 'transfer_runs', [
    {
      id,
      day,
      state,
      batch_id: batchId,
      count: transfers.length,
      total: totalOf(transfers),
      file_id: isReleased ? await seedFile(client, file) : null,
      created_by: ADMIN_ID,
      created_at: moment(day, '08:00'),
      released_by: isReleased ? ADMIN_ID : null,
      released_at: isReleased ? moment(day, '08:10') : null,
      version: 1,
    },
  ])
  await insertRows(
    client,
    'transfer_items',
    transfers.map(({ endToEndId: end_to_end_id, amount, creditor: { name, iban }, purpose }, index) => ({
      id: id * 1000 + index,
      run_id: id,
      fis_id: slips[index]?.fis_id ?? null,
      amount,
      name,
      iban,
      purpose,
      end_to_end_id,
      is_live: 'true',
    })),
  )
}
