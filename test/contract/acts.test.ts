import { glob, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#app/endpoints.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, placeInvoice } from '#test/server/factories.ts'

/** Writes that name no state of what was shown, by the reason why they need none. */
const withoutState: Record<string, readonly string[]> = {
  'makes something new, of which nothing was shown': [
    '/backup/create',
    '/bank_import/create',
    '/bayi_cari/create',
    '/belge_isi/create',
    '/call_request/create',
    '/call/start',
    '/consent/grant',
    '/cus_adress/create',
    '/cus_files/create',
    '/customers/create',
    '/data_in/check',
    '/konusma_metin/create',
    '/mail_bounce/create',
    '/mandate/create',
    '/musteri_gorusme/create',
    '/personel_odeme/create',
    '/phone_system/create',
    '/raking_figure/create',
    '/siparisler/create_with_icerik',
    '/stok_islem/create',
    '/stok/create',
    '/stok/sendmail',
    '/sys_category/create',
    '/sys_users/create',
    '/takip/gorevler/create',
    '/tax_rate/create',
  ],
  'names the amounts that were shown': [
    '/debit_run/create',
    '/prim_odeme_fis/odeme_yap',
    '/transfer_run/create',
  ],
  'has a state that no second one can leave: done twice it is refused': [
    '/bank_entry/undo_all',
    '/belge_isi/cancel',
    '/debit_run/cancel',
    '/debit_run/file',
    '/debit_run/refuse',
    '/debit_run/refuse_undo',
    '/mail_bounce/release',
    '/mail_outbox/cancel',
    '/mail_outbox/correct',
    '/mail_outbox/resend',
    '/missed_call/assign',
    '/missed_call/dismiss',
    '/missed_call/erase',
    '/missed_call/restore',
    '/phone_system/revoke',
    '/transfer_run/cancel',
    '/transfer_run/release',
    '/consent/withdraw',
    '/customer_transfer/undo',
  ],
  'decides from what is stored, not from what was shown': [
    '/bank_entry/match',
    '/commission_account/statement',
    '/call_queue/next',
    '/customer_rand_view/list',
    '/sys_blocks/delete',
    '/sys_settings/refresh_browsers',
    '/product',
    '/product_test',
    '/siparisler/belge_mail',
  ],
  'one per person or account, the last value counts': [
    '/payee_account/delete',
    '/call_preference/save',
    '/list_settings/reset',
    '/list_settings/save',
    '/push/subscribe',
    '/push/unsubscribe',
    '/raking_figure/seen',
  ],
  'the own call or draft, which nobody else changes': [
    '/call/drop',
    '/call/finish',
    '/call/keep',
    '/call/leave',
    '/call/open',
    '/call/remind',
    '/hold/drop',
    '/hold/put',
    '/hold/release',
    '/hold/wave',
    '/takip/gorevler/received',
  ],
}

const isTalk = (path: string) => path.startsWith('/chat/')

/** What a call can be told of the state that was shown: a version, or the open amount. */
const STATES = /"(\w*version|acik)":/

const naming = (input: z.ZodType) =>
  STATES.test(JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))

const writing = endpoints.filter(({ writes, who }) => writes && who !== 'public')

test('every write names the state that was shown, or needs none for a reason', () => {
  const without = writing
    .filter(({ path, actsOn, input }) => !isTalk(path) && !actsOn && !naming(input))
    .map(({ path }) => path)
  expect(without.toSorted()).toEqual(Object.values(withoutState).flat().toSorted())
})

describe('acts on many rows', () => {
  const acts = writing.filter(({ forRowsOf }) => forRowsOf)

  test('name the version of each row, or make a call that needs no state', () => {
    const stateless = new Set(Object.values(withoutState).flat())
    expect(acts.length).toBeGreaterThan(20)
    expect(acts.filter(({ path, actsOn }) => !actsOn && !stateless.has(path))).toEqual([])
  })

  test.each(
    acts.filter(({ actsOn }) => actsOn).map(({ path, forRowsOf = [] }) => [path, forRowsOf] as const),
  )('%s: the rows of its lists carry their version', (_, lists) => {
    const answers = lists.map((list) =>
      endpoints.find(({ path, aliases = [] }) => [path, ...aliases].includes(list)),
    )
    const without = answers.filter(
      (list) =>
        !list || !/"version":/.test(JSON.stringify(z.toJSONSchema(list.answer, { unrepresentable: 'any' }))),
    )
    expect(without.map((list) => list?.path)).toEqual([])
  })
})

/**
 * Screens that name the record alone: the undo of an act that was just done, whose answer named the record.
 */
const undoing = [
  'bank/web/AccountsScreen.tsx /bank_account/restore',
  'bank/web/desk/DeskScreen.tsx /open_item/undo',
  'bank/web/desk/RecentReceipts.tsx /open_item/undo',
  'bank/web/use-review.ts /bank_entry/undo',
  'commissions/web/PayoutPanel.tsx /prim_odeme_fis/delete',
  'definitions/web/TaxRates.tsx /tax_rate/delete',
  'orders/web/NotesPanel.tsx /siparisler/update',
  'orders/web/PersonnelPanel.tsx /siparisler/update',
  'orders/web/money/BalanceButton.tsx /cari_islem/delete',
  'orders/web/money/PaymentListPanel.tsx /cari_islem/delete',
  'orders/web/money/PaymentPanel.tsx /cari_islem/delete',
  'orders/web/money/PaymentPanel.tsx /siparisler/fatura_acik_yap',
  'orders/web/money/SeizurePanel.tsx /siparisler/update',
  'orders/web/money/SettlePanel.tsx /cari_islem/delete',
  'orders/web/public/reminder-steps.ts /siparisler/update',
  'reports/web/SavedReportsScreen.tsx /saved_report/pause',
  'tasks/web/TaskPanel.tsx /takip/gorevler/update',
]

test('screens name the state that they show', async () => {
  const acting = writing.flatMap(({ path, actsOn }) => (actsOn ? [path] : []))
  expect(acting.length).toBeGreaterThan(30)
  const unseen: string[] = []
  for await (const file of glob('src/**/web/**/*.{ts,tsx}')) {
    const text = await readFile(file, 'utf8')
    for (const path of acting)
      if (text.includes(`write('${path}'`)) unseen.push(`${file.split('/').slice(2).join('/')} ${path}`)
  }
  expect(unseen.toSorted()).toEqual(undoing)
})

describe('a record that was changed meanwhile', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })

  test('is not acted upon, and who changed it is named; the state that is shown is', async () => {
    const admin = await app.as('admin')
    const stk_id = await buildWine(app.db, {}, 20)
    const id = await buildOrder(app.db, { stk_id, stk_adet: 1 }, {})
    const { item: shown } = await admin.call('/siparisler/get', { id })
    await admin.call('/siparisler/update', { id, version: shown.version, s_note: 'Bitte erst anrufen' })
    const asked = { id, seen_version: shown.version }
    for (const path of ['/siparisler/siparis_onayla', '/siparisler/delete'])
      expect((await admin.refused(path, asked)).code).toBe('record_changed')
    const { item: now } = await admin.call('/siparisler/get', { id })
    expect(now.sd_onaylama).toBe('0')
    const again = await admin.call('/siparisler/siparis_onayla', { id, seen_version: now.version })
    expect(again.status.isContinue).toBe(true)
  })

  test('a reminder names what was shown as open', async () => {
    const admin = await app.as('admin')
    const id = await placeInvoice(app.db, admin)
    const { item: shown } = await admin.call('/siparisler/get', { id })
    const send = { id, seen_version: shown.version, sd_uyari_1_is: '1', sd_uyari_neden: 'Umzug' }
    expect((await admin.refused('/siparisler/update', send)).fields).toEqual({
      gosterilen_kalan: 'requiredField',
    })
    const many = {
      islem: '/siparisler/update',
      alanlar: { sd_uyari_1_is: '1' },
      ids: [id],
      seen_versions: { [id]: shown.version },
    }
    expect((await admin.call('/toplu_islem/yap', many)).yapilan).toEqual([])
    const named = { ...send, gosterilen_kalan: { [id]: 108.9 } }
    expect((await admin.call('/siparisler/update', named)).status.isContinue).toBe(true)
  })

  test('tells nobody who may not see it that it exists', async () => {
    const id = await buildCustomer(app.db, { cus_user: people.satis.id })
    const stk_id = await buildWine(app.db, {}, 20)
    const order = await buildOrder(app.db, { stk_id, stk_adet: 1 }, { cus_id: id, per_id: people.satis.id })
    const stranger = await app.as('bayi')
    const refusal = await stranger.refused('/siparisler/delete', { id: order, seen_version: 99 })
    expect(refusal.code).not.toBe('record_changed')
  })

  test('rows of lists carry their state', async () => {
    const admin = await app.as('admin')
    const { fields } = await admin.call('/siparisler/list', { compact: true, limit: 1 })
    expect(fields).toContain('version')
  })
})
