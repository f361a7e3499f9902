import { domainModules } from '#app/modules.domain.ts'

/** Joins what the modules bring; a name that two of them bring is refused. */
function joined<Value>(parts: readonly Readonly<Record<string, Value>>[]): Record<string, Value> {
  const names = parts.flatMap((part) => Object.keys(part))
  const twice = names.filter((name, place) => names.indexOf(name) !== place)
  if (twice.length) throw new Error(`two modules bring ${twice.join(', ')}`)
  return Object.assign({}, ...parts) as Record<string, Value>
}

const file = (comment: string, name: string, value: unknown) =>
  `// Generated from the modules by "npm run generate". Do not edit.

/** ${comment} */
export const ${name} = ${JSON.stringify(value)} as const
`

/** What the modules bring to browser and server alike, so that core can use it without knowing them. */
export function brought(): Record<string, string> {
  const settings = joined(domainModules.map((module) => module.settings ?? {}))
  const references = joined(domainModules.map((module) => module.references ?? {}))
  const columns = domainModules.flatMap(({ logged = {} }) =>
    Object.entries(logged).map(([kind, names]) => ({ kind, columns: names.split(/\s+/).join(' ') })),
  )
  const records = joined(domainModules.map((module) => module.records ?? {}))
  return {
    'src/core/brought/settings.ts': file('What a company decides for itself.', 'companySettings', settings),
    'src/core/brought/references.ts': file(
      'The reference lists, by their tables.',
      'referenceLists',
      references,
    ),
    'src/core/brought/logged-columns.ts': file(
      'Columns whose kind follows from what they mean.',
      'loggedColumns',
      columns,
    ),
    'src/core/brought/records.ts': file(
      'The records that rows and questions of a resource name by `id`.',
      'recordResources',
      records,
    ),
  }
}
