import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import type { Language } from '#core/texts/texts.ts'
import type { Person } from '#test/server/company.ts'
import { leave, QUIET, rest, USUAL_MEDIA, VIEWPORT, type Opened } from './leaving.ts'

/** Timeout for an expected state, on a busy machine. */
const TIMEOUT_MS = 15_000

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that the test command found or installed; else Debian's path. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  'chromium'

/** A page lives too briefly for optimised code to pay off. */
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev'

export const launchBrowser = (...further: string[]) =>
  chromium.launch({ executablePath, args: [...flags, ...further] })

export type Wanted = {
  language: Language
  scheme: 'light' | 'dark'
  userAgent?: string | undefined
  viewport: { width: number; height: number }
  isSpent: boolean
  /** Whether the page may be reused from and for other tests. */
  mayRest: boolean
}

/** The browser of this process and its idle pages, which are shared by its test files. */
let shared: Browser | null = null
const left: Opened[] = []
/** Errors that pages threw in the running test. */
const faults: string[] = []

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) {
    shared = await launchBrowser(SHORT_LIVED)
    shared.once('disconnected', () => void (left.length = 0))
  }
  return shared
}

/** Below the range of ephemeral ports. */
let port = 10_000 + (process.pid % 20_000)

/** Every app of this process has the same address, so that the browser has its files cached and compiled. */
export async function usualPort(): Promise<number> {
  while (!(await isFree(port))) port += 1
  return port
}

const isFree = (tried: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(tried, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** By how much the browser is slowed down, to show that the journeys pass on a slow computer too. */
const SLOWER = Number(process.env['BROWSER_SLOWER'] ?? 1)

export type Pages = {
  faults: string[]
  /** A page with this person in the app, or one without stored data. */
  take(url: string, person: Person | null, wanted: Wanted): Promise<{ page: Page; isInApp: boolean }>
  /** What the pages of the running test show, for the report of its failure. */
  shown(): Promise<string>
  /** Resets what a test opened; the page stays in the app where the next test can reuse it. */
  giveBack(url: string, isPassed: boolean): Promise<void>
  /** The test file has ended. */
  end(url: string): Promise<void>
}

/** The pages of a test file; with a browser of its own none is shared. */
export function createPages(own: (() => Promise<Browser>) | null): Pages {
  let browser: Browser | null = null
  const opened: Opened[] = []
  /** Pages whose person is still in the app. */
  const resting: Opened[] = []

  async function newPage({ language, scheme, userAgent }: Wanted): Promise<Page> {
    browser ??= own ? await own() : await sharedBrowser()
    const context = await browser.newContext({
      viewport: VIEWPORT,
      ...USUAL_MEDIA,
      colorScheme: scheme,
      locale: language,
      acceptDownloads: true,
      ...(userAgent ? { userAgent } : {}),
    })
    context.setDefaultTimeout(TIMEOUT_MS)
    noteFaults(context)
    await context.addInitScript(withoutTelephone)
    const page = await context.newPage()
    if (SLOWER > 1) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    return page
  }

  async function putAway(one: Opened, url: string): Promise<void> {
    if (await leave(one.page, url)) left.push(one)
  }

  return {
    faults,
    async take(url, person, wanted) {
      const { language, scheme, userAgent, viewport, isSpent, mayRest } = wanted
      const isUsual = !own && language === 'de' && !userAgent && !isSpent
      const isSame = (one: Opened) => one.person === person && one.scheme === scheme
      const at = isUsual && mayRest ? resting.findIndex(isSame) : -1
      const [rested] = at < 0 ? [] : resting.splice(at, 1)
      const reused = isUsual && !rested ? left.pop() : undefined
      const page = (rested ?? reused)?.page ?? (await newPage(wanted))
      opened.push({ page, isUsual, mayRest, scheme, person })
      await page.setViewportSize(viewport)
      if (reused) await page.emulateMedia({ colorScheme: scheme })
      else if (!rested) await page.goto(url + QUIET)
      return { page, isInApp: rested !== undefined }
    },
    shown: async () => (await Promise.all(opened.map(({ page }) => describePage(page)))).join('\n'),
    async giveBack(url, isPassed) {
      const used = opened.splice(0)
      // What a failed journey left behind, a dialog of the browser for example, must not fail the next one.
      const kept = used.filter(({ page, isUsual }) => isPassed && isUsual && !page.isClosed())
      const others = used.filter((one) => !kept.includes(one))
      await Promise.all(others.map(({ page }) => close(page)))
      for (const one of kept) {
        if (one.mayRest && (await rest(one))) resting.push(one)
        else await putAway(one, url)
      }
    },
    async end(url) {
      for (const one of resting.splice(0)) await putAway(one, url)
      if (own) await browser?.close()
    },
  }
}

/** An answer that a test has replaced may still be on its way; it is of no interest any more. */
async function close(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Without a telephone program some browsers ask for one, in a dialog that takes all keys of the page. */
function withoutTelephone(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
  })
}

function noteFaults(context: BrowserContext): void {
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
}

/** More would hide the other failures in a report. */
const MOST_LINES = 60

/** The address of a page, what has the focus, and what lies on top of it as a screen reader would tell it. */
async function describePage(page: Page): Promise<string> {
  if (page.isClosed()) return 'a closed page'
  const layers = page.locator('main, [role="dialog"], .mantine-Notification-root')
  const focus = page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  const told = layers.all().then((all) => Promise.all(all.map((layer) => layer.ariaSnapshot())))
  const [focused, screens] = await Promise.all([focus, told]).catch(
    (error) => [String(error), [] as string[]] as const,
  )
  const lines = screens.toReversed().join('\n').split('\n').slice(0, MOST_LINES)
  return [`${page.url()}, focus in ${focused}`, ...lines].join('\n')
}
