import { tablesWrittenBySql } from './written-tables.ts'

/** A database function: the tables that it writes itself, and the tables whose triggers call it. */
export type DatabaseFunction = { body: string; writes: string[]; hangsOn: string[] }

const routine = /^CREATE OR REPLACE (?:FUNCTION|PROCEDURE) public\.(\w+)\(([\s\S]*?)\n;\n/gm
const trigger =
  /^CREATE (?:CONSTRAINT )?TRIGGER \w+ [\s\S]*? ON public\.(\w+) [\s\S]*?EXECUTE FUNCTION (\w+)\(/gm

export function functionsIn(schema: string): Map<string, DatabaseFunction> {
  const found = new Map<string, DatabaseFunction>()
  for (const [, name = '', body = ''] of schema.matchAll(routine)) {
    const writes = [...new Set(tablesWrittenBySql(body)), ...(found.get(name)?.writes ?? [])]
    found.set(name, { body, writes, hangsOn: [] })
  }
  for (const [, table = '', name = ''] of schema.matchAll(trigger)) found.get(name)?.hangsOn.push(table)
  return found
}

const calls = (text: string, name: string) => new RegExp(String.raw`\b${name}\s*\(`).test(text)

type Program = {
  schema: string
  /** The module whose data a table is. */
  ownerOf(table: string): string
  sources: readonly { module: string; text: string }[]
}

/** Function → the tables that it writes although a module that does not own them triggers or calls it. */
export function foreignWrites({ schema, ownerOf, sources }: Program): Record<string, string[]> {
  const functions = functionsIn(schema)
  const callersOf = (name: string, seen = new Set<string>()): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    return [
      ...(functions.get(name)?.hangsOn ?? []).map(ownerOf),
      ...sources.filter(({ text }) => calls(text, name)).map(({ module }) => module),
      ...[...functions]
        .filter(([other, { body }]) => other !== name && calls(body, name))
        .flatMap(([other]) => callersOf(other, seen)),
    ]
  }
  const foreign = [...functions].map(([name, { writes }]) => {
    const callers = writes.length ? callersOf(name) : []
    return [name, writes.filter((table) => callers.some((module) => module !== ownerOf(table)))] as const
  })
  return Object.fromEntries(foreign.filter(([, tables]) => tables.length))
}

/** Functions that build statements at run time. */
export const functionsWithDynamicSql = (schema: string): string[] =>
  [...functionsIn(schema)]
    .filter(([, { body }]) =>
      /\bEXECUTE\s+(?!FUNCTION\b|PROCEDURE\b)/i.test(body.replaceAll(/'[^']*'/g, "''")),
    )
    .map(([name]) => name)
