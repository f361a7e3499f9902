import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool, type Pool } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startTestCluster } from './cluster.ts'
import { seedTestCompany } from './company.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's own
  export interface ProvidedContext {
    adminUrl: string
  }
}

/** A migrated database without a row. */
export const EMPTY = 'weinkontor_empty'
/** The same with the test company. */
export const TEMPLATE = 'weinkontor_template'

/** A copy of the files: the quickest way to a database that is migrated already. */
export const clonedFrom = (template: string) => `TEMPLATE ${template} STRATEGY file_copy`

/** One throw-away PostgreSQL for the run, with two migrated templates that the test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const admin = new pg.Client({ connectionString: cluster.adminUrl })
  await admin.connect()
  const fill = async (name: string, how: string, work: (pool: Pool) => Promise<unknown>) => {
    await admin.query(`CREATE DATABASE ${name} ${how}`)
    const pool = createPool(databaseUrl(cluster.adminUrl, name), 2)
    await work(pool)
    await pool.end()
    await admin.query(`ALTER DATABASE ${name} IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  }
  await fill(EMPTY, '', (pool) => migrate(pool))
  await fill(TEMPLATE, clonedFrom(EMPTY), async (pool) => {
    const client = await pool.connect()
    await seedTestCompany(client)
    client.release()
  })
  await admin.end()
  project.provide('adminUrl', cluster.adminUrl)
  return cluster.stop
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
