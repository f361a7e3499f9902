import type { ClientBase } from 'pg'
import { BUSINESS_ZONE, type IsoDate } from '#core/days/dates.ts'
import { dialNumber } from '#modules/customers/domain/phone.ts'
import { consents, scripts, wishes } from './data/calls.ts'
import { ADMIN_ID } from './data/staff.ts'
import { moment, workingDay } from './days.ts'
import { insertRows } from './rows.ts'

/** Of so many customers the demo company knows what they agreed to, besides those of the strict country. */
const CONSENTS = 120
/** Where calls without a consent are refused, where nothing is checked; elsewhere people are warned. */
const STRICT = 'AT'
const STRICTNESS = { calling_strictness_at: 'enforce', calling_strictness_ch: 'off' }

/** Texts to speak from for the categories, what people agreed to, the team's work, and customers who want no calls. */
export async function seedCalls(client: ClientBase, today: IsoDate): Promise<void> {
  for (const { baslik, cus_category, metin } of scripts) {
    await client.query('UPDATE konusma_metin SET metin = $1, cus_category = $2 WHERE baslik = $3', [
      metin,
      cus_category,
      baslik,
    ])
  }
  const { rows } = await client.query<{ id: number; cus_user: number }>(
    `SELECT id, cus_user FROM customers WHERE cus_user > 1 AND cus_dnd = 1 AND rand_tar IS NULL AND cus_del = '0'
     ORDER BY id DESC LIMIT $1`,
    [wishes.length],
  )
  await seedConsents(client, today)
  await seedTeamwork(client, today)
  await insertRows(
    client,
    'call_requests',
    rows.map(({ id, cus_user }, index) => ({
      cus_id: id,
      user_id: cus_user,
      requested_at: moment(today, '09:30'),
      wording: wishes[index] ?? '',
    })),
  )
}

type Caller = { id: number; cus_tel1: string; cus_country_code: string; receiver: string }

/** Of three customers one agreed to calls with proof, one without, one not at all; where it is strict, two of four with proof. */
const isProven = ({ id, cus_country_code }: Caller) =>
  cus_country_code === STRICT ? id % 4 < 3 : id % 3 === 1

async function readCallers(client: ClientBase): Promise<Caller[]> {
  const { rows } = await client.query<Caller>(
    `WITH callers AS (
       SELECT c.id, c.cus_tel1, c.cus_country_code, c.cus_country_code = $2 AS is_strict, c.cus_user,
         concat_ws(' ', u.name, u.surname) AS receiver
       FROM customers c JOIN sys_users u ON u.id = CASE WHEN c.cus_user > 1 THEN c.cus_user ELSE $3 END
       WHERE c.cus_dnd = 1 AND c.cus_del = '0')
     (SELECT * FROM callers WHERE NOT is_strict AND cus_user > 1 AND id % 3 > 0 ORDER BY id LIMIT $1)
     UNION ALL (SELECT * FROM callers WHERE is_strict AND id % 4 > 0 ORDER BY id)`,
    [CONSENTS, STRICT, ADMIN_ID],
  )
  return rows
}

/** What customers agreed to; some have taken it back. */
async function seedConsents(client: ClientBase, today: IsoDate): Promise<void> {
  await client.query('UPDATE company_settings SET chosen = chosen || $1 WHERE id = 1', [
    JSON.stringify(STRICTNESS),
  ])
  const callers = await readCallers(client)
  const recorded_at = Temporal.PlainDateTime.from(`${today}T08:15`)
    .toZonedDateTime(BUSINESS_ZONE)
    .toInstant()
    .toString()
  const common = { recorded_at, recorded_by: null, user_id: null }
  const granted = callers.flatMap((caller, index) => {
    const { id, cus_tel1, cus_country_code, receiver } = caller
    const value = dialNumber(cus_tel1, cus_country_code)
    const { wording, how } = consents[isProven(caller) ? index % 2 : 2] ?? consents[2]
    const received_by = wording ? receiver : null
    const given = {
      purpose: 'Weinangebote',
      wording,
      given_at: workingDay(today, -30 - (index % 400)),
      how,
      received_by,
    }
    return value ? [{ kind: 'granted', cus_id: id, channel: 'phone', value, ...given, ...common }] : []
  })
  await addEntries(client, granted)
  const { rows: taken } = await client.query<{ id: number; cus_id: number; value: string }>(
    `SELECT id, cus_id, value FROM consent_entries WHERE kind = 'granted' AND id % 9 = 0`,
  )
  await addEntries(
    client,
    taken.map(({ id, cus_id, value }) => ({
      kind: 'withdrawn',
      cus_id,
      channel: 'phone',
      value,
      grant_id: id,
      ...common,
    })),
  )
}

/** Numbers to repair, draws of the last days, and a telephone system. */
async function seedTeamwork(client: ClientBase, today: IsoDate): Promise<void> {
  await client.query(`UPDATE customers SET cus_private = 'folgt' WHERE id % 211 = 5 AND cus_private IS NULL`)
  await client.query(
    `INSERT INTO customer_draws (user_id, bayi_id, cus_id, at)
     SELECT g.per_id, g.bayi_id, g.cus_id, g.zaman - interval '4 minutes' FROM musteri_gorusme g JOIN sys_users u ON u.id = g.per_id
     WHERE u.random_customer_access = '1' AND g.id % 3 = 0 AND g.zaman > $1::date - 30`,
    [today],
  )
  await client.query(
    `INSERT INTO phone_systems (name, token_hash, created_at, created_by)
     SELECT 'Telefonanlage Zentrale', md5('first') || md5('second'), $1, min(id) FROM sys_users WHERE user_level = 1`,
    [moment(today, '08:00')],
  )
}

/** The same company has the same chain, so the salts are no random ones. */
async function addEntries(client: ClientBase, entries: readonly Record<string, unknown>[]): Promise<void> {
  await client.query(
    'INSERT INTO consent_entries (payload, salt) SELECT p, md5(p) FROM unnest($1::text[]) p',
    [entries.map((entry) => JSON.stringify(entry))],
  )
}
