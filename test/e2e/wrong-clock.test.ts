import { beforeAll, expect, test } from 'vitest'
import { businessDay, formatDate } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import { buildAddress, buildCustomer, buildWine, placeInvoice } from '#test/server/factories.ts'
import { addScript } from './leaving.ts'
import { toast, useJourney } from './browser.ts'

const journey = useJourney()

let cus_id = 0
let invoice = 0

beforeAll(async () => {
  const { db } = journey.app
  cus_id = await buildCustomer(db, { cus_name: 'Anna', cus_surname: 'Uhr', cus_user: people.personel.id })
  await buildAddress(db, cus_id)
  await buildWine(db, { stok_code: 'UHR-1', stok_name: 'Uhrwein', stok_de_price: 10 }, 50)
  invoice = await placeInvoice(db, await journey.app.as('admin'), 1, { cus_id })
})

/** The clock of the computer is days ahead or behind; spans of time pass as they do. */
const clocks = { ahead: 2, behind: -2 }

const skewed = (days: number) => {
  const script = `(() => {
    const Real = Date, by = ${days} * 86400000
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + by) }
      static now() { return Real.now() + by }
    }
    const instant = Temporal.Now.instant
    Temporal.Now.instant = () => instant().add({ hours: ${days} * 24 })
  })()`
  // oxlint-disable-next-line typescript/no-implied-eval -- the script runs in the page, where it cannot take arguments
  return new Function(script) as () => void
}

test.each(Object.entries(clocks))(
  'with a clock that is %s payments and orders get the day of the server',
  async (_, days) => {
    const today = formatDate(businessDay(Temporal.Now.instant()))
    const page = await journey.open({ isSpent: true })
    await addScript(page, skewed(days))
    await page.reload()
    await page.locator('input[name="user_name"]').fill('admin')
    await page.locator('input[name="user_pass"]').fill('Weinkontor1')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').first().waitFor()
    expect(await page.evaluate(() => new Date().getDate())).not.toBe(Number(today.slice(0, 2)))
    await page.goto(`${journey.app.url}/siparis-islem?open=order.pay.${invoice}`)
    const pay = page.getByRole('dialog')
    await expect.poll(() => pay.getByLabel('Datum').first().inputValue()).toBe(today)
    await page.goto(`${journey.app.url}/genel-takip?cus_id=${cus_id}`)
    await page.getByRole('heading', { name: 'Anna Uhr', level: 2 }).waitFor()
    await page.keyboard.press('a')
    const form = page.getByRole('dialog', { name: /Neuer Auftrag/ })
    const code = form.getByLabel('Artikelcode eingeben')
    await code.waitFor()
    await code.fill('UHR-1')
    await page.keyboard.press('Enter')
    await form.getByLabel('Menge (neue Position)').fill('1')
    await page.keyboard.press('Enter')
    // The bottles are held for some minutes, not for days or no time at all.
    await form
      .locator('time')
      .filter({ hasText: /^\d{1,2}:\d{2}$/ })
      .first()
      .waitFor()
    await page.keyboard.press('Control+s')
    await toast(page, 'Auftrag').first().waitFor()
    const order = await journey.app.db
      .selectFrom('siparisler')
      .select(['s_tar', 's_odeme_tarihi'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(order)).toContain(businessDay(Temporal.Now.instant()))
  },
)
