import type { Claim } from './claims.ts'
import type { Seen } from './seen.ts'

/** Where what was seen is not what the type says; `at` names the value, which is the row itself without one. */
export function differences(claim: Claim, seen: Seen, at = ''): string[] {
  const { kinds, name, element } = claim
  if (!kinds) return []
  const wrong = seen.kinds.filter((kind) => !kinds.includes(kind))
  return [
    ...wrong.map((kind) => `${at || 'the value'} is ${kind}, the type says ${name}`),
    ...(kinds.includes('object') ? differentFields(claim, seen, at) : []),
    ...(element && seen.element ? differences(element, seen.element, `${at}[]`) : []),
  ]
}

function differentFields({ fields = {}, others }: Claim, seen: Seen, at: string): string[] {
  if (!seen.fields && !seen.objects) return []
  const nameOf = (field: string) => (at ? `${at}.${field}` : field)
  const found = Object.entries(seen.fields ?? {})
  const claimed = found.flatMap(([field, one]) => {
    const claim = Object.hasOwn(fields, field) ? fields[field] : others
    return claim ? differences(claim, one, nameOf(field)) : []
  })
  const unclaimed = found.flatMap(([field]) =>
    Object.hasOwn(fields, field) || others ? [] : [nameOf(field)],
  )
  const missing = Object.entries(fields).flatMap(([field, { mayBeMissing }]) =>
    mayBeMissing || (seen.fields?.[field]?.times ?? -1) >= seen.objects ? [] : [nameOf(field)],
  )
  return [...claimed, ...listed(unclaimed, 'not in the type'), ...listed(missing, 'missing')]
}

const listed = (names: readonly string[], fault: string): string[] =>
  names.length ? [`${names.join(', ')}: ${fault}`] : []
