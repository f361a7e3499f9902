import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, placeOrder } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, useJourney, walkTo } from './browser.ts'

const journey = useJourney()
const today = businessDay()
let wine: number

beforeAll(async () => {
  const { db } = journey.app
  wine = await buildWine(db, { stok_code: 'BER-1', stok_name: 'Berichtswein', stok_de_price: 10 }, 500)
  const amounts = { s_toplam: 119, s_ara_toplam: 119, s_kargo: 0, s_g_toplam: 119, s_kdv: 19 }
  for (const f_no of ['R1', 'R2'])
    await buildOrder(
      db,
      { stk_id: wine, stk_adet: 3 },
      {
        ...amounts,
        per_id: people.personel.id,
        fd_fon: '1',
        f_no,
        f_tarih: today,
        cus_surname: `Bericht ${f_no}`,
      },
    )
})

describe('reports', () => {
  test('turnover by person, its filters, the invoices behind it, and Excel', async () => {
    const page = await journey.openAs('admin', { path: '/report/personel-ciro' })
    const table = page.getByRole('table', { name: 'Umsatz je Mitarbeiter' })
    await table.locator('tfoot').getByText('238,00').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())))
    expect(sheets[0]?.rows.at(-1)?.[1]).toBe(238)

    await table
      .getByRole('button', { name: /Einträge zu/ })
      .first()
      .click()
    const rows = page.getByRole('dialog')
    await rows.getByText('2 Einträge').waitFor()
    await rows.getByText('Bericht R1').waitFor()
    await closeByKey(page, rows)
    await page.getByRole('combobox', { name: 'Zahlung' }).click()
    await page.getByRole('option', { name: 'Bezahlt' }).click()
    await page.getByText('In diesem Zeitraum gibt es nichts.').waitFor()
    await expect.poll(() => page.url()).toContain('payment=1')
  })

  test('each report says what it counts, and how the turnover figures come from each other', async () => {
    const page = await journey.openAs('admin', { path: '/report/personel-ciro' })
    const notes = page.getByRole('complementary', { name: 'Was diese Zahl zählt' })
    await notes.getByText('Rechnungen zählen an ihrem Tag', { exact: false }).waitFor()
    await notes.getByText('= Fakturierter Umsatz 238,00').waitFor()
    await walkTo(page, '/report/stok-satislari', 'Verkaufte Weine')
    await page.getByRole('button', { name: 'Einträge zu BER-1 ansehen' }).click()
    await page.getByRole('dialog').getByText('Bericht R1').waitFor()
  })

  test('the board of key figures by keyboard: a point, the table behind it, the rows, and a refused range', async () => {
    const page = await journey.openAs('admin', { path: '/gosterge', scheme: 'dark' })
    await page.getByRole('button', { name: /^Umsatz, fakturiert 238,00/ }).waitFor()
    const chart = page.getByRole('group', { name: 'Umsatz' })
    await chart.getByRole('button').first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const rows = page.getByRole('dialog')
    await rows.getByText('Bericht R2').waitFor()
    await closeByKey(page, rows)
    await page.getByRole('button', { name: 'Tabelle: Offen nach Alter' }).click()
    await page
      .getByRole('table', { name: 'Offen nach Alter' })
      .getByRole('button', { name: 'nicht fällig' })
      .waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG: Umsatz', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Umsatz.png')
    const [drawing] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG: Umsatz', exact: true }).click(),
    ])
    expect(await readFile(await drawing.path(), 'utf8')).toMatch(/>Umsatz<.*>nach Rechnungstag/)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').count()).toBe(0)
    // In print nothing is cut off by a scrollbar, and the background is white.
    const paper = await page
      .getByRole('main')
      .evaluate((main) => [main.scrollHeight - main.clientHeight, getComputedStyle(main).color])
    expect(paper).toEqual([0, 'rgb(28, 29, 34)'])
    await page.emulateMedia({ media: 'screen' })
    await walkTo(page, '/gosterge?from=2020-01-01&to=2026-01-01', 'Kennzahlen')
    // Each part of the board shows the message.
    await page.getByRole('alert').getByText('höchstens ein Jahr').first().waitFor()
  })

  test('the states of orders, and which orders are in them', async () => {
    const page = await journey.openAs('admin', { path: '/report/siparis-durumlari', scheme: 'dark' })
    await page.getByRole('button', { name: 'Einträge zu Offene Rechnung ansehen' }).click()
    const rows = page.getByRole('dialog', { name: 'Offene Rechnung' })
    await rows.getByText('2 Einträge').waitFor()
    await expectAccessible(page)
  })

  test('figures of staff and of wines, and lists as reports: paid invoices and the worth of the stock', async () => {
    const page = await journey.openAs('admin', { path: '/report/personel-satislari' })
    const sold = (title: string) =>
      page.getByRole('table', { name: title }).locator('tfoot').getByText('6').first().waitFor()
    await sold('Verkäufe je Mitarbeiter')
    await walkTo(page, '/report/stok-satislari', 'Verkaufte Weine')
    await sold('Verkaufte Weine')
    await walkTo(page, '/report/kapali-siparisler', 'Geschlossene Aufträge')
    await page.getByText('In diesem Zeitraum gibt es nichts.').waitFor()
    await walkTo(page, '/report/stok-raporu?q=BER-1', 'Lagerbericht')
    await page.getByText('1 Eintrag').waitFor()
  })

  test('calls are shown per person, customers in three groups', async () => {
    const { db } = journey.app
    const cus_id = await buildCustomer(db, { cus_user: people.personel.id })
    const staff = await journey.app.as('personel')
    await staff.call('/musteri_gorusme/create', { cus_id, sts: 1, note: 'ruft zurück' })
    const page = await journey.openAs('bayiadmin', { path: '/report/gorusme-detaylari' })
    await page.getByText('In diesem Zeitraum gibt es nichts.').waitFor()
    expect(await page.getByRole('button', { name: 'Excel' }).count()).toBe(0)
    const admin = await journey.openAs('admin', { path: '/report/gorusme-detaylari' })
    await admin.getByRole('table', { name: 'Gesprächsergebnisse' }).locator('tfoot').getByText('1').waitFor()
    await walkTo(admin, '/cari/musteri-bilgileri', 'Kundenübersicht')
    for (const group of ['Nach Status', 'Nach Mitarbeiter', 'Gesamtzahlen'])
      await admin.getByRole('rowheader', { name: group }).waitFor()
  })

  test('the open address of the customer figures refuses their numbers to others', async () => {
    const page = await journey.openAs('personel', { path: '/MusteriBigileriReport' })
    await page.getByRole('alert').getByText('Dazu fehlt Ihnen die Berechtigung.').waitFor()
  })
})

describe('home', () => {
  test('a colleague’s order appears without a reload', async () => {
    const page = await journey.openAs('personel')
    await page.getByText('Willkommen, personel').waitFor()
    const sales = page.getByRole('region', { name: 'Verkäufe je Mitarbeiter' })
    await sales.getByText('238,00').waitFor()
    const staff = await journey.app.as('personel')
    await placeOrder(journey.app.db, staff, [{ stk_id: wine, stk_adet: 2 }])
    await sales.getByText('266,90').waitFor()
    await page.getByText('28,90\u00a0€').first().waitFor()
    await sales.getByText('Heute').click()
    await page.reload()
    await sales.getByText('266,90').waitFor()
    await expect.poll(() => sales.getByRole('radio', { name: 'Heute' }).isChecked()).toBe(true)
  })

  test.each(['admin', 'personel'] as const)('a figure opens its rows, for %s', async (person) => {
    const page = await journey.openAs(person)
    await page.getByRole('button', { name: /Offene Rechnungen/ }).click()
    const rows = page.getByRole('dialog', { name: 'Offene Rechnungen' })
    await rows.getByText('2 Einträge').waitFor()
    await rows.getByText('Bericht R1').waitFor()
    await closeByKey(page, rows)
    await page.getByRole('button', { name: 'personel Test' }).click()
    await page
      .getByRole('dialog', { name: /Verkäufe je Mitarbeiter/ })
      .getByText('Bericht R2')
      .waitFor()
  })
})
