import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { BUSINESS_ZONE } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import {
  buildAddress,
  buildCustomer,
  buildOrder,
  buildWine,
  overdueInvoice,
  placeOrder,
} from '#test/server/factories.ts'
import { closeByKey, expectAccessible, hasFocus, toast, useJourney } from './browser.ts'
import { type Input } from '#test/server/app.ts'

const journey = useJourney()

/** Presses keys one by one and counts them. */
function counting(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    async type(text: string) {
      await this.press(...text.split(''))
    },
  }
}

type Keys = ReturnType<typeof counting>

async function openOrder(page: Page, keys: Keys): Promise<Locator> {
  await keys.press('a')
  const desk = page.getByRole('dialog', { name: /Neuer Auftrag/ })
  await hasFocus(desk.getByLabel('Artikelcode eingeben'))
  return desk
}

async function typeWine(desk: Locator, keys: Keys, name: string, quantity: string): Promise<void> {
  await keys.type(name)
  await desk.getByRole('list', { name: 'Passende Weine' }).waitFor()
  await keys.press('Enter')
  await hasFocus(desk.getByLabel('Menge (neue Position)'))
  await keys.type(quantity)
  await keys.press('Enter')
  await hasFocus(desk.getByLabel('Artikelcode eingeben'))
}

/** A call-back that is due in the given minutes. */
function callBackIn(minutes: number, rand_user: number) {
  const due = Temporal.Now.zonedDateTimeISO(BUSINESS_ZONE).add({ minutes })
  const rand_saat = due.toPlainTime().toString({ smallestUnit: 'minute' })
  return { rand_tar: due.toPlainDate().toString(), rand_saat, rand_user }
}

type RingEvent = Input<'/call/event'>

/** While the user types, one of two customers with the same number is chosen by key, and typed text stays. */
async function chooseOfTwo(page: Page, event: RingEvent): Promise<void> {
  const { app } = journey
  const cus_user = people.personel.id
  for (const cus_name of ['Ada', 'Berta'])
    await buildCustomer(app.db, { cus_name, cus_surname: 'Doppel', cus_user, cus_tel1: '0221 4711002' })
  const note = page.getByRole('textbox', { name: 'Notiz N' })
  await closeByKey(page, page.getByRole('dialog', { name: /^Auftrag/ }))
  await page.keyboard.press('n')
  await hasFocus(note)
  await page.keyboard.type('Mag Rot')
  await app.call('/call/event', event)
  const card = toast(page, 'Die Nummer haben mehrere Kunden')
  await card.waitFor()
  await page.keyboard.type('wein')
  await page.keyboard.press('F9')
  await hasFocus(card.getByRole('button', { name: /Ada Doppel/ }))
  await page.keyboard.press('Escape')
  await hasFocus(note)
  await page.keyboard.type('.')
  expect(await note.inputValue()).toContain('Mag Rotwein.')
  await app.call('/call/event', { ...event, event: 'hangup' })
  const missed = toast(page, 'Verpasster Anruf von +492214711002')
  await missed.waitFor()
  await page.keyboard.press('F9')
  await page.keyboard.press('F9')
  await hasFocus(missed.getByRole('button', { name: /Berta Doppel/ }))
  await page.keyboard.press('Enter')
  await page.getByText('Berta Doppel').first().waitFor()
  await missed.waitFor({ state: 'hidden' })
}

/** A caller's card is opened by key; notices show a colleague who has the customer open and who is calling. */
async function answerAndTalk(page: Page, colleague: Page): Promise<void> {
  const { app } = journey
  const { db } = app
  const caller = await buildCustomer(db, {
    cus_surname: 'Klingel',
    cus_user: UNASSIGNED_USER,
    cus_tel1: '0221 4711001',
  })
  const admin = await app.as('admin')
  const { token } = (await admin.call('/phone_system/create', { name: 'Anlage' })).save_response
  const event = { token, event: 'newCall' as const, callId: 'e2e-1', from: '492214711001', user: 'personel' }
  await chooseOfTwo(page, { ...event, callId: 'e2e-0', from: '492214711002' })
  await app.call('/call/event', event)
  const second = await page.context().newPage()
  await second.goto(`${app.url}/genel-takip`)
  for (const window of [page, second]) await toast(window, 'Eingehender Anruf von +492214711001').waitFor()
  await page.keyboard.press('F9')
  await toast(second, 'Eingehender Anruf').waitFor({ state: 'hidden' })
  await second.close()
  await page.bringToFront()
  // A card that was open for a while stays locked: a colleague may view it but not dial.
  await expect
    .poll(() => db.selectFrom('customer_locks').select(['cus_id', 'user_id']).execute())
    .toContainEqual({ cus_id: caller, user_id: people.personel.id })
  await colleague.goto(`${app.url}/genel-takip?cus_id=${caller}`)
  const presence = colleague.getByTestId('presence')
  await presence.getByText('personel Test hat den Kunden geöffnet').waitFor()
  await page.keyboard.press('d')
  await presence.getByText(/personel Test spricht seit/).waitFor()
}

test('three wines are ordered by name during a call with 22 keys, and a colleague sees them held and free again', async () => {
  const { app } = journey
  const { db } = app
  const build = (stok_code: string, stok_name: string) => buildWine(db, { stok_code, stok_name }, 30)
  const [riesling, primitivo, veltliner] = [
    await build('H-1', 'Riesling Kabinett'),
    await build('H-2', 'Primitivo'),
    await build('H-3', 'Grüner Veltliner'),
  ]
  const cus_id = await buildCustomer(db, { cus_surname: 'Haltmann', cus_user: people.personel.id })
  await buildAddress(db, cus_id)
  const staff = await app.as('personel')
  await placeOrder(db, staff, [{ stk_id: primitivo, stk_adet: 6 }], { cus_id })
  await buildOrder(
    db,
    { stk_id: riesling, stk_adet: 1 },
    { cus_id, ...overdueInvoice('Haltmann', 'RE-HALT-1') },
  )
  const other = await buildCustomer(db, {
    cus_surname: 'Nebenan',
    cus_user: people.satis.id,
    ...callBackIn(4, people.satis.id),
  })
  await buildAddress(db, other)
  const [page, colleague] = await Promise.all([
    journey.openAs('personel', { path: `/genel-takip?cus_id=${cus_id}` }),
    journey.openAs('satis', { path: `/genel-takip?cus_id=${other}` }),
  ])
  await Promise.all([
    page.getByRole('heading', { name: 'Haltmann', level: 2 }).waitFor(),
    colleague.getByRole('heading', { name: 'Nebenan', level: 2 }).waitFor(),
  ])
  await toast(colleague, 'Uhr: Rückruf bei').waitFor()
  const keys = counting(page)
  const desk = await openOrder(page, keys)
  await desk.getByRole('alert').getByText('überfällig').waitFor()
  await desk.getByText(/zuletzt 1 am 02.01.2026/).waitFor()
  const theirs = await openOrder(colleague, counting(colleague))
  await typeWine(theirs, counting(colleague), 'rie', '2')

  await typeWine(desk, keys, 'rie', '12')
  const held = theirs.getByText(/12 bei personel Test/)
  await held.waitFor()
  await typeWine(desk, keys, 'velt', '6')
  // A wine of the last order needs no quantity.
  await typeWine(desk, keys, 'prim', '')
  await desk.getByText('Entwurf, gehalten').waitFor()
  await expectAccessible(page)
  await keys.press('Control+s')
  await toast(page, 'ist angelegt').waitFor()
  expect(keys.count()).toBe(22)
  await held.waitFor({ state: 'hidden' })
  // The browser ends the call after the order is saved.
  const talks = async () => (await staff.call('/musteri_gorusme_view/list', { cus_id })).datalist
  await expect.poll(talks).toMatchObject([{ sts: 1 }])
  const { datalist: lines } = await staff.call('/siparis_icerik/list', {
    cus_id,
    orderByField: 'id',
    orderBy: 'DESC',
  })
  expect(lines?.slice(0, 3).map(({ stk_id, stk_adet }) => [stk_id, stk_adet])).toEqual([
    [primitivo, 6],
    [veltliner, 6],
    [riesling, 12],
  ])

  // A hold that is not ended expires.
  await staff.call('/hold/put', {
    draft_id: '7f0c7a52-3c1f-4d6a-9a55-1f3a3f3c2b10',
    lines: [{ stk_id: riesling, qty: 3 }],
  })
  const again = theirs.getByText(/3 bei personel Test/)
  await again.waitFor()
  await sql`update hold_drafts set until = now() + interval '1 second' where user_id = ${people.personel.id}`.execute(
    db,
  )
  app.app.services.realtime.toListeners('holds', { wines: [riesling] })
  await again.waitFor({ state: 'hidden' })
  await colleague.keyboard.press('Escape')
  await answerAndTalk(page, colleague)
})
