import { sql } from 'kysely'
import type { z } from 'zod'
import { isAdmin, type Who } from '#core/actor.ts'
import type { CallDefinition } from '#core/calls.ts'
import { invalid } from '#core/errors.ts'
import type { listPayload } from '#core/lists/list-call.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { referenceLabel, references, type ReferenceName, type ReferenceRow } from '#core/references.ts'
import type { Language } from '#core/texts/texts.ts'
import { serve, type Endpoint } from '#platform/server/calls/endpoint.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { columnsOf, labelsOf, plainReferences, referenceCall } from '../domain/reference-calls.ts'

export const definitionEndpoints: Endpoint[] = plainReferences.map(referenceEndpoint)

type ListCall = CallDefinition<string, Who, z.ZodType<z.output<typeof listPayload>>>

/** Answers keys and labels for a dropdown, or the list with its filters for an administrator's screen. */
export function lookupOrList(call: ListCall, name: ReferenceName, list: Endpoint): Endpoint {
  const lookup = referenceEndpoint(name)
  return serve(call, async (given) =>
    isOn(given.input.key_label) || !isAdmin(given.actor) ? lookup.run(given) : list.run(given),
  )
}

function referenceEndpoint(name: ReferenceName): Endpoint {
  const { key, label, extra = [], order, retires }: ReferenceDefinition = references[name]
  const labels = labelsOf(name)
  const columns = columnsOf(name)
  return serve(referenceCall(name), async ({ db, input, services, language }) => {
    const orderBy = input.orderByField || order
    if (orderBy !== order && !columns.includes(orderBy))
      throw invalid({ [orderBy]: { code: 'unknown_field' } })
    const collation = labels.includes(orderBy) ? sql` collate "de-x-icu"` : sql``
    const direction = input.orderBy === 'DESC' ? sql`desc` : sql`asc`
    const onlyId =
      input.id === undefined
        ? sql`true`
        : sql`${sql.ref(extra.includes('id') ? 'id' : key)}::text = ${String(input.id)}`
    const onlyActive = retires && !isOn(input.with_retired) ? sql`status = '1'` : sql`true`
    const rows = await allRows(db)<ReferenceRow>`
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
        where ${onlyActive} and ${onlyId} order by ${sql.ref(orderBy)}${collation} ${direction}, ${sql.ref(key)}`
    const version = services.references.all()[name]
    return {
      datalist: isOn(input.key_label) ? rows.map((row) => asKeyLabel(row, language)) : rows,
      count: rows.length,
      list_version: version,
    }
  })

  /** The label in the language of the call; that of a country is its code. */
  function asKeyLabel(row: ReferenceRow, language: Language) {
    const word = name === 'sys_country_code' ? row[label] : referenceLabel(name, row, language)
    return { ...row, key: row[key] ?? null, label: word ?? null }
  }
}
