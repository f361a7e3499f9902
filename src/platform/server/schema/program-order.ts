/** A file of the database's program: a function, a view, or the triggers of a module. */
export type ProgramFile = { path: string; sql: string }

/** The functions and views that a file creates. */
export const definedIn = (sql: string): string[] =>
  [...sql.matchAll(/^CREATE (?:OR REPLACE )?(?:FUNCTION|PROCEDURE|VIEW) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

/** What a file does, without remarks and without the meanings of its columns. */
export const codeOf = (sql: string): string =>
  sql.replaceAll(/--.*$/gm, '').replaceAll(/^COMMENT ON COLUMN [\s\S]*?';$/gm, '')

const wordsOf = (sql: string): Set<string> => new Set(codeOf(sql).match(/\w+/g))

/** The triggers of a module, which create nothing that others use. */
const isOfTriggers = ({ sql }: ProgramFile) => definedIn(sql).length === 0

/** Files in the order in which each finds what it uses; functions and views first, triggers last. */
export function inOrder(files: readonly ProgramFile[]): ProgramFile[] {
  const definitions = new Map(
    files.flatMap((file) => definedIn(file.sql).map((name) => [name, file] as const)),
  )
  const words = new Map(files.map((file) => [file, wordsOf(file.sql)]))
  const used = (file: ProgramFile): ProgramFile[] =>
    [...definitions].filter(([name, by]) => by !== file && words.get(file)?.has(name)).map(([, by]) => by)

  const ordered: ProgramFile[] = []
  const entered = new Set<ProgramFile>()
  const enter = (file: ProgramFile): void => {
    if (entered.has(file)) return
    entered.add(file)
    for (const needed of used(file)) enter(needed)
    ordered.push(file)
  }
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  for (const file of sorted) if (!isOfTriggers(file)) enter(file)
  return [...ordered, ...sorted.filter(isOfTriggers)]
}
