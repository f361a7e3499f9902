import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leaveCard, lockCard, lockCustomer, noteGone, noteTalk } from '#modules/customers/server/public.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import type { RecordKey } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import { people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { untilSomebodyWaits } from '#test/server/locks.ts'
import { openShowing, toldOf } from '#test/server/window.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let staff: Caller
let admin: Caller
let colleague: Caller

const NOW = '2026-11-16T10:00:00+01:00'

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.as('personel')
  admin = await app.as('admin')
  colleague = await app.as('satis')
})

beforeEach(() => app.setNow(NOW))

const mine = (values: Record<string, unknown> = {}) =>
  buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: '0221 4711001', ...values })

const seenBy = async (caller: Caller, cus_id: number) =>
  (await caller.call('/customer_presence/list', { cus_ids: [cus_id] })).datalist

describe('/customer_presence/list', () => {
  test('a second browser hears at once that somebody came, talks and left', async () => {
    const cus_id = await mine()
    const other = await mine({ cus_user: people.satis.id })
    const shown = {
      keys: [[`customer:${cus_id}` as const, ['presence' as const]]] satisfies [RecordKey, Area[]][],
    }
    const window = await openShowing(app, 'admin', shown)
    const stranger = await openShowing(app, 'satis', shown)
    const told = (of: typeof window) => toldOf(of).filter((what) => what.startsWith('presence'))
    const heard = (times: number) =>
      eventually(() => told(window)).toEqual(
        Array.from({ length: times }, () => `presence customer:${cus_id}`),
      )
    await colleague.call('/call/keep', { cus_id: other, is_passing: true })
    await staff.call('/call/keep', { cus_id, is_passing: true })
    await heard(1)
    expect(await seenBy(admin, cus_id)).toMatchObject([{ cus_id, talking_since: null }])
    expect(await seenBy(staff, cus_id)).toEqual([])
    await staff.call('/call/keep', { cus_id })
    await staff.call('/call/start', { cus_id })
    await heard(2)
    expect(await seenBy(admin, cus_id)).toMatchObject([{ talking_since: '2026-11-16T09:00:00.000Z' }])
    const outcome = await sql<{ def_type: number }>`
      select def_type from sys_gorusme_asama where needs_note = '0' and status = '1' order by 1 limit 1`.execute(
      app.db,
    )
    await staff.call('/call/finish', { cus_id, outcome: present(outcome.rows[0]?.def_type) })
    await heard(3)
    expect(await seenBy(admin, cus_id)).toEqual([])
    expect(told(stranger)).toEqual([])
  })

  test('a talk that was begun by mistake ends, the card stays open', async () => {
    const cus_id = await mine()
    const { item } = await staff.call('/call/start', { cus_id })
    await staff.call('/call/drop', { call_id: item.id })
    expect(await seenBy(admin, cus_id)).toMatchObject([{ talking_since: null }])
    await staff.call('/call/leave', { cus_id })
    expect(await seenBy(admin, cus_id)).toEqual([])
  })

  test('a browser that died is gone after two minutes, and is kept by its heartbeat', async () => {
    const cus_id = await mine()
    await staff.call('/call/keep', { cus_id })
    app.setNow('2026-11-16T10:01:30+01:00')
    await staff.call('/call/keep', { cus_id })
    app.setNow('2026-11-16T10:03:00+01:00')
    expect(await seenBy(admin, cus_id)).toMatchObject([{ since: '2026-11-16T09:00:00.000Z' }])
    app.setNow('2026-11-16T10:03:31+01:00')
    expect(await seenBy(admin, cus_id)).toEqual([])
  })

  test('tells nothing about customers whom the person may not see, and refuses bad input', async () => {
    const cus_id = await mine()
    await staff.call('/call/keep', { cus_id })
    expect(await seenBy(colleague, cus_id)).toEqual([])
    for (const cus_ids of [[], [0], ['x'], null])
      expect((await staff.refused('/customer_presence/list', { cus_ids })).fields).toBeTruthy()
    expect((await app.refused('/customer_presence/list', { cus_ids: [cus_id] })).code).toBe('ERR_108')
  })
})

describe('going on to another customer', () => {
  const anOutcome = async () =>
    (
      await sql<{ def_type: number }>`
        select def_type from sys_gorusme_asama where needs_note = '0' and status = '1' order by 1 limit 1`.execute(
        app.db,
      )
    ).rows[0]?.def_type
  const callsWith = async (cus_id: number) =>
    (await sql`select from calls where cus_id = ${cus_id}`.execute(app.db)).rows.length

  test.each([
    ['a later', false],
    ['an earlier', true],
  ])('keeping %s one leaves the one before in the same call', async (_, isEarlier) => {
    const both = [await mine(), await mine()] as const
    const [before, here] = isEarlier ? both.toReversed() : both
    await staff.call('/call/keep', { cus_id: before })
    await staff.call('/call/keep', { cus_id: here, left: before })
    expect(await seenBy(admin, before)).toEqual([])
    expect(await seenBy(admin, here)).toHaveLength(1)
    expect((await admin.call('/call/keep', { cus_id: before })).item).toEqual({ held_by: null })
  })

  test('names the customer left only for oneself', async () => {
    const cus_id = await mine()
    await staff.call('/call/keep', { cus_id })
    await admin.call('/call/keep', { cus_id: await mine(), left: cus_id })
    expect(await seenBy(admin, cus_id)).toHaveLength(1)
  })

  test('an outcome notes the person at the customer who is opened next', async () => {
    const [cus_id, next] = [await mine(), await mine()]
    await staff.call('/call/keep', { cus_id })
    await staff.call('/call/finish', { cus_id, outcome: present(await anOutcome()), next_cus_id: next })
    expect(await seenBy(admin, cus_id)).toEqual([])
    expect(await seenBy(admin, next)).toHaveLength(1)
  })

  test('an outcome with a customer whom the person may not see, or none, is refused as a whole', async () => {
    const cus_id = await mine()
    const foreign = await buildCustomer(app.db, { cus_user: people.satis.id, cus_tel1: '0221 4711002' })
    const outcome = await anOutcome()
    for (const next_cus_id of [foreign, 999_999])
      expect((await staff.refused('/call/finish', { cus_id, outcome, next_cus_id })).code).not.toBe('error')
    expect(
      (await staff.refused('/call/finish', { cus_id, outcome, next_cus_id: 'x' })).fields,
    ).toHaveProperty('next_cus_id')
    expect(await callsWith(cus_id)).toBe(0)
  })

  test('two who go on to each other’s customer both go on', async () => {
    const [one, other] = [await mine(), await mine()]
    const outcome = await anOutcome()
    await Promise.all([
      staff.call('/call/finish', { cus_id: one, outcome: present(outcome), next_cus_id: other }),
      admin.call('/call/finish', { cus_id: other, outcome: present(outcome), next_cus_id: one }),
    ])
    expect([await callsWith(one), await callsWith(other)]).toEqual([1, 1])
  })
})

describe('two windows write the same card', () => {
  /** What another window of the same person writes; it gives up before the database would end one of two deadlocked. */
  const meanwhile = (work: (other: Parameters<typeof noteGone>[0]) => Promise<void>) =>
    app.db.transaction().execute(async (db) => {
      await sql`set local lock_timeout = '400ms'`.execute(db)
      await work({
        db,
        actor: { ...people.personel, user_name: 'personel', country_code: null, random_customer_access: '0' },
        now: Temporal.Instant.from(NOW),
      })
    })

  test('one keeps it while the other leaves it', async () => {
    const cus_id = await mine()
    await staff.call('/call/keep', { cus_id })
    const kept: Promise<unknown>[] = []
    await meanwhile(async (other) => {
      await leaveCard(other.db, other.actor, cus_id, other.now)
      kept.push(staff.call('/call/keep', { cus_id }))
      await untilSomebodyWaits(other.db)
      await noteGone(other, cus_id)
    })
    await Promise.all(kept)
    expect(await seenBy(admin, cus_id)).toHaveLength(1)
  })

  test.each([true, false])('one keeps it (passing: %s) while the other begins a call', async (is_passing) => {
    const cus_id = await mine()
    const kept: Promise<unknown>[] = []
    await meanwhile(async (other) => {
      await lockCustomer(other.db, other.actor, cus_id)
      kept.push(staff.call('/call/keep', { cus_id, is_passing }))
      await untilSomebodyWaits(other.db)
      expect(await lockCard(other.db, other.actor, cus_id, other.now)).toBe(true)
      await noteTalk(other, cus_id, true)
    })
    await Promise.all(kept)
    expect(await seenBy(admin, cus_id)).toMatchObject([{ talking_since: '2026-11-16T09:00:00.000Z' }])
  })
})

describe('/call/remind', () => {
  const due = (rand_saat: string | null, values: Record<string, unknown> = {}) =>
    mine({ rand_tar: '2026-11-16', rand_saat, rand_user: people.personel.id, ...values })
  const told = async (input: Record<string, unknown> = {}) => {
    const { datalist, next_at } = await staff.call('/call/remind', input)
    return { ids: datalist.map(({ cus_id }) => cus_id), next_at }
  }

  beforeEach(() => sql`update customers set rand_tar = null, rand_user = 0, rand_saat = null`.execute(app.db))

  test('tells an own call-back once, five minutes before, and says when to ask again', async () => {
    const soon = await due('10:05')
    await due('10:06')
    await due('10:04', { rand_user: people.satis.id })
    await due(null)
    await due('10:03', { cus_dnd: 2 })
    expect(await told()).toEqual({ ids: [soon], next_at: '2026-11-16T09:01:00.000Z' })
    expect(await told()).toEqual({ ids: [], next_at: '2026-11-16T09:01:00.000Z' })
    await sql`update customers set rand_saat = '10:02' where id = ${soon}`.execute(app.db)
    expect((await told()).ids).toEqual([soon])
  })

  test('tells one window only when two ask at the same moment', async () => {
    const soon = await due('10:04')
    const both = await Promise.all([told(), told()])
    expect(both.flatMap(({ ids }) => ids)).toEqual([soon])
  })

  test('tells overdue ones at sign-in only, once a day', async () => {
    const late = await due('09:00')
    const older = await due('16:00', { rand_tar: '2026-11-13' })
    expect((await told()).ids).toEqual([])
    expect((await told({ with_overdue: true })).ids).toEqual([older, late])
    expect((await told({ with_overdue: true })).ids).toEqual([])
    app.setNow('2026-11-17T09:00:00+01:00')
    expect((await told({ with_overdue: true })).ids).toEqual([older, late])
  })
})
