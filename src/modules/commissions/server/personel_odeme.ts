import type { z } from 'zod'
import { businessDay } from '#core/days/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import {
  createAdvance,
  deleteAdvance,
  listAdvanceTax,
  updateAdvance,
  type OpenAdvance,
} from '../domain/calls.ts'
import { advanceParts } from '../domain/commission.ts'
import { ADVANCE, advanceList, whyNotAdvance, type AdvanceForm } from '../domain/advances.ts'
import { earnerScope } from '../domain/scope.ts'
import { earningPerson } from './payees.ts'

type Reason = { s_no: number; cus_id: number; f_no: string | null }

/** The order of the advance must be the person's own; its customer and number are stored with it. */
async function reasonOf(db: Database, { s_no, per_id }: AdvanceForm): Promise<Reason | null> {
  if (!s_no) return null
  const row = await firstRow(db)<Reason>`select id as s_no, cus_id, f_no from siparisler
    where id = ${s_no} and per_id = ${per_id}`
  if (!row) throw invalid({ s_no: { code: 'not_allowed' } })
  return row
}

async function giveAdvance({ db, input, actor, now }: SignedInCall<AdvanceForm>) {
  const { per_id, tarihi, tutar, aciklama, odeme_tar } = input
  const person = await earningPerson(db, per_id, 'per_id')
  if (tarihi > businessDay(now)) throw new AppError(ordersRefusals.payment_in_future)
  const saved = await insertRow(db, 'personel_odeme', {
    per_id,
    islem: ADVANCE,
    tarihi,
    odeme_tar: odeme_tar ?? tarihi,
    tutar,
    kalan: tutar,
    komisyon_oran: person.yuzde,
    komisyon_tutar: advanceParts(tutar, (await readCompanySettings(db)).commission_vat).net,
    komisyon_brut: tutar,
    aciklama,
    kayit_user: actor.id,
    ...(await reasonOf(db, input)),
  })
  return { save_response: saved }
}

type StoredAdvance = { id: number; tutar: number; kalan: number }

/** Locks the advance, so that no slip settles it meanwhile. */
async function advanceForUpdate(db: Database, id: number): Promise<StoredAdvance> {
  const row = await firstRow(db)<StoredAdvance>`
    select id, tutar, kalan from personel_odeme where id = ${id} for update`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

async function correctAdvance({ db, input, now }: SignedInCall<z.output<typeof updateAdvance.input>>) {
  const { id, version, values } = input
  const before = await advanceForUpdate(db, id)
  const { tutar = before.tutar } = values
  if (values.tarihi && values.tarihi > businessDay(now)) throw new AppError(ordersRefusals.payment_in_future)
  refuseIf(whyNotAdvance(before, tutar))
  const settled = (cents(before.tutar) - cents(before.kalan)) as Cents
  const save_response = await updateRow(db, 'personel_odeme', id, version, {
    ...values,
    tutar,
    kalan: euros((cents(tutar) - settled) as Cents),
    komisyon_tutar: advanceParts(tutar, (await readCompanySettings(db)).commission_vat).net,
    komisyon_brut: tutar,
  })
  return { save_response }
}

async function withdrawAdvance({ db, input }: SignedInCall<{ id: number }>) {
  refuseIf(whyNotAdvance(await advanceForUpdate(db, input.id), 0))
  await deleteRow(db, 'personel_odeme', input.id)
  return { save_response: { id: input.id } }
}

async function taxOfAdvances({ db, input }: SignedInCall<z.output<typeof listAdvanceTax.input>>) {
  const { per_id, durum = null, start_date, end_date } = input
  const rows = await allRows(db)<OpenAdvance>`
    select id, tarihi, tutar, kalan from personel_odeme
    where (${per_id}::integer is null or per_id = ${per_id}) and (${durum}::integer is null or durum = ${durum})
      and (${start_date}::date is null or tarihi >= ${start_date}) and (${end_date}::date is null or tarihi <= ${end_date})
    order by tarihi, id`
  const { commission_vat } = await readCompanySettings(db)
  const datalist = rows.map(({ id, tarihi, tutar, kalan }) => {
    const { net, vat } = advanceParts(tutar, commission_vat)
    return { id, tarihi, g_toplam: tutar, kdv: vat, net_t: net, kalan }
  })
  return { datalist }
}

export const advanceEndpoints = [
  listEndpoint(advanceList, { from: 'personel_odeme_view', scope: earnerScope }),
  serve(createAdvance, giveAdvance),
  serve(updateAdvance, correctAdvance),
  serve(deleteAdvance, withdrawAdvance),
  serve(listAdvanceTax, taxOfAdvances),
]
