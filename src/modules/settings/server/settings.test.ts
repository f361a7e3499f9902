import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultSettings, settingKeys, settings } from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, letDraw, orderPayload, placeInvoice } from '#test/server/factories.ts'
import { remind as remindOf } from '#test/server/reminding.ts'
import { settingLabels } from '../texts.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const staff = await app.as('personel')

const version = async () => (await admin.call('/settings/get')).item.version
const set = async (changes: Record<string, unknown>) =>
  admin.call('/settings/update', { ...changes, version: await version() })
const refusedSet = async (changes: Record<string, unknown>) =>
  admin.refused('/settings/update', { ...changes, version: await version() })
const values = async () => (await staff.call('/settings/values')).item

/** The settings for all users; texts of documents are for administrators. */
const openDefaults = Object.fromEntries(
  settingKeys.filter((key) => (settings[key] as Setting).isOpen).map((key) => [key, defaultSettings[key]]),
)

beforeEach(async () => {
  await app.db
    .updateTable('company_settings')
    .set({ chosen: JSON.stringify({}) })
    .execute()
})

/** A setting in an answer, where its version stands beside the settings. */
function settingOf(entry: unknown): { value: unknown } {
  if (typeof entry === 'object' && entry && 'value' in entry) return { value: entry.value }
  throw new Error('no setting')
}

describe('settings', () => {
  test('are shown with kind, limits and default, and saved for everybody', async () => {
    const { item } = await admin.call('/settings/get')
    expect(Object.keys(item).toSorted()).toEqual([...settingKeys, 'version'].toSorted())
    expect(item.reminder_fee_2).toEqual({
      value: 10,
      kind: 'amount',
      group: 'reminders',
      default: 10,
      min: 0,
      max: 100,
    })
    const saved = await set({ reminder_fee_2: 12.5, payment_term_days: 21 })
    expect(saved.item.reminder_fee_2).toMatchObject({ value: 12.5, default: 10 })
    expect(await values()).toMatchObject({ reminder_fee_2: 12.5, payment_term_days: 21, reminder_fee_3: 30 })
  })

  test('are for administrators; their values are known to everybody', async () => {
    for (const path of ['/settings/get', '/settings/update', '/settings/history'] as const)
      expect((await staff.refused(path, { version: 1 })).code).toBe('ERR_105')
    expect(await values()).toEqual(openDefaults)
  })

  test('two people do not overwrite each other', async () => {
    const seen = await version()
    await set({ reminder_fee_2: 11 })
    const late = await admin.refused('/settings/update', {
      reminder_fee_2: 9,
      version: seen,
      language: 'de',
    })
    expect(late.code).toBe('record_changed')
    expect(late.message).toContain(`admin Test geändert (${settingLabels.reminder_fee_2.de})`)
    expect(await values()).toMatchObject({ reminder_fee_2: 11 })
  })

  test.each([
    [{ reminder_fee_2: 500 }, { reminder_fee_2: 'too_large' }],
    [{ usual_dealer: 999_999 }, { usual_dealer: 'not_allowed' }],
    [{ calling_from: 21, calling_to: 9 }, { calling_to: 'too_small' }],
    [{ bounce_address: 'nobody' }, { bounce_address: 'not_email' }],
    [{ colour: 'red' }, { colour: 'unknown_field' }],
    [
      { reminder_exceptions: [{ country: 'XX', customer: 'any', stage: 2, fee: 1, days: 1 }] },
      { 'reminder_exceptions.0.country': 'not_allowed' },
    ],
  ])('%o is refused at its field, and nothing is stored', async (changes, fields) => {
    expect((await refusedSet({ reminder_fee_3: 20, ...changes })).fields).toEqual(fields)
    expect(await values()).toEqual(openDefaults)
  })

  test('name the own dealer where the usual one of the specification does not exist', async () => {
    const { rows } = await sql<{ firma: string }>`delete from bayi_cari where id = 4 returning firma`.execute(
      app.db,
    )
    const { version: seen, ...item } = (await admin.call('/settings/get')).item
    expect(item.usual_dealer).toMatchObject({ value: 1, default: 4 })
    expect(await values()).toMatchObject({ usual_dealer: 1, usual_payment_type: 1, usual_carrier: 1 })
    const all = Object.fromEntries(settingKeys.map((key) => [key, settingOf(item[key]).value]))
    const saved = await admin.call('/settings/update', { ...all, reminder_fee_2: 9, version: seen })
    expect(settingOf(saved.item.reminder_fee_2).value).toBe(9)
    await sql`insert into bayi_cari (id, firma) overriding system value values (4, ${rows[0]?.firma})`.execute(
      app.db,
    )
    expect((await values()).usual_dealer).toBe(1)
  })

  test('keep a history of what was changed by whom', async () => {
    await set({ reminder_fee_2: 11 })
    await set({ reminder_fee_2: 12, payment_term_days: 30 })
    const { datalist } = await admin.call('/settings/history')
    expect(datalist.slice(0, 2)).toMatchObject([
      {
        name_surname: expect.any(String),
        changes: [
          { key: 'reminder_fee_2', before: 11, after: 12 },
          { key: 'payment_term_days', before: 14, after: 30 },
        ],
      },
      { changes: [{ key: 'reminder_fee_2', before: 10, after: 11 }] },
    ])
  })
})

describe('what settings decide', () => {
  const orderOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item
  const remind = (id: number, stage: number) => remindOf(app, admin, id, stage)

  test('fees of reminders from now on; a letter that was sent keeps its own', async () => {
    const [first, second] = [await placeInvoice(app.db, admin), await placeInvoice(app.db, admin)]
    for (const stage of [1, 2]) await remind(first, stage)
    await set({
      reminder_fee_2: 4,
      reminder_exceptions: [{ country: 'DE', customer: 'private', stage: 3, fee: 7.5, days: 10 }],
    })
    for (const stage of [1, 2]) await remind(second, stage)
    expect((await orderOf(first)).gecikme_farki).toBe(10)
    expect((await orderOf(second)).gecikme_farki).toBe(4)
    await remind(second, 3)
    expect(await orderOf(second)).toMatchObject({ gecikme_farki: 7.5, sd_uyari_3_fark: 7.5 })
    await admin.call('/siparisler/update', { id: second, sd_uyari_3_is: '0', sd_uyari_3_is_tar: null })
    expect((await orderOf(second)).gecikme_farki).toBe(4)
  })

  test('the term and the discount of new orders; stored ones keep theirs', async () => {
    const wine = await buildWine(app.db, { stok_de_price: 10 }, 500)
    const create = async () => {
      const body = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 10 }], { s_lastschrift: '1' })
      const { save_response } = await admin.call('/siparisler/create_with_icerik', body)
      return { ...save_response, body }
    }
    const old = await create()
    await set({ payment_term_days: 30, direct_debit_percent: 5, shipping_price: 1 })
    expect(await orderOf((await create()).id)).toMatchObject({ s_last_y: 5, s_iskonto: -5, s_vade_gun: 30 })
    const { id, version: stored, body } = old
    const change = { ...body, siparis: { ...body.siparis, id, version: stored } }
    await admin.call('/siparisler/update_with_icerik', change)
    expect(await orderOf(id)).toMatchObject({ s_last_y: 3, s_iskonto: -3, s_vade_gun: 14 })
  })

  test('how much discount a level may give', async () => {
    const wine = await buildWine(app.db, { stok_de_price: 10 }, 500)
    await set({ discount_limit_staff: 5 })
    const body = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 10 }], { s_man_y: 6 })
    expect((await staff.refused('/siparisler/create_with_icerik', body)).code).toBe('discount_above_limit')
  })

  test('how soon a customer is drawn again', async () => {
    await app.db.updateTable('customers').set({ cus_pool: '0', cus_user: 3 }).execute()
    const spoken = { cus_pool: '1', cus_user: 1, cus_end_contact: new Date().toISOString() } as const
    await buildCustomer(app.db, spoken)
    await letDraw(app.db, people.personel.id)
    const draw = async () => (await staff.call('/customer_rand_view/list', {})).count
    await set({ draw_contact_days: 3 })
    expect(await draw()).toBe(0)
    await set({ draw_contact_days: 0 })
    expect(await draw()).toBe(1)
  })

  test('when an idle session ends', async () => {
    const idle = await app.as('satis')
    await app.db
      .updateTable('sys_sessions')
      .set({ last_seen_at: new Date(Date.now() - 20 * 60_000).toISOString() })
      .where('user_id', '=', (query) =>
        query.selectFrom('sys_users').select('id').where('user_name', '=', 'satis'),
      )
      .execute()
    expect((await idle.call('/settings/values')).status.isContinue).toBe(true)
    await set({ session_idle_minutes: 10 })
    await app.db
      .updateTable('sys_sessions')
      .set({ last_seen_at: new Date(Date.now() - 20 * 60_000).toISOString() })
      .where('user_id', '=', (query) =>
        query.selectFrom('sys_users').select('id').where('user_name', '=', 'satis'),
      )
      .execute()
    expect((await idle.refused('/settings/values')).code).toBe('ERR_108')
  })
})
