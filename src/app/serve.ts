import { flushCompileCache } from 'node:module'
import type pg from 'pg'
import { demoSignIns } from '#db/seed/data/staff.ts'
import { seedReferenceLists } from '#db/seed/reference-lists.ts'
import {
  awaitsFirstAdministrator,
  firstAdministratorLink,
} from '#modules/users/server/first-administrator.ts'
import { startSealing } from '#platform/server/audit/audit-chain.ts'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { migrate, oneNodeAtATime } from '#platform/server/database/migrate.ts'
import type { Settings } from '#platform/server/settings.ts'
import { createApp } from './create-app.ts'
import type { RunningDatabase } from './open-database.ts'

const say = (line: string) => console.log(line)

/** Brings the schema up to date and fills an empty database with what the settings ask for. */
async function prepare(pool: Pool, settings: Settings): Promise<string[]> {
  const applied = await migrate(pool)
  if (applied.length) say(`Database brought up to date: ${applied.join(', ')}`)
  return oneNodeAtATime(pool, () => fill(pool, settings))
}

async function fill(pool: Pool, settings: Settings): Promise<string[]> {
  const client = await pool.connect()
  try {
    await seedReferenceLists(client, settings.demo)
    if (settings.demo) await fillWithDemo(client)
    if (await awaitsFirstAdministrator(client)) {
      const link = await firstAdministratorLink(client, settings)
      return [`Set the password of the first administrator, user "admin", here: ${link}`]
    }
    return settings.demo ? signInLines() : []
  } finally {
    client.release()
  }
}

async function fillWithDemo(client: pg.ClientBase): Promise<void> {
  const { isEmpty, seedDemoCompany } = await import('#db/seed/demo.ts')
  if (!(await isEmpty(client))) return
  say('Setting up the demo company …')
  await seedDemoCompany(client)
}

const signInLines = () => [
  'Demo sign-ins:',
  ...demoSignIns.map(
    ({ user_name, user_level, password }) => `  ${user_name.padEnd(10)} level ${user_level}   ${password}`,
  ),
]

/** Connections that a busy node has not taken yet; the system drops further ones, which are tried again seconds later. */
const MOST_CONNECTING = 2_048

/** Answers calls on a database that is open, until the process is told to stop or the database ends. */
export async function serve(settings: Settings, database: RunningDatabase): Promise<void> {
  const pool = createPool(database.url, 2)
  const lines = await prepare(pool, settings)
  await pool.end()
  const app = await createApp({ databaseUrl: database.url, settings })
  await app.http.listen({ port: settings.port, host: settings.host, backlog: MOST_CONNECTING })
  app.services.backups.startSchedule()
  const stopSealing = startSealing(app.services.db, (error) => app.http.log.error(error))
  // Stored now, because a process that is killed stores nothing: the next start need not compile it again.
  flushCompileCache()
  say(['', `Weinkontor is running: ${settings.publicUrl}`, ...lines, '', 'Stop it with Ctrl+C.'].join('\n'))

  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    // A long import may hold it up for most of a minute, and the next start goes on where it ended.
    void stopSealing()
    await app.close()
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // The start command has ended, so only this can stop the process.
  process.once('disconnect', () => void stop())
  await database.exited
  if (!isStopping)
    throw new Error('The database has stopped unexpectedly. Start Weinkontor again; nothing is lost.')
}
