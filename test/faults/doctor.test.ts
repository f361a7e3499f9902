import { execFile } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { checkDatabase, refuseOldServer } from '#platform/server/doctor/database.ts'

const ROOT = join(import.meta.dirname, '../..')

async function run(script: string, env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'weinkontor-doctor-'))
  const all = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: '0', ...env }
  return promisify(execFile)(process.execPath, [script], { cwd: ROOT, env: all, timeout: 60_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

const freePort = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port: String(port), server }
}

test('a start says what is wrong before anything is begun', async () => {
  const { port, server } = await freePort()
  const taken = await run('src/app/server.ts', { PORT: port })
  server.close()
  expect(taken).toEqual({
    code: 1,
    said: `PORT: Another program already uses port ${port}. Stop the other program, or set another PORT.\n`,
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT: "abc" is no number from 1 to 65535.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: "mail.example" is no such address.'],
  [{ PUBLIC_URL: 'wein.example' }, 'PUBLIC_URL: "wein.example" is no such address.'],
  [{ DATA_DIR: '/proc/x' }, 'DATA_DIR: Nothing can be written in /proc/x'],
  [{ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' }, 'DATABASE_URL: The database cannot be opened'],
  [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be the number of proxies'],
])('the doctor names %o with its remedy', async (env, words) => {
  const { port, server } = await freePort()
  server.close()
  const { code, said } = await run('scripts/doctor.ts', { PORT: port, ...env })
  expect(code).toBe(1)
  expect(said).toContain(words)
})

test('mail, backups, proxy and published passwords are named, and stop no start', async () => {
  const { port, server } = await freePort()
  server.close()
  const { code, said } = await run('scripts/doctor.ts', {
    PORT: port,
    HOST: '0.0.0.0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    BACKUP_DIR: '/proc/x',
    PUBLIC_URL: 'https://wein.example',
  })
  expect(code).toBe(0)
  for (const about of ['SMTP_URL', 'BACKUP_DIR', 'TRUST_PROXY', 'DEMO'])
    expect(said).toContain(`! ${about}: `)
})

test('a database server is fine, or told what it lacks', async () => {
  const { port, server } = await freePort()
  server.close()
  const { said } = await run('scripts/doctor.ts', { PORT: port, DATABASE_URL: inject('adminUrl') })
  expect(said).toBe('Everything is as it should be.\n')
  const facts = {
    version: 180000,
    encoding: 'UTF8',
    has_icu: true,
    may_create: true,
    missing: [],
    seconds: 0,
  }
  const server15 = (over: object) =>
    ({ query: async () => ({ rows: [{ ...facts, ...over }] }) }) as unknown as Parameters<
      typeof checkDatabase
    >[0]
  expect(await checkDatabase(server15({}), 0)).toEqual([])
  const wrong = {
    encoding: 'SQL_ASCII',
    has_icu: false,
    may_create: false,
    missing: ['unaccent'],
    seconds: 61,
  }
  expect(await checkDatabase(server15(wrong), 0)).toHaveLength(5)
  await expect(refuseOldServer(server15({ version: 150012 }))).rejects.toThrow(
    'This server is PostgreSQL 15; Weinkontor needs 16 or newer. Bring it to version 16 or newer',
  )
})
