import type { FieldProblem } from '#core/errors.ts'

const MAX_DEPTH = 20

/** A field named like a member of every object would take its place: String({ toString: 1 }) throws. */
const isFieldName = (name: string) => isStorable(name) && !(name in Object.prototype)

/** NUL cannot be stored, and the code points U+FFFE and U+FFFF make every file that contains them unreadable. */
const NO_CHARACTER = /[\0\ufffe\uffff]/

/** A lone surrogate cannot be stored either, and real input is never nested deeper than a few levels. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !NO_CHARACTER.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth + 1))
  return Object.entries(value).every(([name, inner]) => isFieldName(name) && isStorable(inner, depth + 1))
}

/** The fields of a call that the database could not store unchanged. */
export function unstorableFields(body: Record<string, unknown>): Record<string, FieldProblem> {
  const wrong = Object.entries(body).filter(([name, value]) => !isFieldName(name) || !isStorable(value))
  return Object.fromEntries(wrong.map(([name]) => [name, { code: 'not_allowed' }]))
}
