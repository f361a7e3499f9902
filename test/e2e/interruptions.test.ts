import { describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { PASSWORD, people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { expectAccessible, hasFocus, toast, useJourney, walkTo } from './browser.ts'
import { act, openMenu, row, settled } from './lists.ts'

const journey = useJourney()

const endSessions = () =>
  journey.app.db.deleteFrom('sys_sessions').where('user_id', '=', people.admin.id).execute()

describe('a note that somebody else writes meanwhile', () => {
  const note = (page: Page) => page.locator('#customer-note')
  const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'inzwischen geändert' })
  const stored = async (id: number) =>
    (
      await journey.app.db
        .selectFrom('customers')
        .select('note2')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).note2

  /** A customer on screen with a typed note, and another note that was stored since. */
  async function collide(page: Page): Promise<number> {
    const id = await buildCustomer(journey.app.db, {
      cus_surname: 'Streit',
      cus_user: people.personel.id,
      note2: 'Mag Silvaner',
    })
    await walkTo(page, `/genel-takip?cus_id=${id}`, 'Kundenbetreuung')
    await expect.poll(() => note(page).inputValue()).toBe('Mag Silvaner')
    // Typed before the other note is stored, as an untouched field would show the stored one.
    await note(page).fill('Mag Silvaner\nErst nach zehn')
    const admin = await journey.app.as('admin')
    await admin.call('/customers/update', { id, version: 1, note2: 'Mag Silvaner\nNicht freitags' })
    await page.keyboard.press('Control+s')
    await conflict(page).waitFor()
    return id
  }

  const shareInSight = (part: Locator) =>
    part.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          new IntersectionObserver(([seen]) => resolve(seen?.intersectionRatio ?? 0)).observe(element)
        }),
    )

  async function choose(page: Page, choice: string, result: string): Promise<void> {
    await page.getByRole('button', { name: choice }).press('Enter')
    await conflict(page).waitFor({ state: 'detached' })
    await hasFocus(note(page))
    expect(await note(page).inputValue()).toBe(result)
  }

  test('is shown beside the own one and not overwritten before somebody chooses: both, the own or the stored one', async () => {
    const page = await journey.openAs('personel', { path: '/konusma-metinleri' })
    const both = await collide(page)
    await expect.poll(() => shareInSight(conflict(page))).toBeGreaterThan(0.99)
    await conflict(page).getByText('Nicht freitags').waitFor()
    await conflict(page).getByText('Erst nach zehn').waitFor()
    await conflict(page).getByText('Gespeicherter Text (von admin Test)').waitFor()
    await expectAccessible(page)
    await note(page).focus()
    await page.keyboard.press('Control+s')
    await hasFocus(page.getByRole('button', { name: 'Beide zusammenführen' }))
    expect(await stored(both)).toBe('Mag Silvaner\nNicht freitags')
    await choose(page, 'Beide zusammenführen', 'Mag Silvaner\nNicht freitags\nErst nach zehn')
    const saved = toast(page, 'Gespeichert.')
    await page.keyboard.press('Control+s')
    await saved.waitFor()
    expect(await stored(both)).toBe('Mag Silvaner\nNicht freitags\nErst nach zehn')
    await saved.waitFor({ state: 'detached' })

    const own = await collide(page)
    await choose(page, 'Meinen nehmen', 'Mag Silvaner\nErst nach zehn')
    await page.keyboard.press('Control+s')
    await saved.waitFor()
    expect(await stored(own)).toBe('Mag Silvaner\nErst nach zehn')

    await collide(page)
    await choose(page, 'Gespeicherten nehmen', 'Mag Silvaner\nNicht freitags')
    await page.getByText('Strg+S speichert').waitFor()
  })
})

describe('a session that ends while a form is open', () => {
  async function typeAndLose() {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
    const editor = page.getByRole('dialog', { name: 'Neuer Wein' })
    await editor.getByLabel('Artikelcode').fill('NEU-77')
    await editor.getByLabel('Bezeichnung').fill('Silvaner Sitzung')
    await editor.getByLabel('Mindestbestand').fill('6')
    await endSessions()
    await page.keyboard.press('Control+s')
    const again = page.getByRole('dialog', { name: 'Sitzung beendet' })
    await again.waitFor()
    return { page, editor, again }
  }

  test('is taken up again above it, and what was typed can be saved', async () => {
    const { page, editor, again } = await typeAndLose()
    const name = again.getByLabel('Benutzername')
    expect([await name.inputValue(), await name.isEditable()]).toEqual(['admin', false])
    await hasFocus(again.locator('input[name="user_pass"]'))
    await expectAccessible(page)
    await again.locator('input[name="user_pass"]').fill('falsch')
    await page.keyboard.press('Enter')
    await again.getByText('Das Passwort ist falsch.').waitFor()
    await again.locator('input[name="user_pass"]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await again.waitFor({ state: 'detached' })
    expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Silvaner Sitzung')
    await page.keyboard.press('Control+s')
    await editor.waitFor({ state: 'detached' })
    await page.locator('tbody').getByText('NEU-77').waitFor()
  })

  test('in another tab goes on here as well', async () => {
    const { page, editor, again } = await typeAndLose()
    const other = await journey.app.call('/login', { user_name: 'admin', user_pass: PASSWORD })
    const second = await page.context().newPage()
    await second.goto(`${journey.app.url}/icon.svg`)
    await second.evaluate((session) => localStorage.setItem('wk.session', JSON.stringify(session)), {
      sesion_id: other.sesion_id,
      user: other.user,
      remember_me: false,
      company: null,
    })
    await again.waitFor({ state: 'detached' })
    expect(await editor.getByLabel('Artikelcode').inputValue()).toBe('NEU-77')
  })

  test('can be given up: the login is shown, without anything of it', async () => {
    const { page, again } = await typeAndLose()
    page.on('dialog', (dialog) => void dialog.accept())
    await again.getByRole('button', { name: 'Abbrechen und Eingaben verwerfen' }).click()
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('wk.session'))).toBeNull()
  })
})

describe('a proxy that does not reach the app', () => {
  const NGINX =
    '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx/1.27.3</center></body></html>'
  const broken = (page: Page, url: string) =>
    page.route(url, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: NGINX }))
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'neue Version' })

  test('loses nothing that was typed, and says nothing of a new version', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi', isSpent: true, isLoadedAnew: true })
    await page.route('**/assets/hosts-*.js', (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
    const editor = page.getByRole('dialog', { name: 'Neuer Wein' })
    await editor.getByLabel('Artikelcode').fill('NGX-502')
    await editor.getByLabel('Bezeichnung').fill('Silvaner hinter dem Proxy')
    await editor.getByLabel('Mindestbestand').fill('6')
    const typed = async () => {
      expect(await editor.getByLabel('Artikelcode').inputValue()).toBe('NGX-502')
      expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Silvaner hinter dem Proxy')
    }

    await page.clock.install()
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/stok/create')) calls += 1
    })
    await broken(page, '**/*')
    await page.keyboard.press('Control+s')
    for (let tried = 1; tried < 4; tried += 1) {
      await expect.poll(() => calls).toBe(tried)
      await page.clock.runFor(5_000)
    }
    await toast(page, 'Zu viele Versuche').waitFor()
    await typed()
    await page.keyboard.press('F1')
    await toast(page, 'Keine Internetverbindung.').waitFor()
    expect(await notice(page).count()).toBe(0)
    await typed()

    // Another release says so itself; while nobody answers it is not reloaded, and when it is taken back the notice goes.
    await page.unroute('**/*')
    const start = (await (await fetch(journey.app.url)).text()).replace(
      /src="[^"]+"/,
      'src="/assets/other.js"',
    )
    const home = `${journey.app.url}/`
    await page.route(home, (route) => route.fulfill({ contentType: 'text/html', body: start }))
    await page.keyboard.press('F1')
    await notice(page).waitFor()
    await page.unroute(home)
    await broken(page, home)
    await notice(page)
      .getByRole('button', { name: 'Neu laden' })
      .evaluate((button: HTMLElement) => button.click())
    await toast(page, 'Die Seite wurde nicht neu geladen').waitFor()
    await typed()
    await page.unroute(home)
    await page.clock.runFor(10_000)
    await notice(page).waitFor({ state: 'detached' })

    await page.keyboard.press('Control+s')
    await page.clock.runFor(1_000)
    await editor.waitFor({ state: 'detached' })
    await page.locator('tbody').getByText('NGX-502').waitFor()
  })
})

describe('an order that somebody deletes meanwhile', () => {
  const removed = 'Der Datensatz ist nicht mehr da.'

  async function openOrder(surname: string) {
    const { db } = journey.app
    const id = await buildOrder(
      db,
      { stk_id: await buildWine(db, {}, 9), stk_adet: 1 },
      { cus_surname: surname },
    )
    const page = await journey.openAs('admin', { path: '/siparis-islem' })
    await row(page, surname).waitFor()
    await settled(page)
    const remove = async () => (await journey.app.as('admin')).call('/siparisler/delete', { id })
    return { page, remove }
  }

  test.each(['Ansehen', 'Bearbeiten', 'Stornieren'])(
    'closes by itself and leaves the list: %s',
    async (action) => {
      // A row of an earlier order may still be shown when the screen opens.
      const surname = `Flüchtig ${action}`
      const { page, remove } = await openOrder(surname)
      // The list hears of it while the person is choosing.
      const chosen = Promise.withResolvers<void>()
      await page.route(/\/api\/(together|siparisler\/list)$/, async (route) => {
        await chosen.promise
        await route.continue()
      })
      await openMenu(page, row(page, surname))
      await remove()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
      await toast(page, removed).waitFor()
      chosen.resolve()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await row(page, surname).waitFor({ state: 'detached' })
    },
  )

  test('keeps what was typed into it, and says why it is not saved', async () => {
    const { page, remove } = await openOrder('Getippt')
    await act(page, 'Getippt', 'Stornieren')
    const panel = page.getByRole('dialog', { name: 'Auftrag stornieren' })
    await panel.getByRole('combobox', { name: 'Stornogrund' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await panel.getByLabel('Erläuterung').fill('Doppelt bestellt')
    await remove()
    await page.keyboard.press('Control+s')
    await toast(page, removed).waitFor()
    expect(await panel.getByLabel('Erläuterung').inputValue()).toBe('Doppelt bestellt')
  })
})

describe('a screen that cannot be fetched', () => {
  const SCREEN = '**/assets/OutboxScreen-*.js'

  test('says so inside the frame, in the language, and comes with the next try', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi', language: 'tr' })
    await page.getByRole('searchbox').waitFor()
    await page.route(SCREEN, (route) => route.abort())
    await page.route('**/', (route) => route.abort())
    await page.locator('nav a', { hasText: 'Giden postalar' }).click()
    await page.getByRole('heading', { name: 'Bu ekran gösterilemiyor' }).waitFor()
    await page.getByText('Sunucuya ulaşılamıyor.').waitFor()
    await expectAccessible(page)
    await page.locator('nav a', { hasText: 'Stok listesi' }).click()
    await page.getByRole('searchbox').waitFor()
    await page.locator('nav a', { hasText: 'Giden postalar' }).click()
    await page.getByRole('heading', { name: 'Bu ekran gösterilemiyor' }).waitFor()
    await page.unroute(SCREEN)
    await page.getByRole('button', { name: 'Yeniden dene' }).click()
    await page.getByText('Henüz e-posta gönderilmedi.').waitFor()
  })

  test('leaves an open form alone: what was typed stays, and the missing part comes with the next try', async () => {
    const QUESTION = '**/assets/hosts-*.js'
    const page = await journey.openAs('admin', { path: '/stoklistesi', isLoadedAnew: true })
    await page.route(QUESTION, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
    const editor = page.getByRole('dialog', { name: 'Neuer Wein' })
    await editor.getByLabel('Bezeichnung').fill('Silvaner ohne Netz')
    await page.keyboard.press('Escape')
    await toast(page, 'Keine Internetverbindung.').waitFor()
    expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Silvaner ohne Netz')
    await page.unroute(QUESTION)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Silvaner ohne Netz')
  })

  test('because of a new release offers to reload; the search of the list stays', async () => {
    await buildWine(journey.app.db, { stok_code: 'ALT-1' })
    const page = await journey.openAs('admin', { path: '/genel/postalar', isLoadedAnew: true })
    await page.getByText('Es wurde noch keine E-Mail verschickt.').waitFor()
    const released = '<!doctype html><script type="module" src="/assets/index-next.js"></script>'
    await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: released }))
    await page.route('**/assets/{WinePanels,UserListScreen}-*.js', (route) => route.fulfill({ status: 404 }))
    await page.locator('nav a', { hasText: 'Weine' }).first().click()
    await page.getByRole('searchbox').fill('ALT')
    await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
    await toast(page, 'Es gibt eine neue Version.').waitFor()
    const notice = page.getByRole('status').filter({ hasText: 'Es gibt eine neue Version.' })
    await notice.getByRole('button', { name: 'Neu laden' }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('ALT')
    await page.locator('nav a', { hasText: 'Benutzer' }).click()
    const failure = page.getByRole('main').getByRole('alert')
    await failure.getByText('Es gibt eine neue Version.').waitFor()
    await page.unroute('**/')
    await page.unroute('**/assets/{WinePanels,UserListScreen}-*.js')
    await failure.getByRole('button', { name: 'Neu laden' }).click()
    await page.getByText('Wer sich anmelden darf').waitFor()
  })
})

test('on a slow connection a bar, then an outline of the screen is there at once', async () => {
  const page = await journey.openAs('admin', { path: '/stoklistesi', isLoadedAnew: true })
  await page.getByRole('searchbox').waitFor()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/StockListScreen-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${journey.app.url}/icon.svg`)
  const script = '**/assets/index-*.js'
  let start = () => {}
  const slow = new Promise<void>((resolve) => (start = resolve))
  await page.route(script, async (route) => {
    await slow
    await route.continue()
  })
  await page.goto(`${journey.app.url}/stoklistesi`, { waitUntil: 'commit' })
  await page.getByRole('progressbar', { name: 'Weinkontor' }).waitFor()
  start()
  await page.getByRole('status').getByText('Bitte warten').waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  letGo()
  await page.getByRole('searchbox').waitFor()

  // The next screen is still loading: its skeleton replaces the previous screen.
  let arrive = () => {}
  const underway = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/UserListScreen-*.js', async (route) => {
    await underway
    await route.continue()
  })
  await page.locator('nav a', { hasText: 'Benutzer' }).click()
  await page.getByRole('main').getByRole('status').getByText('Bitte warten').waitFor()
  arrive()
  await page.getByText('Wer sich anmelden darf').waitFor()
})

test('what a screen could not read says why, and comes with the next try', async () => {
  const page = await journey.openAs('admin')
  const screens = [
    ['/banka', 'Bank', 'bank_entry/list'],
    ['/banka/toplu', 'Lastschriften und Überweisungen', 'debit_run/preview'],
    ['/banka/hesaplar', 'Bankkonten', 'bank_account/list'],
    ['/odeme-masasi', 'Zahlungen buchen', 'open_item/recent'],
    ['/cari/ekip', 'Team', 'call/team'],
    ['/genel/telefon', 'Telefonanlagen', 'phone_system/list'],
    ['/kurulum', 'Einrichtung', 'setup/list'],
    ['/gosterge', 'Kennzahlen', 'gosterge/report'],
    ['/genel/ayarlar', 'Einstellungen', 'settings/get'],
  ] as const
  for (const [path, title, asked] of screens) {
    await page.route(`**/api/${asked}`, (route) => route.abort())
    await walkTo(page, path, title)
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    await page.unroute(`**/api/${asked}`)
    await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await alert.waitFor({ state: 'detached' })
  }
})
