import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatEuro } from '#core/money/money.ts'
import { BULK_LIMIT } from '#core/limits.ts'
import type { LeftRow } from '../domain/calls.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder, payoutForm } from '#test/server/closed-order.ts'
import { buildCustomer, buildOrder, buildWine, type Values } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'
import type { ListPayload } from '#core/lists/list.ts'

let app: TestApp
let admin: Caller
let wine: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  wine = await buildWine(app.db, {}, 100_000)
})

const path = '/toplu_islem/yap'
const approve = { islem: '/siparisler/siparis_onayla' }

/** Orders of a customer of their own, so that a filter finds exactly these. */
async function ordersOf(count: number, values: Values<'siparisler'> = {}) {
  const cus_id = await buildCustomer(app.db)
  const ids: number[] = []
  for (let made = 0; made < count; made += 1)
    ids.push(await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, { cus_id, ...values }))
  return { cus_id, ids }
}

const unapproved = (cus_id: number) => ({ filters: { cus_id, sd_onaylama: '0' } })

const statement = (query: ListPayload, expected: number, except_ids: number[] = []) => ({
  secim: { list: '/siparisler/list', query, expected, except_ids },
})

const approvedOf = async (ids: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`
    select id from siparisler where id = any(${ids}::integer[]) and sd_onaylama = '1' order by id`.execute(
    app.db,
  )
  return rows.map(({ id }) => id)
}

describe('the same act on many rows', () => {
  test('takes single rows and names those that a rule leaves out', async () => {
    const { ids } = await ordersOf(3)
    const [first = 0, second = 0, third = 0] = ids
    await admin.call('/siparisler/siparis_onayla', { id: second })
    const answer = await admin.call(path, {
      ...approve,
      ids: [first, second, third, 999_999_999],
      language: 'tr',
    })
    expect(answer).toMatchObject({
      toplam: 4,
      eksik: 0,
      yapilan: [first, third],
      atlanan: [
        { id: second, code: 'order_already_approved' },
        { id: 999_999_999, code: 'record_not_found', message: 'Kayıt bulunamadı. Silinmiş olabilir.' },
      ],
      hatali: [],
      kalan: [],
    })
    expect(answer.changed).toContain('orders')
    expect(await approvedOf(ids)).toEqual(ids)
  })

  test('takes all rows that match, without those that were unticked', async () => {
    const { cus_id, ids } = await ordersOf(4)
    const [kept = 0, ...others] = ids
    const answer = await admin.call(path, { ...approve, ...statement(unapproved(cus_id), 3, [kept]) })
    expect(answer.yapilan.toSorted()).toEqual(others)
    expect(await approvedOf(ids)).toEqual(others)
  })

  test('works in parts; what changed meanwhile is skipped with the reason', async () => {
    const { cus_id, ids } = await ordersOf(53)
    const meant = statement(unapproved(cus_id), 53)
    const first = await admin.call(path, { ...approve, ...meant })
    expect(first.yapilan.length + first.kalan.length).toBe(53)
    const [changed] = first.kalan
    await admin.call('/siparisler/siparis_onayla', { id: present(changed) })
    const skipped = []
    // How many parts there are depends on how fast the machine is.
    for (let left = first.kalan; left.length;) {
      const next = await admin.call(path, { ...approve, ...meant, ids: left })
      expect(next.kalan.length).toBeLessThan(left.length)
      skipped.push(...next.atlanan)
      left = next.kalan
    }
    expect(skipped).toMatchObject([{ id: changed, code: 'row_no_longer_matches' }])
    expect(await approvedOf(ids)).toHaveLength(53)
  })

  test('counts the rows that have left the list before it began', async () => {
    const { cus_id, ids } = await ordersOf(3)
    await admin.call('/siparisler/siparis_onayla', { id: present(ids[0]) })
    expect(await admin.call(path, { ...approve, ...statement(unapproved(cus_id), 3) })).toMatchObject({
      toplam: 2,
      eksik: 1,
    })
  })

  test('touches no row that nobody has seen', async () => {
    const { cus_id, ids } = await ordersOf(3)
    const refusal = await admin.refused(path, { ...approve, ...statement(unapproved(cus_id), 2) })
    expect(refusal).toMatchObject({ code: 'selection_grew', params: { expected: 2, count: 3 } })
    expect(await approvedOf(ids)).toEqual([])
  })

  test('says so when nothing matches any more', async () => {
    const { cus_id } = await ordersOf(1, { sd_onaylama: '1' })
    const asked = { ...approve, ...statement(unapproved(cus_id), 1) }
    expect((await admin.refused(path, asked)).code).toBe('selection_empty')
  })

  test('is refused beyond the limit, which is named', async () => {
    const cus_id = await buildCustomer(app.db)
    await sql`insert into siparisler (cus_id, per_id, bayi_id)
      select ${cus_id}, 3, 1 from generate_series(1, ${BULK_LIMIT + 1})`.execute(app.db)
    const asked = { ...approve, ...statement(unapproved(cus_id), BULK_LIMIT + 1) }
    expect(await admin.refused(path, asked)).toMatchObject({
      code: 'selection_too_large',
      params: { limit: BULK_LIMIT },
    })
  })

  test('does no row twice when the same request comes again', async () => {
    const { ids } = await ordersOf(2)
    const asked = { ...approve, ids, request_id: randomUUID() }
    const first = await admin.call(path, asked)
    const again = await admin.call(path, asked)
    expect(again.yapilan).toEqual(first.yapilan)
  })
})

describe('a row that somebody has changed since it was ticked', () => {
  const rowsOf = async (cus_id: number) => {
    const answer = await admin.call('/siparisler/list', { filters: { cus_id }, count: true, limit: 10 })
    const rows = answer.datalist as { id: number; version: number }[]
    return { as_of: answer.as_of, seen: Object.fromEntries(rows.map(({ id, version }) => [id, version])) }
  }

  test('is left out and named with both values; the others are done, and it too once it is meant so', async () => {
    const { cus_id, ids } = await ordersOf(3)
    const [first = 0, second = 0, third = 0] = ids
    const { seen } = await rowsOf(cus_id)
    await sql`update siparisler set s_g_toplam = 10 where id = ${second}`.execute(app.db)
    await sql`update siparisler set s_g_toplam = 25.5 where id = ${second}`.execute(app.db)
    const answer = await admin.call(path, { ...approve, ids, seen_versions: seen, language: 'de' })
    expect(answer).toMatchObject({
      yapilan: [first, third],
      atlanan: [{ id: second, code: 'changed_since_chosen' }],
    })
    expect(answer.atlanan[0]?.message).toContain(`${formatEuro(10)} → ${formatEuro(25.5)}`)
    expect(await approvedOf(ids)).toEqual([first, third])
    const again = { ids: [second], seen_versions: { [second]: present(answer.atlanan[0]?.version) } }
    expect((await admin.call(path, { ...approve, ...again })).yapilan).toEqual([second])
  })

  test('names who it was', async () => {
    const { cus_id, ids } = await ordersOf(1)
    const { seen } = await rowsOf(cus_id)
    const colleague = await app.as('admin')
    await colleague.call('/siparisler/update', {
      id: present(ids[0]),
      version: seen[ids[0] ?? 0],
      s_note: 'Bitte warten',
    })
    const { atlanan } = await admin.call(path, { ...approve, ids, seen_versions: seen })
    expect(atlanan[0]?.params).toMatchObject({ user: 'admin Test' })
  })

  test('is refused for its own reason first, as the single act does', async () => {
    const { cus_id, ids } = await ordersOf(1)
    const { seen } = await rowsOf(cus_id)
    await admin.call('/siparisler/siparis_onayla', { id: present(ids[0]) })
    const { atlanan } = await admin.call(path, { ...approve, ids, seen_versions: seen })
    expect(atlanan).toMatchObject([{ id: ids[0], code: 'order_already_approved' }])
  })

  test('of all that match: what was written or added since the list was counted is left out and named', async () => {
    const { cus_id, ids } = await ordersOf(3)
    const [changed = 0] = ids
    const { as_of } = await rowsOf(cus_id)
    await admin.call('/siparisler/update', { id: changed, version: 1, s_note: 'Bitte warten' })
    const { rows: made } = await sql<{ id: number }>`
      insert into siparisler (cus_id, per_id, bayi_id) values (${cus_id}, 3, 1) returning id`.execute(app.db)
    const added = made[0]?.id ?? 0
    const meant = { secim: { ...statement(unapproved(cus_id), 3).secim, as_of } }
    const answer = await admin.call(path, { ...approve, ...meant })
    expect(answer.yapilan.toSorted()).toEqual(ids.slice(1))
    expect(answer).toMatchObject({ toplam: 4, eksik: 0 })
    expect(answer.atlanan.map(({ id, code }: LeftRow) => [id, code]).toSorted()).toEqual(
      [
        [changed, 'changed_since_chosen'],
        [added, 'new_since_chosen'],
      ].toSorted(),
    )
    expect(await approvedOf([...ids, added])).toEqual(ids.slice(1))
  })

  test('a write that was open when the list was counted counts as one since', async () => {
    const { cus_id, ids } = await ordersOf(2)
    const [changed = 0, other = 0] = ids
    const as_of = await app.db.transaction().execute(async (db) => {
      await sql`update siparisler set s_g_toplam = 99 where id = ${changed}`.execute(db)
      return (await rowsOf(cus_id)).as_of
    })
    const meant = { secim: { ...statement(unapproved(cus_id), 2).secim, as_of } }
    const answer = await admin.call(path, { ...approve, ...meant })
    expect([answer.yapilan, answer.atlanan.map(({ id }: LeftRow) => id)]).toEqual([[other], [changed]])
  })

  test('a row that matches without having been written since is still one too many', async () => {
    const { cus_id } = await ordersOf(3)
    const { as_of } = await rowsOf(cus_id)
    const meant = { secim: { ...statement(unapproved(cus_id), 2).secim, as_of } }
    expect((await admin.refused(path, { ...approve, ...meant })).code).toBe('selection_grew')
  })
})

describe('the guard of the single act', () => {
  test('holds for many rows: the level of the person', async () => {
    const { ids } = await ordersOf(1)
    const staff = await app.as('personel')
    expect((await staff.refused(path, { ...approve, ids })).code).toBe('ERR_105')
    expect(await approvedOf(ids)).toEqual([])
  })

  test('and the rows of the person', async () => {
    const { cus_id, ids } = await ordersOf(2, { per_id: 1, bayi_id: 1 })
    const dealer = await app.as('bayiadmin')
    const note = { islem: '/siparisler/delete' }
    expect((await dealer.refused(path, { ...note, ...statement({ filters: { cus_id } }, 2) })).code).toBe(
      'selection_empty',
    )
    const { atlanan } = await dealer.call(path, { ...note, ids })
    expect(atlanan).toMatchObject(ids.map((id) => ({ id, code: 'record_not_found' })))
  })

  test.each([
    ['a call that is not made for many', { islem: '/siparisler/fatura_iptali', ids: [1] }, 'islem'],
    ['an unknown call', { islem: '/nothing', ids: [1] }, 'islem'],
    ['no rows at all', approve, 'ids'],
    ['a foreign list', { ...approve, secim: { list: '/customers/list', query: {}, expected: 1 } }, 'list'],
    ['an unknown filter', { ...approve, ...statement({ filters: { nothing: 1 } }, 1) }, 'nothing'],
    ['too many rows', { ...approve, ids: Array.from({ length: BULK_LIMIT + 1 }, () => 1) }, 'ids'],
  ])('refuses %s and names the field', async (_, body, field) => {
    const { fields } = await admin.refused(path, body)
    expect(Object.keys(fields ?? {})).toEqual([field])
  })
})

describe('a list', () => {
  test('sums and counts single rows, or all that match but some', async () => {
    const { cus_id, ids } = await ordersOf(3, { s_g_toplam: 10 })
    const totals = { filters: { cus_id }, count: true, limit: 0, sum_fields: ['s_g_toplam'] }
    expect(await admin.call('/siparisler/list', { ...totals, only_ids: ids.slice(1) })).toMatchObject({
      count: 2,
      sum_s_g_toplam: 20,
    })
    expect(await admin.call('/siparisler/list', { ...totals, except_ids: ids.slice(1) })).toMatchObject({
      count: 1,
      sum_s_g_toplam: 10,
    })
  })

  test('shows a person no row by naming it', async () => {
    const { ids } = await ordersOf(1, { per_id: 1, bayi_id: 1 })
    const dealer = await app.as('bayiadmin')
    const { datalist } = await dealer.call('/siparisler/list', { only_ids: ids })
    expect(datalist).toEqual([])
  })
})

describe('other calls for many rows', () => {
  test('print the documents of all that match', async () => {
    const { cus_id, ids } = await ordersOf(2)
    const job = { tur: 'siparis_formu' as const, ...statement({ filters: { cus_id } }, 2) }
    const { save_response } = await admin.call('/belge_isi/create', job)
    const { item } = await admin.call('/belge_isi/get', { id: save_response.id })
    expect(item.toplam).toBe(ids.length)
    expect((await admin.refused('/belge_isi/create', { tur: 'fatura' })).fields).toEqual({
      ids: 'requiredField',
    })
  })

  test('plan the reminders of all that match but some', async () => {
    const { cus_id, ids } = await ordersOf(3)
    const { datalist } = await admin.call(
      '/siparisler/uyari_oneri',
      statement({ filters: { cus_id } }, 2, ids.slice(0, 1)),
    )
    expect(datalist.map(({ id }) => id).toSorted()).toEqual(ids.slice(1))
  })

  test('recommend all wines that match, up to their limit', async () => {
    const cus_email = 'viele.weine@example.com'
    await buildCustomer(app.db, { cus_email })
    const some = await Promise.all([1, 2].map((n) => buildWine(app.db, { stok_name: `Auswahlwein ${n}` })))
    const wines = (query: ListPayload, expected: number) => ({
      to: cus_email,
      html: '<p>Hallo</p>',
      secim: { list: '/stok_urun_listesi_view/list', query, expected, except_ids: [] },
    })
    const named = { filters: { stok_name: { value: 'Auswahlwein', matchMode: 'startsWith' as const } } }
    expect((await admin.call('/stok/sendmail', wines(named, some.length))).status.isContinue).toBe(true)
    await Promise.all(Array.from({ length: 51 }, () => buildWine(app.db, { stok_name: 'Zuviel' })))
    const tooMany = { filters: { stok_name: 'Zuviel' } }
    expect((await admin.refused('/stok/sendmail', wines(tooMany, 51))).params).toEqual({ limit: 50 })
  })

  test('pay the commission of all that match to one person', async () => {
    const paid = await buildClosedOrder(app)
    const secim = {
      list: '/prim_listesi/list',
      query: { tip: 0, filters: { id: paid } },
      expected: 1,
      except_ids: [],
    }
    const { siparisler: _orders, ...form } = payoutForm([], {})
    const { save_response } = await admin.call('/prim_odeme_fis/odeme_yap', { ...form, secim })
    const { rows } = await sql`select per_belge_no from siparisler where id = ${paid}`.execute(app.db)
    expect(rows).toEqual([{ per_belge_no: save_response.id }])
  })
})
