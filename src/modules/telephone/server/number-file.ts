import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { invalid } from '#core/errors.ts'
import { CHAIN_START } from '#modules/consents/domain/chain.ts'
import type { NumberFile } from '#modules/consents/domain/number-file.ts'
import { recorder } from '#modules/consents/server/public.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { makeNumberFile } from '../domain/consent-calls.ts'
import { callerNumber } from '../domain/incoming.ts'
import { numberDocument } from '../domain/number-document.ts'
import { hasNumber } from './incoming.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

type Records = NumberFile['records']

const HOME = 'DE'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Customers who have the number now, and those with records about it. */
const concerned = (number: string) => sql`(
  select id from customers where ${hasNumber(number)}
  union select cus_id from consent_entries where value = ${number}
  union select cus_id from calls where number = ${number}
  union select cus_id from call_decisions where number = ${number})`

async function recordsOf(db: Database, number: string): Promise<Records> {
  const customers = await sql<Records['customers'][number]>`
    select id, ${customerName('customers')} as name, cus_city as city,
      cus_country_code as country, cus_dnd as status
    from customers where id in ${concerned(number)} order by id`.execute(db)
  const requests = await sql<Records['requests'][number]>`
    select r.cus_id, r.requested_at, r.wording, ${personName} as told, r.withdrawn_at
    from call_requests r join sys_users u on u.id = r.user_id
    where r.cus_id in ${concerned(number)} order by r.id`.execute(db)
  const calls = await sql<Records['calls'][number]>`
    select c.cus_id, c.started_at, c.ended_at, ${personName} as caller, c.may_call, s.descp as outcome
    from calls c join sys_users u on u.id = c.user_id left join sys_gorusme_asama s on s.def_type = c.outcome
    where c.number = ${number} order by c.id`.execute(db)
  const attempts = await sql<Records['attempts'][number]>`
    select d.cus_id, d.decided_at, ${personName} as caller, d.code, d.is_allowed
    from call_decisions d join sys_users u on u.id = d.user_id where d.number = ${number} order by d.id`.execute(
    db,
  )
  const incoming = await sql<Records['incoming'][number]>`
    select started_at, answered_at, ended_at from incoming_calls where number = ${number} order by id`.execute(
    db,
  )
  return {
    customers: customers.rows,
    requests: requests.rows,
    calls: calls.rows,
    attempts: attempts.rows,
    incoming: incoming.rows,
  }
}

async function chainOf(db: Database, number: string): Promise<NumberFile['chain']> {
  const links = await sql<NumberFile['chain']['links'][number]>`
    select id, previous, commitment, hash from consent_entries order by id`.execute(db)
  const contents = await sql<NumberFile['chain']['contents'][number]>`
    select id, payload, salt from consent_entries where value = ${number} order by id`.execute(db)
  return { links: links.rows, contents: contents.rows }
}

/** All parts are read at one moment, so that chain and records agree. */
async function fileAbout(call: SignedInCall<unknown>, number: string): Promise<NumberFile> {
  const { recorded_at, recorded_by } = await recorder(call)
  const { legal_name, street, postcode, town } = await readCompany(call.db)
  return call.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const records = await recordsOf(db, number)
      return {
        format: 'weinkontor-number-file',
        version: 1,
        made_at: recorded_at,
        made_by: recorded_by,
        company: [legal_name, street, [postcode, town].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        number,
        // As the file will contain it, so that the checksum is computed over the same text.
        records: JSON.parse(JSON.stringify(records)) as Records,
        records_sha256: sha256(JSON.stringify(records)),
        chain: await chainOf(db, number),
      }
    })
}

export const numberFileEndpoints = [
  serve(makeNumberFile, async (call) => {
    const { db, actor, caller, services, input } = call
    const number = callerNumber(input.number, HOME)
    if (number === null) throw invalid({ number: { code: 'not_allowed' } })
    const file = await fileAbout(call, number)
    await recordEvent(services.db, 'export', { user: actor, caller, detail: `/number_file/make: ${number}` })
    if (input.format === 'json')
      return {
        file: Buffer.from(`${JSON.stringify(file, null, 1)}\n`),
        file_name: `Rufnummer_${number.slice(1)}.json`,
        file_type: 'application/octet-stream',
      }
    const head = file.chain.links.at(-1)?.hash ?? CHAIN_START
    const model = numberDocument(file, await readCompany(db), head)
    return {
      file: await services.documents.render(model),
      file_name: model.fileName,
      file_type: 'application/pdf',
    }
  }),
]
