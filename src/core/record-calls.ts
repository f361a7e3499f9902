import { z } from 'zod'
import type { Who } from './actor.ts'
import { defineCall, saved, savedId } from './calls.ts'
import { check, rowId, rowVersion } from './fields.ts'

const versioned = z.looseObject({ id: rowId, version: rowVersion.nullish() })

/** An update of several fields must name the version of the record it is based on; a single field need not. */
export const needsVersion = (fields: readonly string[], version: number | null | undefined): boolean =>
  fields.length > 1 && !version

type Changes<Form extends z.ZodObject> = {
  id: number
  version: number | null | undefined
  values: Partial<z.output<Form>>
}

type ChangesInput<Form extends z.ZodObject> = z.input<typeof versioned> & Partial<z.input<Form>>

/** The form behind each update schema, for the API description: a transform cannot be described. */
export const changedForms = new WeakMap<object, z.ZodObject>()

/**
 * An update checks and changes the fields it carries; the others stay as they are. `besides` names fields that travel
 * along and are no part of the record.
 */
export function changesOf<Form extends z.ZodObject>(
  form: Form,
  besides: readonly string[] = [],
): z.ZodType<Changes<Form>, ChangesInput<Form>> {
  const changes = versioned.transform((body, context) => {
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
    return { id: body.id, version: body.version, values: parsed.data }
  })
  changedForms.set(changes, form)
  return changes as unknown as z.ZodType<Changes<Form>, ChangesInput<Form>>
}

/** The record that a call means. */
export const byId = z.object({ id: rowId })

type RecordOptions<Form extends z.ZodObject, Row extends z.ZodType> = {
  form: Form
  /** The stored row, as create and update answer it. */
  row: Row
  write: Who
  maxBytes?: number
}

/** The three writes of a plain record, whose table has the name of its resource: `/stok` gives /stok/create, /stok/update and /stok/delete. */
export function recordCalls<const Resource extends string, Form extends z.ZodObject, Row extends z.ZodType>(
  resource: Resource,
  { form, row, write: who, maxBytes }: RecordOptions<Form, Row>,
) {
  const common = { who, writes: true, ...(maxBytes ? { maxBytes } : {}) } as const
  return [
    defineCall({ ...common, path: `${resource}/create`, input: form, answer: saved(row) }),
    defineCall({ ...common, path: `${resource}/update`, input: changesOf(form), answer: saved(row) }),
    defineCall({
      who,
      writes: true,
      path: `${resource}/delete`,
      actsOn: resource.slice(1),
      input: byId,
      answer: savedId,
    }),
  ] as const
}
