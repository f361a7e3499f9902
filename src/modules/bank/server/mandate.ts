import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { fileAnswer, storeFile } from '#platform/server/files/files.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import { insertRow, updateRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow, oneRow } from '#platform/server/database/sql.ts'
import {
  createMandate,
  listMandates,
  mandateFile,
  printMandate,
  revokeMandate,
  signMandate,
  type MandateRow,
} from '../domain/calls.ts'
import { mandateForm } from '../domain/mandate-form.ts'
import { mandateReference, whyNotRevoked, whyNotSigned } from '../domain/mandates.ts'
import { bankRefusals } from '../domain/refusals.ts'
import { bankSettings } from './settings.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

const LATEST = 100
const SIGNED_FORM = { types: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: 8 * 1_048_576 }

async function readMandates(db: Database, which: Predicate): Promise<MandateRow[]> {
  return allRows(db)<MandateRow>`
    select id, cus_id, reference, iban, bic, holder, state, signed_on, revoked_on, reason, last_used,
      file_id is not null as has_file, version
    from mandate_list where ${which} order by id desc limit ${LATEST}`
}

async function mandateById(db: Database, id: number): Promise<MandateRow> {
  const [mandate] = await readMandates(db, sql`id = ${id}`)
  if (!mandate) throw new AppError(recordsRefusals.record_not_found)
  return mandate
}

/** Locks a mandate until the transaction ends. */
async function mandateForUpdate(db: Database, id: number): Promise<MandateRow> {
  await sql`select from mandates where id = ${id} for update`.execute(db)
  return mandateById(db, id)
}

async function addressOf(db: Database, cus_id: number): Promise<string[]> {
  const row = await firstRow(db)<{ name: string; adres: string | null; place: string | null }>`
    select ${customerName('c')} as name, a.adres,
      nullif(concat_ws(' ', a.pk, a.sehir), '') as place
    from customers c left join lateral (
      select adres, pk, sehir from cus_adress where cus_id = c.id order by a_def desc, id limit 1) a on true
    where c.id = ${cus_id}`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return [row.name, row.adres, row.place].flatMap((line) => line ?? [])
}

export const mandateEndpoints = [
  serve(listMandates, async ({ db, input }) => ({
    datalist: await readMandates(db, input.cus_id ? sql`cus_id = ${input.cus_id}` : sql`true`),
  })),
  serve(createMandate, async ({ db, input, actor, now }) => {
    const rows = await allRows(db)<{ id: number }>`
      select id from customers where id = ${input.cus_id} and cus_del = '0' for update`
    if (!rows.length) throw new AppError(recordsRefusals.record_not_found)
    const row = await oneRow(db)<{ count: number }>`
      select count(*)::integer as count from mandates where cus_id = ${input.cus_id}`
    const { id } = await insertRow(db, 'mandates', {
      ...input,
      reference: mandateReference(input.cus_id, row.count),
      created_by: actor.id,
      created_at: now.toString(),
    })
    return { save_response: await mandateById(db, id) }
  }),
  serve(signMandate, async ({ db, input, actor, now }) => {
    const { cus_id } = await mandateById(db, input.id)
    // Two mandates of one customer are signed one after the other.
    await sql`select from customers where id = ${cus_id} for update`.execute(db)
    const mandate = await mandateForUpdate(db, input.id)
    const today = businessDay(now)
    refuseIf(whyNotSigned(mandate.state, input.signed_on, today))
    const file = input.file && { name: input.file.file_name, base64: input.file.base_64, userId: actor.id }
    const file_id = file ? await storeFile(db, file, SIGNED_FORM) : null
    // A customer has one mandate at a time: the new one takes the place of the old one.
    const old = await allRows(db)<{ id: number }>`
      select id from mandates where cus_id = ${mandate.cus_id} and state = 'active' for update`
    for (const { id } of old)
      await updateRow(db, 'mandates', id, null, {
        state: 'revoked',
        revoked_on: today,
        reason: `Ersetzt durch ${mandate.reference}`,
      })
    await updateRow(db, 'mandates', mandate.id, null, {
      state: 'active',
      signed_on: input.signed_on,
      file_id,
    })
    return { save_response: await mandateById(db, mandate.id) }
  }),
  serve(revokeMandate, async ({ db, input, now }) => {
    const mandate = await mandateForUpdate(db, input.id)
    refuseIf(whyNotRevoked(mandate.state))
    await updateRow(db, 'mandates', mandate.id, null, {
      state: 'revoked',
      revoked_on: businessDay(now),
      reason: input.reason,
    })
    return { save_response: await mandateById(db, mandate.id) }
  }),
  serve(printMandate, async ({ db, input, now, services }) => {
    const mandate = await mandateById(db, input.id)
    const { creditorId } = await bankSettings(db)
    if (!creditorId) throw new AppError(bankRefusals.creditor_id_missing)
    const model = mandateForm({
      company: await readCompany(db),
      creditorId,
      mandate,
      recipient: await addressOf(db, mandate.cus_id),
      today: businessDay(now),
    })
    return {
      file: await services.documents.render(model),
      file_name: model.fileName,
      file_type: 'application/pdf',
    }
  }),
  serve(mandateFile, async ({ db, input }) => {
    const row = await db
      .selectFrom('mandates')
      .select('file_id')
      .where('id', '=', input.id)
      .executeTakeFirst()
    if (!row?.file_id) throw new AppError(recordsRefusals.record_not_found)
    return fileAnswer(db, row.file_id)
  }),
]
