import { tellRefusal } from '#core/calls.ts'
import { businessDay } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { announcedTransaction } from '#platform/server/live/announced.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { changedByOther } from '#platform/server/calls/changed-by-other.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { languageOfCountry } from '../domain/access-page.ts'
import { carryOutErasure, exportPerson, previewErasure } from '../domain/calls.ts'
import { privacyList } from '../domain/privacy-list.ts'
import { nextErasure, planErasure, retentionTable, whyNotErased } from '../domain/retention.ts'
import { businessOf, customerRow, eraseCustomer } from './erasure.ts'
import { packPerson } from './export.ts'
import { personOf } from './person.ts'
import { countRows } from './personal-rows.ts'

const refusals = defineRefusals({
  erasure_not_confirmed: {
    tr: 'Yazılan numara müşteri numarası değil.',
    de: 'Die eingegebene Nummer ist nicht die Kundennummer.',
    en: 'The number typed is not the number of the customer.',
  },
})

export const rightsEndpoints = [
  listEndpoint(privacyList, { from: 'privacy_request_list' }),
  serve(previewErasure, async ({ db, input, now, language }) => {
    const customer = await customerRow(db, input.id, 'as it is')
    const retention = retentionTable(await readCompanySettings(db))
    const parts = planErasure(await countRows(db, await personOf(db, input.id)), retention, businessDay(now))
    const refusal = whyNotErased(await businessOf(db, customer), parts)
    const { id, version, number, name, country, erased_at } = customer
    return {
      item: {
        id,
        version,
        number,
        name,
        page_language: languageOfCountry(country),
        erased_at,
        parts,
        next_on: nextErasure(parts),
        refusal: refusal && tellRefusal(refusal, language),
      },
    }
  }),
  serve(exportPerson, async ({ actor, input, now, services }) =>
    announcedTransaction(services, actor, async (db) => {
      const { id, name, number, country } = await customerRow(db, input.id, 'as it is')
      const language = input.page_language ?? languageOfCountry(country)
      const asking = { db, actor, documents: services.documents, now }
      const { file, count } = await packPerson(asking, { id, name, number, language })
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
  serve(carryOutErasure, async ({ db, actor, input, now, services, afterCommit }) => {
    const customer = await customerRow(db, input.id, 'for update')
    if (customer.version !== input.version) throw await changedByOther(db, 'customers', customer.id)
    if (input.confirm !== customer.number)
      throw new AppError(refusals.erasure_not_confirmed, {}, { confirm: { code: 'not_allowed' } })
    const { id, ...outcome } = await eraseCustomer(db, customer, {
      userId: actor.id,
      reason: input.reason,
      now,
    })
    afterCommit(() => services.backups.noteErasures())
    return { save_response: { id }, ...outcome }
  }),
]
