import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sealAudit, verifyAudit, type AuditProof } from '#platform/server/audit/audit-chain.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, grantCalls } from '#test/server/factories.ts'

/** Long, because sealing also waits for transactions of other test files on the same server. */
const LONG_MS = 100_000

let app: TestApp
let admin: Caller
let customer: number

beforeAll(async () => {
  app = await startTestApp({ backupDir: await mkdtemp(join(tmpdir(), 'weinkontor-verify-')) })
  admin = await app.as('admin')
  customer = await buildCustomer(app.db, { cus_city: 'Köln' })
  await sql`update customers set cus_city = 'Bonn' where id = ${customer}`.execute(app.db)
})

describe('/audit/verify', () => {
  type Proof = { ok: boolean; rows: number; first_break: number | null }
  const verify = async () => {
    await sealAudit(app.db, LONG_MS)
    return (await admin.call('/audit/verify', {})) as unknown as Proof
  }

  /** Changes the log with its triggers disabled, as the owner of the database could. */
  async function tamper(change: (id: number) => RawBuilder<unknown>, at: 'first' | 'last' = 'first') {
    const { rows } = await sql<{
      id: number
    }>`select ${sql.raw(at === 'first' ? 'min' : 'max')}(id) as id from sys_audit
      where table_name = 'customers' and row_id = ${customer}`.execute(app.db)
    const id = rows[0]?.id ?? 0
    const rollback = new Error('rollback')
    let proof: AuditProof | undefined
    await app.db
      .transaction()
      .execute(async (db) => {
        await sql`set local session_replication_role = replica`.execute(db)
        await change(id).execute(db)
        proof = await verifyAudit(db)
        throw rollback
      })
      .catch((error: unknown) => expect(error).toBe(rollback))
    return { id, proof }
  }

  test('finds the log whole, with the latest entries in a set', async () => {
    const proof = await verify()
    const { rows } = await sql<{ all: number; sealed: number }>`select count(*) as all,
      (select sum(row_count) from audit_sets) as sealed from sys_audit`.execute(app.db)
    expect(proof).toMatchObject({ ok: true, rows: rows[0]?.all, first_break: null })
    expect(rows[0]?.sealed).toBe(rows[0]?.all)
  })

  test.each<[string, (id: number) => RawBuilder<unknown>]>([
    [
      'a changed letter',
      (id) => sql`update sys_audit set after = jsonb_set(after, '{cus_city}', '"Kölm"') where id = ${id}`,
    ],
    ['another person', (id) => sql`update sys_audit set user_id = 99 where id = ${id}`],
    ['another moment', (id) => sql`update sys_audit set at = at + interval '1 microsecond' where id = ${id}`],
    ['content without its salt', (id) => sql`update sys_audit set salt = null where id = ${id}`],
    ['an exchanged hash', (id) => sql`update sys_audit set hash = sha256(hash) where id = ${id}`],
  ])('names the entry with %s', async (_, change) => {
    const { id, proof } = await tamper(change)
    expect(proof).toMatchObject({ ok: false, first_break: id })
  })

  test('notices an entry that was changed with fitting hashes, and one that is gone', async () => {
    const forged = await tamper(
      (
        id,
      ) => sql`with forged as (select id, audit_commitment(salt, before, '{}', note) as c from sys_audit where id = ${id})
        update sys_audit a set after = '{}', commitment = f.c,
          hash = audit_hash(a.id, a.at, a.user_id, a.table_name, a.row_id, a.action, f.c) from forged f where a.id = f.id`,
    )
    expect(forged.proof?.ok).toBe(false)
    expect(forged.proof?.first_break).toBeLessThanOrEqual(forged.id)
    const gone = await tamper((id) => sql`delete from sys_audit where id = ${id}`, 'last')
    expect(gone.proof?.ok).toBe(false)
  })

  test('holds when the content of an entry is erased; nothing else can be changed', async () => {
    const entry = sql`where table_name = 'customers' and row_id = ${customer}`
    await sql`update sys_audit set salt = null, before = null, after = null, note = null ${entry}`.execute(
      app.db,
    )
    expect((await verify()).ok).toBe(true)
    for (const change of [
      sql`update sys_audit set user_id = 1 ${entry}`,
      sql`delete from sys_audit ${entry}`,
    ])
      await expect(change.execute(app.db)).rejects.toThrow('append-only')
  })

  test('waits for whoever is writing, and nobody waits for it', async () => {
    await verify()
    const rollback = new Error('rollback')
    await app.db
      .transaction()
      .execute(async (db) => {
        await sql`update customers set cus_city = 'Wien' where id = ${customer}`.execute(db)
        const other = await buildCustomer(app.db, { cus_city: 'Graz' })
        expect(await sealAudit(app.db, 0)).toBe(0)
        expect(other).toBeGreaterThan(0)
        throw rollback
      })
      .catch((error: unknown) => expect(error).toBe(rollback))
    expect(await sealAudit(app.db, LONG_MS)).toBeGreaterThan(0)
    expect((await verify()).ok).toBe(true)
  })

  describe('about the consents', () => {
    const consents = async () => (await admin.call('/audit/verify', {})).consents

    const grant = () => grantCalls(app.db, customer, '+492214711001')

    /** Changes the consents past their triggers, as the owner of the database could, and puts them back. */
    async function proofAfter(change: RawBuilder<unknown>, id: number) {
      const { rows } = await sql<{ entry: string }>`
        select to_jsonb(e)::text as entry from consent_entries e where id = ${id}`.execute(app.db)
      const unguarded = (write: RawBuilder<unknown>) =>
        app.db.transaction().execute(async (db) => {
          await sql`set local session_replication_role = replica`.execute(db)
          await write.execute(db)
        })
      await unguarded(change)
      const proof = await consents()
      const columns = sql.raw('id, payload, salt, commitment, previous, hash')
      await unguarded(sql`with gone as (delete from consent_entries where id = ${id}) select`)
      await unguarded(sql`insert into consent_entries (${columns})
        select ${columns} from jsonb_populate_record(null::consent_entries, ${rows[0]?.entry}::jsonb)`)
      return proof
    }

    beforeAll(async () => {
      for (let count = 0; count < 3; count += 1) await grant()
    })

    test('finds them whole, also where the content of one was erased', async () => {
      expect(await consents()).toEqual({ ok: true, rows: 3, first_break: null })
      await sql`update consent_entries set payload = null, salt = null where id = 1`.execute(app.db)
      expect(await consents()).toEqual({ ok: true, rows: 3, first_break: null })
    })

    test.each([
      [
        'content',
        sql`update consent_entries set payload = replace(payload, 'Papier', 'E-Mail') where id = 2`,
        2,
      ],
      ['hash', sql`update consent_entries set hash = repeat('1', 64) where id = 2`, 2],
      ['entry that is gone', sql`delete from consent_entries where id = 2`, 3],
    ])('names the entry with another %s', async (_, change, first_break) => {
      expect(await proofAfter(change, 2)).toMatchObject({ ok: false, first_break })
      expect(await consents()).toMatchObject({ ok: true })
    })

    test('the deleted newest one shows at once', async () => {
      const gone = await proofAfter(sql`delete from consent_entries where id = 3`, 3)
      expect(gone).toEqual({ ok: false, rows: 2, first_break: 3 })
    })

    test('the deleted newest one shows by the head that the latest backup has kept', async () => {
      const backup = await app.app.services.backups.begin('button', people.admin.id)
      await backup?.done
      const { datalist } = await admin.call('/backup/list', {})
      const { rows } = await sql<{ head: string }>`
        select id || ' ' || hash as head from consent_entries where id = 3`.execute(app.db)
      expect(datalist).toMatchObject([
        {
          state: 'good',
          consent_head: rows[0]?.head,
          audit_head: expect.stringMatching(/^\d+ [0-9a-f]{64}$/),
        },
      ])
      const gone = await proofAfter(sql`delete from consent_entries where id = 3`, 3)
      expect(gone).toEqual({ ok: false, rows: 2, first_break: 3 })
      expect(await admin.call('/audit/verify', {})).toMatchObject({ ok: true, consents: { ok: true } })
    })

    test('so does the end of the change log', async () => {
      const { proof } = await tamper(
        () => sql`with sets as (select max(id) as id from audit_sets),
        cut as (delete from audit_sets s using sets where s.id = sets.id returning s.id)
        delete from sys_audit a where a.id > coalesce((select max(last_id) from audit_sets s, sets where s.id < sets.id), 0)`,
      )
      expect(proof?.ok).toBe(false)
    })
  })

  test('is for administrators', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused('/audit/verify', {})).code).toBe('ERR_105')
  })
})
