import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { expectAccessible, expectAddress, toast, useJourney } from './browser.ts'
import { row, settled } from './lists.ts'

const journey = useJourney()

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function workbook(name: string, rows: CellValue[][]) {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Kunden', rows }] }))
  return { name, mimeType: XLSX, buffer }
}

const head = ['Kundennummer', 'Nachname', 'Land', 'Telefon']

test('a messy file is reported by row, a good one is taken in and taken back', async () => {
  const page = await journey.openAs('admin', { path: '/genel/veri-aktarimi' })
  const input = page.locator('input[type="file"]')
  await input.setInputFiles(
    await workbook('wirr.xlsx', [
      ['Unsere Kunden'],
      [...head, 'Rätsel'],
      ['E2E-1', 'Öz', 'Atlantis', null, null],
      ['E2E-3', 'Weg', 'DE', 'Nachbar', null],
      ['E2E-2', 'Şahin', 'DE', 2_219_876_543, null],
    ]),
  )
  const report = page.getByRole('dialog', { name: 'Prüfung: wirr.xlsx' })
  await report.getByText('Fehler gefunden').waitFor()
  await report.getByText('Steht nicht in der Liste.', { exact: false }).waitFor()
  await report.getByText('Verlorene Null ergänzt: 02219876543').waitFor()
  await report.getByLabel('Kunden › Rätsel').selectOption('-')
  await expectAccessible(page)
  const first = page.url()
  await report.getByRole('button', { name: 'Neu prüfen' }).click()
  await expect.poll(() => page.url()).not.toBe(first)
  await report.getByText('Fehler gefunden').waitFor()
  await expect.poll(() => report.getByLabel('Kunden › Rätsel').count()).toBe(0)
  await report.getByLabel('Land: „Atlantis“ (1 Zelle)').selectOption('AT')
  const second = page.url()
  await report.getByRole('button', { name: 'Neu prüfen' }).click()
  await expect.poll(() => page.url()).not.toBe(second)
  await report.getByText('Fehler gefunden').waitFor()
  await expect.poll(() => report.getByLabel('Land: „Atlantis“').count()).toBe(0)
  expect(await report.getByLabel('Kunden › Rätsel').count()).toBe(0)
  expect(await report.getByLabel('Kunden: Zeile der Überschriften').inputValue()).toBe('2')
  const download = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Fehlerhafte Zeilen als Datei' }).click()
  expect((await download).suggestedFilename()).toContain('wirr.xlsx')
  await expectAddress(page, report, /^data_in\.report\.\d+$/)
  await settled(page)
  await row(page, 'wirr.xlsx').first().dblclick()
  await report.waitFor()
  await report.getByRole('button', { name: 'Gute Zeilen übernehmen' }).click()
  await page.getByRole('dialog', { name: 'Gute Zeilen übernehmen' }).getByRole('button').last().click()
  await report.getByText('1 Zeile wird wegen Fehlern nicht übernommen', { exact: false }).waitFor()
  await report.getByRole('button', { name: 'Übernehmen', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'hidden' })

  await input.setInputFiles(await workbook('gut.xlsx', [head, ['E2E-1', 'Öz', 'DE', '0221 9876543']]))
  const good = page.getByRole('dialog', { name: 'Prüfung: gut.xlsx' })
  await good.getByRole('button', { name: 'Übernehmen' }).press('Enter')
  await toast(page, 'Die Übernahme ist fertig.').waitFor()
  await good.getByText('1 von 1 Zeile').waitFor()
  await good.getByRole('button', { name: 'Zurücknehmen' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Zurücknehmen' })
  await question.getByRole('button').last().press('Enter')
  await toast(page, 'Die Übernahme wurde zurückgenommen.').waitFor()
  await good.getByText('Zurückgenommen', { exact: true }).first().waitFor()
  expect(await good.getByRole('button', { name: 'Übernehmen' }).count()).toBe(0)
})
