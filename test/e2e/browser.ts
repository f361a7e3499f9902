import axe, { type RunOptions } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Language } from '#core/texts/texts.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { PASSWORD, type Person } from '#test/server/company.ts'
import { builtWebApp } from '#test/web-app.ts'
import { goTo, VIEWPORT } from './leaving.ts'
import { launchBrowser, createPages, usualPort } from './pages.ts'

type Options = {
  language?: Language
  scheme?: 'light' | 'dark'
  userAgent?: string
  path?: string
  /** Sets the size of the window before the app is loaded. */
  viewport?: { width: number; height: number }
  /** The test changes something irreversible, such as the clock of the page, so the page is not reused. */
  isSpent?: boolean
  /** Loads the app for this test and closes it after: for tests of loading, lost connections and presence. */
  isLoadedAnew?: boolean
}

/** The session as the browser stores it: the answer to signing in. */
type KeptSession = { sesion_id: string; user: unknown; remember_me: boolean; company: unknown }

export type Journey = {
  app: TestApp
  /** A page without any stored data, at the login. */
  open(options?: Options): Promise<Page>
  /**
   * The app of a user who has signed in before, without stored data; the login form has journeys of its own. If an
   * earlier test of the file left this person in the app, it is not loaded again.
   */
  openAs(person: Person, options?: Options): Promise<Page>
  /** Errors that pages threw; a test that provokes one takes it out. */
  faults: string[]
}

type JourneyOptions = {
  startApp?: () => Promise<TestApp>
  /** Pages stay open between the tests, which are steps of one journey. */
  isOneVisit?: boolean
  /** Loads the app anew for every page of the file. */
  isLoadedAnew?: boolean
}

/** An app for the test file, and pages in a browser; a page that throws or violates the CSP fails the test. */
export function useJourney({
  startApp = async () => startTestApp({}, await usualPort()),
  isOneVisit = false,
  isLoadedAnew = false,
}: JourneyOptions = {}): Journey {
  let app: TestApp
  const pages = createPages(isOneVisit ? launchBrowser : null)
  const { faults } = pages

  beforeAll(async () => {
    await builtWebApp()
    app = await startApp()
  })
  afterEach(async ({ task }) => {
    const isPassed = task.result?.state !== 'fail'
    const shown = isPassed ? '' : await pages.shown()
    if (!isOneVisit) await pages.giveBack(app.url, isPassed)
    expect(faults.splice(0)).toEqual([])
    if (shown) throw new Error(`What was shown: ${shown}`)
  })
  afterAll(() => pages.end(app.url))

  async function openPage(person: Person | null, options: Options): Promise<Page> {
    const { language = 'de', scheme = 'light', path = '/', viewport = VIEWPORT, isSpent = false } = options
    const mayRest = !(options.isLoadedAnew ?? isLoadedAnew)
    const wanted = { language, scheme, userAgent: options.userAgent, viewport, isSpent, mayRest }
    const { page, isInApp } = await pages.take(app.url, person, wanted)
    if (isInApp) {
      await goTo(page, path)
      return page
    }
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
      // What a test has stored directly was announced to nobody: results that windows share must not outlive it.
      app.app.services.wrote()
      const page = await openPage(person, options)
      // In a small window the menu may be folded.
      const state = options.viewport ? 'attached' : 'visible'
      await page.getByRole('navigation', { includeHidden: true }).first().waitFor({ state })
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

/** Opens another screen by the app's router, as the menu does, without reloading. */
export async function walkTo(page: Page, path: string, title: string): Promise<void> {
  await goTo(page, path)
  await page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor()
}

/** Waits until the element has the focus, as keys go to the focused one. */
export const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)

/** Closes a dialog with Esc once it has the focus, and waits until it is gone. */
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

/** What the address says lies open beside the screen. */
const opened = (page: Page) => new URL(page.url()).searchParams.get('open') ?? ''

/** The address names the record of an open panel: a reload opens it again, and back closes it. */
export async function expectAddress(page: Page, panel: Locator, open: RegExp | string): Promise<void> {
  await panel.waitFor()
  expect(opened(page)).toMatch(open)
  await page.reload()
  await panel.waitFor()
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  expect(opened(page)).toBe('')
}

/** No serious findings for users of keyboard or screen reader, outside the menu, which is checked separately. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
}

/** All rows of a list are made by one component, so the first ones suffice. */
const LATER_ROWS = 'tbody tr:nth-child(n + 6)'

const SERIOUS: readonly string[] = ['serious', 'critical']

/** axe's internal rules, as its public getRules() leaves out the impact. */
type Audited = { _audit: { rules: { id: string; impact: string }[] } }

type Looking = { rules?: string[]; isMenuSeen?: boolean }

/** The findings of axe, limited to the given rules if any. */
export async function seriousFindings(
  page: Page,
  { rules = [], isMenuSeen = false }: Looking = {},
): Promise<string[]> {
  // The script stays in a page until a reload, so it is sent once and run for both themes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    async ({ context, options, impacts }) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe & Audited }
      // A finding has the impact of its rule, so rules with lesser impact are switched off.
      const lesser = here._audit.rules.filter(({ impact }) => !impacts.includes(impact))
      const rulesOff = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]))
      // To find the background of a text, axe measures the whole page; the contents of excluded parts are skipped.
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
        // Only violations are described, as describing passes takes three times as long.
        resultTypes: ['violations'],
        ...(rules.length ? { runOnly: rules } : {}),
      } satisfies RunOptions,
    },
  )
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
