import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startTestCluster } from './cluster.ts'
import { seedTestCompany } from './company.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's own
  export interface ProvidedContext {
    adminUrl: string
  }
}

export const TEMPLATE = 'weinkontor_template'

/** One throw-away PostgreSQL for the run, with one migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const admin = new pg.Client({ connectionString: cluster.adminUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  const pool = createPool(databaseUrl(cluster.adminUrl, TEMPLATE), 2)
  await migrate(pool)
  const client = await pool.connect()
  await seedTestCompany(client)
  client.release()
  await pool.end()
  await admin.query(`ALTER DATABASE ${TEMPLATE} IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  await admin.end()
  project.provide('adminUrl', cluster.adminUrl)
  return cluster.stop
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
