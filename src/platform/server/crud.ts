import { z } from 'zod'
import type { Who } from '#core/actor.ts'
import { check, rowId } from '#core/fields.ts'
import type { DB } from './database-types.ts'
import { endpoint, type Endpoint, type SignedInCall } from './endpoint.ts'
import { deleteRow, insertRow, updateRow, type RowValues } from './rows.ts'

type CrudOptions<Form extends z.ZodObject> = {
  /** Wire resource: `/stok` gives /stok/create, /stok/update and /stok/delete. */
  resource: string
  table: keyof DB
  form: Form
  write: Who
  maxBytes?: number
  /** What is stored, where that is not the form itself. */
  toRow?: (
    form: Partial<z.output<Form>>,
    call: SignedInCall<unknown>,
    id: number | null,
  ) => Promise<RowValues> | RowValues
  /** Throws the reason why a row must stay. */
  beforeDelete?: (call: SignedInCall<{ id: number }>) => Promise<void>
}

const versioned = z.looseObject({ id: rowId, version: z.number().int().positive().nullish() })

/** A form of several fields says which state of the record it was filled from; a single switch need not. */
export const needsVersion = (fields: readonly string[], version: number | null | undefined): boolean =>
  fields.length > 1 && !version

/**
 * An update checks and changes the fields it carries; the others stay as they are. `besides` names fields that travel
 * along and are no part of the record.
 */
export function changesOf<Form extends z.ZodObject>(form: Form, besides: readonly string[] = []) {
  return versioned.transform((body, context) => {
    const carried = Object.entries(form.shape as Record<string, z.ZodType>).filter(([field]) => field in body)
    const parsed = check(z.object(Object.fromEntries(carried)), body)
    if (!parsed.success) {
      context.issues.push(...(parsed.error.issues as typeof context.issues))
      return z.NEVER
    }
    const fields = carried.map(([field]) => field).filter((field) => !besides.includes(field))
    if (needsVersion(fields, body.version)) {
      context.issues.push({
        code: 'custom',
        path: ['version'],
        message: 'requiredField',
        input: body.version,
      })
      return z.NEVER
    }
    return { id: body.id, version: body.version, values: parsed.data as Partial<z.output<Form>> }
  })
}

/** The three writes of a plain record; each is an ordinary endpoint that can be replaced. */
export function crud<Form extends z.ZodObject>(options: CrudOptions<Form>): Endpoint[] {
  const { resource, table, form, write: who, maxBytes } = options
  const toRow = options.toRow ?? ((values: Partial<z.output<Form>>) => values)
  const size = maxBytes ? { maxBytes } : {}
  return [
    endpoint({
      ...size,
      path: `${resource as '/'}/create`,
      who,
      writes: true,
      input: form,
      run: async (call) => ({
        save_response: await insertRow(call.db, table, await toRow(call.input, call, null)),
      }),
    }),
    endpoint({
      ...size,
      path: `${resource as '/'}/update`,
      who,
      writes: true,
      input: changesOf(form),
      run: async (call) => {
        const { id, version, values } = call.input
        return { save_response: await updateRow(call.db, table, id, version, await toRow(values, call, id)) }
      },
    }),
    endpoint({
      path: `${resource as '/'}/delete`,
      who,
      writes: true,
      input: z.object({ id: rowId }),
      run: async (call) => {
        await options.beforeDelete?.(call)
        await deleteRow(call.db, table, call.input.id)
        return { save_response: { id: call.input.id } }
      },
    }),
  ]
}
