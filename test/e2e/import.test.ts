import { readFile } from 'node:fs/promises'
import { writeXlsx, readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { expectedColumns } from '#modules/data-in/domain/import/header.ts'
import { chooseBigFile } from './big-file.ts'
import { expectAccessible, toast, useJourney } from './browser.ts'

const journey = useJourney()

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Cells = (string | null)[][]

async function workbook(name: string, rows: Cells) {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Kunden', rows }] }))
  return { name, mimeType: XLSX, buffer }
}

const cell: Partial<Record<string, (index: number) => string>> = {
  unvan: () => 'Frau',
  adi: () => 'Ida',
  soyadi: (index) => `Import ${index}`,
  tel1: (index) => `+49 30 ${5_000_000 + index}`,
  email: (index) => `import${index}@example.com`,
  sehir: () => 'Berlin',
  ulke: () => 'Deutschland',
}

/** 250 rows; the first seven name a country that does not exist. */
const people = (): Cells =>
  Array.from({ length: 250 }, (_, index) =>
    expectedColumns.map((column) =>
      column === 'ulke' && index < 7 ? 'Atlantis' : (cell[column]?.(index) ?? null),
    ),
  )

/** 250 rows that no other test sends. */
const strangers = (): Cells =>
  Array.from({ length: 250 }, (_, index) =>
    expectedColumns.map((column) => cell[column]?.(index + 1000) ?? null),
  )

test('250 rows go up in batches; seven faulty ones turn yellow and say why', async () => {
  const page = await journey.openAs('admin', { path: '/genel/import' })
  const input = page.locator('input[type="file"]')
  await input.setInputFiles(await workbook('kunden.xlsx', [[...expectedColumns], ...people()]))
  await page.getByText('250 Einträge').waitFor()
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await toast(page, 'Bitte wählen Sie eine Kategorie.').waitFor()
  await page.getByRole('combobox', { name: 'Kategorie' }).click()
  await page.locator('[data-combobox-option]').first().click()
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await page.getByText('40 % · 100 von 250 Zeilen gesendet').waitFor()
  await page.getByText('80 % · 200 von 250 Zeilen gesendet').waitFor()
  await toast(page, 'Bitte prüfen Sie die gelben.').waitFor()
  await page.getByText('250 Zeilen · 243 hinzugefügt · 7 fehlerhaft').waitFor()
  await expect.poll(() => page.locator('tr[data-faulty]').count()).toBe(7)
  await page.locator('tr[data-faulty]').first().getByText('Land').waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Excel herunterladen' }).click(),
  ])
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())))
  expect(sheets[0]?.rows).toHaveLength(251)
  await page.getByRole('button', { name: 'Hinzugefügte entfernen' }).click()
  await page.getByText('7 Einträge').waitFor()

  await input.setInputFiles(
    await download
      .path()
      .then(async (path) => ({ name: 'wieder.xlsx', mimeType: XLSX, buffer: await readFile(path) })),
  )
  await page.getByText('250 Zeilen · 243 hinzugefügt · 7 fehlerhaft').waitFor()
})

test('a file of the old Excel is read; an upload that is stopped keeps what was not sent', async () => {
  const page = await journey.openAs('admin', { path: '/genel/import' })
  const input = page.locator('input[type="file"]')
  const buffer = await readFile(new URL('../fixtures/customers.xls', import.meta.url))
  await input.setInputFiles({ name: 'alt.xls', mimeType: 'application/vnd.ms-excel', buffer })
  await page.getByText('Müßig').waitFor()
  await page.getByText('Önder').waitFor()

  await input.setInputFiles(await workbook('viele.xlsx', [[...expectedColumns], ...strangers()]))
  await page.getByText('250 Einträge').waitFor()
  await page.getByRole('combobox', { name: 'Kategorie' }).click()
  await page.locator('[data-combobox-option]').first().click()
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await page.getByText('100 von 250 Zeilen gesendet').waitFor()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await toast(page, 'Angehalten').waitFor()
  await page.getByText(/250 Zeilen · 100 hinzugefügt/).waitFor()
  await page.getByRole('button', { name: 'Hinzugefügte entfernen' }).click()
  await page.getByText('150 Einträge').waitFor()
})

test('a sheet with the wrong columns is not taken, and says which', async () => {
  const page = await journey.openAs('admin', { path: '/genel/import' })
  const header = ['Email', 'notiz', ...expectedColumns.filter((column) => column !== 'email')]
  await page.locator('input[type="file"]').setInputFiles(await workbook('falsch.xlsx', [header]))
  const problems = page.getByRole('alert')
  await problems.getByText('Email', { exact: true }).waitFor()
  await problems.getByText('notiz', { exact: true }).waitFor()
  await problems.getByText('email', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Hochladen' }).isDisabled()).toBe(true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    problems.getByRole('button', { name: 'Beispieldatei' }).click(),
  ])
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())))
  expect(sheets[0]?.rows[0]).toEqual([...expectedColumns])
})

test('a file that is none is refused; others than administrators only look', async () => {
  const page = await journey.openAs('admin', { path: '/genel/import' })
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'text.xlsx', mimeType: XLSX, buffer: Buffer.from('kein Excel') })
  await toast(page, 'Die Datei lässt sich nicht lesen.').waitFor()
  await chooseBigFile(input, 'gross.xlsx', 9_016_539)
  await toast(page, 'Die Datei ist zu groß. Höchstens 9 MB.').waitFor()
  const other = await journey.openAs('personel', { path: '/CustomerImport' })
  await other.getByText('Kunden importieren dürfen nur Administratoren.').waitFor()
  expect(await other.getByRole('button', { name: 'Hochladen' }).isDisabled()).toBe(true)
})
