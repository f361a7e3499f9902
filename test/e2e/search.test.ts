import { beforeAll, describe, expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { expectAccessible, useJourney } from './browser.ts'
import { byKeyboardIn } from './keys.ts'

const journey = useJourney()

let customer: number
beforeAll(async () => {
  const { db } = journey.app
  const cus_user = people.personel.id
  customer = await buildCustomer(db, {
    cus_name: 'Işıl',
    cus_surname: 'Günçiçek',
    cus_city: 'Köln',
    cus_tel1: '0221/98 76-12',
    cus_user,
  })
  await buildCustomer(db, { cus_surname: 'Fremdling', cus_tel1: '0221 987699', cus_user: people.satis.id })
  const stk_id = await buildWine(db, { stok_code: 'KÖ-17', stok_name: 'Öküzgözü' })
  await buildOrder(db, { stk_id, stk_adet: 6 }, { id: 70_110, cus_id: customer, cus_surname: 'Günçiçek' })
  await buildOrder(db, { stk_id, stk_adet: 1 }, { id: 701_101, per_id: people.satis.id })
})

type Page = Awaited<ReturnType<typeof journey.openAs>>

const field = (page: Page) => page.getByRole('combobox', { name: /Gehe zu/ })
const options = (page: Page) => page.locator('#palette-list').getByRole('option')
const active = (page: Page) => page.locator('#palette-list [role="option"][aria-selected="true"]')

async function search(page: Page, typed: string) {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.keyboard.type(typed)
}

describe('an administrator, by keyboard', () => {
  test('finds a customer by the telephone, an order by its number, and both again among the recent ones', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    const keys = await byKeyboardIn(page)
    await search(page, '+49 (0)221 9876')
    await expect.poll(() => options(page).count()).toBe(2)
    await page.keyboard.type('12')
    await expect
      .poll(() => options(page).allTextContents())
      .toEqual([expect.stringContaining('Işıl Günçiçek')])
    // After its first digit the same customer is found, with less of the number marked.
    await expect.poll(() => page.locator('#palette-list mark').allTextContents()).toEqual(['221/98 76-12'])
    await expectAccessible(page)
    await keys.press('Enter')
    await page.getByRole('dialog', { name: /Günçiçek/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe(`customer.editor.${customer}`)
    await keys.press('Escape')

    await search(page, '7011')
    await expect.poll(() => options(page).count()).toBe(2)
    await keys.press('ArrowDown')
    await expect.poll(() => active(page).textContent()).toContain('70110')
    await keys.press('Enter')
    await page.getByRole('dialog', { name: /70110/ }).waitFor()
    await keys.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.keyboard.press('Control+k')
    const recent = page.getByRole('group', { name: 'Zuletzt geöffnet' }).getByRole('option')
    await expect
      .poll(() => recent.allTextContents())
      .toEqual([expect.stringMatching(/^70110Auftrag/), expect.stringMatching(/^Işıl GünçiçekKunde/)])
    await keys.press('ArrowDown')
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ])
    await tab.getByRole('dialog', { name: /Günçiçek/ }).waitFor()
    await tab.close()
  })

  test('starts a new wine, goes over the groups, changes the language', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    await page.locator('main').getByRole('searchbox').waitFor()
    await search(page, 'neuer wein')
    await expect.poll(() => active(page).textContent()).toBe('Neuer Wein')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Neuer Wein' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await page.getByRole('group', { name: 'Aktionen' }).waitFor()
    await page.keyboard.press('Tab')
    const first = page.getByRole('group', { name: 'Aktionen' }).getByRole('option').first()
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.type('engl')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Stock list', level: 1 }).waitFor()
    await page.goto(`${new URL(page.url()).origin}/stoklistesi`)
    await page.locator('#content').waitFor()
    await page.keyboard.press('F1')
    const help = page.getByRole('dialog', { name: /^(Yardım|Hilfe|Help): / })
    await help.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
  })
})

describe('a salesperson', () => {
  test('goes to the own customer, finds no foreign one, and no order of others', async () => {
    const page = await journey.openAs('personel')
    await search(page, 'fremdling')
    await page.getByText('Zu „fremdling“ wurde nichts gefunden.').waitFor()
    await field(page).fill('7011')
    await expect.poll(() => options(page).allTextContents()).toEqual([expect.stringContaining('70110')])
    await field(page).fill('guncicek')
    await expect.poll(() => active(page).textContent()).toContain('Işıl Günçiçek')
    await page.keyboard.press('Enter')
    await page.getByText('Günçiçek').first().waitFor()
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('cus_id')]).toEqual(['/genel-takip', String(customer)])
  })

  test('looks at a wine and starts a chat', async () => {
    const page = await journey.openAs('personel')
    await search(page, 'okuz')
    await expect.poll(() => active(page).textContent()).toContain('Öküzgözü')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /KÖ-17/ }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await search(page, 'satis')
    await expect.poll(() => active(page).textContent()).toContain('satis')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/chatapp/chats/${people.satis.id}`)
  })

  test('is told when the server cannot be reached, and still has screens; an older answer changes nothing', async () => {
    const page = await journey.openAs('personel')
    await page.route('**/api/search/all', async (route) => {
      const { search: typed } = route.request().postDataJSON() as { search: string }
      if (typed.startsWith('aufg')) return route.abort()
      if (typed === 'gun') await new Promise((resolve) => setTimeout(resolve, 1500))
      return route.continue().catch(() => undefined)
    })
    await search(page, 'aufg')
    await page.getByText('Der Server ist nicht erreichbar.').waitFor()
    await expect.poll(() => active(page).textContent()).toContain('Aufgaben')
    await field(page).fill('gun')
    await page.getByText('Suche läuft').waitFor()
    await page.waitForTimeout(300)
    await field(page).fill('okuz')
    await expect.poll(() => active(page).textContent()).toContain('Öküzgözü')
    await page.waitForTimeout(1500)
    expect(await options(page).allTextContents()).toEqual([expect.stringContaining('Öküzgözü')])
  })
})
