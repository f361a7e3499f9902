/** A value that must be there; fails the test where it is missing. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('a value is missing')
  return value
}
