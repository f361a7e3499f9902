import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { useJourney } from './browser.ts'
import { settled } from './lists.ts'

const journey = useJourney()

const group = (page: Page, name: string) => page.locator('tr[data-group]', { hasText: name })
const shownRows = (page: Page) => page.locator('tr[data-row-id]').count()

async function threeOrders(): Promise<void> {
  const line = { stk_id: await buildWine(journey.app.db, {}, 100), stk_adet: 1 }
  for (const [cus_surname, per_name, s_g_toplam] of [
    ['Eins', 'Anna Arend', 10],
    ['Zwei', 'Anna Arend', 20.5],
    ['Drei', 'Bruno Boll', 5],
  ] as const)
    await buildOrder(journey.app.db, line, { cus_surname, per_name, s_g_toplam })
}

test('rows are grouped by keyboard, with sums of the whole list, and a reload shows the same groups', async () => {
  await threeOrders()
  const page = await journey.openAs('admin', { path: '/siparis-islem?list=new' })
  await settled(page)
  const tabs = page.getByRole('radiogroup').first()
  await expect.poll(() => tabs.innerText()).toMatch(/Neue Aufträge\s*3/)
  await page.getByRole('button', { name: 'Gruppieren' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Verkäufer' }).press('Enter')
  await group(page, 'Anna Arend').waitFor()
  expect(page.url()).toContain('g=per_name')
  expect(await group(page, 'Anna Arend').innerText()).toMatch(/2[\s\S]*30,50/)
  expect(await shownRows(page)).toBe(0)

  await group(page, 'Anna Arend').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownRows(page)).toBe(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownRows(page)).toBe(0)

  await page.reload()
  await group(page, 'Bruno Boll').waitFor()
  await page.getByRole('button', { name: /Filter entfernen: Gruppiert nach Verkäufer/ }).press('Enter')
  await expect.poll(() => shownRows(page)).toBe(3)
})

test('the record of the row that has the focus is shown beside the list, and the choice is kept', async () => {
  const page = await journey.openAs('admin', { path: '/siparis-islem?list=new' })
  await settled(page)
  const pane = page.getByRole('complementary', { name: 'Vorschau' })
  await page.locator('tr[data-row-id]').first().focus()
  await page.keyboard.press('Alt+Enter')
  await pane.getByText('Drei').waitFor()
  await page.keyboard.press('ArrowDown')
  await pane.getByText('Zwei').waitFor()
  await page.reload()
  await pane.getByText('Drei').waitFor()
  await page.getByRole('button', { name: 'Vorschau', exact: true }).press('Enter')
  await pane.waitFor({ state: 'hidden' })
})
