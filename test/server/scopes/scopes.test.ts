import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { everyRow, except, inScope, narrow, rowsWhere, type Scope } from '#core/scope.ts'
import { reachablePeople } from '#modules/chat/domain/visibility.ts'
import { payeeScope } from '#modules/commissions/domain/payee-account.ts'
import { accountScope, earnerScope } from '#modules/commissions/domain/scope.ts'
import { missedScope } from '#modules/telephone/domain/missed-list.ts'
import { ownCallBacks, ownCustomers, sharedCallBacks } from '#modules/telephone/domain/queue.ts'
import {
  appointmentScope,
  conversationScope,
  customerScope,
  givenBackScope,
  listedCustomers,
  poolScope,
  unmarkedCustomers,
} from '#modules/customers/domain/visibility.ts'
import { ownRows } from '#modules/dashboard/domain/today.ts'
import { orderScope, salesScope, soldElsewhere } from '#modules/orders/domain/scope.ts'
import { reservationScope, wineScope } from '#modules/stock/domain/scope.ts'
import { taskScope, waitingScope } from '#modules/tasks/domain/turns.ts'
import { userScope } from '#modules/users/domain/managing.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { dealer, expectSameRows, flag, level, person, selectedPlaces } from './same-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // The queue evaluates it on customers joined with the owner of the call-back.
  await sql`create view call_backs_with_dealer as select c.*, u.bayi from customers c join sys_users u on u.id = c.rand_user`.execute(
    app.db,
  )
})

const order = fc.record({ per_id: person, bayi_id: dealer })

describe('orders', () => {
  test.each([
    'siparisler',
    'siparis_all_view',
    'siparis_icerik_view',
    'cus_taksitler_view',
    'cari_islem_view',
    'ciro_hareket',
  ])(
    'of %s are all for administrators, the dealer’s and the own for dealer administrators, else the own',
    async (table) => {
      await expectSameRows(app.db, {
        table,
        row: order,
        scope: orderScope,
        rule: ({ id, user_level, bayi }, { per_id, bayi_id }) =>
          ({ 1: true, 3: per_id === id || bayi_id === bayi })[user_level] ?? per_id === id,
      })
    },
  )

  test('sold are told to the dealer they were sold for', async () => {
    await expectSameRows(app.db, {
      table: 'siparisler',
      row: order,
      scope: salesScope,
      rule: ({ user_level, bayi }, { bayi_id }) => user_level === 1 || bayi_id === bayi,
    })
  })

  test('sold for another dealer are the own ones; administrators see them among all others', async () => {
    await expectSameRows(app.db, {
      table: 'siparisler',
      row: order,
      scope: soldElsewhere,
      rule: ({ id, user_level, bayi }, { per_id, bayi_id }) =>
        user_level !== 1 && per_id === id && bayi_id !== bayi,
    })
  })
})

test('the own orders and calls are those of the person', async () => {
  for (const table of ['siparisler', 'musteri_gorusme_view'])
    await expectSameRows(app.db, {
      table,
      row: fc.record({ per_id: person }),
      scope: ownRows,
      rule: ({ id }, { per_id }) => per_id === id,
    })
})

describe('customers', () => {
  const customer = fc.record({
    cus_user: person,
    rand_user: fc.integer({ min: 0, max: 5 }),
    cus_del: flag,
    cus_f_on: flag,
    cus_dnd: fc.integer({ min: 1, max: 3 }),
    dnd_usr: fc.option(person),
  })
  type Customer = typeof customer extends fc.Arbitrary<infer Row> ? Row : never

  const mayOpen = (id: number, user_level: number, { cus_user, rand_user }: Customer) =>
    [1, 3].includes(user_level) || [id, 1].includes(cus_user) || rand_user === id
  const isCallable = ({ cus_dnd, cus_f_on }: Customer) => cus_dnd === 1 && cus_f_on === '0'

  test('may be opened by their owner, for an appointment and out of the pool', async () => {
    await expectSameRows(app.db, {
      table: 'customers',
      row: customer,
      scope: customerScope,
      rule: ({ id, user_level }, row) => mayOpen(id, user_level, row),
    })
  })

  test('are listed to sales people without marked ones and those to be left in peace', async () => {
    await expectSameRows(app.db, {
      table: 'customer_all_list',
      row: customer,
      scope: listedCustomers,
      rule: ({ id, user_level }, row) =>
        row.cus_del === '0' &&
        mayOpen(id, user_level, row) &&
        (user_level === 1 || user_level === 3 || isCallable(row)),
    })
  })

  test('who were removed are listed without marked ones', async () => {
    await expectSameRows(app.db, {
      table: 'customer_all_list',
      row: customer,
      scope: unmarkedCustomers,
      rule: ({ id, user_level }, row) =>
        row.cus_del === '0' &&
        mayOpen(id, user_level, row) &&
        (user_level === 1 || user_level === 3 || row.cus_f_on === '0'),
    })
  })

  test('with an appointment are those of the person, not of the pool', async () => {
    await expectSameRows(app.db, {
      table: 'customer_all_list',
      row: customer,
      scope: appointmentScope,
      rule: ({ id, user_level }, row) => {
        if (row.cus_del === '1') return false
        if (user_level === 1 || user_level === 3) return true
        return isCallable(row) && (row.cus_user === id || row.rand_user === id)
      },
    })
  })

  test('are drawn from the pool without appointments of others', async () => {
    await expectSameRows(app.db, {
      table: 'customers',
      row: customer,
      scope: poolScope,
      rule: ({ id }, row) =>
        row.cus_user === 1 && row.cus_del === '0' && isCallable(row) && [0, id].includes(row.rand_user),
    })
  })

  test('given back are those the person put into the pool', async () => {
    await expectSameRows(app.db, {
      table: 'customers',
      row: customer,
      scope: givenBackScope,
      rule: ({ id }, { cus_user, dnd_usr }) => cus_user === 1 && dnd_usr === id,
    })
  })

  test('are spoken with by the people of the own dealer', async () => {
    await expectSameRows(app.db, {
      table: 'musteri_gorusme_view',
      row: fc.record({ bayi: dealer }),
      scope: conversationScope,
      rule: (actor, { bayi }) => actor.user_level === 1 || actor.bayi === bayi,
    })
  })
})

describe('the queue', () => {
  const queued = fc.record({
    cus_user: person,
    rand_user: person,
    cus_del: flag,
    cus_f_on: flag,
    cus_dnd: fc.integer({ min: 1, max: 2 }),
  })
  type Queued = typeof queued extends fc.Arbitrary<infer Row> ? Row : never
  const callable = ({ cus_del, cus_f_on, cus_dnd }: Queued) =>
    cus_del === '0' && cus_f_on === '0' && cus_dnd === 1

  test('has the own customers who may be called', async () => {
    await expectSameRows(app.db, {
      table: 'customers',
      row: queued,
      scope: ownCustomers,
      rule: ({ id }, row) => row.cus_user === id && callable(row),
    })
  })

  test('has the own call-backs, whoever owns the customer', async () => {
    await expectSameRows(app.db, {
      table: 'customers',
      row: queued,
      scope: ownCallBacks,
      rule: ({ id }, row) => row.rand_user === id && callable(row),
    })
  })

  test('shares the call-backs of colleagues at the same dealer, not the own ones', async () => {
    await expectSameRows(app.db, {
      table: 'call_backs_with_dealer',
      row: fc.tuple(queued, dealer).map(([row, bayi]) => ({ ...row, bayi })),
      scope: sharedCallBacks,
      rule: ({ id, bayi }, row) => row.bayi === bayi && row.rand_user !== id && callable(row),
    })
  })

  test('missed calls are those of the person, of the dealer for its administrator, all for the office', async () => {
    await expectSameRows(app.db, {
      table: 'missed_callers',
      row: fc.record({ user_id: fc.option(person), bayi: fc.option(dealer) }),
      scope: missedScope,
      rule: ({ id, user_level, bayi }, row) =>
        ({ 1: true, 3: row.user_id === id || row.bayi === bayi })[user_level] ?? row.user_id === id,
    })
  })
})

describe('tasks', () => {
  const task = fc.record({
    send_user: person,
    reciver_usr: person,
    msg_status: flag,
    sender_status: flag,
    reciver_status: flag,
  })

  test.each(['gorevler', 'gorev_list'])('of %s are seen by both sides and administrators', async (table) => {
    await expectSameRows(app.db, {
      table,
      row: task,
      scope: taskScope,
      rule: ({ id, user_level }, { send_user, reciver_usr }) =>
        user_level === 1 || [send_user, reciver_usr].includes(id),
    })
  })

  test('wait for the side that was written to', async () => {
    await expectSameRows(app.db, {
      table: 'gorevler',
      row: task,
      scope: ({ id }) => waitingScope(id),
      rule: ({ id }, row) =>
        row.msg_status !== '1' &&
        [
          row.sender_status === '1' ? row.reciver_usr : null,
          row.reciver_status === '1' ? row.send_user : null,
        ].includes(id),
    })
  })
})

describe('people', () => {
  const user = fc.record({ id: person, user_level: level, bayi: dealer, sil: flag, blocked: flag })

  test('are managed by administrators, those of the dealer below level 1 by its administrator', async () => {
    await expectSameRows(app.db, {
      table: 'sys_users',
      row: user,
      scope: userScope,
      rule: (actor, row) => {
        if (row.id === 1 || row.user_level === 0) return false
        return actor.user_level === 3 ? row.bayi === actor.bayi && row.user_level > 1 : actor.user_level === 1
      },
    })
  })

  test('in the chat are the active ones of the own dealer and the administrators', async () => {
    await expectSameRows(app.db, {
      table: 'sys_users',
      row: user,
      scope: reachablePeople,
      rule: (actor, row) => {
        const isActive = row.user_level > 0 && row.sil === '0' && row.blocked === '0'
        const isNear = actor.user_level === 1 || row.user_level === 1 || row.bayi === actor.bayi
        return isActive && isNear && row.id !== actor.id
      },
    })
  })
})

test('commissions are the own ones for everybody but administrators', async () => {
  await expectSameRows(app.db, {
    table: 'prim_listesi',
    row: fc.record({ per_id: person }),
    scope: earnerScope,
    rule: ({ id, user_level }, { per_id }) => user_level === 1 || per_id === id,
  })
})

test('payout accounts are the own, that of the dealer for its administrators, and all of them', async () => {
  await expectSameRows(app.db, {
    table: 'payee_accounts',
    row: fc.oneof(
      fc.record({ user_id: person, bayi_id: fc.constant(null) }),
      fc.record({ user_id: fc.constant(null), bayi_id: dealer }),
    ),
    scope: payeeScope,
    rule: (actor, { user_id, bayi_id }) =>
      actor.user_level === 1 || user_id === actor.id || (actor.user_level === 3 && bayi_id === actor.bayi),
  })
})

test('commission accounts are the own, those of the dealer’s people and all of them', async () => {
  await expectSameRows(app.db, {
    table: 'sys_users',
    row: fc.record({ id: person, bayi: dealer, user_level: level }),
    scope: accountScope,
    rule: (actor, row) =>
      actor.user_level === 1 ||
      (actor.user_level === 3
        ? row.user_level !== 1 && (row.id === actor.id || row.bayi === actor.bayi)
        : row.id === actor.id),
  })
})

test('wines are those on sale for everybody but administrators', async () => {
  await expectSameRows(app.db, {
    table: 'stok_all_list_view',
    row: fc.record({ stok_user_on: flag }),
    scope: wineScope,
    rule: ({ user_level }, { stok_user_on }) => user_level === 1 || stok_user_on === '1',
  })
})

test('reservations are the present ones for everybody but administrators', async () => {
  await expectSameRows(app.db, {
    table: 'stok_rezerve',
    row: fc.record({ sd_gonderi_status: flag, sd_cancel_on: flag }),
    scope: reservationScope,
    rule: ({ user_level }, row) =>
      user_level === 1 || (row.sd_gonderi_status === '0' && row.sd_cancel_on === '0'),
  })
})

describe('any scope', () => {
  type Row = { per_id: number | null; bayi_id: number | null }
  const conditions = fc.record({ per_id: person, bayi_id: dealer }, { requiredKeys: [] })
  const several = fc.array(conditions, { maxLength: 3 })
  const row = fc.record({ per_id: fc.option(person), bayi_id: fc.option(dealer) })

  test('selects the rows that its predicate accepts, those with empty fields included', async () => {
    const scopes = fc.record({ anyOf: several, noneOf: several })
    await fc.assert(
      fc.asyncProperty(fc.array(row), scopes, conditions, async (rows, given, further) => {
        for (const scope of [given, narrow<Row>(given, further), except<Row>(given, further)]) {
          const accepted = rows.flatMap((one, place) => (inScope(scope, one) ? [place] : []))
          expect(await selectedPlaces(app.db, 'siparis_all_view', rows, scope)).toEqual(accepted)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('binds its values and quotes its columns', () => {
    const scope: Scope<{ name: string }> = rowsWhere({ name: "x' or true --" })
    const { sql: text, parameters } = scopeSql(scope, { name: 'u.user_name' }).compile(app.db)
    expect(text).toBe('((("u"."user_name" = $1)))')
    expect(parameters).toEqual(["x' or true --"])
    expect(scopeSql(everyRow).compile(app.db).sql).toBe('((true))')
  })
})
