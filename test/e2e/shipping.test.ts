import { describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, hasFocus, toast, useJourney, walkTo } from './browser.ts'
import { act, choose, openMenu, row, settled, tableRows } from './lists.ts'

const journey = useJourney()

let number = 800_000
const invoice = (surname: string, values: object = {}) => ({
  cus_surname: surname,
  f_adres: 'Weinstraße 1',
  f_pk: '67146',
  f_sehir: 'Deidesheim',
  f_ulke: 'DE',
  s_kargo: 0,
  sd_kesin: '1' as const,
  sd_onaylama: '1' as const,
  sd_onaylama_tar: '2026-01-02',
  fd_fon: '1' as const,
  f_no: String((number += 1)),
  f_tarih: '2026-01-03',
  ...values,
})

const usable = async (id: number) => {
  const admin = await journey.app.as('admin')
  const [wine] = (await admin.call('/stok_all_list_view/list', { id })).datalist ?? []
  return [wine?.depo_m, wine?.rezerver_m, wine?.kullanilabilir_adet] as number[]
}

describe('shipping', () => {
  test('ten parcels before the van comes, one of them cancelled meanwhile', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, { stok_code: 'VAN-1', stok_name: 'Riesling Kabinett' }, 100)
    const line = { stk_id, stk_adet: 6, stk_kodu: 'VAN-1', stk_adi: 'Riesling Kabinett' }
    const ids: number[] = []
    for (let index = 0; index < 10; index += 1) ids.push(await buildOrder(db, line, invoice(`Van${index}`)))
    const page = await journey.openAs('admin', { path: '/kargoislemleri' })
    await page.getByText('10 Einträge', { exact: true }).waitFor()
    await settled(page)

    await page.getByRole('button', { name: 'Auswahl versenden' }).click()
    await toast(page, 'mindestens einen Auftrag').waitFor()
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
    await page.getByRole('button', { name: 'Auswahl versenden (10)' }).click()
    const desk = page.getByRole('dialog', { name: 'Mehrere Pakete versenden' })
    const field = (id: number) => desk.getByLabel(`Sendungsnummer, Auftrag ${id}`, { exact: true })
    const [first = 0, second = 0, third = 0, fourth = 0, ...others] = ids.toReversed()
    await hasFocus(field(first))
    const admin = await journey.app.as('admin')
    await admin.call('/siparisler/fatura_iptali', { id: third, f_ip_neden_type: 1 })

    // The scanner types a number and Enter; the next row has the focus at once.
    for (const id of [first, second, third]) {
      await hasFocus(field(id))
      await page.keyboard.type(`00340${id}`)
      await page.keyboard.press('Enter')
    }
    const result = (id: number) =>
      desk
        .locator('tbody tr', { has: page.getByLabel(`Sendungsnummer, Auftrag ${id}`, { exact: true }) })
        .locator('td')
        .last()
    await expect.poll(() => result(first).textContent()).toBe('Versandt')
    await expect.poll(() => result(second).textContent()).toBe('Versandt')
    await expect.poll(() => result(third).textContent()).toContain('Dieser Vorgang ist storniert.')
    await desk.getByText('2 von 10 versandt').waitFor()
    await expectAccessible(page)

    // The same label twice is a mistake of the hand, not a parcel.
    await hasFocus(field(fourth))
    await page.keyboard.type(`00340${first}`)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => result(fourth).textContent())
      .toBe(`Diese Nummer steht schon bei Auftrag ${first}.`)

    // The rest is pasted as a column from the carrier's sheet.
    await field(fourth).focus()
    const column = [fourth, ...others].map((id) => `0124${id}`).join('\n')
    await field(fourth).evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, column)
    await expect.poll(() => field(ids[0] ?? 0).inputValue()).toBe(`0124${ids[0]}`)
    await field(third).fill('')
    await desk.getByRole('combobox', { name: 'Paketdienst' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'DPD' }).click()
    await desk.getByRole('button', { name: 'Eingetragene versenden (7)' }).click()
    await desk.getByText('9 von 10 versandt').waitFor()
    await closeByKey(page, desk)

    await page.getByText('Alles versandt').waitFor()
    expect(await usable(stk_id)).toEqual([46, 0, 46])
    await choose(page, 'Unterwegs')
    await page.getByText('9 Einträge', { exact: true }).waitFor()
    await row(page, `00340${first}`).getByText('DHL').waitFor()
    await row(page, `0124${fourth}`).getByText('DPD').waitFor()
  })

  test('one parcel with a mail, tracked on the web and delivered', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, { stok_code: 'EIN-1' }, 12)
    const cus_id = await buildCustomer(db, { cus_surname: 'Einzel', cus_email: 'einzel@example.com' })
    const line = { stk_id, stk_adet: 4, stk_kodu: 'EIN-1', stk_adi: 'Silvaner trocken' }
    const id = await buildOrder(db, line, invoice('Einzel', { cus_id }))
    const page = await journey.openAs('admin', { path: '/kargoislemleri', scheme: 'dark' })
    await act(page, 'Einzel', 'Versenden')
    const panel = page.getByRole('dialog', { name: `Versand · Auftrag ${id}` })
    await panel.getByText('Silvaner trocken').waitFor()
    await panel.getByText('67146 Deidesheim').waitFor()
    const field = panel.getByRole('textbox', { name: 'Sendungsnummer' })
    await hasFocus(field)
    await page.keyboard.press('Enter')
    await panel.getByText('Pflichtfeld').waitFor()
    await panel.getByLabel('Kunden per E-Mail informieren').check()
    await expect
      .poll(() => panel.getByRole('textbox', { name: 'E-Mail' }).inputValue())
      .toBe('einzel@example.com')
    await panel.getByRole('textbox', { name: 'E-Mail' }).fill('nachbar@example.com')
    await expectAccessible(page)
    await field.focus()
    await page.keyboard.type('00340 7/7')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Andere E-Mail-Adresse' })
    await question.getByRole('button', { name: 'An diese Adresse' }).click()
    await toast(page, `Auftrag ${id} ist versandt.`).waitFor()
    const mail = await db
      .selectFrom('mail_outbox')
      .select(['recipient', 'body_text'])
      .where('kind', '=', 'shipment')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe('nachbar@example.com')
    expect(mail.body_text).toContain('4 × Silvaner trocken')
    expect(await usable(stk_id)).toEqual([8, 0, 8])

    await choose(page, 'Unterwegs')
    await page.context().route('https://www.dhl.de/**', (route) => route.fulfill({ body: 'Paket' }))
    const [tracking] = await Promise.all([
      page.context().waitForEvent('page'),
      act(page, 'Einzel', 'Sendung verfolgen'),
    ])
    await expect.poll(() => tracking.url()).toContain('piececode=00340%207%2F7')
    await tracking.close()

    await act(page, 'Einzel', 'Sendung bearbeiten')
    const editor = page.getByRole('dialog', { name: /Sendung bearbeiten/ })
    await editor.getByRole('combobox', { name: 'Paketdienst' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'GLS' }).click()
    await editor.getByRole('button', { name: 'Speichern' }).click()
    await editor.waitFor({ state: 'hidden' })
    await row(page, 'Einzel').getByText('GLS').waitFor()
    await act(page, 'Einzel', 'Sendung verfolgen')
    await toast(page, 'Für GLS gibt es keine Sendungsverfolgung im Web.').waitFor()

    await act(page, 'Einzel', 'Als zugestellt melden')
    const delivery = page.getByRole('dialog', { name: /Als zugestellt melden/ })
    await hasFocus(delivery.getByLabel('Angenommen von'))
    await page.keyboard.type('Frau Nachbar')
    await page.keyboard.press('Enter')
    await toast(page, 'als zugestellt gespeichert').waitFor()
    await choose(page, 'Zugestellt')
    await row(page, 'Frau Nachbar').getByText('Einzel').waitFor()

    const admin = await journey.app.as('admin')
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    await page.reload()
    await row(page, 'Einzel').getByText('Storniert').waitFor()
  })

  test('what is refused stays open and says why; nothing reports success wrongly', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, { stok_code: 'KNAPP-1' }, 2)
    const line = { stk_id, stk_adet: 5, stk_kodu: 'KNAPP-1' }
    await buildOrder(db, line, invoice('Zuwenig'))
    const page = await journey.openAs('admin', { path: '/kargoislemleri' })
    expect(await openMenu(page, row(page, 'Zuwenig'))).toEqual([
      'Versenden',
      'Lieferschein',
      'Rechnung',
      'Bestellschein',
      'Aufgabe senden',
      'Kundenseite',
      'Alle auswählen',
    ])
    await page.getByRole('menuitem', { name: 'Versenden', exact: true }).click()
    const panel = page.getByRole('dialog', { name: /Versand/ })
    const field = panel.getByRole('textbox', { name: 'Sendungsnummer' })
    await hasFocus(field)
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await toast(page, 'Von KNAPP-1 liegen nur 2 Flaschen im Lager, nötig: 5.').waitFor()
    expect(await toast(page, 'ist versandt').count()).toBe(0)
    expect(await field.inputValue()).toBe('1')
  })

  test('its documents are looked at singly and printed together, and a task goes out about it', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 50)
    for (const name of ['Papier1', 'Papier2'])
      await buildOrder(db, { stk_id, stk_adet: 2 }, invoice(name, { per_id: people.personel.id }))
    const page = await journey.openAs('admin', { path: '/kargoislemleri?q=Papier' })
    for (const [action, title] of [
      ['Lieferschein', /Lieferschein/],
      ['Bestellschein', /Bestellschein/],
      ['Rechnung', /Rechnung/],
    ] as const) {
      await act(page, 'Papier1', action)
      const viewer = page.getByRole('dialog', { name: title })
      await viewer.locator('iframe').waitFor()
      await closeByKey(page, viewer)
    }
    await row(page, 'Papier1').getByRole('checkbox').check()
    await row(page, 'Papier2').getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Drucken' }).click()
    await page.getByRole('menuitem', { name: 'Lieferscheine' }).click()
    const print = page.getByRole('dialog', { name: 'Lieferscheine' })
    await print.getByText('2 Dokumente liegen in einer Datei bereit.').waitFor()
    await print.getByRole('button', { name: 'Schließen' }).last().click()
    await print.waitFor({ state: 'hidden' })
    await act(page, 'Papier2', 'Aufgabe senden')
    await page
      .getByRole('dialog', { name: /Aufgabe/ })
      .getByRole('combobox')
      .first()
      .waitFor()
  })

  test('the operations panel of an order sends it too', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 10)
    const id = await buildOrder(db, { stk_id, stk_adet: 1 }, invoice('Vorgang'))
    const page = await journey.openAs('admin', { path: '/siparis-islem?list=open&from=-&to=-' })
    await act(page, 'Vorgang', 'Vorgänge')
    const operations = page.getByRole('dialog', { name: /Vorgänge/ })
    await operations.getByRole('button', { name: 'Versenden' }).click()
    const panel = page.getByRole('dialog', { name: `Versand · Auftrag ${id}` })
    await panel.getByRole('textbox', { name: 'Sendungsnummer' }).fill('00340999')
    await page.keyboard.press('Enter')
    await toast(page, `Auftrag ${id} ist versandt.`).waitFor()
    await operations.getByText('Der Auftrag ist bereits versandt.').waitFor()
  })
})

describe('stock views', () => {
  test('status with totals and levels leads to movements and to the orders that hold bottles', async () => {
    const { db } = journey.app
    const full = await buildWine(db, { stok_code: 'SICHT-1', stok_web_price: 5 }, 40)
    await buildWine(db, { stok_code: 'SICHT-2', stok_web_price: 2, stok_user_on: '0' }, 3)
    const line = { stk_id: full, stk_adet: 9, stk_kodu: 'SICHT-1' }
    await buildOrder(db, line, { cus_surname: 'Halter' })
    const page = await journey.openAs('admin', { path: '/stokdurumlari?q=sicht' })
    await page.getByText('2 Einträge', { exact: true }).waitFor()
    const cells = async () => (await tableRows(page)).map((texts) => texts.slice(1))
    await expect.poll(cells).toEqual([
      ['SICHT-2', expect.any(String), '3', '0', '0', '3', '2,00', '6,00'],
      ['SICHT-1', expect.any(String), '40', '9', '0', '31', '5,00', '200,00'],
    ])
    const footer = page.locator('tfoot')
    await expect.poll(() => footer.textContent()).toContain('439034206,00')
    await page.getByText('Knapp', { exact: true }).waitFor()
    await act(page, 'SICHT-1', 'Aufträge mit Reservierung')
    const holders = page.getByRole('dialog', { name: /Aufträge mit Reservierung/ })
    await holders.getByText('Halter').waitFor()
    await closeByKey(page, holders)
    await act(page, 'SICHT-1', 'Lagerbewegungen')
    await closeByKey(page, page.getByRole('dialog', { name: /Lagerbewegungen · SICHT-1/ }))

    await walkTo(page, '/aktif-stok-durumlari?q=sicht', 'Bestand aktiver Weine')
    await page.getByText('1 Eintrag', { exact: true }).waitFor()
    await row(page, 'SICHT-1').waitFor()
  })

  test('reserved bottles by order and by wine, as a workbook too', async () => {
    const { db } = journey.app
    const wine = await buildWine(db, { stok_code: 'RES-1', stok_name: 'Reservewein' }, 4)
    const line = { stk_id: wine, stk_kodu: 'RES-1', stk_adi: 'Reservewein' }
    await buildOrder(db, { ...line, stk_adet: 3 }, invoice('Bereit'))
    const waiting = await buildOrder(db, { ...line, stk_adet: 2 }, { cus_surname: 'Wartend' })
    const page = await journey.openAs('admin', { path: '/rezerve-stoklar?q=res-1', scheme: 'dark' })
    await page.getByText('2 Einträge', { exact: true }).waitFor()
    await expect.poll(() => page.locator('tfoot').textContent()).toContain('5')
    await openMenu(page, row(page, 'Wartend'))
    await page.getByText('Zuerst muss die Rechnung ausgestellt sein.').waitFor()
    await page.getByRole('menuitem', { name: 'Bestellschein' }).click()
    await page.getByRole('dialog', { name: `Bestellschein · ${waiting}` }).waitFor()

    await page.goto(`${journey.app.url}/gonderilecek-saraplar?q=res-1`)
    await expect
      .poll(async () => (await tableRows(page)).map((texts) => texts.slice(1)))
      .toEqual([['RES-1', 'Reservewein', '3', '5', '2', '4', '-1']])
    await page.getByRole('button', { name: 'Reserviert', exact: true }).click()
    await settled(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`Zu versendende Weine ${businessDay()}.xlsx`)
    await row(page, 'RES-1').dblclick()
    await page
      .getByRole('dialog', { name: /Aufträge mit Reservierung/ })
      .getByText('Bereit')
      .waitFor()
  })
})
