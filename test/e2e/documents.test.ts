import { describe, expect, test } from 'vitest'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, toast, useJourney, walkTo } from './browser.ts'
import { act, row, settled } from './lists.ts'

const journey = useJourney()

describe('the viewer', () => {
  test('shows the invoice, its other documents, keeps it and mails it to the customer', async () => {
    const { app } = journey
    const admin = await app.as('admin')
    const cus_id = await buildCustomer(app.db, { cus_surname: 'Papiermann', cus_email: 'papier@example.com' })
    await placeInvoice(app.db, admin, 10, { cus_id, cus_surname: 'Papiermann' })
    const page = await journey.openAs('admin', { path: '/siparis-islem?list=open' })
    await act(page, 'Papiermann', 'Rechnung ansehen')
    const viewer = page.getByRole('dialog', { name: /^Rechnung · / })
    await viewer.locator('iframe').waitFor()
    await expect.poll(() => viewer.getByRole('radio').count()).toBe(5)
    // A browser that shows no PDF downloads the preview too, under the name of its address.
    const named = page.waitForEvent('download', (download) =>
      /^Rechnung-\d+\.pdf$/.test(download.suggestedFilename()),
    )
    await viewer.getByRole('button', { name: 'Herunterladen' }).click()
    await named
    await viewer.getByText('Lieferschein', { exact: true }).click()
    await viewer.locator('iframe').waitFor()
    await expectAccessible(page)

    await viewer.getByRole('button', { name: 'Per E-Mail senden' }).click()
    const mail = page.getByRole('dialog', { name: 'Per E-Mail senden' })
    await expect.poll(() => mail.getByLabel('Empfänger').inputValue()).toBe('papier@example.com')
    await mail.getByRole('button', { name: 'Senden' }).click()
    await toast(page, 'liegt im Postausgang').waitFor()
    await mail.waitFor({ state: 'hidden' })
    await closeByKey(page, viewer)

    await walkTo(page, '/genel/postalar?q=papier@example.com', 'Postausgang')
    await settled(page)
    await row(page, 'papier@example.com').first().dblclick()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Lieferschein.*herunterladen/ })
      .waitFor()
  })

  test('warns of what a document lacks, and says why there is none', async () => {
    const { app } = journey
    const admin = await app.as('admin')
    await placeInvoice(app.db, admin, 2, { cus_surname: 'Lückenhaft' })
    const company = await app.db
      .selectFrom('firma_bilgileri')
      .select(['steuer', 'ustid', 'iban'])
      .executeTakeFirstOrThrow()
    await app.db.updateTable('firma_bilgileri').set({ steuer: null, ustid: null, iban: null }).execute()
    try {
      const wine = await buildWine(app.db, {}, 5)
      const id = await placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 1 }])
      const issue = { id, faturalandir: true }
      expect((await admin.refused('/siparisler/faturalandir_ve_rapor_data', issue)).code).toBe(
        'company_incomplete',
      )
      const page = await journey.openAs('admin', { path: '/siparis-islem?list=open', scheme: 'dark' })
      await act(page, 'Lückenhaft', 'Rechnung ansehen')
      const viewer = page.getByRole('dialog', { name: /^Rechnung · / })
      await viewer.getByText('Auftragsbestätigung', { exact: true }).click()
      await viewer.getByText('fehlen Steuernummer und USt-IdNr.').waitFor()
      await viewer.getByText('Überweisung', { exact: true }).click()
      await viewer.getByText(/IBAN/).waitFor()
      await expect.poll(() => viewer.getByRole('button', { name: 'Drucken' }).isDisabled()).toBe(true)
      await expectAccessible(page)
    } finally {
      await app.db.updateTable('firma_bilgileri').set(company).execute()
    }
  })
})

test('many invoices become one file; what cannot be printed is named', async () => {
  const { app } = journey
  const admin = await app.as('admin')
  const wine = await buildWine(app.db, { stok_de_price: 10 }, 200)
  for (let index = 0; index < 6; index += 1) {
    const id = await placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 2 }], { cus_surname: 'Stapel' })
    await admin.call('/siparisler/siparis_onayla', { id })
  }
  const page = await journey.openAs('admin', { path: '/siparis-islem?list=approval' })
  await row(page, 'Stapel').nth(5).waitFor()
  await settled(page)
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
  await page
    .getByRole('button', { name: /Auswahl fakturieren|fakturieren/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /fakturieren/ })
    .click()
  await page.getByText('6 von 6 erfolgreich.').waitFor()
  await page.getByRole('button', { name: 'Schließen' }).last().click()
  const print = page.getByRole('dialog', { name: 'Rechnungen drucken' })
  await print.getByRole('button', { name: 'Alle drucken' }).click()
  await print.getByText('6 Dokumente liegen in einer Datei bereit.').waitFor()
  await expectAccessible(page)
  await print.getByRole('button', { name: 'Öffnen' }).click()
  await page.getByRole('dialog', { name: 'Rechnungen drucken' }).locator('iframe').waitFor()
})
