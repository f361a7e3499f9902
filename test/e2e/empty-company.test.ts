import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#app/routes.ts'
import { say } from '#core/texts.ts'
import { companyDealer, companyRecord } from '#db/seed/data/company.ts'
import { dealers } from '#db/seed/data/staff.ts'
import { startEmptyApp } from '#test/server/app.ts'
import { buildOrder, overdueInvoice } from '#test/server/factories.ts'
import { closeByKey, signIn, toast, useJourney, walkTo } from './browser.ts'
import { act, choose, row, settled } from './lists.ts'
import { usualPort } from './pages.ts'

/** A company on its first day, without the demo company: each step builds on the one before. */
let passwordLink = ''
const journey = useJourney({
  isOneVisit: true,
  startApp: async () => {
    const app = await startEmptyApp(await usualPort())
    ;({ passwordLink } = app)
    return app
  },
})

/** Everything that the demo company is recognised by. The product has its name too, which is no demo name. */
const demoWords = [
  ...Object.values(companyRecord),
  ...Object.values(companyDealer),
  ...dealers.flatMap((dealer) => Object.values(dealer)),
]
  .filter((value) => typeof value === 'string')
  .filter((value) => value.length > 5 && value !== 'Weinkontor')

const PASSWORD = 'Spaetlese7Hang'
let page: Page
/** Demo names among what the server answered. */
const found: string[] = []

beforeAll(async () => {
  page = await journey.open({ path: passwordLink })
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    const text = await response.text().catch(() => '')
    for (const word of demoWords) if (text.includes(word)) found.push(`${response.url()}: ${word}`)
  })
})

const save = () => page.keyboard.press('Control+s')
const saved = () => toast(page, 'Gespeichert.').first().waitFor()
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

async function pick(label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.locator('[role="option"]:visible', { hasText: option }).first().click()
}

test('the first administrator sets a password and signs in', async () => {
  for (const label of ['Neues Passwort', 'Neues Passwort wiederholen'])
    await page.getByLabel(label, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('input[name="user_name"]').waitFor()
  await signIn(page, 'admin', PASSWORD)
})

test('the company gets its data, and its own dealer takes them', async () => {
  await walkTo(page, '/kurulum', 'Einrichtung')
  await page.getByText('der eigene Händler (Eigene Firma) übernimmt sie').waitFor()
  await page.getByLabel('Empfänger der Testmail').fill('chefin@sonnenhang.example')
  await page.getByRole('button', { name: 'Testmail senden' }).click()
  await page.getByText('Es ist kein Mailserver eingestellt.', { exact: false }).waitFor()
  await walkTo(page, '/firma-bilgileri', 'Firmendaten')
  const data = {
    legal_name: 'Weingut Sonnenhang GmbH & Co. KG',
    street: 'Am Berg 1',
    postcode: '67346',
    town: 'Speyer',
    phone: '+49 6232 100',
    email: 'post@sonnenhang.example',
    ustid: 'DE136695976',
    steuer: '41/123/45678',
    iban: 'DE02 1203 0000 0000 2020 51',
  }
  for (const [name, value] of Object.entries(data)) await page.locator(`input[name="${name}"]`).fill(value)
  await pick(/^Land/, /Deutschland/)
  await save()
  await saved()
  await walkTo(page, '/genel/bayi-islemleri', 'Händler')
  await row(page, 'Weingut Sonnenhang').getByText('Am Berg 1, 67346 Speyer').waitFor()
})

test('the settings are saved, though the usual dealer of the specification does not exist', async () => {
  await walkTo(page, '/genel/ayarlar', 'Einstellungen')
  await page
    .getByLabel(/^Gebühr: Letzte Mahnung/)
    .first()
    .fill('12,50')
  await save()
  await saved()
})

test('a dealer and a person are made', async () => {
  await walkTo(page, '/genel/bayi-islemleri', 'Händler')
  await page.getByRole('button', { name: 'Neuer Händler' }).first().click()
  await page.locator('input[name="firma"]').fill('Pfalz')
  await save()
  await row(page, 'Pfalz').waitFor()
  await walkTo(page, '/genel/kullanici-yonetim', 'Benutzer')
  await page.getByRole('button', { name: 'Neuer Benutzer' }).first().click()
  const editor = dialog('Neuer Benutzer')
  await editor.getByLabel('Benutzername').fill('erna')
  await editor.locator('input[name="user_pass"]').fill('Kelterhaus88')
  await editor.getByLabel('Vorname').fill('Erna')
  await editor.getByLabel('E-Mail').fill('erna@sonnenhang.example')
  await editor.getByLabel('Mobiltelefon').fill('+49 170 1')
  await pick(/^Händler/, 'Weingut Sonnenhang')
  await save()
  await row(page, 'erna').waitFor()
})

test('the first wine is made and put into the cellar', async () => {
  await walkTo(page, '/stoklistesi', 'Weine')
  await page.getByRole('button', { name: 'Neuer Wein' }).first().click()
  const editor = dialog('Neuer Wein')
  await editor.getByLabel('Artikelcode').fill('RIES-1')
  await editor.getByLabel('Bezeichnung').fill('Riesling vom Berg')
  await editor.locator('input[name="stok_de_price"]').fill('12')
  await editor.getByLabel('Mindestbestand').fill('6')
  await editor.getByLabel('Im Verkauf').check()
  await save()
  await editor.waitFor({ state: 'detached' })
  await act(page, 'RIES-1', 'Lagerbuchung')
  const booking = dialog('Lagerbuchung')
  await pick('Buchungsart', 'Zugang')
  await pick('Grund', 'Einkauf')
  await booking.getByLabel('Menge').fill('60')
  await save()
  await toast(page, 'Die Buchung ist gespeichert.').waitFor()
})

test('the first customer is made', async () => {
  await walkTo(page, '/cari/liste', 'Kundenliste')
  await page.getByRole('button', { name: 'Neuer Kunde' }).first().click()
  const editor = dialog('Neuer Kunde')
  await editor.getByLabel('Vorname').fill('Berta')
  await editor.getByLabel('Nachname').fill('Erstkundin')
  await save()
  await editor.waitFor({ state: 'detached' })
  await row(page, 'Erstkundin').waitFor()
  await act(page, 'Erstkundin', 'Adressen')
  await page.getByRole('button', { name: 'Neue Adresse' }).first().click()
  const address = dialog('Neue Adresse')
  await pick(/^Adressart/, 'Rechnung')
  await address.getByLabel('Straße').fill('Domstraße 1')
  await address.getByLabel('PLZ').fill('50667')
  await address.getByLabel('Ort').fill('Köln')
  await address.getByRole('button', { name: 'Speichern' }).click()
  await address.waitFor({ state: 'detached' })
  await closeByKey(page, dialog(/Adressen/))
})

test('the first order is taken, approved, invoiced and paid', async () => {
  await walkTo(page, '/siparis-islem', 'Aufträge')
  await page.getByRole('button', { name: 'Neuer Auftrag' }).first().click()
  const picker = dialog('Kunde wählen')
  await row(page, 'Erstkundin').waitFor()
  await settled(page)
  await row(page, 'Erstkundin').dblclick()
  await picker.waitFor({ state: 'detached' })
  const desk = dialog(/Neuer Auftrag/)
  await desk.getByLabel('Artikelcode eingeben').fill('RIES-1')
  await page.keyboard.press('Enter')
  await desk.getByLabel('Menge (neue Position)').fill('6')
  await page.keyboard.press('Enter')
  await desk.getByLabel('Menge: RIES-1').waitFor()
  await save()
  await toast(page, 'ist angelegt').waitFor()
  await closeByKey(page, dialog(/^Auftrag \d+$/))

  await act(page, 'Erstkundin', 'Auftrag bestätigen')
  await page.getByRole('dialog').getByRole('button', { name: 'Auftrag bestätigen' }).click()
  await toast(page, 'ist bestätigt').waitFor()
  await choose(page, 'In Bestätigung')
  await row(page, 'Erstkundin').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Auswahl fakturieren (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Auswahl fakturieren' }).click()
  await page.getByText('1 von 1 erfolgreich.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
  await page
    .getByRole('dialog', { name: 'Rechnungen drucken' })
    .getByRole('button', { name: 'Schließen' })
    .last()
    .click()
  await choose(page, 'Offene Rechnungen')
  await act(page, 'Erstkundin', 'Zahlung erfassen')
  const pay = dialog(/Zahlung erfassen/)
  await pay.getByRole('button', { name: 'Buchen' }).click()
  await dialog('Vorgang schließen').getByRole('button', { name: 'Vorgang schließen' }).click()
  await closeByKey(page, dialog(/^Bezahlte Rechnung/))
  await choose(page, 'Geschlossene Rechnungen')
  await row(page, 'Erstkundin').waitFor()
})

test('the first reminder is sent', async () => {
  const { db } = journey.app
  const wine = await db.selectFrom('stok').select('id').executeTakeFirstOrThrow()
  await buildOrder(db, { stk_id: wine.id, stk_adet: 1 }, overdueInvoice('Säumig', '900001'))
  await walkTo(page, '/UyariIslemleri', 'Mahnungen')
  await act(page, 'Säumig', 'Zahlungserinnerung verschicken')
  await page.getByRole('dialog').getByRole('button', { name: 'Zahlungserinnerung verschicken' }).click()
  await toast(page, 'Zahlungserinnerung ist gespeichert').waitFor()
})

test.each(routes.map(({ path, title }) => [path, say(title, 'de')]))('%s opens', async (path, title) => {
  await walkTo(page, path.replace('$chatId', '2').replace('$roomId', '1'), title)
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' })
})

test('no demo name has come from the server', () => {
  expect(demoWords.length).toBeGreaterThan(20)
  expect([...new Set(found)]).toEqual([])
})
