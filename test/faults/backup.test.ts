import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { journalFile } from '#platform/server/backup/erasures.ts'
import { drillNewest } from '#platform/server/backup/drill.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { takeBackup } from '#platform/server/backup/take-backup.ts'
import { businessDay } from '#core/days/dates.ts'
import { repeatErasures } from '#modules/rights/server/public.ts'
import { verifyAudit } from '#platform/server/audit/audit-chain.ts'
import { cloneDatabase, startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { COMPANY_OF_BEFORE } from '#test/server/before-release.ts'
import { people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer, buildWine, opened, placeInvoice } from '#test/server/factories.ts'
import { brokenInvariants, printedInvoices } from './invariants.ts'
import { asking, atTheEnd, cleanUp, newDataDir, putCompanyIn, startCluster } from './own-company.ts'

const ROOT = join(import.meta.dirname, '../..')
const AWKWARD = 'Zeile\r\nTab\t\\. \\N "\u2028" ’ß İ 🍷'

let app: TestApp
let admin: Caller
let folder: string
let file: string
/** Where the app puts its own backups. */
let kept: string

afterAll(cleanUp)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weinkontor-backup-'))
  kept = join(folder, 'kept')
  app = await startTestApp({
    backupDir: kept,
    backupCommand: `test ! -e '${folder}/no-room' && cp "$BACKUP_FILE" '${folder}/elsewhere'`,
    logLevel: 'silent',
  })
  admin = await app.as('admin')
  atTheEnd(() => rm(folder, { recursive: true }))
  await placeInvoice(app.db, admin)
  await buildCustomer(app.db, { note2: AWKWARD, cus_note: Buffer.from([0, 10, 92, 46, 255]) })
  file = join(folder, 'company.gz')
  await takeBackup(app.databaseUrl, file, Temporal.Now.instant())
})

const now = () => Temporal.Now.instant()
const textOf = async (path: string) => gunzipSync(await readFile(path)).toString()
/** Everything but the head, whose moment differs. */
const rowsOf = async (path: string) => (await textOf(path)).split('\n').slice(1).join('\n')

const finish = async (begun: Promise<{ done: Promise<void> } | null>) => (await begun)?.done

async function withCopy<T>(work: (url: string) => Promise<T>, template?: string): Promise<T> {
  const copy = await cloneDatabase(template)
  return work(copy.url).finally(copy.drop)
}

/** The output of a command, stdout and stderr. */
const command = (script: string, env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  )

describe('a backup', () => {
  test('comes back byte by byte, and what comes after continues the numbers', async () => {
    await withCopy(async (url) => {
      await restoreBackup(url, file, { replace: true })
      const again = join(folder, 'again.gz')
      await takeBackup(url, again, now())
      expect(await rowsOf(again)).toBe(await rowsOf(file))
      await asking(url, async (client) => {
        expect(await brokenInvariants(client)).toEqual([])
        expect((await printedInvoices(client)).size).toBe(1)
        const { rows } = await client.query(`SELECT note2, cus_note FROM customers WHERE note2 IS NOT NULL`)
        expect(rows).toEqual([{ note2: AWKWARD, cus_note: Buffer.from([0, 10, 92, 46, 255]) }])
      })
      const node = await startNode(url)
      await expect((await node.as('admin')).call('/sys_unvan/list')).resolves.toMatchObject({
        status: { isContinue: true },
      })
      const { id } = await app.db
        .selectFrom('stok')
        .select(sql<number>`max(id)`.as('id'))
        .executeTakeFirstOrThrow()
      expect(await buildWine(node.db)).toBeGreaterThan(id)
      const invoice = await placeInvoice(node.db, await node.as('admin'))
      expect((await (await node.as('admin')).call('/siparisler/get', { id: invoice })).item.f_no).toBe(
        '100002',
      )
      // Triggers and keys are on again.
      await expect(sql`delete from siparisler where id = ${invoice}`.execute(node.db)).rejects.toThrow(
        'immutable',
      )
      await expect(sql`update siparis_icerik set stk_id = 999999`.execute(node.db)).rejects.toThrow()
      await node.app.close()
    })
  })

  test('is for its owner only, holds no sign-in, and leaves no half file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const text = await textOf(file)
    for (const name of ['sessions', 'remember_tokens', 'reset_links', 'otp_codes', 'devices', 'blocks'])
      expect(text).not.toContain(`"table":"sys_${name}"`)
    expect(text).toContain('"table":"sys_audit"')
    await expect(
      takeBackup('postgres://nobody@127.0.0.1:9/none', join(folder, 'none.gz'), now()),
    ).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.includes('none'))).toEqual([])
  })

  test('of an earlier version than the last one before 1.0.0 is refused with what to do', async () => {
    const old = join(folder, 'older.gz')
    const steps = await textOf(COMPANY_OF_BEFORE)
    await writeFile(old, gzipSync(steps.replace(/\{"name":"0001[^}]*\},/, '')))
    await withCopy(async (url) => {
      await expect(restoreBackup(url, old, { replace: true })).rejects.toThrow(
        'Restore it with the last version before 1.0.0',
      )
    })
  })
})

describe('a restore is refused', () => {
  const rewrite = async (name: string, change: (text: string) => string) => {
    const path = join(folder, name)
    await writeFile(path, gzipSync(change(await textOf(file))))
    return path
  }
  const refusal = (path: string, replace = true) =>
    withCopy(async (url) => {
      const reason = await restoreBackup(url, path, { replace }).catch((error: Error) => error.message)
      // In every case no data was deleted.
      const { rows } = await asking(url, (client) =>
        client.query<{ count: number }>('SELECT count(*)::int AS count FROM sys_users WHERE user_level > 0'),
      )
      expect(rows[0]?.count).toBe(Object.keys(people).length)
      return reason
    })

  test('by a database that holds something, unless it may be replaced', async () => {
    expect(await refusal(file, false)).toContain('not empty')
  })

  test.each([
    [
      'a newer schema',
      (text: string) =>
        text.replace('{"name":"baseline.sql"', '{"name":"9999_future.sql","checksum":"x"},$&'),
      'newer version',
    ],
    ['another edition', (text: string) => text.replace(/"checksum":"\w+"/, '"checksum":"x"'), 'differs'],
    ['no end', (text: string) => text.split('\n').slice(0, -2).join('\n'), 'cut off'],
    ['half a table', (text: string) => text.slice(0, text.length / 2), 'cut off'],
    ['a missing row', (text: string) => text.replace(/^1\t.*\n/m, ''), 'row counts'],
    [
      'another format',
      (text: string) => text.replace('weinkontor-backup-1', 'weinkontor-backup-9'),
      'not a backup',
    ],
    [
      'a table with a strange name',
      (text: string) => text.replace('"table":"', '"table":"x; drop '),
      'not a backup',
    ],
  ])('%s', async (name, change, reason) => {
    expect(await refusal(await rewrite(`${name}.gz`, change))).toContain(reason)
  })

  test('a damaged or foreign file', async () => {
    const bytes = await readFile(file)
    const cut = join(folder, 'cut.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 2_000))
    expect(await refusal(cut)).toContain('cut off')
    const foreign = join(folder, 'foreign.gz')
    await writeFile(foreign, 'kein Backup')
    expect(await refusal(foreign)).toContain('damaged')
  })

  test('while the app runs on that database', async () => {
    await expect(restoreBackup(app.databaseUrl, file, { replace: true })).rejects.toThrow('Stop it first')
  })
})

describe('the app’s own backups', () => {
  const own = () => app.app.services.backups
  const rows = async () => (await admin.call('/backup/list')).datalist ?? []
  const state = async () => (await admin.call('/backup/state')).item
  const card = async () =>
    (await admin.call('/setup/list')).datalist.find(({ key }: { key: string }) => key === 'backup')
  const at = (hour: number) => app.setNow(`2026-11-16T${String(hour).padStart(2, '0')}:00:00Z`)

  test('one node makes the daily one, when the clock asks for it', async () => {
    at(1)
    const second = await startNode(app.databaseUrl, { backupDir: kept })
    second.setNow('2026-11-16T01:00:00Z')
    await Promise.all([own().keepUp(), second.app.services.backups.keepUp(), own().keepUp()])
    await own().keepUp()
    await second.app.close()
    expect(await rows()).toMatchObject([
      { state: 'good', kind: 'schedule', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), drill: 'none' },
    ])
    expect(await readdir(kept)).toEqual(['weinkontor-2026-11-16T01-00-00.gz'])
    expect(await state()).toMatchObject({ state: 'fine', age_hours: 0, folder: kept, has_copy: true })
  })

  test('the command that copies gets the file and the journal, and nothing of the app', async () => {
    const elsewhere = join(folder, 'own-folder')
    const told = join(folder, 'environment')
    const backupCommand = `env > '${told}'; echo secret-of-the-command > /dev/null; exit 3`
    const node = await startNode(app.databaseUrl, { backupDir: elsewhere, backupCommand, logLevel: 'silent' })
    await finish(node.app.services.backups.begin('button', people.admin.id))
    const names = (await readFile(told, 'utf8')).split('\n').map((line) => line.split('=', 1)[0])
    // The last three are of the shell itself.
    expect(names.filter(Boolean).toSorted()).toEqual(
      ['BACKUP_FILE', 'BACKUP_JOURNAL', 'HOME', 'PATH', 'PWD', 'SHLVL', '_'].filter((name) =>
        names.includes(name),
      ),
    )
    expect(names).toEqual(expect.arrayContaining(['BACKUP_FILE', 'BACKUP_JOURNAL', 'PATH']))
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'not_copied', offsite_error: 'The off-site command ended with 3: ' })
    await node.app.close()
    await sql`delete from backups where id = ${row?.id}`.execute(app.db)
  })

  test('the drill proves the newest in a database that is gone afterwards', async () => {
    const said = await command('restore.ts', { DATABASE_URL: app.databaseUrl }, '--drill')
    expect(said).toMatch(/01-00-00\.gz is proven: \d+ rows.*\n0 customers who were erased/)
    expect(await rows()).toMatchObject([{ drill: 'proven', drill_error: null }])
    await writeFile(join(kept, 'weinkontor-2026-11-16T01-00-00.gz'), 'etwas anderes')
    await expect(drillNewest(app.databaseUrl, async () => null)).rejects.toThrow('changed since')
    expect(await rows()).toMatchObject([{ drill: 'failed' }])
    const { rows: left } = await asking(app.databaseUrl, (client) =>
      client.query(`SELECT datname FROM pg_database WHERE datname LIKE 'weinkontor_drill%'`),
    )
    expect(left).toEqual([])
  })

  test('an administrator begins one, and only one at a time', async () => {
    at(2)
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      for (const path of ['/backup/create', '/backup/list', '/backup/state'])
        expect((await (await app.as(person)).refused(path)).code).toBe('ERR_105')
    await writeFile(join(folder, 'no-room'), '')
    const { save_response } = await admin.call('/backup/create')
    expect((await admin.refused('/backup/create')).code).toBe('backup_running')
    await eventually(async () => (await rows())[0]).toMatchObject({ state: 'not_copied' })
    // The backup is good, yet an administrator has to look.
    expect((await rows())[0]).toMatchObject({ id: save_response?.id, kind: 'button', person: 'admin Test' })
    expect(await card()).toMatchObject({ state: 'alarm' })
    await rm(join(folder, 'no-room'))
  })

  test('old files go after a new good one only, and one that fails warns', async () => {
    const { version } = (await admin.call('/settings/get')).item
    expect(
      (await admin.refused('/settings/update', { version, backup_time: '25:00' })).fields,
    ).toHaveProperty('backup_time')
    await admin.call('/settings/update', { version, backup_keep: 1 })
    const before = await readdir(kept)
    at(3)
    await sql`alter table schema_migrations rename to hidden_away`.execute(app.db)
    await finish(own().begin('schedule'))
    await sql`alter table hidden_away rename to schema_migrations`.execute(app.db)
    expect(await readdir(kept)).toEqual(before)
    expect((await rows())[0]).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('schema_migrations'),
    })
    expect(await state()).toMatchObject({ state: 'failed', is_alarming: true })
    expect(await card()).toMatchObject({ state: 'alarm' })
    at(4)
    await finish(own().begin('schedule'))
    expect(await readdir(kept)).toEqual(['weinkontor-2026-11-16T04-00-00.gz'])
    expect((await rows()).map((row: { state: string }) => row.state)).toEqual([
      'good',
      'failed',
      'removed',
      'removed',
    ])
    expect(await card()).toMatchObject({ state: 'ready', figure: 0 })
  })

  test('are late after 26 hours, and one that was cut off is no good one', async () => {
    app.setNow('2026-11-17T06:00:00Z')
    expect(await card()).toMatchObject({ state: 'ready', figure: 26 })
    app.setNow('2026-11-17T06:01:00Z')
    expect(await card()).toMatchObject({ state: 'alarm', figure: 26 })
    await sql`insert into backups (kind, node, file, started_at) values ('schedule', 'x', '/x', '2026-11-17T05:00:00Z')`.execute(
      app.db,
    )
    await own().keepUp()
    expect((await rows()).slice(0, 2)).toMatchObject([
      { state: 'good' },
      { state: 'failed', error: 'interrupted' },
    ])
    app.setNow(null)
  })

  test('from a clock that was a month ahead count for nothing, and the state says so', async () => {
    app.setNow('2027-02-01T03:00:00Z')
    await own().keepUp()
    app.setNow('2027-01-02T03:00:00Z')
    expect(await state()).toMatchObject({ state: 'late', is_alarming: true })
    await own().keepUp()
    expect((await rows()).filter(({ state: is }) => is === 'good')).toMatchObject([
      { started_at: '2027-01-02T03:00:00.000Z' },
    ])
    await sql`update backups set removed_at = null where started_at > '2027-01-31'`.execute(app.db)
    expect(await state()).toMatchObject({ state: 'ahead', age_hours: 0, is_alarming: false })
    expect(await card()).toMatchObject({ state: 'advised', figure: 0 })
    await sql`update backups set removed_at = now() where started_at > '2027-01-31'`.execute(app.db)
    app.setNow(null)
  })

  test('one that has begun is waited for when the app closes, and none begins after that', async () => {
    const node = await startNode(app.databaseUrl, { backupDir: join(folder, 'closing') })
    node.setNow('2026-11-18T05:00:00Z')
    const { backups } = node.app.services
    const begun = await backups.begin('button')
    const late = backups.begin('button')
    await backups.close()
    expect((await rows())[0]).toMatchObject({ id: begun?.id, state: 'good' })
    expect(await readdir(join(folder, 'closing'))).toEqual(['weinkontor-2026-11-18T05-00-00.gz'])
    expect(await late).toBeNull()
    node.setNow('2026-11-19T05:00:00Z')
    expect(await backups.begin('button')).toBeNull()
    await backups.keepUp()
    await node.app.close()
    expect((await rows())[0]).toMatchObject({ id: begun?.id })
  })
})

describe('an erasure after the backup', () => {
  const NAME = 'Vergissmeinnicht'
  const beside = () => join(folder, 'journal')
  let url: string
  let older: string
  let gone: number
  let paid: number
  let double: number
  let invoice: number

  const onNode = async <T>(
    at: string,
    backupDir: string,
    work: (node: TestApp, admin: Caller) => Promise<T>,
  ) => {
    const node = await startNode(at, { backupDir, logLevel: 'silent' })
    return work(node, await node.as('admin')).finally(() => node.app.close())
  }
  const erase = async (node: TestApp, boss: Caller, id: number) =>
    boss.call('/person_rights/erase', {
      ...(await opened(node.db, 'customers', id)),
      confirm: String(id),
      reason: 'Antrag',
    })
  const settle = async (node: TestApp, boss: Caller) => {
    const islem_zamani = businessDay(now())
    await boss.call('/cari_islem/odeme', { s_no: invoice, borc: 38.9, islem_zamani })
    await boss.call('/siparisler/fatura_siparis_kapat', { id: invoice })
    await sql`update siparisler set sd_gonderi_status = '1' where id = ${invoice}`.execute(node.db)
  }
  const restoreCommand = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'scripts/restore.ts'), ...args], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: url, BACKUP_DIR: beside() },
    })
  const nameOf = (id: number) =>
    asking(url, async (client) => {
      const { rows } = await client.query(`SELECT cus_surname AS name FROM customers WHERE id = $1`, [id])
      return rows[0]?.name
    })

  beforeAll(async () => {
    const copy = await cloneDatabase()
    url = copy.url
    atTheEnd(copy.drop)
    older = join(folder, 'older-than-erasures.gz')
    await onNode(url, beside(), async (node, boss) => {
      gone = await buildCustomer(node.db, { cus_surname: NAME })
      double = await buildCustomer(node.db, { cus_surname: NAME })
      paid = await buildCustomer(node.db, { cus_surname: 'Offen' })
      invoice = await placeInvoice(node.db, boss, 3, { cus_id: paid })
      await takeBackup(url, older, now())
    })
  })

  test('waits where the folder takes no line, and administrators see it', async () => {
    const blocked = join(folder, 'blocked')
    await writeFile(blocked, 'kein Ordner')
    await onNode(url, blocked, async (node, boss) => {
      await boss.call('/customer_merge/create', {
        from: double,
        to: gone,
        from_version: (await opened(node.db, 'customers', double)).version,
        to_version: (await opened(node.db, 'customers', gone)).version,
        take: [],
      })
      expect(await erase(node, boss, gone)).toMatchObject({ status: { isContinue: true } })
      expect((await boss.call('/backup/state')).item).toMatchObject({
        state: 'erasures',
        is_alarming: true,
        journal_error: expect.stringContaining('blocked'),
      })
      // The same folder, repaired.
      await rm(blocked)
      await node.app.services.backups.noteErasures()
      expect((await boss.call('/backup/state')).item).toMatchObject({ state: 'none', journal_error: null })
      expect(await readdir(blocked)).toEqual(['erasures.jsonl'])
    })
  })

  test('is in the journal of each folder with backups, without a word about the person', async () => {
    await onNode(url, beside(), async (node, boss) => {
      await settle(node, boss)
      await erase(node, boss, paid)
      await finish(node.app.services.backups.begin('button'))
    })
    const text = await readFile(journalFile(beside()), 'utf8')
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { kind: 'customer', ids: [gone, double] },
      { kind: 'customer', ids: [paid] },
    ])
    expect(lines[1].previous).toBe(lines[0].hash)
    expect(Object.keys(lines[0])).toEqual(['kind', 'ids', 'at', 'company', 'previous', 'hash'])
    expect((await stat(journalFile(beside()))).mode & 0o777).toBe(0o600)
  })

  test('is nothing to repeat where it is known', async () => {
    expect(await repeatErasures(url, [beside()])).toEqual({ erased: 0, open: [], foreign: 0, broken: 0 })
  })

  test('is repeated when an older backup is restored, the merged record too; who cannot be is named', async () => {
    const foreign = {
      company: '0'.repeat(64),
      kind: 'customer',
      ids: [1],
      at: now().toString(),
      previous: '',
      hash: '',
    }
    await writeFile(journalFile(beside()), `${JSON.stringify(foreign)}\n{"kind":"cust`, { flag: 'a' })
    const { stdout, stderr } = await restoreCommand(older, '--yes')
    expect(stdout).toContain('2 customers who were erased after the backup are erased again')
    expect(stderr).toContain(`Customer ${paid} must be erased again and cannot be yet (erasure_open_orders)`)
    expect(stderr).toContain('1 lines of the journal of erasures belong to another company')
    expect(stderr).toContain('1 lines of the journal of erasures were changed')
    const after = join(folder, 'after-erasures.gz')
    await takeBackup(url, after, now())
    expect(await textOf(older)).toContain(NAME)
    expect(await textOf(after)).not.toContain(NAME)
    expect(await nameOf(paid)).toBe('Offen')
    await asking(url, async (client) => expect(await brokenInvariants(client)).toEqual([]))
  })

  test('stays on the card until it is done', async () => {
    await onNode(url, beside(), async (node, boss) => {
      expect((await boss.call('/backup/state')).item).toMatchObject({ state: 'erasures', to_erase: [paid] })
      await settle(node, boss)
      await erase(node, boss, paid)
      expect((await boss.call('/backup/state')).item).toMatchObject({ state: 'none', to_erase: [] })
      expect(await verifyAudit(node.db)).toMatchObject({ ok: true })
    })
    expect(await nameOf(paid)).toBe('–')
  })
})

describe('the commands', () => {
  const run = (script: string, dataDir: string, ...args: string[]) =>
    command(script, { DATA_DIR: dataDir, DATABASE_URL: '' }, ...args)

  // The tests are steps that build on each other.
  let dataDir = ''
  let stop = async () => {}
  const running = () => join(folder, 'running.gz')

  test('copy the private database while it runs', async () => {
    dataDir = await newDataDir()
    await putCompanyIn(dataDir)
    const postgres = await startCluster(dataDir)
    stop = () => postgres.stop()
    expect(await run('backup.ts', dataDir, running())).toContain(running())
  })

  test('wait for a database that runs, and say so', async () => {
    expect(await run('restore.ts', dataDir, running(), '--yes')).toContain('already running')
    await stop()
  })

  test('copy it while it rests, and bring it back', async () => {
    expect(await run('backup.ts', dataDir)).toContain(join(dataDir, 'backups'))
    expect(await run('restore.ts', dataDir, running())).toContain('not empty')
    expect(await run('restore.ts', dataDir, running(), '--yes')).toContain('Everybody signs in anew')
  })

  test('name what is missing, and have brought back every row', async () => {
    expect(await run('restore.ts', dataDir)).toContain('Name the backup')
    expect(await run('restore.ts', dataDir, '/nowhere.gz')).toContain('no such file')
    const after = join(folder, 'after.gz')
    await run('backup.ts', dataDir, after)
    expect(await rowsOf(after)).toBe(await rowsOf(running()))
  })

  test.each([
    ['backup.ts', []],
    ['restore.ts', ['/nowhere.gz']],
  ])('%s says what to do with a database of another PostgreSQL major', async (script, args) => {
    const older = await newDataDir()
    await mkdir(join(older, 'postgres'))
    await writeFile(join(older, 'postgres/PG_VERSION'), '17\n')
    const said = await run(script, older, ...args)
    expect(said).toMatch(/^The database in .* belongs to PostgreSQL 17, .*docs\/operations\.md.*\n$/)
    expect(await readdir(join(older, 'postgres'))).toEqual(['PG_VERSION'])
  })
})

test('a database that lets nobody write says so', async () => {
  await withCopy(async (url) => {
    const node = await startNode(
      `${url}${url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only=on`,
    )
    const refusal = await node.refused('/login', { user_name: 'admin', user_pass: 'Weinkontor1' })
    expect(refusal.code).toBe('database_cannot_store')
    await node.app.close()
  })
})
