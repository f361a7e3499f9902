import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#db/seed/data/staff.ts'
import type { Company } from './company.ts'
import { median } from './load.ts'
import { takePaints, untilShown, untilUsable, watchPaints } from './page-probe.ts'
import { startProduct } from './servers.ts'

type Figures = Record<string, string>

const THROTTLE = 4
const REPEATS = 9
const ROW = 'tbody tr[data-row-id]'
const ORDERS = '/siparis-islem?list=all&from=-&to=-'
/** These can still be edited, whatever else was measured in this company. */
const NEW_ORDERS = '/siparis-islem?list=new&from=-&to=-'
const EDITOR = '[role="dialog"] input[aria-label="Artikelcode eingeben"]'

const PALETTE = '[role="combobox"][aria-controls="palette-list"]'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

type Opened = { page: Page; close(): Promise<void> }

/** A fresh profile, so that nothing is in its cache. */
async function open(browser: Browser, url: string, storageState?: State): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'de',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    ...(storageState ? { storageState } : {}),
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  await page.goto(url)
  return { page, close: () => context.close() }
}

async function signedIn(browser: Browser, origin: string): Promise<State> {
  const { page, close } = await open(browser, origin)
  await page.getByLabel('Benutzername').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').waitFor()
  const state = await page.context().storageState()
  await close()
  return state
}

async function firstLoads(browser: Browser, origin: string, state: State, rounds: number): Promise<Figures> {
  const screens = [
    { name: 'login', path: '/', usable: 'input[name="user_name"]', as: undefined },
    { name: 'home', path: '/', usable: 'main h2, main table, main a', as: state },
    { name: 'list of orders', path: ORDERS, usable: ROW, as: state },
  ]
  const figures: Figures = {}
  for (const { name, path, usable, as } of screens) {
    const times: number[] = []
    const sizes: number[] = []
    for (let index = 0; index < rounds; index += 1) {
      const { page, close } = await open(browser, origin + path, as)
      const { ms, bytes } = await untilUsable(page, usable)
      times.push(ms)
      sizes.push(bytes)
      await close()
    }
    figures[`first load: ${name}`] =
      `${(median(sizes) / 1000).toFixed(0)} kB of script (gzip), usable after ${median(times).toFixed(0)} ms`
  }
  return figures
}

type Act = {
  name: string
  path?: string
  run(page: Page): Promise<number | null>
  reset?(page: Page): Promise<void>
}

const firstRow = () => document.querySelector('tbody tr[data-row-id]')?.getAttribute('data-row-id')

const isGone = (selector: string) => document.querySelector(selector) === null
const isThere = (selector: string) => document.querySelector(selector) !== null

const acts: readonly Act[] = [
  {
    name: 'a key in a filter',
    run: async (page) => {
      await page.locator('thead input[placeholder], thead input[aria-label^="Filter"]').first().press('a')
      return null
    },
  },
  {
    name: 'next page',
    run: async (page) => {
      const before = await page.evaluate(firstRow)
      await page.getByRole('button', { name: 'Nächste Seite' }).click()
      return untilShown(
        page,
        (id) => document.querySelector('tbody tr[data-row-id]')?.getAttribute('data-row-id') !== id,
        before,
      )
    },
  },
  {
    name: 'order form',
    path: NEW_ORDERS,
    run: async (page) => {
      await page.locator(ROW).first().getByRole('button', { name: 'Aktionen' }).click()
      await page.getByRole('menuitem', { name: 'Bearbeiten' }).click()
      return untilShown(page, isThere, EDITOR)
    },
    reset: async (page) => {
      await page.keyboard.press('Escape')
      await page.waitForFunction(isGone, '[role="dialog"]')
    },
  },
  {
    name: 'Ctrl+K',
    run: async (page) => {
      await page.keyboard.press('Control+k')
      return untilShown(page, isThere, PALETTE)
    },
    reset: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a key in Ctrl+K',
    run: async (page) => {
      const field = page.locator(PALETTE)
      if (!(await field.count())) await page.keyboard.press('Control+k')
      await field.waitFor()
      await page.waitForTimeout(500)
      await takePaints(page)
      await field.press('e')
      return null
    },
    reset: (page) => page.locator(PALETTE).fill(''),
  },
]

async function interactions(browser: Browser, origin: string, state: State): Promise<Figures> {
  const figures: Figures = {}
  for (const { name, path = ORDERS, run, reset } of acts) {
    const { page, close } = await open(browser, origin + path, state)
    await page.locator(ROW).first().waitFor()
    // Lets deferred parts load first, as they would for a user.
    await page.waitForTimeout(3_000)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    await takePaints(page)
    const paints: number[] = []
    const shown: number[] = []
    for (let index = 0; index < REPEATS; index += 1) {
      const until = await run(page)
      if (until !== null) shown.push(until)
      await page.waitForTimeout(300)
      paints.push(Math.max(0, ...(await takePaints(page)).paints))
      await reset?.(page)
      await page.waitForTimeout(300)
      await takePaints(page)
    }
    const { slowest } = await takePaints(page)
    const until = shown.length ? `, shown after ${median(shown).toFixed(0)} ms` : ''
    figures[`${name}, processor ${THROTTLE} times slower`] =
      `next paint ${median(paints).toFixed(0)} ms, slowest interaction ${slowest} ms${until}`
    await close()
  }
  return figures
}

/** What the person at the screen waits for: the first load of three screens, and what they do all day. */
export async function measureBrowser(company: Company, rounds: number): Promise<Figures> {
  if (!existsSync(new URL('../dist/web/index.html', import.meta.url)))
    throw new Error('build the front end first: npx vite build')
  const product = await startProduct(company.url)
  const origin = new URL(product.url).origin
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const state = await signedIn(browser, origin)
  const figures = {
    ...(await firstLoads(browser, origin, state, rounds)),
    ...(await interactions(browser, origin, state)),
  }
  await browser.close()
  await product.stop()
  return figures
}
