import { z } from 'zod'
import { endpoints } from '#app/endpoints.ts'
import { changedForms } from '#core/record-calls.ts'

/** Resources that are not called like the table that they write. */
const tables: Readonly<Record<string, string>> = {
  invoice_dispute: 'siparisler',
  kargo_islem: 'kargo_cikti',
  person_rights: 'privacy_requests',
}

function tablesOf(path: string): string[] {
  const resource = (path.split('/')[1] ?? '').replaceAll('-', '_')
  return [tables[resource] ?? resource, `${resource}s`]
}

type Field = readonly [name: string, schema: z.ZodType]

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** The fields of a body at any depth, whatever the schema is wrapped in. */
function fieldsOf(schema: z.ZodType): Field[] {
  const form = changedForms.get(schema)
  if (form) return fieldsOf(form)
  if (schema instanceof z.ZodObject) {
    const own = Object.entries(schema.shape).filter((field): field is [string, z.ZodType] =>
      isSchema(field[1]),
    )
    return [...own, ...own.flatMap(([, inner]) => fieldsOf(inner))]
  }
  return Object.values(schema.def).flat().filter(isSchema).flatMap(fieldsOf)
}

/** The fields of calls that write, each with the column of its name in the table that the call is named after. */
export const writtenFields = <Column>(columnOf: (table: string, name: string) => Column | undefined) =>
  endpoints
    .filter(({ writes }) => writes)
    .flatMap(({ path, input }) =>
      fieldsOf(input).flatMap(([name, schema]) =>
        tablesOf(path).flatMap((table) => {
          const column = columnOf(table, name)
          return column === undefined ? [] : [{ where: `${path} ${name}`, schema, column }]
        }),
      ),
    )
