import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { definedIn } from './program-order.ts'

const folder = join(import.meta.dirname, '../../../../db')

/** A file that creates or changes tables; each runs once, and an applied file never changes. */
export type Migration = { name: string; path: string; sql: string; checksum: string }

/** The tables of version 1.0.0. */
export const BASELINE = 'baseline.sql'

/** Steps that need functions and views of this version, and run after they were made. */
export const isAfterProgram = ({ name }: Migration): boolean => name.endsWith('.after.sql')

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

async function read(path: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, path), 'utf8')
  return { name, path: `db/${path}`, sql, checksum: checksumOf(sql) }
}

/** The baseline, then what changed the tables since. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(join(folder, 'migrations'))).filter((name) => name.endsWith('.sql'))
  const later = names.toSorted().map((name) => read(`migrations/${name}`, name))
  return Promise.all([read(BASELINE, BASELINE), ...later])
}

/** Functions that stored columns, checks and indexes use: they are made with the tables and stay with them. */
export const foundationOf = (migrations: readonly Migration[]): string[] =>
  migrations.flatMap(({ sql }) => definedIn(sql))

export type Applied = Pick<Migration, 'name' | 'checksum'>

/** All steps of the last version before 1.0.0, which left the tables as the baseline makes them. */
const STEPS_BEFORE = '388f9a2155cc11bdc0d75aee3eeb6a649466a712a8bb85e640594280ce6fb907'

/** Whether tables were made step by step before 1.0.0 and are those of the baseline now. */
export function areOfLastBefore(applied: readonly Applied[]): boolean {
  const hash = createHash('sha256')
  for (const { name, checksum } of applied.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex') === STEPS_BEFORE
}

/** Whether some step was made before 1.0.0. */
export const areOfBefore = (applied: readonly Applied[]): boolean =>
  applied.length > 0 && applied.every(({ name }) => name !== BASELINE)
