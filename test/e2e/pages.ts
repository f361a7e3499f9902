import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import type { Language } from '#core/texts.ts'
import type { Person } from '#test/server/company.ts'
import { leave, QUIET, rest, USUAL_MEDIA, VIEWPORT, type Opened } from './leaving.ts'

/** How long a state may take to come, on a machine that has other things to do. */
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

/** What the test command has found or installed; else where Debian puts it. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  'chromium'

/** A page that lives for one test is gone before code that was compiled once more for speed has paid for itself. */
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev'

export const launchBrowser = (...further: string[]) =>
  chromium.launch({ executablePath, args: [...flags, ...further] })

export type Wanted = {
  language: Language
  scheme: 'light' | 'dark'
  userAgent?: string | undefined
  viewport: { width: number; height: number }
  isSpent: boolean
  /** Whether the page may be one that is in the app already, and may stay there. */
  mayRest: boolean
}

/** The browser of this process and its pages at rest, which serve one test file after the other. */
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

/** Below the ports that systems give out by themselves. */
let port = 10_000 + (process.pid % 20_000)

/** Every app of this process has the same address: the browser has fetched and compiled its files already. */
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

export type Pages = {
  faults: string[]
  /** A page where this person is in the app already, or one that knows of nothing. */
  take(url: string, person: Person | null, wanted: Wanted): Promise<{ page: Page; isInApp: boolean }>
  /** Takes back what a test has opened; it stays in the app where the next test may go on from there. */
  giveBack(url: string, isPassed: boolean): Promise<void>
  /** The test file has ended. */
  end(url: string): Promise<void>
}

/** The pages of a test file; with a browser of its own none of them is handed on. */
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
    return context.newPage()
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
    async giveBack(url, isPassed) {
      const used = opened.splice(0)
      const kept = used.filter(({ page, isUsual }) => isUsual && !page.isClosed())
      const others = used.filter((one) => !kept.includes(one))
      await Promise.all(others.map(({ page }) => page.context().close()))
      for (const one of kept) {
        if (isPassed && one.mayRest && (await rest(one))) resting.push(one)
        else await putAway(one, url)
      }
    },
    async end(url) {
      for (const one of resting.splice(0)) await putAway(one, url)
      if (own) await browser?.close()
    },
  }
}

function noteFaults(context: BrowserContext): void {
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
}
