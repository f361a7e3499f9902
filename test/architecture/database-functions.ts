import { triggersIn } from './program.ts'
import { tablesWrittenBySql } from './written-tables.ts'

/** A database function: the tables that it writes itself, and the tables whose triggers call it. */
export type DatabaseFunction = { body: string; writes: string[]; hangsOn: string[] }

/** The functions of the texts, each of which holds one function, one view, or triggers. */
export function functionsIn(texts: readonly string[]): Map<string, DatabaseFunction> {
  const found = new Map<string, DatabaseFunction>()
  for (const body of texts.map((text) => text.replaceAll(/--.*$/gm, '')))
    for (const [, name = ''] of body.matchAll(/^CREATE OR REPLACE (?:FUNCTION|PROCEDURE) (\w+)/gm))
      found.set(name, { body, writes: [...new Set(tablesWrittenBySql(body))], hangsOn: [] })
  for (const { table, calls } of texts.flatMap(triggersIn)) found.get(calls)?.hangsOn.push(table)
  return found
}

const calls = (text: string, name: string) => new RegExp(String.raw`\b${name}\s*\(`).test(text)

type Program = {
  texts: readonly string[]
  /** The module whose data a table is. */
  ownerOf(table: string): string
  sources: readonly { module: string; text: string }[]
}

/** Function → the tables that it writes although a module that does not own them triggers or calls it. */
export function foreignWrites({ texts, ownerOf, sources }: Program): Record<string, string[]> {
  const functions = functionsIn(texts)
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
export const functionsWithDynamicSql = (texts: readonly string[]): string[] =>
  [...functionsIn(texts)]
    .filter(([, { body }]) =>
      /\bEXECUTE\s+(?!FUNCTION\b|PROCEDURE\b)/i.test(body.replaceAll(/'[^']*'/g, "''")),
    )
    .map(([name]) => name)
