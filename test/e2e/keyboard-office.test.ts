import { writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { expectedColumns } from '#modules/data-in/domain/import/header.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { buildWine } from '#test/server/factories.ts'
import { toast, useJourney } from './browser.ts'
import { byKeyboardIn } from './keys.ts'
import { row, settled } from './lists.ts'

const journey = useJourney()

const button = (place: Pick<Page, 'getByRole'>, name: string | RegExp) => place.getByRole('button', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

describe('records', () => {
  beforeAll(() => buildWine(journey.app.db, { stok_code: 'LAG-1', stok_name: 'Lagerwein' }, 10))

  test('bottles are booked and a wine is changed', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    const keys = await byKeyboardIn(page)
    await settled(page)
    await keys.to(row(page, 'LAG-1'))
    await keys.act('Lagerbuchung')
    const booking = await keys.enter(dialog(page, 'Lagerbuchung'))
    await keys.pick(booking.getByRole('combobox', { name: 'Grund' }), 'Bruch')
    await keys.pick(booking.getByRole('combobox', { name: 'Buchungsart' }), 'Abgang')
    await keys.write(booking.getByLabel('Menge'), '4')
    await keys.use(button(booking, 'Speichern'))
    await toast(page, 'Die Buchung ist gespeichert.').waitFor()
    await booking.waitFor({ state: 'hidden' })
    await keys.to(row(page, 'LAG-1'))
    await keys.press('Enter')
    const editor = await keys.enter(dialog(page, /LAG-1/))
    await keys.goRound(editor)
    await keys.write(editor.getByLabel('Bezeichnung'), 'Kellerwein')
    await keys.press('Escape')
    const question = await keys.enter(dialog(page, /Änderungen/))
    await keys.goRound(question)
    await keys.leave(question, editor.getByLabel('Bezeichnung'))
    await keys.use(button(editor, 'Broschüre (PDF)'))
    const brochure = await keys.enter(dialog(page, /^Broschüre/))
    await keys.goRound(brochure)
    await keys.leave(brochure, button(editor, 'Broschüre (PDF)'))
    await keys.use(button(editor, 'Speichern'))
    await row(page, 'LAG-1').getByText('Kellerwein').waitFor()
    await editor.waitFor({ state: 'hidden' })
    await keys.to(row(page, 'LAG-1'))
  })

  test('a user is created', async () => {
    const page = await journey.openAs('admin', { path: '/genel/kullanici-yonetim' })
    const keys = await byKeyboardIn(page)
    await keys.use(button(page, 'Neuer Benutzer'))
    const editor = await keys.enter(dialog(page, 'Neuer Benutzer'))
    await keys.write(editor.getByLabel('Benutzername'), 'tasten.anna')
    await keys.write(editor.locator('input[name="user_pass"]'), 'Spaetlese1')
    await keys.write(editor.getByLabel('Vorname'), 'Anna')
    await keys.write(editor.getByLabel('E-Mail'), 'anna@example.com')
    await keys.write(editor.getByLabel('Mobiltelefon'), '+49 170 1')
    await keys.pick(editor.getByRole('combobox', { name: /^Händler/ }), 'Nord')
    await keys.use(button(editor, 'Speichern'))
    await toast(page, 'Angelegt').waitFor()
    await editor.waitFor({ state: 'hidden' })
    await keys.to(row(page, 'tasten.anna'))
  })

  test('a definition is changed', async () => {
    const page = await journey.openAs('admin', { path: '/genel/bayi-islemleri' })
    const keys = await byKeyboardIn(page)
    await settled(page)
    await keys.to(row(page, 'Online'))
    await keys.act('Bearbeiten')
    const editor = await keys.enter(page.getByRole('dialog'))
    await keys.write(editor.locator('input[name="yuzde"]'), '7')
    await keys.use(button(editor, 'Speichern'))
    await row(page, 'Online').getByText('7', { exact: true }).waitFor()
  })

  test('a sheet of customers is imported', async () => {
    const page = await journey.openAs('admin', { path: '/genel/import' })
    const keys = await byKeyboardIn(page)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      keys.use(button(page, 'Datei wählen')),
    ])
    await chooser.setFiles(await sheetOf({ adi: 'Ida', soyadi: 'Tastatur', ulke: 'Deutschland' }))
    await page.getByText('1 Eintrag').waitFor()
    await keys.pick(page.getByRole('combobox', { name: 'Kategorie' }), '')
    await keys.use(button(page, 'Hochladen'))
    await page.getByText('1 Zeile · 1 hinzugefügt').waitFor()
  })
})

async function sheetOf(person: Partial<Record<string, string>>) {
  const rows = [[...expectedColumns], expectedColumns.map((column) => person[column] ?? null)]
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Kunden', rows }] }))
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: 'kunden.xlsx', mimeType, buffer }
}

test('commission is paid out', async () => {
  const { app } = journey
  const today = businessDay()
  await app.db.updateTable('sys_users').set({ yuzde: 10 }).where('id', '=', people.personel.id).execute()
  await buildClosedOrder(app, { f_odeme_tar: today, f_tarih: today, f_no: 'P-1' })
  const page = await journey.openAs('admin', { path: '/report/prim-islemleri' })
  const keys = await byKeyboardIn(page)
  await keys.use(button(page, 'Nur personel Test zeigen'))
  await settled(page)
  await keys.to(row(page, 'P-1'))
  await keys.press('Space')
  await keys.use(button(page, 'Provision auszahlen (1)'))
  const payout = await keys.enter(dialog(page, 'Auszahlung · personel Test'))
  await keys.use(button(payout, 'Auszahlen'))
  await toast(page, 'Die Provisionen sind abgerechnet.').waitFor()
  const slip = await keys.enter(dialog(page, /Provisionsabrechnung P/))
  await keys.leave(slip)
  await page.getByText('In diesem Zeitraum ist keine Provision offen.').waitFor()
})

describe('people among themselves', () => {
  test('a task is sent and answered', async () => {
    const sender = await byKeyboardIn(await journey.openAs('admin', { path: '/takip/gorevler' }))
    await sender.use(button(sender.page, 'Neue Aufgabe').first())
    const form = await sender.enter(dialog(sender.page, 'Neue Aufgabe'))
    await sender.pick(form.getByRole('combobox', { name: 'Empfänger' }), 'personel Test')
    await sender.write(form.getByLabel('Nachricht'), 'Regal zählen')
    await sender.use(button(form, 'Senden'))
    await toast(sender.page, 'ist gesendet').waitFor()

    const receiver = await byKeyboardIn(await journey.openAs('personel', { path: '/takip/gorevler' }))
    await settled(receiver.page)
    await receiver.to(row(receiver.page, 'admin Test'))
    await receiver.press('Enter')
    const task = await receiver.enter(dialog(receiver.page, /^Aufgabe \d+$/))
    await receiver.write(task.getByLabel('Antwort'), 'Gezählt')
    await receiver.use(button(task, 'Antworten'))
    await toast(receiver.page, 'Die Antwort ist gesendet.').waitFor()
  })

  test('a message is written, marked and its conversation looked at', async () => {
    const page = await journey.openAs('admin', { path: '/chatapp' })
    const keys = await byKeyboardIn(page)
    await keys.write(page.getByRole('searchbox', { name: 'Suchen oder anschreiben' }), 'satis')
    await keys.use(page.getByRole('link', { name: /satis Test/ }))
    await page.getByText('Noch keine Nachrichten.').waitFor()
    await keys.write(page.getByRole('textbox', { name: 'Nachricht schreiben' }), 'Guten Morgen')
    await keys.press('Enter')
    const message = page.getByRole('log').locator('article', { hasText: 'Guten Morgen' })
    await message.getByRole('img', { name: 'gesendet' }).waitFor()
    await keys.use(message.getByRole('button', { name: 'Aktionen zur Nachricht' }))
    await keys.to(page.getByRole('menuitem', { name: 'Mit Stern markieren' }), 'ArrowDown')
    await keys.press('Enter')
    await message.getByRole('img', { name: 'mit Stern' }).waitFor()
    await keys.to(message.getByRole('button', { name: 'Aktionen zur Nachricht' }))
    await keys.use(button(page, 'Info anzeigen'))
    const info = page.getByRole('complementary', { name: 'Kontaktinfo' })
    await keys.use(info.getByRole('tab', { name: 'Mit Stern' }))
    await info.getByRole('button', { name: /Guten Morgen/ }).waitFor()
    await keys.leave(info, button(page, 'Info anzeigen'))
    await keys.use(button(page, 'In der Unterhaltung suchen'))
    const search = await keys.enter(page.getByRole('search'))
    await page.keyboard.type('morgen')
    await search.getByText('1 von 1 Treffer').waitFor()
    await keys.leave(search, button(page, 'In der Unterhaltung suchen'))
  })
})
