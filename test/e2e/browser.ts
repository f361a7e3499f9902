import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Language } from '#core/texts.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { PASSWORD, type Person } from '#test/server/company.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags })

type Options = { language?: Language; scheme?: 'light' | 'dark'; userAgent?: string; path?: string }

export type Journey = {
  app: TestApp
  /** A fresh browser profile at the login. */
  open(options?: Options): Promise<Page>
  /** A fresh browser profile, signed in by the login form. */
  openAs(person: Person, options?: Options): Promise<Page>
  /** Errors that pages threw; a test that provokes one takes it out. */
  faults: string[]
}

/** A browser and an app of its own for the test file; a page that throws or logs an error fails the test. */
export function useJourney(): Journey {
  let app: TestApp
  let browser: Browser
  const contexts: BrowserContext[] = []
  const faults: string[] = []

  beforeAll(async () => {
    app = await startTestApp()
    browser = await launchBrowser()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(faults.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())

  async function open({
    language = 'de',
    scheme = 'light',
    userAgent,
    path = '/',
  }: Options = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      colorScheme: scheme,
      locale: language,
      acceptDownloads: true,
      ...(userAgent ? { userAgent } : {}),
    })
    contexts.push(context)
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(app.url + path)
    return page
  }

  return {
    get app() {
      return app
    },
    faults,
    open,
    openAs: async (person, options) => {
      const page = await open(options)
      await signIn(page, person)
      return page
    },
  }
}

export async function signIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.locator('input[name="user_name"]').fill(person)
  await page.locator('input[name="user_pass"]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').waitFor()
}

/** The rows on screen as the texts of their cells. */
export async function tableRows(page: Page): Promise<string[][]> {
  const rows = page.locator('tbody tr[data-row-id]')
  return rows.evaluateAll((elements) =>
    elements.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
  )
}

export const toast = (page: Page, text: string) =>
  page.locator('.mantine-Notification-root', { hasText: text })

/** Closes a dialog by Esc as soon as the keyboard is its own, and waits until it is gone. */
export async function closeByKey(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor()
  const hasKeyboard = () =>
    dialog.evaluate((element) => {
      const active = document.activeElement
      return active === document.body || element.contains(active)
    })
  await expect.poll(hasKeyboard, { timeout: 10_000 }).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Nothing serious for people who use the keyboard or a screen reader. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}
