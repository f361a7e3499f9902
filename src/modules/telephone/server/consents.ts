import { businessDay } from '#core/days/dates.ts'
import { AppError, invalid } from '#core/errors.ts'
import { emailAddress } from '#core/fields.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { grantState, keepUntil, type ConsentChannel } from '#modules/consents/domain/consents.ts'
import { addEntries, consentsOf, recorder, type StoredConsent } from '#modules/consents/server/public.ts'
import { dialNumber } from '#modules/customers/domain/phone.ts'
import { lockCustomer, refuseUnlessViewable, type Asker } from '#modules/customers/server/public.ts'
import { readCompany } from '#platform/server/company.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { fileAnswer, storeFile } from '#platform/server/files/files.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import {
  consentProof,
  grantConsent,
  listConsents,
  withdrawConsent,
  type ConsentRow,
} from '../domain/consent-calls.ts'
import { numberShown } from './gate.ts'

const refusals = defineRefusals({
  consent_withdrawn_before: {
    tr: 'Bu onay zaten geri alınmış.',
    de: 'Diese Einwilligung ist schon widerrufen.',
    en: 'This consent has been withdrawn already.',
  },
})

const PROOF = { types: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: 8 * 1_048_576 }

const EMAIL_LENGTH = 200

/** A number in dialling form or an address in lower case, as the consent check compares them. */
function storedValue(channel: ConsentChannel, typed: string, country: string): string {
  if (channel === 'phone') {
    const number = dialNumber(typed, country)
    if (number === null) throw invalid({ value: { code: 'not_allowed' } })
    return number
  }
  const address = emailAddress(EMAIL_LENGTH).safeParse(typed)
  if (!address.success) throw invalid({ value: { code: 'not_email' } })
  return address.data.toLowerCase()
}

const rowOf = ({ file_id, ...consent }: StoredConsent, years: number): ConsentRow => ({
  ...consent,
  has_file: file_id !== null,
  keep_until: keepUntil(consent, years),
  state: grantState(consent),
})

/** The consents of a customer; a number that must not be called is not shown here either. */
async function rowsOf(asker: Asker, cus_id: number): Promise<ConsentRow[]> {
  const { consent_keep_years } = await readCompanySettings(asker.db)
  const shown = await numberShown(asker, cus_id)
  return (await consentsOf(asker.db, cus_id)).map((consent) => {
    const value = consent.channel === 'phone' ? shown(consent.value) : consent.value
    return rowOf({ ...consent, value }, consent_keep_years)
  })
}

async function rowById(asker: Asker, cus_id: number, id: number): Promise<ConsentRow> {
  const row = (await rowsOf(asker, cus_id)).find((consent) => consent.id === id)
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

/** The customer of a consent, whose scope applies to it. */
async function customerOf(db: Database, id: number): Promise<number> {
  const row = await firstRow(db)<{ cus_id: number }>`
    select cus_id from consent_list where id = ${id}`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row.cus_id
}

/** Who agreed, and the firm that may use it, as they are at this moment. */
async function parties(db: Database, cus_id: number) {
  const row = await firstRow(db)<{ person: string; address: string | null }>`
    select concat_ws(', ', nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), nullif(c.cus_firm, '')) as person,
      (select concat_ws(', ', a.adres, nullif(concat_ws(' ', a.pk, a.sehir), '')) from cus_adress a
        where a.cus_id = c.id order by a.a_def desc, a.id limit 1) as address
    from customers c where c.id = ${cus_id}`
  const { legal_name, street, postcode, town } = await readCompany(db)
  const seat = [postcode, town].filter(Boolean).join(' ')
  return {
    person: row?.person ?? '',
    address: row?.address ?? '',
    company: [legal_name, street, seat].filter(Boolean).join(', '),
  }
}

const sha256Of = async (db: Database, file_id: number | null) =>
  file_id === null
    ? null
    : (await db.selectFrom('sys_files').select('sha256').where('id', '=', file_id).executeTakeFirstOrThrow())
        .sha256

const grantEndpoint = serve(grantConsent, async (call) => {
  const { db, actor, now, input } = call
  const { proof, received_by, ...given } = input
  const customer = await lockCustomer(db, actor, input.cus_id)
  if (given.given_at.slice(0, 10) > businessDay(now)) throw invalid({ given_at: { code: 'not_allowed' } })
  const value = storedValue(given.channel, given.value, customer.cus_country_code)
  const file = proof && { name: proof.file_name, base64: proof.base_64, userId: actor.id }
  const file_id = file ? await storeFile(db, file, PROOF) : null
  const by = await recorder(call)
  const [id = 0] = await addEntries(db, [
    {
      kind: 'granted',
      ...given,
      value,
      received_by: received_by ?? by.recorded_by,
      ...(await parties(db, customer.id)),
      file_id,
      file_sha256: await sha256Of(db, file_id),
      ...by,
    },
  ])
  return { save_response: await rowById(call, customer.id, id) }
})

/** Withdraws all consents for the same number and purpose. */
const withdrawEndpoint = serve(withdrawConsent, async (call) => {
  const { db, actor, input } = call
  const customer = await lockCustomer(db, actor, await customerOf(db, input.id))
  const consents = await consentsOf(db, customer.id)
  const meant = consents.find(({ id }) => id === input.id)
  if (!meant) throw new AppError(recordsRefusals.record_not_found)
  if (meant.withdrawn_at) throw new AppError(refusals.consent_withdrawn_before)
  const same = consents.filter(
    ({ channel, value, purpose, withdrawn_at }) =>
      channel === meant.channel && value === meant.value && purpose === meant.purpose && !withdrawn_at,
  )
  const by = await recorder(call)
  await addEntries(
    db,
    same.map(({ id, channel, value }) => ({
      kind: 'withdrawn',
      cus_id: customer.id,
      channel,
      value,
      grant_id: id,
      ...by,
    })),
  )
  return { save_response: await rowById(call, customer.id, input.id) }
})

export const consentEndpoints = [
  serve(listConsents, async (call) => {
    const { cus_id } = call.input
    await refuseUnlessViewable(call.db, call.actor, cus_id)
    return { datalist: await rowsOf(call, cus_id) }
  }),
  grantEndpoint,
  withdrawEndpoint,
  serve(consentProof, async ({ db, actor, input: { id } }) => {
    const cus_id = await customerOf(db, id)
    await refuseUnlessViewable(db, actor, cus_id)
    const file_id = (await consentsOf(db, cus_id)).find((consent) => consent.id === id)?.file_id
    if (!file_id) throw new AppError(recordsRefusals.record_not_found)
    return fileAnswer(db, file_id)
  }),
]
