import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/web/routes.ts'
import type { Screen } from '#platform/web/module.ts'
import { say } from '#core/texts/texts.ts'
import { startDemoApp } from '#test/server/app.ts'
import { PASSWORD, people, type Person } from '#test/server/company.ts'
import { seriousFindings, useJourney, walkTo } from './browser.ts'

/** The demo company, so that no screen is empty; its people have the names and levels of the test company. */
const journey = useJourney({ startApp: startDemoApp, isOneVisit: true })

const seenBy = (person: Person) => {
  const actor = {
    ...people[person],
    user_name: person,
    country_code: 'DE',
    random_customer_access: '0',
  } as const
  return routes.filter(({ who }) => who(actor))
}

/** Screens that look the same to everybody are looked at once. */
const sameForAll = /^\/(chatapp|konusma-metinleri|DevexpressRichedit|EmptyPage)/

/** Leaves out second addresses of a screen; conversations and rooms share a screen but differ. */
const looks = (person: Person) => {
  const screens = seenBy(person).filter(({ path }) => person === 'admin' || !sameForAll.test(path))
  return screens.filter(
    ({ path, screen }, at) =>
      path.includes('$') || screens.findIndex((other) => other.screen === screen) === at,
  )
}

/** Everything that is still loading: rows, figures, lazy parts. */
const WAITING = ':is(main, [role="dialog"]) :is([aria-busy="true"], .mantine-Loader-root)'

/** Opens a screen by the app's router, as the menu does, and waits until it is ready. */
async function walk(page: Page, { path, title, screen }: Screen, partner: number): Promise<void> {
  const to = path.replace('$chatId', String(partner)).replace('$roomId', '1')
  await walkTo(page, to, say(title, 'de'))
  if (screen !== emptyScreen) await page.locator('main > :visible').first().waitFor()
  await page.locator(WAITING).first().waitFor({ state: 'hidden' })
}

/** The one screen that has nothing to show. */
const emptyScreen = routes.find(({ path }) => path === '/EmptyPage')?.screen

/** Waits for the colour transitions of a theme change. */
const coloursSettled = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

async function findingsIn(page: Page, isMenuSeen = false): Promise<string[]> {
  // Starts with the theme of the screen before.
  const shown = await page.locator('html').getAttribute('data-mantine-color-scheme')
  const schemes = shown === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const findings: string[] = []
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor()
    await coloursSettled(page)
    // The theme only changes colours, so names, roles and order are checked once.
    const rules = scheme === 'dark' ? ['color-contrast'] : []
    const found = await seriousFindings(page, { rules, isMenuSeen })
    findings.push(...found.map((finding) => `${scheme}: ${finding}`))
  }
  return findings
}

describe.each([
  ['admin', 'personel'],
  ['personel', 'admin'],
] as const)('nothing serious, in light and dark, for %s on', (person, other) => {
  let page: Page
  let partner: number

  beforeAll(async () => {
    const { user } = await journey.app.call('/login', { user_name: other, user_pass: PASSWORD })
    partner = user.id
    page = await journey.openAs(person)
  })
  afterAll(() => page.context().close())

  test('the menu', async () => {
    expect(await findingsIn(page, true)).toEqual([])
  })

  test.each(looks(person))('$path', async (route) => {
    await walk(page, route, partner)
    expect(await findingsIn(page)).toEqual([])
  })
})

test('administrators see every screen, so that none is left out', () => {
  expect(seenBy('admin')).toEqual(routes)
  const screens = (list: readonly Screen[]) => new Set(list.map(({ screen }) => screen))
  expect(screens(looks('admin'))).toEqual(screens(routes))
})

test.each([
  ['the login', '/', 'Anmelden'],
  ['a new password', '/ResetPassword?reset_link=x&email=a@example.com', 'Passwort ändern'],
])('nothing serious, in light and dark, on %s', async (_, path, button) => {
  const page = await journey.open({ path })
  await page.getByRole('button', { name: button }).waitFor()
  expect(await findingsIn(page)).toEqual([])
})
