import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'
import { readBackup, verifyBackup } from '#platform/server/backup/container.ts'
import { copyIn } from '#platform/server/backup/copy.ts'
import { quoted, SESSION } from '#platform/server/backup/take-backup.ts'

const folder = join(import.meta.dirname, '../fixtures/before-1.0.0')

/** A backup of the demo company, taken by the last version before 1.0.0. */
export const COMPANY_OF_BEFORE = join(folder, 'company.backup')

const Steps = z.array(z.object({ name: z.string(), sql: z.string() }))

/** The steps that made the schema of the last version before 1.0.0, functions, views and triggers included. */
const readSteps = async () =>
  Steps.parse(JSON.parse(brotliDecompressSync(await readFile(join(folder, 'steps.json.br'))).toString()))

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

/** Fills an empty database with the schema of the last version before 1.0.0, or with its first steps only. */
export async function makeSchemaOfBefore(client: pg.Client, count?: number): Promise<void> {
  await client.query(`CREATE TABLE schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  for (const { name, sql } of (await readSteps()).slice(0, count)) {
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      name,
      checksumOf(sql),
    ])
  }
}

/** The whole demo company on the schema of the last version before 1.0.0. */
export async function makeCompanyOfBefore(client: pg.Client): Promise<void> {
  await makeSchemaOfBefore(client)
  await client.query(SESSION)
  await client.query('SET session_replication_role = replica')
  const { tail } = await verifyBackup(COMPANY_OF_BEFORE)
  await client.query(`TRUNCATE ${quoted(Object.keys(tail.rows))} CASCADE`)
  await readBackup(COMPANY_OF_BEFORE, {
    head: () => undefined,
    table: async ({ table, columns }, rows) => {
      await copyIn(client, `COPY "${table}" (${quoted(columns)}) FROM STDIN`, rows)
    },
  })
  await client.query('RESET session_replication_role')
}
