import { existsSync } from 'node:fs'
import axe, { type RunOptions } from 'axe-core'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Language } from '#core/texts.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { PASSWORD, type Person } from '#test/server/company.ts'
import { goTo, leave, QUIET, rest, USUAL_MEDIA, VIEWPORT, type Opened } from './leaving.ts'

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

type Options = {
  language?: Language
  scheme?: 'light' | 'dark'
  userAgent?: string
  path?: string
  /** The window is of this size before the app is in it. */
  viewport?: { width: number; height: number }
  /** The test changes what cannot be changed back, such as the clock of the page: no other gets it. */
  isSpent?: boolean
}

/** What the browser keeps of a sign-in: what the call of the login form answered. */
type KeptSession = { sesion_id: string; user: unknown; remember_me: boolean; company: unknown }

export type Journey = {
  app: TestApp
  /** A fresh browser profile at the login. */
  open(options?: Options): Promise<Page>
  /**
   * The app of somebody who has signed in before and has kept nothing in the browser; the login form has journeys of its
   * own. Where an earlier test of the file has left this person in the app, it is not loaded again.
   */
  openAs(person: Person, options?: Options): Promise<Page>
  /** Errors that pages threw; a test that provokes one takes it out. */
  faults: string[]
}

type JourneyOptions = {
  startApp?: () => Promise<TestApp>
  /** Pages stay open from test to test, for tests that are steps of one walk. */
  isOneVisit?: boolean
  /** The app is loaded for every test: for tests of loading, of lost connections and of who is there. */
  isLoadedAnew?: boolean
}

/** A browser and an app of its own for the test file; a page that throws or breaks the policy fails the test. */
export function useJourney({
  startApp = startTestApp,
  isOneVisit = false,
  isLoadedAnew = false,
}: JourneyOptions = {}): Journey {
  let app: TestApp
  let browser: Browser
  const opened: Opened[] = []
  /** Pages whose person is still in the app. */
  const resting: Opened[] = []
  /** Pages that a test has left: the next one finds the scripts in their cache and nothing else. */
  const left: Opened[] = []
  const faults: string[] = []

  beforeAll(async () => {
    app = await startApp()
    browser = await launchBrowser(...(isOneVisit ? [] : [SHORT_LIVED]))
  })
  afterEach(async ({ task }) => {
    if (!isOneVisit) {
      const used = opened.splice(0)
      const kept = used.filter(({ page, isUsual }) => isUsual && !page.isClosed())
      const others = used.filter((one) => !kept.includes(one))
      await Promise.all(others.map(({ page }) => page.context().close()))
      for (const one of kept) {
        const canRest = !isLoadedAnew && task.result?.state !== 'fail'
        if (canRest && (await rest(one))) resting.push(one)
        else if (await leave(one, app.url)) left.push(one)
      }
    }
    expect(faults.splice(0)).toEqual([])
  })
  afterAll(() => browser.close())

  async function newContext({
    language = 'de',
    scheme = 'light',
    userAgent,
  }: Options): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      ...USUAL_MEDIA,
      colorScheme: scheme,
      locale: language,
      acceptDownloads: true,
      ...(userAgent ? { userAgent } : {}),
    })
    context.setDefaultTimeout(TIMEOUT_MS)
    context.on('weberror', (error) => faults.push(error.error().message))
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    return context
  }

  async function openPage(person: Person | null, options: Options): Promise<Page> {
    const {
      language = 'de',
      scheme = 'light',
      userAgent,
      path = '/',
      viewport = VIEWPORT,
      isSpent = false,
    } = options
    const isUsual = language === 'de' && !userAgent && !isSpent
    const take = (from: Opened[], isMeant: (one: Opened) => boolean) => {
      const at = isUsual ? from.findIndex((one) => one.scheme === scheme && isMeant(one)) : -1
      return at < 0 ? null : from.splice(at, 1)[0]
    }
    const rested = person ? take(resting, (one) => one.person === person) : null
    if (rested) {
      opened.push(rested)
      await rested.page.setViewportSize(viewport)
      await goTo(rested.page, path)
      return rested.page
    }
    const reused = take(left, () => true)
    const page = reused?.page ?? (await (await newContext(options)).newPage())
    opened.push({ page, isUsual, scheme, person })
    await page.setViewportSize(viewport)
    if (!reused) await page.goto(app.url + QUIET)
    if (person) {
      const session = JSON.stringify(await sessionOf(app, person))
      await page.evaluate((kept) => localStorage.setItem('wk.session', kept), session)
    }
    await page.goto(app.url + path)
    return page
  }

  return {
    get app() {
      return app
    },
    faults,
    open: (options = {}) => openPage(null, options),
    openAs: async (person, options = {}) => {
      const page = await openPage(person, options)
      await page.getByRole('navigation').first().waitFor()
      return page
    },
  }
}

async function sessionOf(app: TestApp, person: Person): Promise<KeptSession> {
  const { sesion_id, user, company } = await app.call('/login', { user_name: person, user_pass: PASSWORD })
  return { sesion_id, user, remember_me: false, company }
}

export async function signIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.locator('input[name="user_name"]').fill(person)
  await page.locator('input[name="user_pass"]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()
}

export const toast = (page: Page, text: string) =>
  page.locator('.mantine-Notification-root', { hasText: text })

type Listening = { toasts: string[] }

/** Writes down every toast from now on, since each of them is gone after three seconds. */
export async function listenForToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    ;(globalThis as unknown as Listening).toasts = heard
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) {
            const shown = node.matches('.mantine-Notification-root')
              ? node
              : node.querySelector('.mantine-Notification-root')
            if (shown) heard.push(shown.textContent)
          }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as Listening).toasts)
}

/** Goes to another screen as the menu does, by the app's own router: nothing is loaded anew. */
export async function walkTo(page: Page, path: string, title: string): Promise<void> {
  await goTo(page, path)
  await page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor()
}

/** Keys go to where the cursor is: waits until that is here. */
export const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)

/** Closes a dialog by Esc as soon as the keyboard is its own, and waits until it is gone. */
export async function closeByKey(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await expect
    .poll(() =>
      dialog.evaluate((element) => {
        const active = document.activeElement
        return active === document.body || element.contains(active)
      }),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Nothing serious for people who use the keyboard or a screen reader, outside the menu, which is looked at by itself. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
}

/** Rows of a list are made by one component: the first ones stand for all of them. */
const LATER_ROWS = 'tbody tr:nth-child(n + 6)'

const SERIOUS: readonly string[] = ['serious', 'critical']

/** What axe knows of its rules; its own question for them leaves out the impact. */
type Audited = { _audit: { rules: { id: string; impact: string }[] } }

type Looking = { rules?: string[]; isMenuSeen?: boolean }

/** What axe finds; only these rules when some are named. */
export async function seriousFindings(
  page: Page,
  { rules = [], isMenuSeen = false }: Looking = {},
): Promise<string[]> {
  // The script stays in a page until it is loaded anew: it is sent once, and run twice for two themes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    async ({ context, options, impacts }) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe & Audited }
      // A finding has the impact of its rule: rules that find only lesser things are not run.
      const lesser = here._audit.rules.filter(({ impact }) => !impacts.includes(impact))
      const rulesOff = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]))
      // To know what lies behind a text, axe measures the whole page: what is not looked at is measured from outside only.
      const unseen = context.exclude.join()
      document.createTreeWalker = (root, show) =>
        Document.prototype.createTreeWalker.call(document, root, show, ({ parentElement }) =>
          parentElement?.matches(unseen) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        )
      const found = await here.run(context, { rules: rulesOff, ...options })
      Reflect.deleteProperty(document, 'createTreeWalker')
      return found
    },
    {
      impacts: SERIOUS,
      context: { exclude: [LATER_ROWS, ...(isMenuSeen ? [] : ['nav'])] },
      options: {
        iframes: false,
        // Only what is wrong is described: describing what is right takes three times as long.
        resultTypes: ['violations'],
        ...(rules.length ? { runOnly: rules } : {}),
      } satisfies RunOptions,
    },
  )
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
