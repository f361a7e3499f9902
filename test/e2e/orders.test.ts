import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  buildAddress,
  buildCustomer,
  buildOrder,
  buildWine,
  overdueInvoice,
  placeInvoice,
  placeOrder,
} from '#test/server/factories.ts'
import { people } from '#test/server/company.ts'
import { closeByKey, expectAccessible, hasFocus, toast, useJourney, walkTo } from './browser.ts'
import { act, choose, openMenu, row, settled, tableRows } from './lists.ts'

const journey = useJourney()

/** Waits for the documents of a bulk run, which are made in the background, and closes the dialog. */
async function finishPrint(page: Page, name: string): Promise<void> {
  const print = page.getByRole('dialog', { name })
  await print.getByRole('button', { name: 'Alle drucken' }).click()
  await print.getByRole('button', { name: 'Öffnen' }).waitFor()
  await print.getByRole('button', { name: 'Schließen' }).last().click()
  await print.waitFor({ state: 'hidden' })
}

/** Opens the order form for a customer, by keyboard from the search on. */
async function openNewOrder(page: Page, surname: string) {
  await page.getByRole('button', { name: 'Neuer Auftrag' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Kunde wählen' })
  await picker.getByRole('searchbox').fill(surname)
  await page.keyboard.press('Enter')
  await picker.getByText('1 Eintrag', { exact: true }).waitFor()
  const found = picker.locator('tbody tr[data-row-id]', { hasText: surname })
  await found.waitFor()
  await settled(page)
  await page.keyboard.press('ArrowDown')
  await hasFocus(found)
  await page.keyboard.press('Enter')
  const desk = page.getByRole('dialog', { name: /Neuer Auftrag/ })
  await desk.getByLabel('Artikelcode eingeben').waitFor()
  return desk
}

async function typeLine(page: Page, code: string, quantity: number): Promise<void> {
  const desk = page.getByRole('dialog', { name: /Auftrag/ })
  await desk.getByLabel('Artikelcode eingeben').focus()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await hasFocus(desk.getByLabel('Menge (neue Position)'))
  await page.keyboard.type(String(quantity))
  await page.keyboard.press('Enter')
}

describe('call to cash', () => {
  test('an order is typed, approved, invoiced, paid twice and closed; the customer is handed over', async () => {
    const { db } = journey.app
    await buildWine(db, { stok_code: 'RIES-1', stok_name: 'Riesling', stok_de_price: 10 }, 50)
    await buildWine(db, { stok_code: 'SPÄT-1', stok_name: 'Spätburgunder', stok_de_price: 14.5 }, 5)
    const cus_id = await buildCustomer(db, { cus_surname: 'Kassenmann', cus_user: people.personel.id })
    await buildAddress(db, cus_id)
    await db.updateTable('sys_users').set({ yuzde: 10 }).where('id', '=', people.admin.id).execute()
    const page = await journey.openAs('admin', { path: '/siparis-islem' })

    const desk = await openNewOrder(page, 'Kassenmann')
    await desk.getByText('Die Zahlung erfolgt in 14 Tagen.').waitFor()
    await page.keyboard.press('Control+s')
    const refusal = toast(page, 'Bitte erfassen Sie mindestens einen Wein')
    await refusal.getByRole('button', { name: 'Schließen' }).click()
    await refusal.waitFor({ state: 'detached' })
    await typeLine(page, 'ries-1', 6)
    await desk.getByLabel('Menge: RIES-1').waitFor()
    await typeLine(page, 'SPÄT-1', 6)
    await desk.getByText(/Es können nur 5 Flaschen bestellt werden/).waitFor()
    await hasFocus(desk.getByLabel('Menge (neue Position)'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.getByTestId('grand-total').textContent()).toBe('126,90\u00a0€')
    await expect
      .poll(() => desk.getByTestId('own-commission').textContent())
      .toBe('Bringt Ihnen 10,66\u00a0€, sobald bezahlt ist')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await toast(page, 'ist angelegt').waitFor()
    const view = page.getByRole('dialog', { name: /^Auftrag \d+$/ })
    await view.getByText('Neuer Auftrag').waitFor()
    await closeByKey(page, view)

    await row(page, 'Kassenmann').getByText('126,90').waitFor()
    await act(page, 'Kassenmann', 'Auftrag bestätigen')
    await page.getByRole('dialog').getByRole('button', { name: 'Auftrag bestätigen' }).click()
    await toast(page, 'ist bestätigt').waitFor()

    await choose(page, 'In Bestätigung')
    await page.getByRole('button', { name: 'Auswahl fakturieren' }).click()
    await toast(page, 'mindestens einen Auftrag').waitFor()
    await row(page, 'Kassenmann').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Auswahl fakturieren (1)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Auswahl fakturieren' }).click()
    await page.getByText('1 von 1 erfolgreich.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
    await finishPrint(page, 'Rechnungen drucken')

    await choose(page, 'Offene Rechnungen')
    await act(page, 'Kassenmann', 'Zahlung erfassen')
    const pay = page.getByRole('dialog', { name: /Zahlung erfassen/ })
    await expect.poll(() => pay.getByLabel('Zahlungsbetrag').inputValue()).toBe('126,90')
    await pay.getByRole('button', { name: 'Vorgang schließen' }).click()
    await page.getByText('erst geschlossen werden, wenn alles bezahlt ist').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await pay.getByLabel('Zahlungsbetrag').fill('26,90')
    await pay.getByRole('button', { name: 'Buchen' }).click()
    await toast(page, 'Die Zahlung ist gebucht.').first().waitFor()
    await expect.poll(() => pay.getByLabel('Noch offen').inputValue()).toBe('100,00\u00a0€')
    await expect.poll(() => pay.getByLabel('Zahlungsbetrag').inputValue()).toBe('100,00')
    await pay.getByRole('button', { name: 'Buchen' }).click()
    const closing = page.getByRole('dialog', { name: 'Vorgang schließen' })
    await closing.getByRole('button', { name: 'Vorgang schließen' }).click()
    await toast(page, 'Der Kunde wurde an den Verkäufer übergeben.').waitFor()
    await closeByKey(page, page.getByRole('dialog', { name: /^Bezahlte Rechnung/ }))
    await choose(page, 'Geschlossene Rechnungen')
    await row(page, 'Kassenmann').getByText('Geschlossene Rechnung').waitFor()

    const customer = await db
      .selectFrom('customers')
      .select('cus_user')
      .where('id', '=', cus_id)
      .executeTakeFirstOrThrow()
    expect(customer.cus_user).toBe(people.admin.id)

    await walkTo(page, '/cari/liste?q=Kassenmann', 'Kundenliste')
    await act(page, 'Kassenmann', 'Kontoauszug')
    const ledger = page.getByRole('dialog', { name: /Kontoauszug/ })
    await ledger.getByText('2 Einträge').waitFor()
    await ledger.locator('tfoot').getByText('126,90').waitFor()
    await closeByKey(page, ledger)
    await act(page, 'Kassenmann', 'Frühere Aufträge')
    const history = page.getByRole('dialog', { name: /Frühere Aufträge/ })
    await history.getByText('Umsatz 126,90').waitFor()
  })

  test('a salesperson takes an order beside the customer, by one key', async () => {
    const { db } = journey.app
    await buildWine(db, { stok_code: 'SILV-1', stok_name: 'Silvaner', stok_de_price: 8 }, 12)
    const cus_id = await buildCustomer(db, { cus_surname: 'Telefonfrau', cus_user: people.personel.id })
    await buildAddress(db, cus_id)
    const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${cus_id}` })
    await page.getByRole('heading', { name: 'Telefonfrau', level: 2 }).waitFor()
    await page.keyboard.press('a')
    const desk = page.getByRole('dialog', { name: /Neuer Auftrag/ })
    await desk.getByLabel('Artikelcode eingeben').waitFor()
    await typeLine(page, 'silv-1', 3)
    await expect.poll(() => desk.getByTestId('grand-total').textContent()).toBe('32,90\u00a0€')
    await page.keyboard.press('Control+s')
    await toast(page, 'ist angelegt').waitFor()
    await closeByKey(page, page.getByRole('dialog', { name: /Auftrag \d+/ }))
    await page.getByRole('tab', { name: 'Neu' }).click()
    await row(page, 'Telefonfrau').getByText('32,90').waitFor()
    await page.getByRole('tab', { name: 'Frühere Aufträge' }).click()
    await page.getByText('Umsatz 32,90').waitFor()
  })

  test('whoever types faster than wines are found still gets the line, once and at its price', async () => {
    const { db } = journey.app
    await buildWine(db, { stok_code: 'EILE-1', stok_name: 'Eilwein', stok_de_price: 7 }, 12)
    await buildWine(db, { stok_code: 'EILE-2', stok_name: 'Eilwein zwei', stok_de_price: 9 }, 12)
    const cus_id = await buildCustomer(db, { cus_surname: 'Eilig', cus_user: people.personel.id })
    await buildAddress(db, cus_id)
    const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${cus_id}` })
    await page.getByRole('heading', { name: 'Eilig', level: 2 }).waitFor()
    await page.keyboard.press('a')
    const desk = page.getByRole('dialog', { name: /Neuer Auftrag/ })
    const code = desk.getByLabel('Artikelcode eingeben')
    await code.waitFor()
    let isHeld = true
    const held: (() => void)[] = []
    await page.route('**/api/stok_search_dialialog_view/list', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await code.focus()
    await page.keyboard.type('eile-1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    // Slow typing also searches for the beginning of the code.
    await expect.poll(() => held.length).toBeGreaterThan(1)
    isHeld = false
    for (const release of held) release()
    await expect.poll(() => desk.getByLabel('Menge: EILE-1').inputValue()).toBe('2')
    await hasFocus(code)
    expect(await code.inputValue()).toBe('')

    await page.keyboard.type('eile-2')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await desk.getByLabel('Menge: EILE-2').waitFor()
    expect(await desk.getByLabel('Menge: EILE-1').count()).toBe(1)
    // 2 × 7 + 3 × 9 + 8.90 for the parcel.
    await expect.poll(() => desk.getByTestId('grand-total').textContent()).toBe('49,90\u00a0€')
  })

  test('instalments are paid one by one; what comes in too much goes to the balance', async () => {
    const { db } = journey.app
    const admin = await journey.app.as('admin')
    const cus_id = await buildCustomer(db, { cus_surname: 'Ratenzahler' })
    const plan = { cus_id, cus_surname: 'Ratenzahler', s_vadeli_odeme: '1', s_taksit_sayisi: 2 }
    await placeInvoice(db, admin, 10, plan)
    const page = await journey.openAs('admin', { path: '/siparis-islem?list=open' })
    await act(page, 'Ratenzahler', 'Zahlung erfassen')
    const pay = page.getByRole('dialog', { name: /Zahlung erfassen/ })
    await pay.getByRole('button', { name: 'Übernehmen' }).first().click()
    await expect.poll(() => pay.getByLabel('Zahlungsbetrag').inputValue()).toBe('54,45')
    await pay.getByRole('button', { name: 'Buchen' }).click()
    await expect.poll(() => pay.getByLabel('Noch offen').inputValue()).toBe('54,45\u00a0€')
    await expect.poll(() => pay.getByRole('button', { name: 'Übernehmen' }).count()).toBe(1)
    await pay.getByLabel('Zahlungsbetrag').fill('60')
    await pay.getByRole('button', { name: 'Buchen' }).click()
    const surplus = page.getByRole('dialog', { name: 'Überzahlung' })
    await surplus.getByRole('button', { name: 'Buchen' }).click()
    await surplus.getByText('5,55\u00a0€ zu viel').waitFor()
    await surplus.getByRole('button', { name: 'Dem Guthaben zuschreiben' }).click()
    const closing = page.getByRole('dialog', { name: 'Vorgang schließen' })
    await closing.getByRole('button', { name: 'Vorgang schließen' }).click()
    await closeByKey(page, page.getByRole('dialog', { name: /^Bezahlte Rechnung/ }))
    await walkTo(page, '/cari/guthaben', 'Kunden mit Guthaben')
    await row(page, 'Ratenzahler').getByText('5,55').waitFor()
  })

  test('an order changes hands, and its history says who did it', async () => {
    const { db } = journey.app
    const staff = await journey.app.as('personel')
    const cus_id = await buildCustomer(db, { cus_surname: 'Wechsel', cus_user: people.personel.id })
    const stk_id = await buildWine(db, {}, 5)
    await placeOrder(db, staff, [{ stk_id, stk_adet: 1 }], { cus_id, cus_surname: 'Wechsel' })
    const page = await journey.openAs('admin', { path: '/siparis-islem' })
    await act(page, 'Wechsel', 'Ansehen')
    await page.getByRole('dialog').getByRole('button', { name: 'Verkäufer ändern' }).click()
    const change = page.getByRole('dialog', { name: /Verkäufer ändern/ })
    await change.getByRole('combobox', { name: 'Neuer Verkäufer' }).click()
    await page.getByRole('option', { name: /satis/ }).click()
    await change.getByRole('button', { name: 'Speichern' }).click()
    const passedOn = toast(page, 'Der Auftrag gehört jetzt zu')
    await row(page, 'Wechsel').getByText('satis Test').waitFor()
    await passedOn.getByRole('button', { name: /Rückgängig/ }).click()
    await row(page, 'Wechsel').getByText('personel Test').waitFor()
    await change.waitFor({ state: 'hidden' })
    await settled(page)
    await row(page, 'Wechsel').dblclick()
    const view = page.getByRole('dialog', { name: /^Auftrag \d+$/ })
    await view.getByRole('button', { name: 'Änderungen anzeigen' }).click()
    await view
      .getByText(/· admin Test/)
      .first()
      .waitFor()
    await view.getByText(/· personel Test · angelegt/).waitFor()
    await expectAccessible(page)
  })

  test('the row menu ticks all orders and approves the ticked ones, after asking', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 20)
    const ids = [
      await buildOrder(db, { stk_id, stk_adet: 1 }, { cus_surname: 'Stapel Eins' }),
      await buildOrder(db, { stk_id, stk_adet: 1 }, { cus_surname: 'Stapel Zwei' }),
    ]
    const page = await journey.openAs('admin', { path: '/siparis-islem?q=Stapel' })
    await settled(page)
    await act(page, 'Stapel Eins', 'Auswahl bestätigen')
    await toast(page, 'Bitte wählen Sie zuerst mindestens einen Auftrag.').waitFor()
    await act(page, 'Stapel Eins', 'Alle auswählen')
    await act(page, 'Stapel Eins', 'Auswahl aufheben')
    await act(page, 'Stapel Eins', 'Alle auswählen')
    await act(page, 'Stapel Eins', 'Auswahl bestätigen (2)')
    const question = page.getByRole('dialog', { name: 'Auswahl bestätigen' })
    await question.getByRole('button', { name: 'Auswahl bestätigen' }).click()
    await page.getByText('2 von 2 erfolgreich.').waitFor()
    const states = db.selectFrom('siparisler').select('sd_onaylama').where('id', 'in', ids)
    expect(await states.execute()).toEqual([{ sd_onaylama: '1' }, { sd_onaylama: '1' }])
  })

  test('a row says why it cannot go on, and a cancelled order comes back', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 20)
    const id = await buildOrder(db, { stk_id, stk_adet: 2 }, { cus_surname: 'Zurück' })
    const page = await journey.openAs('admin', { path: '/siparis-islem' })
    await act(page, 'Zurück', 'Stornieren')
    const panel = page.getByRole('dialog', { name: 'Auftrag stornieren' })
    await panel.getByRole('button', { name: 'Speichern' }).click()
    await panel.getByText('Pflichtfeld').waitFor()
    await panel.getByRole('combobox', { name: 'Stornogrund' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await panel.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Storniert.').waitFor()
    await choose(page, 'Stornierte Aufträge')
    await act(page, 'Zurück', 'Stornierung zurücknehmen')
    await page.getByRole('dialog').getByRole('button', { name: 'Stornierung zurücknehmen' }).click()
    await toast(page, `Auftrag ${id}`).waitFor()
    await choose(page, 'Neue Aufträge')
    await row(page, 'Zurück').waitFor()
    await expect.poll(() => page.url()).toContain('list=new')
  })
})

describe('dunning to seizure', () => {
  test('reminders go out in their order, in bulk and singly, until the invoice is seized', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 20)
    await buildOrder(db, { stk_id, stk_adet: 1 }, overdueInvoice('Säumig', '900001'))
    await buildOrder(db, { stk_id, stk_adet: 1 }, overdueInvoice('Vergesslich', '900002'))
    const page = await journey.openAs('admin', { path: '/UyariIslemleri' })
    await row(page, 'Vergesslich').waitFor()
    await settled(page)
    await row(page, 'Säumig').getByRole('checkbox').check()
    await row(page, 'Vergesslich').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Auswahl mahnen (2)' }).click()
    await page.getByRole('menuitem', { name: 'Nächste fällige Stufe' }).click()
    const plan = page.getByRole('dialog', { name: 'Auswahl mahnen' })
    await plan.getByRole('row', { name: /Zahlungserinnerung.*2.*200,00/ }).waitFor()
    await expectAccessible(page)
    await plan.getByRole('button', { name: 'Mahnungen speichern' }).click()
    await page.getByText('2 von 2 erfolgreich.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
    await page.getByRole('button', { name: 'Briefe drucken' }).click()
    await finishPrint(page, 'Zahlungserinnerung drucken')

    await choose(page, 'Zahlungserinnerung verschickt')
    await act(page, 'Säumig', 'Mahnung verschicken')
    const question = page.getByRole('dialog', { name: 'Mahnung' })
    await question.getByText('Die Frist der vorigen Mahnstufe läuft noch').waitFor()
    await question.getByLabel('Grund der vorzeitigen Mahnung').fill('Kunde zieht um')
    await question.getByRole('button', { name: 'Mahnung verschicken' }).click()
    await toast(page, 'Mahnung ist gespeichert.').waitFor()
    const letter = page.getByRole('dialog', { name: /^Mahnung · 900001/ })
    await letter.locator('iframe').waitFor()
    await closeByKey(page, letter)
    await act(page, 'Vergesslich', 'Zahlungserinnerung löschen')
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await toast(page, 'Zahlungserinnerung: zurückgenommen.').waitFor()
    await expect.poll(() => tableRows(page)).toHaveLength(0)

    await choose(page, 'Mahnung verschickt')
    await row(page, 'Säumig').getByText('110,00').first().waitFor()
    await act(page, 'Säumig', 'Pfändung')
    const seizure = page.getByRole('dialog', { name: 'Pfändung' })
    await seizure.getByRole('combobox', { name: 'Inkassounternehmen' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await seizure.getByLabel('Erläuterung').fill('zahlt seit Januar nicht')
    await seizure.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Die Pfändung ist gespeichert.').waitFor()

    await choose(page, 'Kunden in Pfändung')
    await act(page, 'Säumig', 'Insolvenz')
    const bankruptcy = page.getByRole('dialog', { name: 'Insolvenz' })
    await bankruptcy.getByLabel('Erläuterung').fill('Verfahren eröffnet')
    await bankruptcy.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Die Insolvenz ist gespeichert.').waitFor()
    await choose(page, 'Insolvente Kunden')
    await row(page, 'Säumig').waitFor()

    await act(page, 'Säumig', 'Vorgänge')
    const panel = page.getByRole('dialog', { name: /^Vorgänge · / })
    await panel.getByRole('button', { name: 'Pfändung aufheben' }).click()
    await page.getByRole('dialog', { name: 'Pfändung aufheben' }).getByRole('button', { name: 'Ja' }).click()
    await toast(page, 'Die Pfändung ist aufgehoben.').waitFor()
    await panel
      .getByRole('button', { name: /Mahnung.* drucken/ })
      .first()
      .waitFor()
    await closeByKey(page, panel)
    await choose(page, 'Mahnung verschickt')
    await row(page, 'Säumig').waitFor()
  })

  test('sales people look at their own, send tasks and no reminders', async () => {
    const page = await journey.openAs('personel', { path: '/takip/uyari', scheme: 'dark' })
    expect(await openMenu(page, row(page, 'Vergesslich'))).toEqual(['Ansehen', 'Aufgabe senden'])
    await closeByKey(page, page.getByRole('menu'))
    expect(await page.getByRole('button', { name: /Auswahl mahnen/ }).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })
})

describe('credit notes', () => {
  test('are written from an invoice, without a payment tab, and paid out once', async () => {
    const { db } = journey.app
    const admin = await journey.app.as('admin')
    const stk_id = await buildWine(db, { stok_code: 'GUT-1', stok_de_price: 10 }, 20)
    const cus_id = await buildCustomer(db, { cus_surname: 'Retour' })
    const siparis = {
      cus_id,
      s_is_teklif: 0,
      f_adres: 'Weg 1',
      f_sehir: 'Trier',
      f_pk: '54290',
      f_ulke: 'DE',
    }
    const siparis_icerik = [{ stk_id, stk_kodu: 'GUT-1', stk_adet: 6 }]
    const { save_response } = await admin.call('/siparisler/create_with_icerik', { siparis, siparis_icerik })
    const id = (save_response as { id: number }).id
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })

    const page = await journey.openAs('admin', { path: '/siparis-islem?list=open' })
    await act(page, 'Retour', 'Gutschrift')
    const desk = page.getByRole('dialog', { name: /Neue Gutschrift/ })
    await desk.getByLabel('Menge: GUT-1').fill('2')
    await desk.getByLabel('Erstatteter Versand').fill('0')
    await expect.poll(() => desk.getByTestId('grand-total').textContent()).toBe('20,00\u00a0€')
    expect(await desk.getByRole('tab', { name: 'Zahlung' }).count()).toBe(0)
    await page.keyboard.press('Control+s')
    await toast(page, 'Gutschrift').waitFor()
    await page
      .getByRole('dialog', { name: /^Gutschrift · / })
      .locator('iframe')
      .waitFor()
    await page.goto(`${journey.app.url}/gutschrift`)
    await act(page, 'Retour', 'Auszahlung erledigt')
    await page.getByRole('dialog').getByRole('button', { name: 'Auszahlung erledigt' }).click()
    await toast(page, 'Gespeichert.').waitFor()
    await choose(page, 'Erledigt')
    await row(page, 'Retour').getByText('20,00').waitFor()
  })

  test('are set off against their invoice, and a paid invoice that is cancelled asks where its money goes', async () => {
    const { db } = journey.app
    const admin = await journey.app.as('admin')
    const stk_id = await buildWine(db, { stok_code: 'VER-1', stok_de_price: 10 }, 20)
    const cus_id = await buildCustomer(db, { cus_surname: 'Verrechnet' })
    const siparis = {
      cus_id,
      s_is_teklif: 0,
      f_adres: 'Weg 1',
      f_sehir: 'Trier',
      f_pk: '54290',
      f_ulke: 'DE',
    }
    const siparis_icerik = [{ stk_id, stk_kodu: 'VER-1', stk_adet: 6 }]
    const { save_response } = await admin.call('/siparisler/create_with_icerik', { siparis, siparis_icerik })
    const { id } = save_response
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    const note = { ...siparis, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
    const lines = [{ stk_id, stk_kodu: 'VER-1', stk_adet: 2 }]
    await admin.call('/siparisler/create_with_icerik', { siparis: note, siparis_icerik: lines })

    const page = await journey.openAs('admin', { path: '/gutschrift' })
    await act(page, 'Verrechnet', 'Verrechnen, auszahlen, Guthaben')
    const settle = page.getByRole('dialog', { name: /^Betrag verwenden/ })
    await expect.poll(() => settle.getByLabel('Offene Rechnung').first().inputValue()).toContain('68,90')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await toast(page, 'Gebucht.').waitFor()
    await choose(page, 'Erledigt')
    await row(page, 'Verrechnet').waitFor()
    expect((await admin.call('/siparisler/get', { id })).item.kalan).toBe(48.9)

    const second = await admin.call('/siparisler/create_with_icerik', { siparis, siparis_icerik })
    await admin.call('/siparisler/faturalandir_ve_rapor_data', {
      id: second.save_response.id,
      faturalandir: true,
    })
    await admin.call('/cari_islem/odeme', {
      s_no: second.save_response.id,
      borc: 38.3,
      islem_zamani: Temporal.Now.plainDateISO('Europe/Berlin').toString(),
    })
    await walkTo(page, `/siparis-islem?list=open&f.id=${second.save_response.id}`, 'Aufträge')
    await act(page, 'Verrechnet', 'Stornieren')
    const cancel = page.getByRole('dialog', { name: 'Rechnung stornieren' })
    await cancel.getByRole('combobox', { name: 'Stornogrund' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.keyboard.press('Control+s')
    await toast(page, '38,30').waitFor()
    await cancel.getByLabel('Wird erstattet').check()
    await page.keyboard.press('Control+s')
    await toast(page, 'Storniert.').waitFor()
    await walkTo(page, '/gutschrift?view=refunds', 'Gutschriften')
    await row(page, 'Verrechnet').getByText('-38,30').waitFor()
  })
})
