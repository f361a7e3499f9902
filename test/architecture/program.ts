import { readProgramFiles } from '#platform/server/schema/program.ts'

/** The texts of all functions, views and triggers of the database. */
export const readProgramTexts = async (): Promise<string[]> =>
  (await readProgramFiles()).map(({ sql }) => sql)

/** What the procedures that create triggers make of a table. */
const made: Readonly<Record<string, readonly string[]>> = {
  watch_table: ['raise_version', 'audit_row'],
  watch_reference: ['raise_ref_version'],
}

const trigger =
  /^CREATE (?:OR REPLACE )?TRIGGER \w+\s[\s\S]*?\sON\s+(\w+)\s[\s\S]*?EXECUTE FUNCTION (\w+)\(/gm
const procedure = /^CALL (\w+)\(\s*'(\w+)'/gm

/** The tables of a text with the functions that their triggers call. */
export function triggersIn(text: string): { table: string; calls: string }[] {
  const written = [...text.matchAll(trigger)].map(([, table = '', calls = '']) => ({ table, calls }))
  const called = [...text.matchAll(procedure)].flatMap(([, name = '', table = '']) =>
    (made[name] ?? []).map((calls) => ({ table, calls })),
  )
  return [...written, ...called]
}
