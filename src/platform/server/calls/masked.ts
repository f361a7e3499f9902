import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** The schemas directly within another. */
function within(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodTuple) return schema.def.items
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right]
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
  return innerType ? [innerType] : []
}

/** The names of all fields that an answer may have, however deep. */
export function fieldsOfAnswer(answer: z.core.$ZodType): ReadonlySet<string> {
  const fields = new Set<string>()
  const seen = new Set([answer])
  for (const schema of seen) {
    if (schema instanceof z.ZodObject) for (const field of Object.keys(schema.shape)) fields.add(field)
    for (const inner of within(schema)) seen.add(inner)
  }
  return fields
}

/** Refuses calls that would answer a field which not everybody may see without naming its mask. */
export function refuseUnmasked(endpoints: readonly Endpoint[], masked: ReadonlySet<string>): void {
  for (const { path, answer, masked: named = [] } of endpoints) {
    const shown = masked.intersection(fieldsOfAnswer(answer)).difference(new Set(named))
    if (shown.size) throw new Error(`${path} answers ${[...shown].join(', ')} without a mask`)
  }
}
