import type { QueryClient } from '@tanstack/react-query'
import type { Page } from 'playwright-core'
import type { Person } from '#test/server/company.ts'

/** A page of a test, with what a later test must know to reuse it. */
export type Opened = {
  page: Page
  isUsual: boolean
  mayRest: boolean
  scheme: 'light' | 'dark'
  person: Person | null
}

export const VIEWPORT = { width: 1366, height: 768 }

/** Skips panel animations, which are the library's concern. */
export const USUAL_MEDIA = { colorScheme: 'light', reducedMotion: 'reduce' } as const

/** Opens an address by the app's router, without reloading. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((address) => history.pushState(null, '', address), path)

type Script = { added: { dispose(): Promise<void> }; undo: (() => void) | null }

const scripts = new WeakMap<Page, Script[]>()

/** Runs in the page before the app until the end of the test; without `undo` the page is not reused. */
export async function addScript(page: Page, script: () => void, undo: Script['undo'] = null): Promise<void> {
  const added = await page.addInitScript(script)
  scripts.set(page, [...(scripts.get(page) ?? []), { added, undo }])
}

const scriptsOf = (page: Page) => scripts.get(page) ?? []

async function removeScripts(page: Page): Promise<void> {
  await Promise.all(scriptsOf(page).map(({ added }) => added.dispose()))
  scripts.delete(page)
}

/** The screen without any content. */
const EMPTY = { path: '/EmptyPage', title: 'Leere Seite' }

/** Long enough for a screen that fetches nothing. */
const LEAVING_MS = 3_000

/** Layers above a screen. */
const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])'

/**
 * Leaves the screen of a test but not the app, so that the next test need not load it, and resets filters, choices
 * and toasts. False if more was changed, or if the app asks before leaving, as with unsaved changes.
 */
export async function rest({ page, person, scheme }: Opened): Promise<boolean> {
  const undos = scriptsOf(page).map(({ undo }) => undo)
  if (!person || undos.includes(null) || page.context().pages().length > 1) return false
  page.removeAllListeners()
  await undoEmulation(page, scheme)
  await removeScripts(page)
  const title = page.getByRole('heading', { name: EMPTY.title, level: 1 })
  try {
    for (const undo of undos) if (undo) await page.evaluate(undo)
    await goTo(page, EMPTY.path)
    await title.waitFor({ timeout: LEAVING_MS })
    await page.waitForFunction(isEmpty, OPEN, { timeout: LEAVING_MS })
  } catch {
    return false
  }
  return page.evaluate(forgetAll)
}

type Fiber = {
  child: Fiber | null
  sibling: Fiber | null
  memoizedProps: { client?: QueryClient } | null
}

/** Runs in the page: the previous screen stays there hidden until the empty one is rendered. */
function isEmpty(open: string): boolean {
  return document.querySelector('main')?.childElementCount === 0 && !document.querySelector(open)
}

/** Runs in the page: true if its user is still signed in. */
function forgetAll(): boolean {
  // Clears the query cache for the next test; its client is found through React's internals.
  const root = document.querySelector('#root')
  const [, container] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? []
  const clientIn = (fiber: Fiber | null): QueryClient | undefined =>
    fiber ? (fiber.memoizedProps?.client ?? clientIn(fiber.child) ?? clientIn(fiber.sibling)) : undefined
  const queries = clientIn((container as { stateNode: { current: Fiber } }).stateNode.current)
  if (!queries) throw new Error('the client of the queries is nowhere in the app')
  queries.removeQueries({ type: 'inactive' })
  void queries.invalidateQueries()

  const closing = document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton')
  for (const button of closing) button.click()
  sessionStorage.clear()
  for (const name of Object.keys(localStorage)) {
    // The app has these in memory as well.
    const isKept = /^wk\.(session|version|ref\.)/.test(name)
    if (!isKept) localStorage.removeItem(name)
  }
  return 'wk.session' in localStorage
}

const undoEmulation = (page: Page, colorScheme: Opened['scheme'] = 'light') =>
  Promise.all([
    page.context().setOffline(false),
    page.context().unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    page.emulateMedia({ media: null, ...USUAL_MEDIA, colorScheme }),
  ])

/** An address of the app that runs no scripts. */
export const QUIET = '/healthz'

/**
 * Resets a page, as making a new one would take as long as loading the app. False, with the page closed, if it
 * navigates by itself at the same moment, such as back from a panel.
 */
export async function leave(page: Page, url: string): Promise<boolean> {
  const context = page.context()
  page.removeAllListeners().on('dialog', (dialog) => void dialog.accept())
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await undoEmulation(page)
  await removeScripts(page)
  const isLeft = await page.goto(url + QUIET).then(Boolean, () => false)
  if (!isLeft) {
    await context.close()
    return false
  }
  page.removeAllListeners()
  await Promise.all([context.clearCookies(), context.clearPermissions(), forget(page, url)])
  return true
}

/** Clears what the app stored in the browser, but not the browser's HTTP cache. */
async function forget(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
  await page.evaluate(() => sessionStorage.clear())
}
