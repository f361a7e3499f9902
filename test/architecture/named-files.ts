import { posix } from 'node:path'
import { rules, type Rule } from './import-rules.ts'

/** A file that a source names without importing it: for a type, or as the address of a worker. */
type Named = { to: string; isType: boolean }

const inType = /\bimport\(\s*(['"`])([^'"`$]+)\1\s*,?\s*\)/g
const asAddress = /\bnew\s+URL\(\s*(['"`])([^'"`$]+)\1\s*,\s*import\.meta\.url/g

/** The path of a file in the repository, as a file names it. */
const pathOf = (from: string, specifier: string): string =>
  specifier.startsWith('#')
    ? specifier.replace(/^#(?!test\/|db\/)/, 'src/').replace(/^#/, '')
    : posix.join(posix.dirname(from), specifier)

const namedIn = (from: string, text: string): Named[] => [
  ...[...text.matchAll(inType)].map(([, , name = '']) => ({ to: pathOf(from, name), isType: true })),
  ...[...text.matchAll(asAddress)].map(([, , name = '']) => ({ to: pathOf(from, name), isType: false })),
]

function isBroken(rule: Rule, from: string, { to, isType }: Named): boolean {
  const origin = new RegExp(rule.from.path).exec(from)
  if (!origin || !rule.to.path || rule.to.dependencyTypes || (isType && rule.to.dependencyTypesNot))
    return false
  const matches = (pattern: string | undefined, path: string) =>
    pattern !== undefined &&
    new RegExp(pattern.replaceAll(/\$(\d)/g, (_, group) => origin[group] ?? '')).test(path)
  return !matches(rule.from.pathNot, from) && matches(rule.to.path, to) && !matches(rule.to.pathNot, to)
}

/** What the rules for imports say of the files that a source only names. */
export const violationsOfNamed = (from: string, text: string): string[] =>
  namedIn(from, text).flatMap((named) =>
    rules.filter((rule) => isBroken(rule, from, named)).map(({ name }) => `${name}: ${from} → ${named.to}`),
  )
