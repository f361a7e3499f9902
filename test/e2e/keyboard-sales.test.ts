import type { Editor } from '@tiptap/react'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { businessDay, formatDate } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import {
  buildAddress,
  buildCustomer,
  buildOrder,
  buildWine,
  placeOrder,
  smallFiles,
  letDraw,
  overdueInvoice,
} from '#test/server/factories.ts'
import { hasFocus, toast, useJourney } from './browser.ts'
import { byKeyboardIn } from './keys.ts'
import { row, settled } from './lists.ts'

const journey = useJourney()

const button = (place: Pick<Page, 'getByRole'>, name: string | RegExp) => place.getByRole('button', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
/** The selected radio of a group, and another one. */
const chosen = (page: Page) => page.locator('main').getByRole('radio', { checked: true }).first()
const view = (page: Page, name: string) => page.locator('main').getByRole('radio', { name, exact: true })

const inDays = (days: number) => formatDate(Temporal.PlainDate.from(businessDay()).add({ days }).toString())

test('a customer is drawn, spoken with, given an appointment and sold wine', async () => {
  const { db } = journey.app
  await letDraw(db, people.satis.id)
  await buildWine(db, { stok_code: 'TAST-1', stok_name: 'Silvaner', stok_de_price: 8 }, 12)
  const cus_id = await buildCustomer(db, { cus_name: 'Anna', cus_surname: 'Taste', cus_user: 1 })
  await buildAddress(db, cus_id)
  const page = await journey.openAs('satis', { path: '/genel-takip' })
  const keys = await byKeyboardIn(page)
  await keys.use(button(page, /Kunden ziehen/))
  await page.getByRole('heading', { name: 'Anna Taste' }).waitFor()

  await keys.use(button(page, /^Gespräch/))
  const talk = await keys.enter(dialog(page, /Gespräche/))
  await keys.leave(talk, button(page, /^Gespräch/))
  await keys.press('Enter')
  await keys.enter(talk)
  await keys.pick(talk.getByRole('combobox', { name: 'Ergebnis' }), 'Bestellung aufgenommen')
  await keys.write(talk.getByRole('textbox', { name: 'Notiz' }), 'Mag Silvaner')
  await keys.use(button(talk, 'Speichern'))
  await toast(page, 'Das Gespräch ist festgehalten.').waitFor()
  await talk.waitFor({ state: 'hidden' })

  await keys.use(button(page, /^Termin/))
  const appointment = await keys.enter(dialog(page, /Termin/))
  await keys.use(button(appointment, 'Kalender öffnen'))
  const calendar = await keys.enter(page.locator('[data-dates-dropdown], .mantine-Popover-dropdown'))
  await keys.goRound(calendar)
  await keys.leave(calendar, button(appointment, 'Kalender öffnen'))
  await keys.write(appointment.getByRole('textbox', { name: 'Termin' }), inDays(5))
  await keys.write(appointment.getByRole('textbox', { name: 'Uhrzeit' }), '930')
  await keys.use(button(appointment, 'Speichern'))
  await page
    .getByTestId('appointment')
    .getByText(`${inDays(5)} 09:30`)
    .waitFor()
  await appointment.waitFor({ state: 'hidden' })

  await keys.use(button(page, /^Neuer Auftrag/))
  const desk = await keys.enter(dialog(page, /Neuer Auftrag/))
  await keys.write(desk.getByLabel('Artikelcode eingeben'), 'tast-1')
  await keys.press('Enter')
  await hasFocus(desk.getByLabel('Menge (neue Position)'))
  await page.keyboard.type('3')
  await keys.press('Enter')
  await expect.poll(() => desk.getByTestId('grand-total').textContent()).toBe('32,90\u00a0€')
  await keys.use(button(desk, 'Speichern'))
  await toast(page, 'ist angelegt').waitFor()
  const order = await keys.enter(dialog(page, /^Auftrag \d+$/))
  await keys.leave(order, button(page, /^Neuer Auftrag/))
})

test('a brochure is looked at, and wines are recommended in a letter', async () => {
  const { db } = journey.app
  const mail = { cus_email: 'anna@example.com', cus_user: people.personel.id }
  const cus_id = await buildCustomer(db, { cus_name: 'Anna', cus_surname: 'Brief', ...mail })
  const id = await buildWine(db, { stok_code: 'BRIEF-1', stok_user_on: '1' }, 10)
  const admin = await journey.app.as('admin')
  const file = { brosur_file_name: 'wein.pdf', base_64_brosur: smallFiles.pdf }
  await admin.call('/stok/update', { id, version: 1, ...file })
  const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${cus_id}&tab=products` })
  const keys = await byKeyboardIn(page)
  await settled(page)
  await keys.to(row(page, 'BRIEF-1'))
  await keys.press('Space')
  const opener = button(row(page, 'BRIEF-1'), /Broschüre/)
  await keys.use(opener)
  const brochure = await keys.enter(dialog(page, /^Broschüre/))
  await keys.leave(brochure, opener)
  await keys.use(button(page, 'E-Mail (1)'))
  const letter = await keys.enter(dialog(page, 'Weine empfehlen'))
  const text = letter.getByRole('textbox', { name: 'Text' })
  await text.waitFor()
  await keys.goRound(letter)
  await keys.to(text)
  await followsSelection(page)
  await keys.press('Control+Home')
  await page.keyboard.type('Aktuell: ')
  // Just after typing the editor may put its own selection back once more.
  await expect
    .poll(async () => {
      await keys.press('Control+Home', 'Shift+End')
      await followsSelection(page)
      return selectedIn(text)
    })
    .toContain('Aktuell: ')
  await keys.use(button(letter, /^Fett/))
  await text.locator('strong', { hasText: 'Aktuell: ' }).waitFor()
  await keys.use(button(letter, 'Senden'))
  await toast(page, 'Die E-Mail ist unterwegs.').waitFor()
})

describe('order to cash', () => {
  test('an order is approved, invoiced, looked at and paid', async () => {
    const { db } = journey.app
    const admin = await journey.app.as('admin')
    const cus_id = await buildCustomer(db, { cus_surname: 'Barzahler' })
    const stk_id = await buildWine(db, { stok_de_price: 10 }, 20)
    await placeOrder(db, admin, [{ stk_id, stk_adet: 6 }], { cus_id, cus_surname: 'Barzahler' })
    const page = await journey.openAs('admin', { path: '/siparis-islem' })
    const keys = await byKeyboardIn(page)
    await settled(page)
    await keys.to(row(page, 'Barzahler'))
    await keys.act('Auftrag bestätigen')
    const approve = await keys.enter(dialog(page, /bestätigen/))
    await keys.use(button(approve, 'Auftrag bestätigen'))
    await toast(page, 'ist bestätigt').waitFor()

    await keys.choose(chosen(page), view(page, 'In Bestätigung'))
    await keys.to(row(page, 'Barzahler'))
    await keys.press('Space')
    await keys.use(button(page, 'Auswahl fakturieren (1)'))
    const bulk = await keys.enter(dialog(page, /fakturieren/))
    await keys.use(button(bulk, 'Auswahl fakturieren'))
    await page.getByText('1 von 1 erfolgreich.').waitFor()
    await keys.use(button(page.getByRole('dialog'), 'Schließen').last())
    const print = await keys.enter(dialog(page, 'Rechnungen drucken'))
    await keys.use(button(print, 'Alle drucken'))
    await button(print, 'Öffnen').waitFor()
    await keys.leave(print)

    await keys.choose(chosen(page), view(page, 'Offene Rechnungen'))
    await keys.to(row(page, 'Barzahler'))
    await keys.act('Rechnung ansehen')
    const viewer = await keys.enter(dialog(page, /^Rechnung · /))
    await viewer.locator('iframe').waitFor()
    await keys.choose(
      viewer.getByRole('radio', { checked: true }),
      viewer.getByRole('radio', { name: 'Lieferschein' }),
    )
    await keys.leave(viewer, row(page, 'Barzahler'))

    await keys.act('Zahlung erfassen')
    const pay = await keys.enter(dialog(page, /Zahlung erfassen/))
    await expect.poll(() => pay.getByLabel('Zahlungsbetrag').inputValue()).toBe('68,90')
    await keys.use(button(pay, 'Buchen'))
    const closing = await keys.enter(dialog(page, 'Vorgang schließen'))
    await keys.use(button(closing, 'Vorgang schließen'))
    const receipt = await keys.enter(dialog(page, /^Bezahlte Rechnung/))
    await keys.leave(receipt)
    await keys.choose(chosen(page), view(page, 'Geschlossene Rechnungen'))
    await row(page, 'Barzahler').waitFor()
  })

  test('a reminder is sent', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 20)
    await buildOrder(db, { stk_id, stk_adet: 1 }, overdueInvoice('Säumig', '900001'))
    const page = await journey.openAs('admin', { path: '/UyariIslemleri' })
    const keys = await byKeyboardIn(page)
    await settled(page)
    await keys.to(row(page, 'Säumig'))
    await keys.act('Zahlungserinnerung verschicken')
    const question = await keys.enter(dialog(page, 'Zahlungserinnerung'))
    await keys.use(button(question, 'Zahlungserinnerung verschicken'))
    const letter = await keys.enter(dialog(page, /· 900001/))
    await keys.leave(letter)
    await keys.choose(chosen(page), view(page, 'Zahlungserinnerung verschickt'))
    await row(page, 'Säumig').waitFor()
  })

  test('a parcel is shipped', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 20)
    await buildOrder(db, { stk_id, stk_adet: 1 }, overdueInvoice('Paketfrau', '900002'))
    const page = await journey.openAs('admin', { path: '/kargoislemleri' })
    const keys = await byKeyboardIn(page)
    await settled(page)
    await keys.to(row(page, 'Paketfrau'))
    await keys.act('Versenden')
    const panel = await keys.enter(dialog(page, /^Versand · /))
    await keys.write(panel.getByRole('textbox', { name: 'Sendungsnummer' }), '003407')
    await keys.pick(panel.getByRole('combobox', { name: 'Paketdienst' }), 'DPD')
    await keys.use(button(panel, 'Versenden'))
    await toast(page, 'ist versandt.').waitFor()
    await keys.choose(chosen(page), view(page, 'Unterwegs'))
    await row(page, '003407').getByText('DPD').waitFor()
  })
})

/** The editor puts its own selection back 20 ms after it got the focus, and reads a new one in a task of its own. */
const followsSelection = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 30)))

/** What the editor itself takes for selected. */
const selectedIn = (text: Locator): Promise<string> =>
  text.evaluate((node) => {
    const { state } = (node as unknown as { editor: Editor }).editor
    return state.doc.textBetween(state.selection.from, state.selection.to)
  })
