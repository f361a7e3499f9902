import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, placeOrder } from '#test/server/factories.ts'
import { useJourney } from './browser.ts'
import { row, settled } from './lists.ts'

/** What people see of what others do, whatever happens on the way: within these times every screen is right. */
const RIGHT = { timeout: 10_000 }
const CARD = { timeout: 3_000 }

const journey = useJourney()
let wine: number

beforeAll(async () => {
  wine = await buildWine(journey.app.db, {}, 500)
})

const orders = () => journey.openAs('admin', { path: '/siparis-islem' })

const orderOf = (cus_surname: string) =>
  buildOrder(
    journey.app.db,
    { stk_id: wine, stk_adet: 1 },
    { cus_surname, per_id: people.personel.id, s_tar: new Date().toISOString() },
  )

const counted = async (page: Page) =>
  Number.parseInt((await page.locator('main').getByRole('status').first().textContent()) ?? '', 10)

/** As if the person looked at another window. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** The server hears no announcement until it has a new connection. */
const cutNotices = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'weinkontor notices' and datname = current_database()`.execute(journey.app.db)

describe('a list', () => {
  test('gets a new row above without moving the one under the pointer, and counts it', async () => {
    const staff = await journey.app.as('personel')
    for (let number = 10; number < 40; number += 1) await orderOf(`Platz ${number}`)
    const page = await orders()
    await row(page, 'Platz 39').waitFor()
    await settled(page)
    const before = await counted(page)
    const looked = row(page, 'Platz 33')
    await looked.hover()
    const place = await looked.boundingBox()
    await placeOrder(journey.app.db, staff, [{ stk_id: wine, stk_adet: 1 }], { cus_surname: 'Neuling' })
    await row(page, 'Neuling').waitFor({ state: 'attached', ...RIGHT })
    expect((await looked.boundingBox())?.y).toBe(place?.y)
    await expect.poll(() => counted(page), RIGHT).toBe(before + 1)
    // Whoever scrolls up finds the new row at the top.
    expect(await page.locator('tbody tr[data-row-id]').first().textContent()).toContain('Neuling')
  })

  test('loses what a colleague deleted', async () => {
    const colleague = await journey.app.as('admin2')
    const id = await orderOf('Gelöscht')
    const page = await orders()
    await row(page, 'Gelöscht').waitFor()
    await settled(page)
    await colleague.call('/siparisler/delete', { id })
    await row(page, 'Gelöscht').waitFor({ state: 'detached', ...RIGHT })
  })

  test('is right when the server itself has missed the notice', async () => {
    const colleague = await journey.app.as('admin2')
    const id = await orderOf('Überhört')
    const page = await orders()
    await row(page, 'Überhört').waitFor()
    await settled(page)
    await cutNotices()
    await colleague.call('/siparisler/delete', { id })
    await row(page, 'Überhört').waitFor({ state: 'detached', ...RIGHT })
  })

  test('in a hidden window waits until it is shown', async () => {
    const colleague = await journey.app.as('admin2')
    const id = await orderOf('Verborgen')
    const page = await orders()
    await row(page, 'Verborgen').waitFor()
    await settled(page)
    await hide(page, true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await colleague.call('/siparisler/delete', { id })
    await page.waitForTimeout(2_000)
    expect(asked.filter((url) => /siparisler|together/.test(url))).toEqual([])
    await hide(page, false)
    await row(page, 'Verborgen').waitFor({ state: 'detached', ...CARD })
  })
})

describe('the card of a customer', () => {
  const cardOf = async (cus_id: number, name: string, person: 'admin' | 'personel') => {
    const page = await journey.openAs(person, { path: `/genel-takip?cus_id=${cus_id}` })
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    return page
  }

  test('shows what a colleague changes and notes', async () => {
    const cus_id = await buildCustomer(journey.app.db, {
      cus_surname: 'Zusehen',
      cus_user: people.personel.id,
    })
    const [admin, staff] = [await journey.app.as('admin'), await journey.app.as('personel')]
    const page = await cardOf(cus_id, 'Zusehen', 'admin')
    await staff.call('/musteri_gorusme/create', { cus_id, sts: 1, note: 'Ruft am Freitag an' })
    await page.getByText('Ruft am Freitag an').waitFor(CARD)
    await admin.call('/customers/update', { id: cus_id, cus_city: 'Deidesheim' })
    await page.getByText('Deidesheim').first().waitFor(CARD)
  })

  test('closes for whoever may not see the customer any more', async () => {
    const cus_id = await buildCustomer(journey.app.db, {
      cus_surname: 'Entzogen',
      cus_user: people.personel.id,
    })
    const admin = await journey.app.as('admin')
    const page = await cardOf(cus_id, 'Entzogen', 'personel')
    await admin.call('/customers/update', { id: cus_id, cus_user: people.satis.id })
    await page.getByText('gehört').waitFor(RIGHT)
    expect(await page.getByRole('heading', { name: 'Entzogen', level: 2 }).count()).toBe(0)
  })
})
