import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startMigratedCluster } from './cluster.ts'
import { seedTestCompany } from './company.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's own
  export interface ProvidedContext {
    adminUrl: string
    /** The data folder of a stopped cluster with a migrated database. */
    modelFolder: string
  }
}

/** The migrated database without any rows. */
export const EMPTY = 'weinkontor'
/** The same with the test company. */
export const TEMPLATE = 'weinkontor_template'

/** A file copy, the fastest way to a migrated database. */
export const clonedFrom = (template: string) => `TEMPLATE ${template} STRATEGY file_copy`

type Served = { adminUrl: string; model: string; stop: () => Promise<void> }

/** Shared by the projects of one run, each of which loads this file separately. */
const shared = globalThis as { testCluster?: { users: number; served: Promise<Served> } | undefined }

/** One throw-away PostgreSQL for the run, with two migrated templates that the test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testCluster ??= { users: 0, served: startServed() }
  const { testCluster } = shared
  testCluster.users += 1
  const { adminUrl, model, stop } = await testCluster.served
  project.provide('adminUrl', adminUrl)
  project.provide('modelFolder', model)
  return async () => {
    testCluster.users -= 1
    if (testCluster.users > 0) return
    shared.testCluster = undefined
    await stop()
  }
}

async function startServed(): Promise<Served> {
  const cluster = await startMigratedCluster()
  const admin = new pg.Client({ connectionString: cluster.adminUrl })
  await admin.connect()
  const seal = (name: string) =>
    admin.query(`ALTER DATABASE ${name} IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  await seal(EMPTY)
  await admin.query(`CREATE DATABASE ${TEMPLATE} ${clonedFrom(EMPTY)}`)
  const client = new pg.Client({ connectionString: databaseUrl(cluster.adminUrl, TEMPLATE) })
  await client.connect()
  await seedTestCompany(client)
  await client.end()
  await seal(TEMPLATE)
  await admin.end()
  return cluster
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
