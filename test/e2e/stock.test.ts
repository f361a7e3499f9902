import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, hasFocus, toast, useJourney, walkTo } from './browser.ts'
import { act, row, settled, tableRows } from './lists.ts'
import { present } from '#test/server/present.ts'

const journey = useJourney()

beforeAll(async () => {
  const { db } = journey.app
  for (let index = 1; index <= 45; index += 1) {
    await buildWine(
      db,
      {
        stok_code: `W-${String(index).padStart(3, '0')}`,
        stok_name: `Wein ${index}`,
        stok_color: (index % 3) + 1,
      },
      index,
    )
  }
})

const openStock = (page: Page) => page.getByRole('link', { name: 'Weine' }).first().click()
const count = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}

describe('the list', () => {
  test('pages, sorts, filters and keeps its state in the address', async () => {
    const page = await journey.openAs('admin')
    await openStock(page)
    await count(page, '45 Einträge')
    await page.getByText('W-045').waitFor()
    await expect.poll(() => tableRows(page)).toHaveLength(20)
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    await page.getByText('Seite 2 von 3').waitFor()
    await page.getByRole('button', { name: 'Artikelcode' }).click()
    await page.getByText('W-001').waitFor()
    await page.getByRole('button', { name: 'Artikelcode' }).click()
    await page.locator('tbody tr').first().getByText('W-045').waitFor()
    await page.getByLabel('Filter: Farbe').selectOption({ label: 'Rot' })
    await count(page, '15 Einträge')
    await page.getByLabel('Filter: Artikelcode').fill('w-04')
    await page.keyboard.press('Enter')
    await count(page, '2 Einträge')
    await expect.poll(() => page.url()).toContain('f.stok_code=w-04')
    await page.reload()
    await count(page, '2 Einträge')
    const codes = async () => (await tableRows(page)).map((cells) => cells[2])
    await expect.poll(codes).toEqual(['W-045', 'W-042'])
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByText('Willkommen').waitFor()
    await openStock(page)
    await count(page, '2 Einträge')
    await page.getByRole('button', { name: 'Filter löschen' }).click()
    await count(page, '45 Einträge')
  })

  test('is worked by keyboard: search, arrows, Enter, Escape, menu key', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    await count(page, '45 Einträge')
    await settled(page)
    await page.keyboard.press('/')
    await hasFocus(page.getByRole('searchbox'))
    await page.keyboard.type('w-04')
    await page.keyboard.press('Enter')
    await count(page, '6 Einträge')
    await settled(page)
    await page.locator('tbody tr').first().focus()
    await page.keyboard.press('ArrowDown')
    await hasFocus(row(page, 'W-044'))
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog', { name: /W-044/ })
    await editor.getByLabel('Bezeichnung').waitFor()
    await expectAccessible(page)
    await closeByKey(page, editor)
    await settled(page)
    await page.locator('tbody tr').nth(2).focus()
    await page.keyboard.press('Shift+F10')
    const entries = page.getByRole('menuitem')
    await entries.first().waitFor()
    await expectAccessible(page)
    await hasFocus(entries.first())
    await page.keyboard.press('ArrowDown')
    await hasFocus(entries.nth(1))
    await page.keyboard.press('ArrowDown')
    await hasFocus(entries.nth(2))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  })

  test('exports what it shows, for administrators; says when nothing matches and offers the way back', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi?f.stok_code=W-01' })
    await count(page, '10 Einträge')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())))
    expect(sheets[0]?.rows).toHaveLength(11)
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['Nr.', 'Artikelcode', 'Bezeichnung'])
    expect(sheets[0]?.name).toBe('Weine')
    await walkTo(page, '/stoklistesi?q=gibtesnicht', 'Weine')
    await page.getByText('Zu diesen Filtern gibt es keine Einträge.').waitFor()
    await page.getByRole('button', { name: 'Excel' }).click()
    await toast(page, 'keine Einträge zum Herunterladen').waitFor()
    await page.locator('tbody').getByRole('button', { name: 'Filter löschen' }).click()
    await count(page, '45 Einträge')
  })

  test('a list that cannot be loaded says why and tries again', async () => {
    const page = await journey.openAs('admin')
    await page.route('**/api/stok_urun_listesi_view/list', (route) => route.abort())
    await openStock(page)
    await page.getByText('Die Liste konnte nicht geladen werden.').waitFor()
    await page.unroute('**/api/stok_urun_listesi_view/list')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await page.getByText('W-045').waitFor()
  })
})

describe('the editor', () => {
  test('creates, refuses what is missing and a code that exists, loses nothing typed, and shows the price after tax', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi' })
    await page.getByRole('button', { name: 'Neuer Wein' }).click()
    const editor = page.getByRole('dialog', { name: 'Neuer Wein' })
    await editor.getByLabel('Artikelcode').fill('NEU-1')
    await page.keyboard.press('Control+s')
    await toast(page, 'Bitte prüfen Sie Ihre Eingaben.').waitFor()
    await expect.poll(() => editor.getByText('Pflichtfeld').count()).toBe(2)
    await editor.getByLabel('Bezeichnung').fill('Neuer Riesling')
    await editor.getByLabel('Mindestbestand').fill('6')
    await editor.getByLabel('Listenpreis (vor Steuerabzug) DE').fill('1.234,50')
    await expect.poll(() => editor.getByTestId('net-DE').textContent()).toBe('999,95\u00a0€')
    await editor.getByLabel('Jahrgang').fill('2019')
    await page.keyboard.press('Control+s')
    await toast(page, 'Angelegt').waitFor()
    await editor.waitFor({ state: 'detached' })
    await row(page, 'NEU-1').getByText('2019').waitFor()

    await page.getByRole('button', { name: 'Neuer Wein' }).click()
    await editor.getByLabel('Artikelcode').fill('W-001')
    await editor.getByLabel('Bezeichnung').fill('Doppelt')
    await editor.getByLabel('Mindestbestand').fill('0')
    await editor.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'W-001').waitFor()
    await editor.getByText('Schon vergeben').waitFor()
    expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Doppelt')
  })

  test('asks before typed work is lost, shows a change by somebody else before it is overwritten', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi?q=W-00' })
    await settled(page)
    await row(page, 'W-002').dblclick()
    const abandoned = page.getByRole('dialog', { name: /W-002/ })
    await abandoned.getByLabel('Bezeichnung').fill('Geändert')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).waitFor({ state: 'detached' })
    expect(await abandoned.getByLabel('Bezeichnung').inputValue()).toBe('Geändert')
    await abandoned.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
    await abandoned.waitFor({ state: 'detached' })

    await row(page, 'W-003').dblclick()
    const editor = page.getByRole('dialog', { name: /W-003/ })
    await editor.getByLabel('Bezeichnung').fill('Von mir')
    const other = await journey.app.as('admin2')
    const { datalist } = await other.call('/stok_urun_listesi_view/list', { stok_code: 'W-003' })
    await other.call('/stok/update', { id: present(datalist[0]?.id), stok_limit: 99 })
    await page.keyboard.press('Control+s')
    await editor.getByText('von admin2 Test geändert (Mindestbestand)').waitFor()
    expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Von mir')
    await editor.getByRole('button', { name: 'Neu laden' }).click()
    await expect.poll(() => editor.getByLabel('Mindestbestand').inputValue()).toBe('99')
    expect(await editor.getByLabel('Bezeichnung').inputValue()).toBe('Von mir')
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').waitFor()
  })

  test('takes a brochure, previews it and gives it back', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi?q=W-004' })
    await settled(page)
    await row(page, 'W-004').dblclick()
    await page.getByRole('button', { name: 'Broschüre (PDF)' }).click()
    const dialog = page.getByRole('dialog', { name: /Broschüre/ })
    expect(await dialog.getByRole('button', { name: 'Herunterladen' }).isDisabled()).toBe(true)
    const file = { name: 'karte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
    await dialog.locator('input[type="file"]').setInputFiles(file)
    await dialog.locator('iframe').waitFor()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Broschüre ist gespeichert').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Broschüre (PDF)' }).click()
    await dialog.locator('iframe').waitFor()
    // A browser without a viewer downloads the preview as well, under a name of its own.
    const named = page.waitForEvent('download', (download) => download.suggestedFilename() === 'karte.pdf')
    await dialog.getByRole('button', { name: 'Herunterladen' }).click()
    await named
  })
})

test('a wine offers every year, its colour tells its stock, and a new one takes a brochure', async () => {
  await buildWine(journey.app.db, { stok_code: 'KNAPP-1', stok_year: 2019, stok_limit: 10 }, 3)
  const page = await journey.openAs('admin', { path: '/stoklistesi?q=KNAPP-1' })
  await settled(page)
  await expect.poll(() => row(page, 'KNAPP-1').getAttribute('class')).toMatch(/low/)
  await row(page, 'KNAPP-1').dblclick()
  const editor = page.getByRole('dialog', { name: /KNAPP-1/ })
  await editor.getByRole('combobox', { name: 'Jahrgang' }).click()
  await page.getByRole('option', { name: '2018', exact: true }).waitFor()
  expect(await page.getByRole('option').count()).toBeGreaterThanOrEqual(20)
  await page.keyboard.press('Escape')
  await closeByKey(page, editor)
  await act(page, 'KNAPP-1', 'Lagerbewegungen')
  const movements = page.getByRole('dialog', { name: /Lagerbewegungen/ })
  for (const column of ['Zugang', 'Abgang']) await movements.getByLabel(`Filter: ${column}`).waitFor()
  await closeByKey(page, movements)
  await page.getByRole('button', { name: 'Neuer Wein' }).click()
  expect(await page.getByRole('button', { name: 'Broschüre (PDF)' }).isEnabled()).toBe(true)
})

describe('bottles', () => {
  test('are booked at the side, seen in the movements, and cannot be taken twice: the refusal names what is there', async () => {
    const page = await journey.openAs('admin', { path: '/stoklistesi?q=W-010' })
    await settled(page)
    await row(page, 'W-010').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Lagerbuchung' }).click()
    const panel = page.getByRole('dialog', { name: 'Lagerbuchung' })
    await panel.getByLabel('Menge').fill('4')
    await panel.getByRole('button', { name: 'Speichern' }).click()
    await expect.poll(() => panel.getByText('Pflichtfeld').count()).toBe(2)
    await panel.getByRole('combobox', { name: 'Buchungsart' }).click()
    await page.getByRole('option', { name: 'Abgang' }).click()
    await panel.getByRole('combobox', { name: 'Grund' }).click()
    await page.getByRole('option', { name: 'Bruch' }).click()
    await panel.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Die Buchung ist gespeichert.').waitFor()
    await panel.waitFor({ state: 'detached' })
    await act(page, 'W-010', 'Lagerbewegungen')
    const movements = page.getByRole('dialog', { name: /Lagerbewegungen/ })
    await movements.getByText('2 Einträge').waitFor()
    await expectAccessible(page)
    await expect
      .poll(() => movements.locator('dl').textContent())
      .toBe('Lager6Reserviert0Gehalten0Verfügbar6')
    await closeByKey(page, movements)

    await search(page, 'W-005')
    await act(page, 'W-005', 'Lagerbuchung')
    await panel.getByRole('combobox', { name: 'Buchungsart' }).click()
    await page.getByRole('option', { name: 'Abgang' }).click()
    await panel.getByRole('combobox', { name: 'Grund' }).click()
    await page.getByRole('option', { name: 'Bruch' }).click()
    await panel.getByLabel('Menge').fill('6')
    await panel.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Im Lager sind nur 5 Flaschen.').waitFor()
    expect(await panel.getByLabel('Menge').inputValue()).toBe('6')
  })
})

describe('deleting', () => {
  test('asks; a refused delete keeps the dialog, a done one takes the row away', async () => {
    const { db } = journey.app
    const free = await buildWine(db, { stok_code: 'DEL-1', stok_name: 'Unbenutzt' })
    const used = await buildWine(db, { stok_code: 'DEL-2', stok_name: 'Benutzt' })
    await buildOrder(db, { stk_id: used, stk_adet: 1 })
    expect(free).toBeGreaterThan(0)
    const page = await journey.openAs('admin', { path: '/stoklistesi?q=DEL-' })
    await count(page, '2 Einträge')
    await act(page, 'DEL-2', 'Löschen')
    const dialog = page.getByRole('dialog', { name: 'Löschen bestätigen' })
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await dialog.getByText('kann nicht gelöscht werden').waitFor()
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await dialog.waitFor({ state: 'detached' })
    await act(page, 'DEL-1', 'Löschen')
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await toast(page, 'Gelöscht').waitFor()
    await count(page, '1 Eintrag')
    await search(page, 'DEL-1')
    await page.getByText('Zu diesen Filtern gibt es keine Einträge.').waitFor()
  })
})
