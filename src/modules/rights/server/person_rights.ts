import { sql } from 'kysely'
import { businessDay } from '#core/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { countMoneyUnderWay } from '#modules/bank/server/public.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { insertRow } from '#platform/server/rows.ts'
import { erasePersonCall, exportPerson, previewErasure } from '../domain/calls.ts'
import { privacyList } from '../domain/privacy-list.ts'
import {
  nextErasure,
  planErasure,
  retentionTable,
  whyNotErased,
  type OpenBusiness,
  type PlannedPart,
} from '../domain/retention.ts'
import { erasePerson } from './erasing.ts'
import { packPerson } from './export.ts'
import { countRows, personOf } from './personal-rows.ts'

type Customer = {
  id: number
  version: number
  number: string
  name: string | null
  erased_at: string | null
  merged_into: number | null
  balance: number
}

async function customerRow(db: Database, id: number, lock: 'for update' | 'as it is'): Promise<Customer> {
  const { rows } = await sql<Customer>`
    select id, version, coalesce(cus_code, id::text) as number, erased_at, merged_into, balance,
      coalesce(nullif(concat_ws(' ', cus_name, cus_surname), ''), cus_firm) as name
    from customers where id = ${id} ${lock === 'for update' ? sql`for update` : sql``}`.execute(db)
  if (!rows[0]) throw new AppError('record_not_found')
  return rows[0]
}

async function businessOf(db: Database, { id, merged_into, balance }: Customer): Promise<OpenBusiness> {
  const { rows } = await sql<{ orders: number; invoices: number; mandates: number }>`select
    (select count(*) from siparisler s where s.cus_id = ${id} and s.s_is_teklif = 0 and s.sd_cancel_on = '0'
      and (s.fd_fon = '0' or s.sd_gonderi_status = '0')) as orders,
    (select count(*) from open_invoices o where o.cus_id = ${id} and o.kalan > 0) as invoices,
    (select count(*) from mandates m where m.cus_id = ${id} and m.state = 'active') as mandates`.execute(db)
  return {
    merged_into,
    balance,
    openOrders: rows[0]?.orders ?? 0,
    openInvoices: rows[0]?.invoices ?? 0,
    activeMandates: rows[0]?.mandates ?? 0,
    moneyUnderWay: await countMoneyUnderWay(db, { from: id, to: id }),
  }
}

const keptRows = (plan: readonly PlannedPart[]) =>
  plan.flatMap(({ kept }) => kept).reduce((sum, { rows }) => sum + rows, 0)

export const rightsEndpoints = [
  listEndpoint(privacyList, { from: 'privacy_request_list' }),
  serve(previewErasure, async ({ db, input, now }) => {
    const customer = await customerRow(db, input.id, 'as it is')
    const retention = retentionTable(await readCompanySettings(db))
    const parts = planErasure(await countRows(db, await personOf(db, input.id)), retention, businessDay(now))
    const refusal = whyNotErased(await businessOf(db, customer), parts)
    const { id, version, number, name, erased_at } = customer
    return {
      item: {
        id,
        version,
        number,
        name,
        erased_at,
        parts,
        next_on: nextErasure(parts),
        refusal: refusal && { params: {}, ...refusal },
      },
    }
  }),
  serve(exportPerson, async ({ actor, input, services }) =>
    services.db.transaction().execute(async (db) => {
      await sql`select set_config('weinkontor.user_id', ${String(actor.id)}, true)`.execute(db)
      const { number } = await customerRow(db, input.id, 'as it is')
      const { file, count } = await packPerson({ db, actor, documents: services.documents }, input.id)
      await insertRow(db, 'privacy_requests', {
        kind: 'access',
        cus_id: input.id,
        user_id: actor.id,
        row_count: count,
      })
      return {
        file,
        file_name: `auskunft-${number.replaceAll(/[^\w-]/g, '_')}.zip`,
        file_type: 'application/zip',
      }
    }),
  ),
  serve(erasePersonCall, async ({ db, actor, input, now }) => {
    const customer = await customerRow(db, input.id, 'for update')
    if (customer.version !== input.version) throw new AppError('record_changed', { user: '–', fields: '–' })
    if (input.confirm !== customer.number)
      throw new AppError('erasure_not_confirmed', {}, { confirm: { code: 'not_allowed' } })
    const today = businessDay(now)
    const retention = retentionTable(await readCompanySettings(db))
    const person = await personOf(db, input.id)
    const plan = planErasure(await countRows(db, person), retention, today)
    refuseIf(whyNotErased(await businessOf(db, customer), plan))
    const erased = await erasePerson(db, person, { retention, today, now: now.toString() })
    const kept = keptRows(plan)
    const next_on = nextErasure(plan)
    const row = await insertRow(db, 'privacy_requests', {
      kind: 'erasure',
      cus_id: input.id,
      user_id: actor.id,
      reason: input.reason,
      row_count: erased,
      kept_count: kept,
      next_on,
    })
    return { save_response: { id: row.id }, erased, kept, next_on }
  }),
]
