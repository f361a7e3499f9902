import type { z } from 'zod'
import { invalid } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'

/** The fields of a call whose input depends on what it is for; refused with what is wrong with each. */
export function readFields<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = check(schema as z.ZodType<z.output<Schema>>, body)
  if (!parsed.success) throw invalid(fieldProblems(parsed.error))
  return parsed.data
}
