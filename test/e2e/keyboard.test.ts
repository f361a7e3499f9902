import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/server/company.ts'
import { buildWine } from '#test/server/factories.ts'
import { toast, useJourney } from './browser.ts'
import { byKeyboard, byKeyboardIn } from './keys.ts'
import { row, settled } from './lists.ts'

const journey = useJourney()

beforeAll(async () => {
  const { db } = journey.app
  for (let index = 1; index <= 25; index += 1)
    await buildWine(db, { stok_code: `K-${String(index).padStart(2, '0')}`, stok_color: (index % 3) + 1 }, 9)
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const count = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

test('pointer events and focus that no key has moved are noticed', async () => {
  const page = await journey.open()
  await byKeyboard(page)
  await button(page, 'Anmelden').focus()
  await page.mouse.wheel(0, 1)
  await page.mouse.move(5, 5)
  await page.mouse.down()
  const alone = 'this page is worked by keyboard alone'
  await expect
    .poll(() => [...new Set(journey.faults)].toSorted())
    .toEqual([
      'neither a key nor the app moved the focus to button “Anmelden”',
      `pointerdown: ${alone}`,
      `pointermove: ${alone}`,
      `wheel: ${alone}`,
    ])
  journey.faults.splice(0)
})

describe('in and out', () => {
  test('sign in, change theme and language, sign out', async () => {
    const page = await journey.open()
    const keys = await byKeyboard(page)
    await keys.write(page.locator('input[name="user_name"]'), 'admin')
    await keys.write(page.locator('input[name="user_pass"]'), PASSWORD)
    await keys.use(button(page, 'Anmelden'))
    await page.getByText('Willkommen, admin').waitFor()
    await keys.use(button(page, 'Dunkle Ansicht'))
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
    await keys.to(page.getByLabel('Sprache'))
    await page.keyboard.type('E')
    await page.getByText('Welcome, admin').waitFor()
    await keys.use(button(page, 'Log out'))
    const question = await keys.enter(page.getByRole('dialog', { name: 'Log out' }))
    await keys.to(question.getByRole('button', { name: 'Close' }))
    await keys.leave(question, button(page, 'Log out'))
    await keys.press('Enter')
    await keys.enter(question)
    await keys.use(question.getByRole('button', { name: 'Log out' }))
    await keys.to(page.locator('input[name="user_name"]'))
  })
})

describe('getting around', () => {
  test('past the menu, through it, and by a few letters', async () => {
    const page = await journey.openAs('admin')
    const keys = await byKeyboard(page)
    await page.getByText('Willkommen').waitFor()
    await keys.press('Tab')
    await keys.to(page.getByRole('link', { name: 'Zum Inhalt' }))
    await keys.press('Tab')
    await keys.to(page.getByRole('link', { name: 'Start' }))
    await keys.use(page.getByRole('link', { name: 'Weine', exact: true }))
    await page.getByRole('heading', { name: 'Weine', level: 1 }).waitFor()
    await keys.use(page.getByRole('link', { name: 'Zum Inhalt' }))
    await keys.press('Tab')
    await keys.to(page.locator('main').getByRole('searchbox'))
    await keys.press('Control+k')
    const palette = await keys.enter(page.getByRole('dialog', { name: /Gehe zu/ }))
    await keys.leave(palette, page.getByRole('searchbox'))
    await keys.press('Control+k')
    await keys.enter(palette)
    await page.keyboard.type('benutz')
    await keys.press('Enter')
    await page.getByRole('heading', { name: 'Benutzer', level: 1 }).waitFor()
  })
})

test('a toast waits for whoever reads it, and gives the focus back', async () => {
  const page = await journey.openAs('admin', { path: '/stoklistesi?q=gibtesnicht', isSpent: true })
  const keys = await byKeyboardIn(page)
  await page.getByText('Zu diesen Filtern gibt es keine Einträge.').waitFor()
  await page.clock.install()
  await keys.use(button(page, 'Excel'))
  const close = toast(page, 'keine Einträge zum Herunterladen').getByRole('button')
  await keys.to(close)
  await page.clock.runFor(20_000)
  await keys.to(close)
  await keys.press('Enter')
  await close.waitFor({ state: 'hidden' })
  await keys.to(button(page, 'Excel'))
})

describe('a list', () => {
  test('is sorted, paged, filtered, exported and acted upon', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    const keys = await byKeyboardIn(page)
    await count(page, '25 Einträge')
    await keys.use(button(page, 'Artikelcode'))
    await row(page, 'K-01').waitFor()
    await keys.use(button(page, 'Nächste Seite'))
    await page.getByText('Seite 2 von 2').waitFor()
    await keys.to(page.getByLabel('Filter: Farbe'))
    await page.keyboard.type('Rot')
    await count(page, '8 Einträge')
    await keys.write(page.getByLabel('Filter: Artikelcode'), 'k-1')
    await keys.press('Enter')
    await count(page, '3 Einträge')
    const [file] = await Promise.all([page.waitForEvent('download'), keys.use(button(page, 'Excel'))])
    expect(file.suggestedFilename()).toMatch(/xlsx$/)
    await settled(page)
    await keys.to(row(page, 'K-12'))
    await keys.to(row(page, 'K-18'), 'ArrowDown')
    await keys.act('Bearbeiten')
    const editor = await keys.enter(page.getByRole('dialog', { name: /K-18/ }))
    await keys.leave(editor, row(page, 'K-18'))
    await keys.use(button(page, 'Filter löschen'))
    await count(page, '25 Einträge')
  })
})

test('a form that is not complete leads to the first field that is wrong', async () => {
  const page = await journey.openAs('admin', { path: '/genel/category' })
  const keys = await byKeyboardIn(page)
  await keys.use(button(page, 'Neue Kategorie'))
  const editor = await keys.enter(page.getByRole('dialog', { name: 'Neue Kategorie' }))
  await keys.use(editor.getByRole('button', { name: 'Speichern' }))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true')
  await keys.leave(editor)
})
