import { existsSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PASSWORD, people } from '#test/server/company.ts'
import { hasFocus, signIn, toast, useJourney } from './browser.ts'
import { addScript } from './leaving.ts'
import { row, settled } from './lists.ts'

const journey = useJourney({ isLoadedAnew: true })

async function tryToSignIn(page: Page, name: string, password: string): Promise<void> {
  await page.locator('input[name="user_name"]').fill(name)
  await page.locator('input[name="user_pass"]').fill(password)
  await page.keyboard.press('Enter')
}

/** Waits for the answer to this attempt, as the same refusal may still be shown from the one before. */
async function answered(page: Page, attempt: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/login'), attempt()])
}

/** The link of the last mail, as administrators see it without a mail server. */
async function mailedLink(): Promise<string> {
  const { id } = await journey.app.db
    .selectFrom('mail_outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const boss = await journey.app.as('admin')
  const { body_text } = await boss.call('/mail_outbox/link', { id })
  const [link = ''] = /\/ResetPassword\?\S+/.exec(body_text) ?? []
  return link
}

describe('the login', () => {
  test('asks for both fields, names what is wrong and keeps the name', async () => {
    const page = await journey.open()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect.poll(() => page.getByText('Pflichtfeld').count()).toBe(2)
    await tryToSignIn(page, 'niemand', PASSWORD)
    await page.getByRole('alert').getByText('Diesen Benutzernamen gibt es nicht.').waitFor()
    await tryToSignIn(page, 'fremd', 'falsch')
    await page.getByRole('alert').getByText('Das Passwort ist falsch.').waitFor()
    expect(await page.locator('input[name="user_name"]').inputValue()).toBe('fremd')
    await signIn(page, 'fremd')
  })

  test.each([
    ['tr', 'Giriş yap'],
    ['en', 'Sign in'],
  ])('speaks %s', async (code, label) => {
    const page = await journey.open()
    await page.getByLabel('Sprache').selectOption(code)
    await page.getByRole('button', { name: label }).waitFor()
  })

  test('remembers a person who asks for it, with a cookie that scripts cannot read', async () => {
    const page = await journey.open()
    await page.getByRole('switch', { name: 'Angemeldet bleiben' }).click()
    await signIn(page, 'satis')
    const cookies = await page.context().cookies()
    expect(cookies.find((cookie) => cookie.name === 'wk_remember')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    })
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD)
    await page.evaluate(() => localStorage.removeItem('wk.session'))
    await page.reload()
    await page.getByText('Willkommen, satis').waitFor()
  })

  test('blocks after three wrong passwords; an administrator unblocks', async () => {
    const page = await journey.open()
    for (const text of [
      'Das Passwort ist falsch.',
      'Das Passwort ist falsch.',
      'nach drei falschen Passwörtern gesperrt',
    ]) {
      await answered(page, () => tryToSignIn(page, 'bayi', 'falsch'))
      await page.getByRole('alert').getByText(text).waitFor()
    }
    await answered(page, () => tryToSignIn(page, 'bayi', PASSWORD))
    await page.getByRole('alert').getByText('gesperrt').waitFor()
    const admin = await journey.openAs('admin', { path: '/genel/kullanici-yonetim?q=bayi@' })
    await row(admin, 'bayi@example.com').getByText('Gesperrt').waitFor()
    await settled(admin)
    await row(admin, 'bayi@example.com').dblclick()
    await admin.getByRole('checkbox', { name: 'Gesperrt' }).uncheck()
    await admin.getByRole('button', { name: 'Speichern' }).click()
    await toast(admin, 'Gespeichert.').waitFor()
    await signIn(page, 'bayi')
  })

  test('a one-time code is the second step when it is switched on', async () => {
    const { db, sentCodes } = journey.app
    await db.insertInto('sys_settings').values({ name: 'otp', value: '1' }).execute()
    const page = await journey.open()
    await tryToSignIn(page, 'admin2', PASSWORD)
    const dialog = page.getByRole('dialog', { name: 'Einmalcode' })
    await dialog.getByRole('button', { name: 'Bestätigen' }).click()
    await dialog.getByText('Bitte geben Sie den Code ein.').waitFor()
    await expect.poll(() => sentCodes.length).toBeGreaterThan(0)
    const code = sentCodes.at(-1)?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    await dialog.getByLabel('Ziffer 1').focus()
    await hasFocus(dialog.getByLabel('Ziffer 1'))
    await page.keyboard.type(wrong)
    await page.keyboard.press('Enter')
    await dialog.getByText('Falscher Code.').waitFor()
    await dialog.getByLabel('Ziffer 1').focus()
    await hasFocus(dialog.getByLabel('Ziffer 1'))
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await page.getByText('Willkommen, admin2').waitFor()
    await db.deleteFrom('sys_settings').where('name', '=', 'otp').execute()
  })
})

describe('signing out', () => {
  const stored = (page: Page) =>
    page.evaluate(() => [localStorage.getItem('wk.session'), localStorage.getItem('wk.remembered')])
  const leave = async (page: Page) => {
    await page.getByRole('button', { name: 'Abmelden' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
    await page.locator('input[name="user_name"]').waitFor()
  }
  const sessions = () =>
    journey.app.db
      .selectFrom('sys_sessions')
      .select('user_id')
      .where('user_id', '=', people.fremd.id)
      .execute()

  test('without a connection clears what is stored here, and ends the session with the next start', async () => {
    const before = (await sessions()).length
    const page = await journey.openAs('fremd', { isSpent: true })
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await leave(page)
    expect(await stored(page)).toEqual([null, null])
    expect(await sessions()).toHaveLength(before + 1)
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(sessions).toHaveLength(before)
  })

  test('after the working hours works, and their end closes the screen', async () => {
    const { app } = journey
    const hours = (from: string, to: string) =>
      app.db
        .updateTable('sys_country_code')
        .set({ system_start_time: from, system_end_time: to })
        .where('country_code', '=', 'DE')
        .execute()
    const page = await journey.openAs('fremd', { isSpent: true })
    await page.getByText('Willkommen').waitFor()
    await hours('03:00', '03:01')
    app.setNow('2026-11-19T20:00:00Z')
    try {
      await app.app.services.realtime.closeEnded()
      await page.getByRole('dialog', { name: 'Außerhalb der Arbeitszeit' }).waitFor()
      await expect.poll(() => page.getByRole('navigation', { includeHidden: true }).count()).toBe(0)
      expect((await stored(page))[0]).toBeNull()
    } finally {
      app.setNow(null)
      await hours('00:00', '00:00')
    }
  })
})

describe('a forgotten password', () => {
  test('is set anew by the link in the mail, once', async () => {
    const page = await journey.open()
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Passwort vergessen' })
    await dialog.getByLabel('E-Mail').fill('niemand@example.com')
    await page.keyboard.press('Enter')
    await dialog.getByText('Diese E-Mail-Adresse ist unbekannt.').waitFor()
    await dialog.getByLabel('E-Mail').fill('personel@example.com')
    await page.keyboard.press('Enter')
    await toast(page, 'Der Link ist unterwegs').waitFor()
    const link = await mailedLink()
    await page.goto(journey.app.url + link)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await toast(page, 'nicht stark genug').waitFor()
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Burgunder7')
    await page.getByText('Stärke: stark').waitFor()
    await page.getByLabel('Neues Passwort wiederholen').fill('Burgunder8')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await toast(page, 'stimmen nicht überein').waitFor()
    await page.getByLabel('Neues Passwort wiederholen').fill('Burgunder7')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await toast(page, 'Ihr Passwort ist geändert').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await signIn(page, 'personel', 'Burgunder7')
    const again = await journey.open({ path: link })
    await again.getByLabel('Neues Passwort', { exact: true }).fill('Burgunder9')
    await again.getByLabel('Neues Passwort wiederholen').fill('Burgunder9')
    await again.getByRole('button', { name: 'Passwort ändern' }).click()
    await toast(again, 'ungültig oder abgelaufen').waitFor()
  })

  test('the reset screen offers French as a code and reads English', async () => {
    const page = await journey.open({ path: '/?reset_link=x&email=a@example.com' })
    await page.evaluate(() => localStorage.setItem('wk.language', '"tr"'))
    await page.getByLabel('Sprache').selectOption('fr')
    await page.getByRole('button', { name: 'Update password' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('wk.language'))).toBe('"tr"')
  })
})

describe('the first load', () => {
  const LIMIT = 170_000

  /** The transfer size of the scripts that were requested before the element appeared. */
  async function scriptBefore(page: Page, selector: string): Promise<number> {
    await addScript(page, () => {
      new MutationObserver(() => {
        if (document.querySelector('input[name="user_name"], main h2')) performance.mark('shown')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await page.locator(selector).waitFor()
    const files = await page.evaluate(() => {
      const [mark] = performance.getEntriesByName('shown')
      const shown = mark?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < shown)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(files).not.toEqual([])
    return files.map((file) => packedSize(`dist/web${file}`)).reduce((sum, size) => sum + size, 0)
  }

  const packedSize = (file: string) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size

  test('needs no more script than it may', async () => {
    const login = await journey.open()
    expect(await scriptBefore(login, 'input[name="user_name"]')).toBeLessThanOrEqual(LIMIT)
    const home = await journey.openAs('admin')
    expect(await scriptBefore(home, 'main h2')).toBeLessThanOrEqual(LIMIT)
  })
})
