import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createPool } from '#platform/server/database/database.ts'
import { migrate, oneNodeAtATime } from '#platform/server/database/migrate.ts'
import { startTestApp } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { openWindow } from '#test/server/window.ts'
import { longTimeout, startProduct, untilReady } from './product.ts'

const app = await startTestApp()
const ROOT = join(import.meta.dirname, '../..')

/** What a command said and how it ended, on the database that the app is running on. */
async function command(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: app.databaseUrl }
  const run = promisify(execFile)(process.execPath, [join(ROOT, `scripts/${name}.ts`), ...args], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
}

describe('while the app runs', () => {
  test('unblock opens an account', async () => {
    const blocked = { blocked: '1', failed_login_try_count: 3 } as const
    await app.db.updateTable('sys_users').set(blocked).where('id', '=', people.admin.id).execute()
    expect(await command('unblock', 'ADMIN')).toEqual({ code: 0, said: 'admin can sign in again.\n' })
    const answer = await app.call('/login', { user_name: 'admin', user_pass: PASSWORD })
    expect(answer.status.isContinue).toBe(true)
  })

  test('unblock fails for a name that nobody has', async () => {
    expect(await command('unblock', 'niemand')).toEqual({
      code: 1,
      said: 'There is no user niemand.\n',
    })
  })

  test('codes-off lets people in again', async () => {
    await app.db.insertInto('sys_settings').values({ name: 'otp', value: '1' }).execute()
    expect((await app.refused('/login', { user_name: 'satis', user_pass: PASSWORD })).code).toBe(
      'otp_required',
    )
    expect((await command('codes-off')).code).toBe(0)
    const answer = await app.call('/login', { user_name: 'satis', user_pass: PASSWORD })
    expect(answer.status.isContinue).toBe(true)
  })

  test('backup is written down', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'weinkontor-command-'))
    expect((await command('backup', join(folder, 'company.gz'))).code).toBe(0)
    await rm(folder, { recursive: true })
    const events = app.db.selectFrom('sys_security_events').select('detail').where('event', '=', 'backup')
    expect(await events.execute()).toEqual([
      {
        detail: expect.stringMatching(
          /^\d+ rows, change log (\d+ [0-9a-f]{64}|empty), consents (\d+ [0-9a-f]{64}|empty)$/,
        ),
      },
    ])
  })

  test('refresh-browsers reaches every window', async () => {
    const { sesion_id } = await app.as('personel')
    const window = await openWindow(app.url, { sesion_id })
    expect((await command('refresh-browsers')).code).toBe(0)
    await eventually(() => window.heard('refres_cooke')).toHaveLength(1)
  })
})

test('a node that starts while another one fills the database waits for it', async () => {
  const pool = createPool(app.databaseUrl, 2)
  await migrate(pool)
  const operator = new pg.Client({ connectionString: app.databaseUrl })
  await operator.connect()
  const isWaiting = async () => {
    const { rowCount } = await operator.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 726002 AND NOT granted`,
    )
    return rowCount === 1
  }
  const node = await oneNodeAtATime(pool, async () => {
    const starting = await startProduct({ DATABASE_URL: app.databaseUrl })
    await expect.poll(isWaiting, longTimeout).toBe(true)
    // Longer than a connection of the pool would wait for a lock.
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    expect(await isWaiting()).toBe(true)
    return starting
  })
  await untilReady(node)
  node.child.kill('SIGTERM')
  await node.ended
  await operator.end()
  await pool.end()
})
