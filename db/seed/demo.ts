import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { Level, UNASSIGNED_USER } from '#core/actor.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { hashPassword } from '#platform/server/entrance/passwords.ts'
import { brochurePdf } from './brochure.ts'
import { ADMIN_ID, DEMO_PASSWORD, dealers, users } from './data/staff.ts'
import { moment } from './days.ts'
import { seedBank } from './demo-bank.ts'
import { seedCalls } from './demo-calls.ts'
import { seedCustomerCare } from './demo-care.ts'
import { seedCommissions } from './demo-commissions.ts'
import { buildCustomer, type CustomerContext } from './demo-customers.ts'
import { seedDocuments } from './demo-documents.ts'
import { buildLedger } from './demo-ledger.ts'
import { seedMail } from './demo-mail.ts'
import { seedOffice, seedViews } from './demo-office.ts'
import { seedReports } from './demo-reports.ts'
import { seedOrders } from './demo-orders.ts'
import { seedRights } from './demo-rights.ts'
import { seedToday } from './demo-today.ts'
import { seedTransfers } from './demo-transfers.ts'
import { buildWines, type DemoWine } from './demo-wines.ts'
import { createRandom } from './random.ts'
import { seedReferenceLists } from './reference-lists.ts'
import { insertRows, seedTransaction, withoutTriggers, type Trigger } from './rows.ts'

export type DemoOptions = {
  /** Multiplies the number of customers. */
  scale?: number
  /** The day that appointments, birthdays and movements lie around. */
  today?: IsoDate
  log?: (line: string) => void
}

const CUSTOMERS = 5000
const BATCH = 5000
const ORDERS = 2000

/** A large company, for measuring, has ten orders a customer. */
const orderCount = (scale: number) => Math.round(scale < 10 ? ORDERS * scale : CUSTOMERS * scale * 10)

/** A company is empty while it knows no user but the reserved one. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM sys_users WHERE id <> $1 LIMIT 1', [UNASSIGNED_USER])
  return !rowCount
}

async function seedStaff(client: ClientBase, user_pass: string): Promise<void> {
  await insertRows(client, 'bayi_cari', dealers)
  await insertRows(
    client,
    'sys_users',
    users.map((user) => ({ ...user, user_pass })),
  )
}

function brochureFile(wine: DemoWine, id: number, today: IsoDate) {
  const bytes = brochurePdf({
    title: wine.stok_name,
    lines: [
      `Jahrgang ${wine.stok_year}, Artikel ${wine.stok_code}`,
      wine.stok_dec,
      'Weinkontor Handels GmbH',
    ],
  })
  return {
    id,
    file_name: `${wine.stok_code}.pdf`,
    file_type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: `\\x${bytes.toString('hex')}`,
    created_at: moment(today, '08:00'),
    created_by: ADMIN_ID,
  }
}

/** A year of movements of one wine would change its sums a hundred times. */
const LEVELS: readonly Trigger[] = [['stok_islem', 'sum_up_ledger']]

async function seedWines(client: ClientBase, today: IsoDate): Promise<void> {
  const wines = buildWines(createRandom(1), today)
  const files = wines.slice(0, 2).map((wine, index) => brochureFile(wine, index + 1, today))
  await insertRows(client, 'sys_files', files)
  await insertRows(
    client,
    'stok',
    wines.map((wine, index) => ({ ...wine, brosur_file_id: files[index]?.id ?? null })),
  )
  await withoutTriggers(client, LEVELS, () =>
    insertRows(client, 'stok_islem', buildLedger(wines, createRandom(2), today, ADMIN_ID)),
  )
  await client.query(
    'INSERT INTO stock_levels SELECT stok_id, sum(giren), sum(cikan) FROM stok_islem GROUP BY stok_id',
  )
}

/** The addresses follow at once, and with them what duplicates are found by. */
const MARKS: readonly Trigger[] = [['customers', 'begin_marks']]

async function seedCustomers(client: ClientBase, today: IsoDate, count: number, log: (line: string) => void) {
  const sellers = users.filter(({ user_level }) => user_level === Level.staff || user_level === Level.dealer)
  const context: CustomerContext = { random: createRandom(3), today, sellers }
  for (let first = 1; first <= count; first += BATCH) {
    const size = Math.min(BATCH, count - first + 1)
    const built = Array.from({ length: size }, (_, index) => buildCustomer(first + index, context))
    await withoutTriggers(client, MARKS, () =>
      insertRows(
        client,
        'customers',
        built.map(({ customer }) => customer),
      ),
    )
    await insertRows(
      client,
      'cus_adress',
      built.flatMap(({ addresses }) => addresses),
    )
    log(`${first + size - 1} of ${count} customers`)
  }
}

/** Loads the demo company, in one transaction and into an empty database only. The same day gives the same company. */
export async function seedDemoCompany(client: ClientBase, options: DemoOptions = {}): Promise<void> {
  const { scale = 1, today = businessDay(), log = () => {} } = options
  await seedReferenceLists(client)
  const user_pass = await hashPassword(DEMO_PASSWORD)
  await seedTransaction(client, async () => {
    if (!(await isEmpty(client))) throw new Error('The demo company needs an empty database')
    await seedStaff(client, user_pass)
    await seedWines(client, today)
    log('dealers, users, wines and their ledger')
    await seedCustomers(client, today, Math.round(CUSTOMERS * scale), log)
    await seedCustomerCare(client, today)
    await seedOrders(client, { today, count: orderCount(scale), log })
    await seedCalls(client, today)
    await seedToday(client, today)
    await seedCommissions(client, today)
    await seedOffice(client, today)
    await seedBank(client, today)
    await seedTransfers(client, today)
    await seedReports(client)
    await seedDocuments(client)
    await seedRights(client, today)
    await seedMail(client)
    await seedViews(client)
    await client.query('ANALYZE stok, cus_adress, musteri_gorusme')
  })
}
