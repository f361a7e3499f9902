import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine } from '#test/server/factories.ts'
import { expectAccessible, toast, useJourney } from './browser.ts'

const journey = useJourney()

const PHONE = { width: 390, height: 844 }
/** A notebook of 1366 × 768 whose browser shows everything at twice the size. */
const TWICE = { width: 683, height: 384 }

beforeAll(async () => {
  for (let number = 1; number <= 30; number += 1)
    await buildWine(journey.app.db, { stok_code: `KLEIN-${number}` })
})

async function openSmall(size: typeof PHONE, path: string): Promise<Page> {
  const page = await journey.openAs('admin', { path })
  await page.setViewportSize(size)
  await page.reload()
  return page
}

/** How many rows of the list are seen without scrolling. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('table')?.parentElement?.getBoundingClientRect()
    const end = Math.min(innerHeight, box?.bottom ?? 0)
    const rows = [...document.querySelectorAll('tbody tr[data-row-id]')]
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end + 1).length
  })

/** What can be operated and lies beneath a toast. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.mantine-Notification-root')].map((one) => ({
      one,
      box: one.getBoundingClientRect(),
    }))
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    return controls
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        return boxes.some(
          ({ one, box }) =>
            !one.contains(control) &&
            width > 0 &&
            left < box.right &&
            box.left < right &&
            top < box.bottom &&
            box.top < bottom,
        )
      })
      .map((control) => control.outerHTML.slice(0, 80))
  })

describe('on a phone', () => {
  test('the menu lies over the screen only until a screen is chosen, Esc or a tap beside it', async () => {
    const page = await openSmall(PHONE, '/')
    const menu = page.getByRole('navigation', { name: 'Menü' })
    const toggle = page.getByRole('button', { name: 'Menü ein- oder ausklappen' })
    await toggle.waitFor()
    expect(await menu.isVisible()).toBe(false)
    await toggle.click()
    await menu.getByRole('link', { name: 'Weine' }).first().click()
    await page.getByText('KLEIN-30').waitFor()
    expect(await menu.isVisible()).toBe(false)
    await toggle.click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await toggle.click()
    await page.mouse.click(370, 400)
    await menu.waitFor({ state: 'hidden' })
    expect(await rowsInSight(page)).toBeGreaterThan(10)
  })

  test('the customer on the telephone shows the number, and nothing runs out of the screen', async () => {
    const id = await buildCustomer(journey.app.db, {
      cus_surname: 'Handy',
      cus_user: people.admin.id,
      cus_tel1: '+49 221 1234567',
    })
    const page = await openSmall(PHONE, `/genel-takip?cus_id=${id}`)
    const number = page.getByRole('link', { name: /\+49 221 1234567/ })
    await number.waitFor()
    const box = await number.boundingBox()
    expect(box?.height).toBeGreaterThan(40)
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(PHONE.height)
    // A click that reaches it: nothing lies above it and no scrolling is needed.
    await number.click({ trial: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await expectAccessible(page)
  })
})

test.each(['/stoklistesi', '/siparis-islem', '/cari/liste', '/takip/uyari', '/kargoislemleri'])(
  'at twice the size %s shows rows, and its controls are whole',
  async (path) => {
    const page = await openSmall(TWICE, path)
    await page.locator('table').first().waitFor()
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main input, main [role="radiogroup"]')]
        .map((control) => control.getBoundingClientRect().height)
        .filter((height) => height > 0),
    )
    expect(Math.min(...heights)).toBeGreaterThan(10)
    const table = await page.locator('table').first().locator('..').boundingBox()
    // Head and filters, and at least six rows beneath them.
    expect(table?.height).toBeGreaterThan(62 + 6 * 27)
  },
)

test.each([
  ['a notebook', { width: 1366, height: 768 }],
  ['a phone', PHONE],
])('on %s a toast lies at the bottom and over no control', async (_, size) => {
  const page = await openSmall(size, '/stoklistesi')
  await page.getByText('KLEIN-30').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Excel' }).click()
  await toast(page, 'Keine Internetverbindung.').waitFor()
  expect(await coveredByToasts(page)).toEqual([])
  const box = await page.locator('.mantine-Notification-root').first().boundingBox()
  expect(box?.y).toBeGreaterThan(size.height / 2)
})
