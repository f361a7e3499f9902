import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessDay, formatDate } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import { buildConversation, buildCustomer, buildWine, letDraw, smallFiles } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, hasFocus, toast, useJourney, walkTo } from './browser.ts'
import { act, row, settled } from './lists.ts'

const journey = useJourney()

const inDays = (days: number) => Temporal.PlainDate.from(businessDay()).add({ days }).toString()

const customerIn = async (id: number) =>
  journey.app.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The options of an open dropdown, without those of native selects. */
const choices = (page: Page) => page.locator('[data-combobox-option]')

const onScreen = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()

/** Outcomes and dialling count once the customer has been on the screen for long enough to be seen. */
const isSeen = async (page: Page, name: string) => {
  await onScreen(page, name)
  await page.locator('section[aria-label="Ausgang des Gesprächs"][aria-busy="false"]').waitFor()
}

const note = (page: Page) => page.locator('#customer-note')

const mine = (name: string, values: Record<string, unknown> = {}) =>
  buildCustomer(journey.app.db, {
    cus_name: 'Anna',
    cus_surname: name,
    cus_user: people.personel.id,
    cus_tel1: '+49 221 1234567',
    ...values,
  })

describe('a day of calls', () => {
  let ids: number[]

  beforeAll(async () => {
    const { db } = journey.app
    ids = [
      await mine('Dritte'),
      await mine('Zweite'),
      await mine('Erste', { cus_birtday: `1980-${inDays(3).slice(5)}` }),
    ]
    await buildConversation(db, ids[2] ?? 0, { note: 'Ruft nach dem Urlaub zurück' })
  })

  test('goes by keyboard alone, jumps to a number or says there is none, and loses no word of a note on a slow connection', async () => {
    const page = await journey.openAs('personel', { path: '/genel-takip' })
    await onScreen(page, 'Anna Erste')
    await page.getByRole('link', { name: /\+49 221 1234567/ }).waitFor()
    await page.getByText('Ruft nach dem Urlaub zurück').waitFor()
    await page.getByText('Geburtstag in 3 Tagen').waitFor()
    await page.keyboard.press('n')
    await hasFocus(note(page))
    await page.keyboard.type('Trinkt nur Rotwein')
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('PageDown')

    await onScreen(page, 'Anna Zweite')
    await page.keyboard.press('g')
    const talk = page.getByRole('dialog', { name: /Gespräche/ })
    await talk.getByRole('combobox', { name: 'Ergebnis' }).waitFor()
    await page.keyboard.press('Control+s')
    await talk.getByText('Pflichtfeld').waitFor()
    await talk.getByRole('combobox', { name: 'Ergebnis' }).focus()
    await page.keyboard.press('ArrowDown')
    await choices(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Will im Advent bestellen')
    await page.keyboard.press('Control+s')
    await toast(page, 'Das Gespräch ist festgehalten.').waitFor()
    await talk.waitFor({ state: 'detached' })
    await page
      .getByRole('region', { name: 'Letzte Gespräche' })
      .getByText('Will im Advent bestellen')
      .waitFor()

    await page.keyboard.press('t')
    const appointment = page.getByRole('dialog', { name: /Termin/ })
    await hasFocus(appointment.getByLabel('Termin', { exact: false }).first())
    await page.keyboard.type(formatDate(inDays(20)))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('930')
    await page.keyboard.press('Control+s')
    await toast(page, 'Der Termin ist gespeichert.').waitFor()
    await appointment.waitFor({ state: 'detached' })
    await page
      .getByTestId('appointment')
      .getByText(`${formatDate(inDays(20))} 09:30`)
      .waitFor()

    await page.keyboard.press('n')
    await hasFocus(note(page))
    await page.keyboard.type('Nicht vor zehn anrufen')
    await page.keyboard.press('Alt+PageDown')
    await onScreen(page, 'Anna Dritte')
    await expect.poll(() => page.url()).toContain('page=3')
    expect(await customerIn(ids[2] ?? 0)).toMatchObject({ note2: 'Trinkt nur Rotwein' })
    expect(await customerIn(ids[1] ?? 0)).toMatchObject({
      note2: 'Nicht vor zehn anrufen',
      rand_tar: inDays(20),
      rand_user: people.personel.id,
    })

    const number = page.getByRole('textbox', { name: 'Kunde Nummer' })
    await number.fill('99')
    await number.press('Enter')
    await toast(page, 'Der Wert muss zwischen 1 und 3 liegen.').waitFor()
    await number.fill('1')
    await number.press('Enter')
    await onScreen(page, 'Anna Erste')

    const held: (() => void)[] = []
    const release = () => held.splice(0).forEach((go) => go())
    await page.route('**/api/customers/*', async (route) => {
      await new Promise<void>((go) => held.push(go))
      await route.continue()
    })
    const sent = () => expect.poll(() => held.length).toBeGreaterThan(0)
    await note(page).fill('Erst rot')
    await page.keyboard.press('Control+s')
    await sent()
    await note(page).fill('Erst rot, dann weiss')
    await page.keyboard.press('Alt+PageDown')
    release()
    await sent()
    await onScreen(page, 'Anna Erste')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    release()
    await onScreen(page, 'Anna Zweite')
    expect(await customerIn(ids[2] ?? 0)).toMatchObject({ note2: 'Erst rot, dann weiss' })

    await number.fill('3')
    await number.press('Enter')
    await onScreen(page, 'Anna Dritte')
    await page.reload()
    await onScreen(page, 'Anna Dritte')
  })
})

test('twenty calls end by their keys: not reached 1, call back tomorrow 2, no more calls 2, and the next customer is there', async () => {
  const { fremd } = people
  const CALLS = 20
  const further = Array.from({ length: CALLS - 3 }, (_, place) => `Weiter ${place + 10}`)
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', ...further]
  const ids: number[] = []
  for (const name of names) ids.push(await mine(name, { cus_user: fremd.id, cus_gsm: '0151 23456789' }))
  const [alpha = 0, beta = 0, gamma = 0] = ids
  const page = await journey.openAs('fremd', { path: `/genel-takip?cus_id=${alpha}` })
  await isSeen(page, 'Anna Alpha')
  await page.getByRole('link', { name: /\+49 1512 3456789/ }).waitFor()
  const counted: Record<string, number> = {}
  const keys = async (what: string, ...pressed: string[]) => {
    counted[what] = pressed.length
    for (const key of pressed) await page.keyboard.press(key)
  }
  await page.keyboard.press('d')
  await page.getByText(/^Im Gespräch 0/).waitFor()
  await keys('not reached', '1')
  await isSeen(page, 'Anna Beta')
  await page.keyboard.press('k')
  await page.keyboard.type('Mag Riesling')
  await page.keyboard.press('Escape')
  await keys('call back tomorrow', '2', 'Enter')
  await isSeen(page, 'Anna Gamma')
  await keys('no more calls', '0', 'Enter')
  await isSeen(page, 'Anna Delta')
  expect(counted).toEqual({ 'not reached': 1, 'call back tomorrow': 2, 'no more calls': 2 })
  for (const name of further) {
    await keys('not reached', '1')
    await isSeen(page, `Anna ${name}`)
  }
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Tasten dieses Bildschirms' })
  await help.getByText('Nicht erreicht').waitFor()
  await expectAccessible(page)
  await closeByKey(page, help)
  const tomorrow = { rand_tar: inDays(1), rand_saat: '10:00', rand_user: fremd.id }
  expect(await customerIn(beta)).toMatchObject(tomorrow)
  const { db } = journey.app
  const calls = await db.selectFrom('calls').select(['cus_id', 'outcome', 'number']).orderBy('id').execute()
  expect(calls).toEqual([
    { cus_id: alpha, outcome: 4, number: '+492211234567' },
    { cus_id: beta, outcome: 3, number: null },
    { cus_id: gamma, outcome: 13, number: null },
    ...ids.slice(3, CALLS).map((cus_id) => ({ cus_id, outcome: 4, number: null })),
  ])
  await page.goto(`${journey.app.url}/genel-takip?cus_id=${gamma}`)
  await page.getByText('Der Kunde hat darum gebeten, nicht mehr angerufen zu werden.').first().waitFor()
  expect(await page.getByRole('link', { name: /\+49/ }).count()).toBe(0)
})

describe('one customer', () => {
  test('of somebody else is not shown, and one is asked for when an order is begun without any', async () => {
    const id = await mine('Fremd', { cus_user: people.satis.id })
    const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${id}` })
    await page.getByText('gehört').waitFor()
    expect(await page.getByText('Fremd').count()).toBe(0)
    await page.goto(`${journey.app.url}/genel-takip?cus_id=99999999`)
    await page.getByRole('alert').waitFor()
    const asked = toast(page, 'Bitte wählen Sie einen Auftrag oder einen Kunden.')
    await page.keyboard.press('a')
    await asked.waitFor()
    await asked.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Neuer Auftrag' }).click()
    await asked.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('is released to the pool after a question, and leaves the list', async () => {
    const id = await mine('Gehen', { rand_tar: inDays(2), rand_user: people.personel.id })
    const page = await journey.openAs('personel', { path: '/genel-takip' })
    await onScreen(page, 'Anna Gehen')
    await page.getByRole('button', { name: 'Freigeben' }).click()
    const question = page.getByRole('dialog', { name: 'Kunden freigeben' })
    await question.getByRole('button', { name: 'Freigeben' }).click()
    await toast(page, 'Der Kunde ist freigegeben.').waitFor()
    await onScreen(page, 'Anna Erste')
    expect(await customerIn(id)).toMatchObject({ cus_user: 1, rand_tar: null, rand_user: 0 })
  })

  test('is edited by administrators; paging waits until it is saved or cancelled', async () => {
    await mine('Davor', { cus_user: 1, cus_country_code: 'DE' })
    const id = await mine('Bearbeitet', { cus_user: 1, cus_country_code: 'DE' })
    const page = await journey.openAs('admin', { path: '/genel-takip' })
    await onScreen(page, 'Anna Bearbeitet')
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    await page.getByLabel('Nachname', { exact: true }).fill('Geändert')
    await page.getByRole('button', { name: 'Nächster Kunde' }).click()
    await toast(page, 'Der Kunde wird gerade bearbeitet.').waitFor()
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').waitFor()
    await onScreen(page, 'Anna Geändert')
    const status = page.getByRole('combobox', { name: 'Status' })
    const question = page.getByRole('dialog', { name: 'Status ändern' })
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    await status.click()
    await page.locator('[data-combobox-option]:visible').nth(1).click()
    await page.keyboard.press('Control+s')
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await question.waitFor({ state: 'detached' })
    expect((await customerIn(id)).cus_dnd).toBe(1)
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
    await status.click()
    await choices(page).nth(1).click()
    await question.getByRole('button', { name: 'Ja' }).click()
    await toast(page, 'Der Status ist geändert.').waitFor()
    await question.waitFor({ state: 'detached' })
    expect((await customerIn(id)).cus_dnd).not.toBe(1)
    await page.keyboard.press('PageDown')
    await onScreen(page, 'Anna Davor')
  })

  test('keeps files, addresses and bank details, and shows the notes of the old program of which nothing runs', async () => {
    const id = await mine('Papiere')
    const page = await journey.openAs('admin', { path: `/genel-takip?cus_id=${id}` })
    await onScreen(page, 'Anna Papiere')
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByRole('button', { name: 'Datei hochladen' }).first().click()
    const upload = page.getByRole('dialog', { name: 'Datei hochladen' })
    const buffer = Buffer.from(smallFiles.pdf, 'base64')
    await upload
      .locator('input[type="file"]')
      .setInputFiles({ name: 'vertrag.pdf', mimeType: 'application/pdf', buffer })
    await expect.poll(() => upload.locator('input[name="file_name"]').inputValue()).toBe('vertrag.pdf')
    await upload.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Die Datei ist gespeichert.').waitFor()
    await upload.waitFor({ state: 'detached' })
    const files = page.getByRole('dialog', { name: /Dateien/ })
    await files.locator('tbody tr', { hasText: 'vertrag' }).click()
    await files.locator('iframe').waitFor()
    await closeByKey(page, files)
    await page.getByRole('button', { name: 'Adressen' }).click()
    await page.getByRole('button', { name: 'Neue Adresse' }).first().click()
    const address = page.getByRole('dialog', { name: 'Neue Adresse' })
    await address.getByRole('combobox', { name: 'Adressart' }).click()
    await choices(page).filter({ hasText: 'Rechnung' }).click()
    await toast(page, 'als Standard angehakt').waitFor()
    await address.getByLabel('Straße').fill('Domstraße 1')
    await address.getByLabel('Ort').fill('Köln')
    await address.getByRole('button', { name: 'Speichern' }).click()
    await address.waitFor({ state: 'detached' })
    const addresses = page.getByRole('dialog', { name: /Adressen/ })
    await addresses.getByText('Domstraße 1').waitFor()
    await closeByKey(page, addresses)
    await page.getByRole('button', { name: 'Bankdaten' }).click()
    const bank = page.getByRole('dialog', { name: /Bankdaten/ })
    await bank.getByLabel('Bank', { exact: true }).fill('Sparkasse')
    await page.keyboard.press('Control+s')
    await toast(page, 'Die Bankdaten sind gespeichert.').waitFor()
    await bank.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Alte Notizen' }).click()
    await toast(page, 'Es sind keine Daten vorhanden.').waitFor()

    const rtf = await mine('Alt', { cus_note: Buffer.from('{\\rtf1 Mag keinen Ros\\u233 e}') })
    const html = await mine('Seite', {
      cus_note: Buffer.from('<p>Kauft im <b>Herbst</b><script>fetch("/x")</script></p>'),
    })
    await walkTo(page, `/genel-takip?cus_id=${rtf}`, 'Kundenbetreuung')
    await onScreen(page, 'Anna Alt')
    await page.getByRole('button', { name: 'Alte Notizen' }).click()
    const notes = page.getByRole('dialog', { name: /Alte Notizen/ })
    await notes.getByText('Mag keinen Ros').waitFor()
    await closeByKey(page, notes)
    await walkTo(page, `/genel-takip?cus_id=${html}`, 'Kundenbetreuung')
    await onScreen(page, 'Anna Seite')
    await page.getByRole('button', { name: 'Alte Notizen' }).click()
    const sheet = notes.frameLocator('iframe')
    await sheet.getByText('Kauft im Herbst').waitFor()
    expect(await sheet.locator('script').count()).toBe(0)
  })

  test('loses its appointment only after a question', async () => {
    const id = await mine('Verabredet', {
      rand_tar: inDays(3),
      rand_saat: '10:00',
      rand_user: people.personel.id,
    })
    const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${id}` })
    await onScreen(page, 'Anna Verabredet')
    await page.keyboard.press('t')
    const panel = page.getByRole('dialog', { name: /Termin/ }).first()
    await panel.getByRole('button', { name: 'Termin löschen' }).click()
    const question = page.getByRole('dialog', { name: 'Termin löschen' })
    await question.getByRole('button', { name: 'Termin löschen' }).click()
    await toast(page, 'Der Termin ist gelöscht.').waitFor()
    expect(await customerIn(id)).toMatchObject({ rand_tar: null, rand_saat: null, rand_user: 0 })
  })
})

test('wines are recommended by mail to the shown customer', async () => {
  const id = await mine('Mailt', { cus_email: 'anna@example.com' })
  await buildWine(journey.app.db, { stok_code: 'MAIL-1', stok_name: 'Riesling', stok_user_on: '1' }, 10)
  const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${id}&tab=products` })
  await page.getByRole('button', { name: 'Per E-Mail empfehlen' }).click()
  await toast(page, 'Bitte wählen Sie zuerst Weine aus.').waitFor()
  await row(page, 'MAIL-1').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'E-Mail (1)' }).click()
  const mail = page.getByRole('dialog', { name: 'Weine empfehlen' })
  await expect.poll(() => mail.getByLabel('E-Mail-Adresse').inputValue()).toBe('anna@example.com')
  const letter = mail.getByRole('textbox', { name: 'Text' })
  await letter.getByText('Guten Tag Anna Mailt,').click()
  await hasFocus(letter)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await mail.getByRole('button', { name: /Fett/ }).click()
  await letter.locator('strong', { hasText: 'Guten Tag Anna Mailt,' }).waitFor()
  await expectAccessible(page)
  await mail.getByRole('button', { name: 'Senden' }).click()
  await toast(page, 'Die E-Mail ist unterwegs.').waitFor()
  const { body_html } = await journey.app.db
    .selectFrom('mail_outbox')
    .select('body_html')
    .where('recipient', '=', 'anna@example.com')
    .executeTakeFirstOrThrow()
  expect(body_html).toContain('<strong>Guten Tag Anna Mailt,</strong>')

  const office = await journey.openAs('admin', { path: '/genel/postalar' })
  await settled(office)
  await row(office, 'anna@example.com').dblclick()
  const sent = office.getByRole('dialog')
  await sent.getByText('Guten Tag Anna Mailt,').waitFor()
  await expectAccessible(office)
  await closeByKey(office, sent)
})

test('fifty customers are handed to a salesperson', async () => {
  const { db } = journey.app
  let newest = 0
  for (let index = 0; index < 60; index += 1)
    newest = await buildCustomer(db, { cus_city: 'Verteilstadt', cus_user: 1 })
  const page = await journey.openAs('admin', { path: '/cari/musteri-dagit?f.cus_city=Verteilstadt' })
  await page.getByText('60 Einträge').waitFor()
  await page.getByRole('button', { name: 'Übertragen' }).click()
  await toast(page, 'Bitte wählen Sie, an wen übertragen wird.').waitFor()
  await page.getByLabel('Anzahl').fill('50')
  await page.getByRole('combobox', { name: 'Empfänger' }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'satis' }).click()
  await page.getByRole('button', { name: 'Übertragen' }).click()
  const question = page.getByRole('dialog', { name: 'Kunden verteilen' })
  await question.getByText('50 Kunden an satis Test übertragen?').waitFor()
  // Somebody else takes one of them meanwhile.
  await db.updateTable('customers').set({ cus_user: people.personel.id }).where('id', '=', newest).execute()
  await question.getByRole('button', { name: 'Übertragen' }).click()
  await question.getByText('Seit der Vorschau hat sich geändert', { exact: false }).waitFor()
  await question.getByText('davon jetzt betreut: 1', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Übertragen' }).click()
  await page.getByRole('status').getByText('50 Kunden wurden an satis Test übertragen.').waitFor()
  const { count } = await db
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('cus_city', '=', 'Verteilstadt')
    .where('cus_user', '=', people.satis.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(50)
})

test('administrators create, change the balance of and delete a customer in the list', async () => {
  const page = await journey.openAs('admin', { path: '/cari/liste' })
  await page.getByRole('button', { name: 'Neuer Kunde' }).click()
  const editor = page.getByRole('dialog', { name: 'Neuer Kunde' })
  await editor.getByLabel('Nachname').fill('Listenkunde')
  await page.keyboard.press('Control+s')
  await editor.getByText('Pflichtfeld').first().waitFor()
  await expectAccessible(page)
  await editor.getByLabel('Vorname').fill('Berta')
  await page.keyboard.press('Control+s')
  await toast(page, 'Angelegt').waitFor()
  await editor.waitFor({ state: 'detached' })
  const panel = page.getByRole('dialog', { name: /Guthaben/ })
  for (const balance of ['12,50', '99']) {
    await act(page, 'Listenkunde', 'Guthaben ändern')
    await panel.getByLabel('Guthaben').fill(balance)
    await page.keyboard.press('Control+s')
    await toast(page, 'Das Guthaben ist gespeichert.').first().waitFor()
    await panel.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+z')
  await toast(page, 'Rückgängig gemacht.').waitFor()
  await walkTo(page, '/cari/guthaben', 'Kunden mit Guthaben')
  await row(page, 'Listenkunde').getByText('12,50').waitFor()
  await walkTo(page, '/cari/liste?q=Listenkunde', 'Kundenliste')
  await act(page, 'Listenkunde', 'Löschen')
  await page
    .getByRole('dialog', { name: 'Löschen bestätigen' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await toast(page, 'Gelöscht').waitFor()
})

test('a customer is drawn from the pool by those who may', async () => {
  const { db } = journey.app
  await letDraw(db, people.satis.id)
  await mine('Poolkunde', { cus_user: 1, cus_city: 'Ziehstadt' })
  const page = await journey.openAs('satis', { path: '/genel-takip' })
  await page.getByRole('button', { name: /Kundenliste wählen/ }).click()
  await page.getByRole('menuitem', { name: 'Zufallsfilter' }).click()
  const town = page.getByRole('dialog', { name: 'Zufallsfilter' }).getByLabel('Ort')
  await town.fill('Nirgendwo')
  await page.keyboard.press('Enter')
  await toast(page, 'Kein passender Kunde gefunden.').waitFor()
  expect(await town.inputValue()).toBe('Nirgendwo')
  await town.fill('ziehst')
  await page.keyboard.press('Enter')
  await onScreen(page, 'Anna Poolkunde')
  await expect.poll(() => page.url()).toContain('list=random')
})

test('speech texts are looked after by administrators and read by everybody', async () => {
  const page = await journey.openAs('admin', { path: '/genel/konusma-metinleri' })
  await page.getByRole('button', { name: 'Neuer Leitfaden' }).first().click()
  const editor = page.getByRole('dialog', { name: 'Neuer Leitfaden' })
  await editor.getByLabel('Titel').fill('Erster Anruf')
  await page.keyboard.press('Control+s')
  await editor.getByText('Pflichtfeld').waitFor()
  const buffer = Buffer.from(smallFiles.pdf, 'base64')
  await editor
    .locator('input[type="file"]')
    .setInputFiles({ name: 'anruf.pdf', mimeType: 'application/pdf', buffer })
  await editor.locator('input[readonly][value="anruf.pdf"]').waitFor()
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await toast(page, 'Gespeichert.').waitFor()
  await page.getByText('Erster Anruf').click()
  await page.getByTitle('Erster Anruf').waitFor()
  const reader = await journey.openAs('bayi', { path: '/konusma-metinleri' })
  await reader.getByText('Erster Anruf').click()
  await reader.getByTitle('Erster Anruf').waitFor()
  expect(await reader.getByRole('button', { name: 'Neuer Leitfaden' }).count()).toBe(0)
})
