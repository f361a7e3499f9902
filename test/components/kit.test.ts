import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser } from '../e2e/pages.ts'

let server: PreviewServer
let browser: Browser
let page: Page
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weinkontor-kit-'))
  const config = {
    root: join(import.meta.dirname, 'kit'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error' as const,
  }
  await build(config)
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  page = await browser.newPage({ locale: 'de' })
  page.setDefaultTimeout(10_000)
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.getByLabel('Betrag').waitFor()
})
afterEach(() => page.close())

const values = async () =>
  JSON.parse((await page.locator('form output').textContent()) ?? '{}') as Record<string, unknown>

describe('an amount', () => {
  test('is read as it is typed and formatted when the field is left', async () => {
    const amounts = [
      ['1.234,56', 1234.56, '1.234,56'],
      ['7', 7, '7,00'],
      ['1234.56', 1234.56, '1.234,56'],
      ['', null, ''],
    ] as const
    for (const [typed, value, printed] of amounts) {
      await page.getByLabel('Betrag').fill(typed)
      await page.getByLabel('Betrag').blur()
      expect((await values()).money).toBe(value)
      expect(await page.getByLabel('Betrag').inputValue()).toBe(printed)
    }
  })

  test('that is none stays as typed and is refused by name', async () => {
    await page.getByLabel('Betrag').fill('12,345')
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await page.getByText('Bitte eine Zahl eingeben').waitFor()
    expect(await page.getByLabel('Betrag').inputValue()).toBe('12,345')
  })
})

describe('a whole number', () => {
  test('steps by keys and buttons and stops at its least value', async () => {
    await page.getByLabel('Anzahl').focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
    expect((await values()).count).toBe(4)
    for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: '−' }).click()
    expect((await values()).count).toBe(0)
  })
})

describe('a day', () => {
  test('is read as it is typed', async () => {
    const days = [
      ['5.3.2026', '2026-03-05'],
      ['31.02.2026', '31.02.2026'],
      ['06032026', '2026-03-06'],
    ] as const
    for (const [typed, value] of days) {
      await page.getByLabel('Tag').fill(typed)
      await page.getByLabel('Tag').blur()
      expect((await values()).day).toBe(value)
    }
  })

  test('that does not exist is refused', async () => {
    await page.getByLabel('Tag').fill('31.02.2026')
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await page.getByText('Bitte ein gültiges Datum eingeben').waitFor()
  })

  test('is picked from a calendar whose week starts on Monday', async () => {
    await page.getByLabel('Tag').fill('16.06.2025')
    await page.getByLabel('Tag').blur()
    await page.getByRole('button', { name: 'Kalender öffnen' }).click()
    const calendar = page.getByRole('dialog')
    await calendar.locator('th').first().waitFor()
    expect((await calendar.locator('th').allTextContents())[0]).toBe('Mo')
    await calendar.getByRole('button', { name: /^18 / }).click()
    expect((await values()).day).toBe('2025-06-18')
    expect(await page.getByLabel('Tag').inputValue()).toBe('18.06.2025')
  })
})

describe('five thousand rows', () => {
  test('are drawn only where they are seen, and reached by keyboard', async () => {
    expect(await page.locator('tbody tr[data-row-id]').count()).toBeLessThan(80)
    await page.locator('tr[data-index="0"]').focus()
    await page.keyboard.press('End')
    await page.getByText('Zeile 5000').waitFor()
    await page.keyboard.press('Space')
    expect(await page.getByTestId('selected').textContent()).toBe('5000')
  })

  test('are ticked one by one or all at once', async () => {
    await page.getByLabel('Zeile auswählen').first().check()
    expect(await page.getByTestId('selected').textContent()).toBe('1')
    await page.getByLabel('Alle auswählen').check()
    expect((await page.getByTestId('selected').textContent())?.split(',')).toHaveLength(5_000)
    await page.getByLabel('Alle auswählen').uncheck()
    expect(await page.getByTestId('selected').textContent()).toBe('')
  })
})
