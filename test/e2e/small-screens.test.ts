import QRCode from 'qrcode'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { expectAccessible, toast, useJourney, walkTo } from './browser.ts'
import { act } from './lists.ts'

const journey = useJourney()

const PHONE = { width: 390, height: 844 }
/** A notebook of 1366 × 768 with a zoom of 200 %. */
const TWICE = { width: 683, height: 384 }

beforeAll(async () => {
  for (let number = 1; number <= 30; number += 1)
    await buildWine(journey.app.db, { stok_code: `KLEIN-${number}` })
})

const openSmall = (viewport: typeof PHONE, path: string) => journey.openAs('admin', { path, viewport })

/** How many rows of the list are seen without scrolling. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('table')?.parentElement?.getBoundingClientRect()
    const end = Math.min(innerHeight, box?.bottom ?? 0)
    const rows = [...document.querySelectorAll('tbody tr[data-row-id]')]
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end + 1).length
  })

/** The headings that are not above their column. */
const headsBesideCells = (page: Page) =>
  page.evaluate(() => {
    const cells = [...(document.querySelector('tbody tr[data-row-id]')?.children ?? [])]
    const heads = [...(document.querySelector('table[data-pins] thead tr')?.children ?? [])]
    if (!cells.length || !heads.length) return ['no table with columns that stay in place']
    return heads.flatMap((head, at) => {
      const below = cells[at]?.getBoundingClientRect().left ?? -1
      return Math.abs(head.getBoundingClientRect().left - below) > 1 ? [head.textContent] : []
    })
  })

/** Controls that are covered by a toast. */
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
    expect(await headsBesideCells(page)).toEqual([])
    await page.evaluate(() => document.querySelector('table')?.parentElement?.scrollBy(120, 0))
    await page.locator('table[data-moved]').waitFor()
    expect(await headsBesideCells(page)).toEqual([])
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
    // A trial click checks that nothing covers it and no scrolling is needed.
    await number.click({ trial: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await expectAccessible(page)

    await buildWine(journey.app.db, { stok_code: 'VORRAT-1' }, 12)
    await page.keyboard.press('a')
    await page.getByLabel('Artikelcode eingeben', { exact: true }).fill('VORRAT-1')
    const hit = page.getByRole('list', { name: 'Passende Weine' }).getByRole('button').first()
    const place = await hit.boundingBox()
    expect((place?.x ?? 999) + (place?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    expect(place?.height).toBeLessThan(60)
    await hit.click()
    const count = page.getByLabel('Menge (neue Position)', { exact: true })
    await count.fill('2')
    await count.press('Enter')
    const held = await page.locator('[data-hold]').boundingBox()
    const title = await page.locator('legend', { hasText: 'Auftragspositionen' }).boundingBox()
    expect(held?.y).toBeGreaterThanOrEqual((title?.y ?? 999) + (title?.height ?? 0))
  })

  test('nothing of wide screens lies beside the window', async () => {
    const stk_id = await buildWine(journey.app.db, { stok_code: 'BREIT-1' })
    await buildOrder(journey.app.db, { stk_id, stk_adet: 6 })
    const page = await journey.openAs('admin')
    await page.setViewportSize(PHONE)
    for (const [path, title] of [
      ['/', 'Start'],
      ['/cari/musteri-dagit', 'Kunden verteilen'],
      ['/genel/listeler', 'Auswahllisten'],
    ] as const) {
      await walkTo(page, path, title)
      await page.locator('main table').first().waitFor()
      expect([path, await page.locator('main').evaluate((main) => main.scrollWidth)]).toEqual([
        path,
        PHONE.width,
      ])
    }
  })

  test('the open view of a screen is in sight and marked where it is', async () => {
    const page = await openSmall(PHONE, '/genel/yonetim?view=settings')
    const views = page.getByRole('radiogroup', { name: 'Systemverwaltung' })
    const open = views.locator('label', { hasText: 'Anmeldung und Zwischenspeicher' })
    await page.getByText('Firmengeheimnis').waitFor()
    const [tab, mark] = [await open.boundingBox(), await views.locator('> span').boundingBox()]
    expect((tab?.x ?? 999) + (tab?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    expect(Math.abs((mark?.x ?? 999) - (tab?.x ?? 0))).toBeLessThan(2)
  })

  test('the camera reads a barcode and a QR code into the number of a parcel, and says when there is none', async () => {
    const { db } = journey.app
    const line = { stk_id: await buildWine(db, {}, 12), stk_adet: 6 }
    const approved = { s_kargo: 0, sd_kesin: '1', sd_onaylama: '1', sd_onaylama_tar: '2026-01-02' } as const
    const issued = {
      ...approved,
      fd_fon: '1' as const,
      f_no: '870001',
      f_tarih: '2026-01-03',
      f_adres: 'Weinstraße 1',
    }
    await buildOrder(db, line, { cus_surname: 'Paket', ...issued })
    const page = await journey.openAs('admin', { path: '/kargoislemleri', viewport: PHONE, isSpent: true })
    await act(page, 'Paket', 'Versenden')
    const field = page.getByRole('textbox', { name: 'Sendungsnummer' })
    const scan = page.getByRole('button', { name: 'Mit der Kamera scannen' })

    await showToCamera(page, [articleBars('0036000291452')])
    await scan.click()
    await expect.poll(() => field.inputValue()).toBe('0036000291452')
    const { size, data } = QRCode.create('00340434161094042557').modules
    await showToCamera(
      page,
      Array.from({ length: size }, (_, at) => Array.from(data.slice(at * size, (at + 1) * size))),
    )
    await scan.click()
    await expect.poll(() => field.inputValue()).toBe('00340434161094042557')

    await showToCamera(page, null)
    await scan.click()
    await page.getByText('Die Kamera ist nicht verfügbar.').waitFor()
    await expectAccessible(page)
  })
})

/** The bars of an article number that begins with 0, with 1 for black. */
function articleBars(number: string): number[] {
  const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
  const bars = Array.from(number.slice(1), (digit) => left[Number(digit)] ?? '')
  const right = bars.slice(6).map((bar) => bar.replaceAll(/[01]/g, (bit) => (bit === '1' ? '0' : '1')))
  return Array.from(['101', ...bars.slice(0, 6), '01010', ...right, '101'].join(''), Number)
}

/** Shows the camera a pattern, row by row with 1 for black; null means no camera. */
const showToCamera = (page: Page, rows: readonly number[][] | null) =>
  page.evaluate((pattern) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (!pattern) throw new DOMException('none', 'NotFoundError')
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const context = canvas.getContext('2d')
      const [columns = 1, lines] = [pattern[0]?.length, pattern.length]
      const width = Math.floor(400 / columns)
      const height = lines === 1 ? 200 : width
      const draw = () => {
        Object.assign(context ?? {}, { fillStyle: 'white' })
        context?.fillRect(0, 0, 640, 480)
        Object.assign(context ?? {}, { fillStyle: 'black' })
        for (const [y, row] of pattern.entries())
          for (const [x, bit] of row.entries())
            if (bit) context?.fillRect(100 + x * width, 60 + y * height, width, height)
        requestAnimationFrame(draw)
      }
      draw()
      return canvas.captureStream()
    }
  }, rows)

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
