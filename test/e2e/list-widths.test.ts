import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { useJourney } from './browser.ts'

const journey = useJourney()

beforeAll(async () => {
  const { db } = journey.app
  const wine = await buildWine(
    db,
    { stok_code: 'BREIT-1', stok_name: 'Großes Gewächs vom alten Weinberg' },
    90,
  )
  const line = { stk_id: wine, stk_adet: 1 }
  await buildOrder(db, line, { s_g_toplam: 89_053.75 })
  await buildOrder(db, line, {
    s_toplam: 7_889_053.75,
    s_ara_toplam: 7_889_053.75,
    s_iskonto: 0,
    s_kargo: 0,
    s_g_toplam: 7_889_053.75,
    sd_kesin: '1',
    sd_onaylama: '1',
    fd_fon: '1',
    f_no: 'RE-2026-000001',
    f_tarih: '2026-01-02',
  })
})

/** Headings and sums that are cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('thead tr:first-child th, thead th *, tfoot td')]
      .filter(({ scrollWidth, clientWidth, tagName }) => tagName !== 'svg' && scrollWidth > clientWidth + 1)
      .filter((cell) => getComputedStyle(cell).display !== 'inline' && cell.clientWidth > 0)
      .map((cell) => `${cell.textContent} ${cell.scrollWidth} > ${cell.clientWidth}`),
  )

/** How many pixels of its container the table leaves unused. */
const unusedRoom = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table')
    return (table?.parentElement?.clientWidth ?? Infinity) - (table?.offsetWidth ?? 0)
  })

test.each([
  '/siparis-islem?list=all',
  '/siparis-islem?list=open',
  '/takip/uyari',
  '/gutschrift',
  '/stoklistesi',
  '/cari/guthaben',
  '/Randevu',
  '/report/prim-islemleri',
])('%s shows whole heads and sums at every width', async (path) => {
  const page = await journey.openAs('admin', { path })
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('table thead th').first().waitFor()
    await page.locator('section[aria-busy="false"]').first().waitFor()
    await expect.poll(() => cutOff(page), { message: `${width}` }).toEqual([])
    // The columns take the new width one frame later.
    await expect.poll(() => unusedRoom(page), { message: `${width}` }).toBeLessThanOrEqual(0)
  }
})

test.each(['de', 'tr', 'en'] as const)(
  'all tabs of the reminders are whole beside the menu of a small screen, in %s',
  async (language) => {
    const page = await journey.openAs('admin', { language, isSpent: true })
    await page.route('**/api/siparisler/list', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { tabs?: { count: number; sum?: number }[] }
      for (const tab of answer.tabs ?? []) {
        tab.count = 7_364
        if (tab.sum !== undefined) tab.sum = 1_281_001.91
      }
      await route.fulfill({ response, json: answer })
    })
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(`${journey.app.url}/takip/uyari`)
    const bar = page.locator('main [role="radiogroup"]').first()
    await expect.poll(async () => (await bar.textContent())?.split('7.364').length).toBe(7)
    const [hidden, rows] = await page.evaluate(() => {
      const around = document.querySelector('main [role="radiogroup"]')?.parentElement
      const tools = [...document.querySelectorAll('main section header *')].filter((one) =>
        one.matches('button, input'),
      )
      const tops = new Set(tools.map((one) => Math.round(one.getBoundingClientRect().top / 20)))
      return [(around?.scrollWidth ?? 0) - (around?.clientWidth ?? 0), tops.size]
    })
    expect(hidden).toBe(0)
    expect(rows).toBe(1)
  },
)
