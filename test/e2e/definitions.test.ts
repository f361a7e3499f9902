import { describe, expect, test } from 'vitest'
import { smallFiles } from '#test/server/factories.ts'
import { expectAccessible, expectAddress, hasFocus, toast, useJourney } from './browser.ts'
import { act } from './lists.ts'
import { present } from '#test/server/present.ts'

const journey = useJourney()

const png = Buffer.from(smallFiles.png, 'base64')

describe('an administrator sets up a new dealer', () => {
  test('dealer, its country hours, a category, and the company data', async () => {
    const page = await journey.openAs('admin', { path: '/genel/bayi-islemleri' })
    await page.getByRole('button', { name: 'Neuer Händler' }).click()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Pflichtfeld').waitFor()
    await page.locator('input[name="firma"]').fill('Alpen')
    await page.locator('input[name="yuzde"]').fill('9')
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').waitFor()
    await page.locator('tbody tr', { hasText: 'Alpen' }).waitFor()

    await page.getByRole('link', { name: 'Länder' }).first().click()
    await page.locator('tbody tr', { hasText: 'Schweiz' }).dblclick()
    await page.locator('input[name="system_end_time"]').fill('25:00')
    await page.keyboard.press('Control+s')
    await page.getByText('Bitte eine Uhrzeit eingeben').waitFor()
    await page.locator('input[name="system_start_time"]').fill('08:00')
    await page.locator('input[name="system_end_time"]').fill('18:00')
    await page.locator('input[name="tax_rate"]').fill('8,5')
    await page.keyboard.press('Control+s')
    await page.locator('tbody tr', { hasText: 'Schweiz' }).getByText('8,50').waitFor()

    await page.getByRole('link', { name: 'Kategorien' }).first().click()
    await page.getByRole('button', { name: 'Neue Kategorie' }).click()
    await page.locator('input[name="category"]').fill('Winzerfreunde')
    await page.keyboard.press('Control+s')
    await page.locator('tbody tr', { hasText: 'Winzerfreunde' }).waitFor()

    await page.getByRole('link', { name: 'Firmendaten' }).first().click()
    await page.getByLabel('Steuernummer').fill('999/888')
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').first().waitFor()
    const admin = await journey.app.as('admin')
    await expect
      .poll(async () => (await admin.call('/firma-bilgileri/get', { id: 1 })).item.steuer)
      .toBe('999/888')
  })

  test('the company screen checks while one types, leads to what is missing, and prints own words', async () => {
    const { app } = journey
    const before = await app.db.selectFrom('firma_bilgileri').selectAll().executeTakeFirstOrThrow()
    await app.db.updateTable('firma_bilgileri').set({ town: null, country: null, iban: null }).execute()
    try {
      const page = await journey.openAs('admin', { path: '/firma-bilgileri#iban' })
      await expect
        .poll(() => page.getByLabel('IBAN').evaluate((el) => el === document.activeElement))
        .toBe(true)
      await page.keyboard.type('DE89 3704 0044 0532 0130 01')
      await page.keyboard.press('Tab')
      await page.getByText('Bitte eine gültige IBAN eingeben').waitFor()
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
      await page.getByRole('button', { name: 'Ort', exact: true }).click()
      await page.keyboard.type('Köln am Rhein')
      await page.getByRole('button', { name: 'Land', exact: true }).click()
      await page.keyboard.type('Deutsch')
      await page.getByRole('option', { name: /Deutschland/ }).click()
      await page.getByText('Bereit für Rechnungen und E-Rechnungen').waitFor()
      const address = page.getByLabel('Fußblock 1 (Anschrift)', { exact: true })
      await expect.poll(() => address.inputValue()).toContain('50678 Köln am Rhein\nDeutschland')
      await page.getByRole('checkbox', { name: 'Eigener Text: Fußblock 3 (Bank)' }).check()
      await page.getByLabel('Fußblock 3 (Bank)', { exact: true }).fill('Bank auf Anfrage')
      await page.getByText('nicht enthalten: IBAN, BIC').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Control+s')
      await toast(page, 'Gespeichert.').first().waitFor()
      const saved = await app.db.selectFrom('firma_bilgileri').selectAll().executeTakeFirstOrThrow()
      expect(saved).toMatchObject({
        town: 'Köln am Rhein',
        country: 'DE',
        iban: 'DE89370400440532013000',
        k1_1: null,
        k3_1: 'Bank auf Anfrage',
      })
    } finally {
      const { version: _version, ...company } = before
      await app.db.updateTable('firma_bilgileri').set(company).execute()
    }
  })

  test('two administrators change the same number range: the later one sees both before it is saved', async () => {
    const path = '/genel/ayarlar?view=numbers'
    const page = await journey.openAs('admin', { path })
    const range = page.getByRole('form', { name: 'Gutschriften' })
    const prefix = range.getByLabel('Präfix')
    await prefix.fill('MEIN')
    const other = await journey.app.as('admin2')
    const stored = async () => {
      const { datalist } = await other.call('/number_range/list')
      return datalist.find(({ kind }) => kind === 'credit_note')
    }
    await other.call('/number_range/update', { ...present(await stored()), prefix: 'IHR', width: 8 })
    // Whether the other change is here before the save or not, it is not overwritten unseen.
    await range.getByRole('button', { name: 'Speichern' }).click()
    await range.getByText('von admin2 Test geändert (Präfix, Mindeststellen)').waitFor()
    await range.getByRole('button', { name: 'Neu laden' }).click()
    await expect.poll(() => range.getByLabel('Mindeststellen').inputValue()).toBe('8')
    expect(await prefix.inputValue()).toBe('MEIN')
    await range.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Gespeichert.').waitFor()
    expect(await stored()).toMatchObject({ prefix: 'MEIN', width: 8 })
  })

  test('a dealer in use cannot be deleted: the question stays with the reason', async () => {
    const page = await journey.openAs('admin', { path: '/genel/bayi-islemleri?q=nord' })
    await act(page, 'Nord', 'Löschen')
    const dialog = page.getByRole('dialog', { name: 'Löschen bestätigen' })
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await dialog.getByText('wird noch verwendet').waitFor()
  })
})

test('a file that is still being read is waited for', async () => {
  const page = await journey.openAs('admin', { path: '/genel/konusma-metinleri', isSpent: true })
  await page.evaluate(() => {
    const { readAsDataURL } = FileReader.prototype
    FileReader.prototype.readAsDataURL = function readLate(blob) {
      addEventListener('read-on', () => readAsDataURL.call(this, blob), { once: true })
    }
  })
  await page.getByRole('button', { name: 'Neuer Leitfaden' }).first().click()
  const editor = page.getByRole('dialog', { name: 'Neuer Leitfaden' })
  await editor.getByLabel('Titel').fill('Großer Anruf')
  const buffer = Buffer.from(smallFiles.pdf, 'base64')
  await editor
    .locator('input[type="file"]')
    .setInputFiles({ name: 'gross.pdf', mimeType: 'application/pdf', buffer })
  await page.keyboard.press('Control+s')
  await toast(page, 'Die Datei wird noch gelesen').waitFor()
  expect(await editor.isVisible()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('read-on')))
  await editor.waitFor({ state: 'hidden' })
  await page.getByText('Großer Anruf').first().waitFor()
})

describe('rankings', () => {
  test('a new picture raises the badge of others, and everybody may look', async () => {
    const colleague = await journey.openAs('personel', { path: '/RakingList' })
    await colleague.getByText('Noch keine Ranglisten').waitFor()
    expect(await colleague.getByRole('button', { name: 'Neue Rangliste' }).count()).toBe(0)
    await expect.poll(() => journey.app.app.services.realtime.online()).toContain(3)
    const page = await journey.openAs('admin', { path: '/genel/rakin_list' })
    await page.getByRole('button', { name: 'Neue Rangliste' }).first().click()
    await page.locator('input[name="title"]').fill('Verkäufer des Monats')
    await page.keyboard.press('Control+s')
    await page.getByText('Bitte ein Bild wählen.').waitFor()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'sieger.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('dialog').locator('img').waitFor()
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').waitFor()
    await colleague.locator('nav a', { hasText: 'Start' }).getByText('1').waitFor()
    expect(await page.locator('nav a', { hasText: 'Start' }).textContent()).toBe('Start')
    await colleague.reload()
    await colleague.locator('tbody tr', { hasText: 'Verkäufer des Monats' }).click()
    await colleague.locator('tbody tr').first().focus()
    await colleague.locator('figure img').waitFor()
  })
})

describe('the entries of lists', () => {
  test('are added, ordered, retired and brought back by keys; dropdowns follow at once', async () => {
    const page = await journey.openAs('admin', { path: '/genel/listeler?list=sys_stok_color' })
    await page.getByRole('button', { name: 'Neuer Eintrag' }).focus()
    await page.keyboard.press('Enter')
    await expectAddress(page, page.getByRole('dialog'), 'definition.sys_stok_color.new')
    await page.getByRole('button', { name: 'Neuer Eintrag' }).press('Enter')
    await page.locator('input[name="de"]').fill('Blau')
    await page.keyboard.press('Control+s')
    await page.getByText('Pflichtfeld').first().waitFor()
    await page.locator('input[name="tr"]').fill('Mavi')
    await page.locator('input[name="en"]').fill('Blue')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await toast(page, 'Gespeichert.').waitFor()
    const place = (name: string) => page.locator('tbody tr', { hasText: name }).locator('td').first()
    const blue = page.getByRole('button', { name: 'Blau', exact: true })
    await blue.press('Enter')
    const editor = page.getByRole('dialog', { name: 'Eintrag bearbeiten' })
    await expectAddress(page, editor, /^definition\.sys_stok_color\.\d+$/)
    await blue.press('Enter')
    await editor.locator('input[name="tr"]').press('Escape')
    await hasFocus(blue)
    const last = Number(await place('Blau').textContent())
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => place('Blau').textContent()).toBe(String(last - 1))
    await expectAccessible(page)

    const isOffered = async (times: number) => {
      const wines = await journey.openAs('admin2', { path: '/stoklistesi' })
      // A list without wines offers the button a second time.
      await wines.getByRole('button', { name: 'Neuer Wein' }).first().click()
      await wines.getByRole('dialog').getByRole('combobox', { name: 'Farbe' }).click()
      const option = (name: RegExp) => wines.locator('[role="option"]', { hasText: name })
      await option(/^Rot$/).waitFor()
      await expect.poll(() => option(/^Blau$/).count()).toBe(times)
      await wines.close()
    }
    await isOffered(1)
    await page.getByRole('button', { name: 'Stilllegen: Blau' }).press('Enter')
    await toast(page, 'Blau ist stillgelegt; 0 Datensätze behalten den Eintrag.').waitFor()
    await isOffered(0)
    await page.bringToFront()
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Stilllegen: Blau' }).waitFor()
  })
})
