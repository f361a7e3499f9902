import { sql } from 'kysely'
import { z } from 'zod'
import { everyone, isAdmin } from '#core/actor.ts'
import { invalid } from '#core/errors.ts'
import {
  referenceLabel,
  references,
  referenceNames,
  type ReferenceDefinition,
  type ReferenceName,
  type ReferenceRow,
} from '#core/references.ts'
import type { Language } from '#core/texts.ts'
import { endpoint, type Endpoint } from '#platform/server/endpoint.ts'
import { listPayload } from '#core/list-call.ts'
import { isOn } from '#platform/server/list-payload.ts'

/** Lists that also have a screen of their own are registered with that screen's list. */
const ownScreens = new Set<ReferenceName>(['sys_users', 'sys_country_code', 'sys_category', 'bayi_cari'])

export const definitionEndpoints: Endpoint[] = [
  ...referenceNames.filter((name) => !ownScreens.has(name)).map(referenceEndpoint),
  endpoint({
    path: '/reference_versions/list',
    who: everyone,
    input: z.object({}),
    run: async ({ services }) => ({ ref_data: services.references.all() }),
  }),
]

/** One path for two askers: a dropdown gets keys and words, an administrator's screen the list with its filters. */
export function lookupOrList(name: ReferenceName, list: Endpoint): Endpoint {
  const lookup = referenceEndpoint(name)
  return {
    ...list,
    run: async (call) => {
      const { key_label } = call.input as z.output<typeof listPayload>
      return isOn(key_label) || !isAdmin(call.actor) ? lookup.run(call) : list.run(call)
    },
  }
}

/** A whole reference list in its own order; `key_label` reduces the rows to what a dropdown needs. */
function referenceEndpoint(name: ReferenceName): Endpoint {
  const definition: ReferenceDefinition = references[name]
  const { key, label, translated, extra = [], order, activeOnly } = definition
  const labels = translated ? [label, `${label}_tr`, `${label}_en`] : [label]
  const columns = [...new Set([key, ...labels, ...extra])]
  return endpoint({
    path: `/${name}/list`,
    who: everyone,
    input: listPayload,
    run: async ({ db, input, services, language }) => {
      const orderBy = input.orderByField || order
      if (!columns.includes(orderBy)) throw invalid({ [orderBy]: { code: 'unknown_field' } })
      const collation = labels.includes(orderBy) ? sql` collate "de-x-icu"` : sql``
      const direction = input.orderBy === 'DESC' ? sql`desc` : sql`asc`
      const onlyId =
        input.id === undefined
          ? sql`true`
          : sql`${sql.ref(extra.includes('id') ? 'id' : key)}::text = ${String(input.id)}`
      const onlyActive = activeOnly ? sql`status = '1'` : sql`true`
      const { rows } = await sql<ReferenceRow>`
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
        where ${onlyActive} and ${onlyId} order by ${sql.ref(orderBy)}${collation} ${direction}`.execute(db)
      const version = services.references.all()[name]
      return {
        datalist: isOn(input.key_label) ? rows.map((row) => asKeyLabel(row, language)) : rows,
        count: rows.length,
        list_version: version,
      }
    },
  })

  /** The word in the language of the call; a country is known by its code. */
  function asKeyLabel(row: ReferenceRow, language: Language) {
    const word = name === 'sys_country_code' ? row[label] : referenceLabel(name, row, language)
    return { ...row, key: row[key], label: word }
  }
}
