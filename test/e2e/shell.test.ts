import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import { buildWine } from '#test/server/factories.ts'
import { hasFocus, signIn, toast, useJourney } from './browser.ts'
import { addScript } from './leaving.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const journey = useJourney()

beforeAll(() => buildWine(journey.app.db, { stok_code: 'REF-1', stok_color: 1 }))

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('who sees what', () => {
  test.each([
    [
      'admin',
      [
        'Start',
        'Kundenbetreuung',
        'Aufträge und Rechnungen',
        'Aufträge',
        'Zahlungen buchen',
        'Bank',
        'Lastschriften und Überweisungen',
        'Bankkonten',
        'Gutschriften',
        'Belegarchiv',
        'Wiedervorlage',
        'Aufgaben',
        'Mahnungen',
        'Kunden',
        'Kundenliste',
        'Kunden mit Guthaben',
        'Kundenübersicht',
        'Kunden verteilen',
        'Doppelte Kunden',
        'Nicht wählbare Nummern',
        'Termine',
        'Team',
        'Verpasste Anrufe',
        'Lager',
        'Weine',
        'Lagerbestand',
        'Bestand aktiver Weine',
        'Reservierungen',
        'Zu versendende Weine',
        'Gehaltene Flaschen',
        'Versand',
        'Sendungen',
        'Berichte',
        'Auswertung',
        'Kennzahlen',
        'Gespeicherte Berichte',
        'Auftragsstatus',
        'Verkäufe je Mitarbeiter',
        'Geschlossene Aufträge',
        'Umsatz je Mitarbeiter',
        'Gesprächsergebnisse',
        'Verkaufte Weine',
        'Lagerbericht',
        'Mein Provisionskonto',
        'Provisionskalender',
        'Provisionen',
        'Provisionsbelege',
        'Stammdaten',
        'Einrichtung',
        'Firmendaten',
        'Einstellungen',
        'Telefonanlagen',
        'Benutzer',
        'Händler',
        'Gesprächsleitfäden pflegen',
        'Länder',
        'Kategorien',
        'Auswahllisten',
        'Kundenimport',
        'Datenübernahme',
        'Ranglisten',
        'Postausgang',
        'Nicht erreichbare Adressen',
        'Änderungsprotokoll',
        'Auskunft und Löschung',
        'Systemverwaltung',
        'Gesprächsleitfäden',
        'Chat',
      ],
    ],
    [
      'bayiadmin',
      [
        'Start',
        'Kundenbetreuung',
        'Aufträge und Rechnungen',
        'Aufträge',
        'Wiedervorlage',
        'Aufgaben',
        'Mahnungen',
        'Kunden',
        'Kundenliste',
        'Nicht wählbare Nummern',
        'Team',
        'Verpasste Anrufe',
        'Berichte',
        'Auswertung',
        'Kennzahlen',
        'Gespeicherte Berichte',
        'Auftragsstatus',
        'Verkäufe je Mitarbeiter',
        'Geschlossene Aufträge',
        'Umsatz je Mitarbeiter',
        'Gesprächsergebnisse',
        'Mein Provisionskonto',
        'Provisionskalender',
        'Provisionen',
        'Stammdaten',
        'Benutzer',
        'Gesprächsleitfäden',
        'Chat',
      ],
    ],
    [
      'personel',
      [
        'Start',
        'Kundenbetreuung',
        'Wiedervorlage',
        'Aufgaben',
        'Mahnungen',
        'Kunden',
        'Verpasste Anrufe',
        'Berichte',
        'Mein Provisionskonto',
        'Provisionskalender',
        'Provisionen',
        'Gesprächsleitfäden',
        'Chat',
      ],
    ],
    [
      'bayi',
      [
        'Start',
        'Kundenbetreuung',
        'Wiedervorlage',
        'Aufgaben',
        'Mahnungen',
        'Kunden',
        'Verpasste Anrufe',
        'Berichte',
        'Mein Provisionskonto',
        'Provisionskalender',
        'Provisionen',
        'Gesprächsleitfäden',
        'Chat',
      ],
    ],
  ] as const)('the menu of %s', async (person, entries) => {
    const page = await journey.openAs(person)
    const labels = page.locator('nav li > a, nav li > button')
    await expect.poll(() => labels.allTextContents()).toEqual(entries)
    await page.locator('nav footer').getByText(person).waitFor()
  })

  test('a screen of another level does not exist', async () => {
    const page = await journey.openAs('personel', { path: '/stoklistesi' })
    await page.getByText('Die angeforderte Seite gibt es nicht.').waitFor()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await page.getByText('Willkommen, personel').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  test('an unknown path is not found, for administrators too', async () => {
    const page = await journey.openAs('admin', { path: '/gibt/es/nicht' })
    await page.getByText('Seite nicht gefunden').waitFor()
  })
})

describe('getting around', () => {
  test('a deep link opened signed out shows its screen after the sign-in', async () => {
    const page = await journey.open({ path: '/stoklistesi?q=nichts' })
    await signIn(page, 'admin')
    await page.getByText('Zu diesen Filtern gibt es keine Einträge.').waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('nichts')
  })

  test('a hash route leads to the same screen', async () => {
    const page = await journey.openAs('admin', { path: '/#/stoklistesi?q=nichts', isLoadedAnew: true })
    await page.getByRole('heading', { name: 'Weine' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/stoklistesi')
  })

  test('bells say that there is nothing new, Ctrl+K goes anywhere by a few letters, language and dark survive a reload', async () => {
    const page = await journey.openAs('admin', { isLoadedAnew: true })
    await page.getByText('Willkommen').waitFor()
    await page.getByRole('button', { name: 'Aufgaben (0)' }).click()
    await page.getByText('Keine neuen Aufgaben.').waitFor()
    const links = page.locator('[popover]:popover-open').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/takip/gorevler',
    ])

    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
    await expect.poll(scheme).toBe('light')
    await page.getByRole('button', { name: 'Dunkle Ansicht' }).click()
    await expect.poll(scheme).toBe('dark')

    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: /Gehe zu/ })
    await hasFocus(field)
    await page.keyboard.type('wei')
    await page.getByRole('listbox').getByRole('option').first().getByText('Weine', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Weine' }).waitFor()

    await page.getByLabel('Sprache').selectOption('tr')
    await page.getByRole('heading', { name: 'Stok listesi' }).waitFor()
    await page.getByRole('button', { name: 'Stok kodu' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Stok listesi' }).waitFor()
    await page.getByRole('button', { name: 'Açık görünüm' }).waitFor()
    await page.getByLabel('Dil').selectOption('en')
    await page.getByRole('heading', { name: 'Stock list' }).waitFor()
  })
})

describe('sessions', () => {
  test('logging out asks, ends the session and shows the login at /', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    await page.getByRole('searchbox').fill('Riesling')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('q=Riesling')
    const sesion_id = await page.evaluate(
      () => JSON.parse(localStorage.getItem('wk.session') ?? '{}').sesion_id as string,
    )
    await page.getByRole('button', { name: 'Abmelden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Abmelden' })
    await dialog.getByText('wirklich abmelden').waitFor()
    await dialog.getByRole('button', { name: 'Abmelden' }).click()
    await page.locator('input[name="user_name"]').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    expect((await journey.app.refused('/stok/list', { sesion_id, id: 1 })).code).toBe('ERR_108')
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name !== 'wk.chrome')),
    ).toEqual([])
  })

  test('a lost session is said once; language stays, the rest goes', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    await page.getByLabel('Sprache').selectOption('en')
    await page.getByText('1 row', { exact: true }).waitFor()
    // Typing alone triggers the search, after a pause; whatever asks first finds the session gone and clears the screen.
    await page.getByRole('searchbox').fill('x')
    await journey.app.db.deleteFrom('sys_sessions').where('user_id', '=', people.admin.id).execute()
    const alert = page.getByRole('dialog', { name: 'Session ended' })
    await alert.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0)
    await alert.getByRole('button', { name: 'OK' }).click()
    await page.locator('input[name="user_name"]').waitFor()
    expect(
      await page.evaluate(() => [localStorage.getItem('wk.session'), localStorage.getItem('wk.language')]),
    ).toEqual([null, '"en"'])
  })

  test('another user in another tab reloads this one', async () => {
    const page = await journey.openAs('admin')
    const second = await page.context().newPage()
    await second.goto(journey.app.url)
    await second.getByRole('button', { name: 'Abmelden' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
    await page.locator('input[name="user_name"]').waitFor()
    await signIn(second, 'personel')
    await page.bringToFront()
    await page
      .getByText(/personel/)
      .first()
      .waitFor()
  })

  test('a user who signs in elsewhere while this tab stays open is announced', async () => {
    const page = await journey.openAs('admin')
    await page.getByText('Willkommen, admin').waitFor()
    const other = await journey.app.call('/login', { user_name: 'personel', user_pass: 'Weinkontor1' })
    const second = await page.context().newPage()
    await second.goto(`${journey.app.url}/icon.svg`)
    await second.evaluate((session) => localStorage.setItem('wk.session', JSON.stringify(session)), {
      sesion_id: other.sesion_id,
      user: other.user,
      remember_me: false,
      company: null,
    })
    const alert = page.getByRole('dialog', { name: 'Anderer Benutzer' })
    await alert.getByText('personel').waitFor()
    await alert.getByRole('button', { name: 'OK' }).click()
    await page.getByText('Willkommen, personel').waitFor()
  })
})

describe('notices', () => {
  test('a browser other than Chrome is advised, once', async () => {
    const page = await journey.open({ userAgent: FIREFOX })
    await page.evaluate(() => sessionStorage.clear())
    await addScript(page, () => Object.defineProperty(navigator, 'userAgentData', { get: () => undefined }))
    await page.reload()
    await toast(page, 'Google Chrome').waitFor()
    await page.reload()
    await page.locator('input[name="user_name"]').waitFor()
    expect(await toast(page, 'Google Chrome').count()).toBe(0)
  })

  test('a new ranking raises the badge of home until home is opened, also after a reload', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    const home = page.locator('nav a', { hasText: 'Start' })
    await expect.poll(() => journey.app.app.services.realtime.online()).toContain(2)
    const author = await journey.app.as('admin2')
    const title = 'BesteImMai'.repeat(10)
    await author.call('/raking_figure/create', { title, base_64: PNG })
    await home.getByText('1').waitFor()
    await page.reload()
    await home.getByText('1').waitFor()
    await home.click()
    await page.getByText('Willkommen').waitFor()
    await expect.poll(() => home.textContent()).toBe('Start')
    const card = page.getByRole('region', { name: 'Rangliste' })
    await card.getByText(title).waitFor()
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await author.call('/raking_figure/create', { title: 'Beste im Juni', base_64: PNG })
    const unseen = async () => (await (await journey.app.as('admin')).call('/raking_figure/new_count')).count
    await expect.poll(unseen).toBe(0)
    await expect.poll(() => home.textContent()).toBe('Start')
  })

  test('a changed reference list reaches an open list, an unexpected error is reported, a lost connection is said', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi', isLoadedAnew: true })
    await page.locator('tbody').getByText('Rot', { exact: true }).waitFor()
    await expect.poll(() => journey.app.app.services.realtime.online()).toContain(2)
    await journey.app.db
      .updateTable('sys_stok_color')
      .set({ descp: 'Rotwein' })
      .where('def_type', '=', 1)
      .execute()
    await page.locator('tbody').getByText('Rotwein', { exact: true }).waitFor()

    await page.evaluate(() => void Promise.reject(new Error('Kaputt')))
    await toast(page, 'an die Entwicklung gemeldet').waitFor()
    await expect.poll(() => journey.faults).toEqual(['Kaputt'])
    journey.faults.splice(0)
    await expect
      .poll(() => journey.app.db.selectFrom('error_log').select(['message', 'user_name']).executeTakeFirst())
      .toEqual({ message: 'Kaputt', user_name: 'admin' })

    await page.getByText('REF-1').waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Excel' }).click()
    await toast(page, 'Keine Internetverbindung.').waitFor()
  })

  test('a panel that could not be fetched opens when it is asked for again', async () => {
    const page = await journey.openAs('admin', { isLoadedAnew: true })
    await page.route('**/assets/WinePanels-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Weine' }).first().click()
    await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
    await toast(page, 'Keine Internetverbindung.').waitFor()
    await page.unroute('**/assets/WinePanels-*.js')
    await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
    await page.getByRole('dialog', { name: 'Neuer Wein' }).waitFor()
  })

  test('the connection to the notices opens once the network is back, though its part could not be fetched', async () => {
    const page = await journey.openAs('satis', { isLoadedAnew: true })
    const { realtime } = journey.app.app.services
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const isSocket = (await response.text()).includes('/engine.io')
      return isSocket ? route.abort() : route.fulfill({ response })
    })
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/')),
      page.reload(),
    ])
    await expect.poll(() => realtime.online()).not.toContain(people.satis.id)
    await page.unrouteAll({ behavior: 'wait' })
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => realtime.online()).toContain(people.satis.id)
  })

  test('a gateway that answers 502 is asked again', async () => {
    const page = await journey.openAs('admin', { isSpent: true })
    await page.getByText('Willkommen').waitFor()
    await page.clock.install()
    let calls = 0
    await page.route('**/api/stok_urun_listesi_view/list', (route) => {
      calls += 1
      return calls <= 2 ? route.fulfill({ status: 502, body: '' }) : route.continue()
    })
    await page.getByRole('link', { name: 'Weine' }).first().click()
    await expect.poll(() => calls).toBeGreaterThanOrEqual(2)
    await page.clock.runFor(6_000)
    await page.getByText('REF-1').waitFor()
  })
})

describe('limits', () => {
  test('a call that takes a minute is given up and said', async () => {
    const page = await journey.openAs('admin', { isSpent: true })
    await page.getByText('Willkommen').waitFor()
    await page.clock.install()
    await page.route('**/api/stok_urun_listesi_view/list', () => undefined)
    await page.getByRole('link', { name: 'Weine' }).first().click()
    await page.getByRole('button', { name: 'Excel' }).waitFor()
    await page.clock.runFor(61_000)
    await page.getByText('The user aborted a request').waitFor()
  })

  test('an export of more than ten thousand rows says what is missing', async () => {
    await sql`insert into stok (stok_code, stok_name, stok_color)
      select 'M-' || n, 'Masse ' || n, 2 from generate_series(1, 10001) n`.execute(journey.app.db)
    const page = await journey.openAs('admin', { path: '/stoklistesi?q=Masse' })
    await page.getByText('10.001 Einträge').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`Weine ${businessDay()}.xlsx`)
    await toast(page, 'nur die ersten 10.000 Einträge').waitFor()
  })
})
