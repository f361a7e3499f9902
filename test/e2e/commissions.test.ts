import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay, monthOf } from '#core/days/dates.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { closeByKey, expectAccessible, toast, useJourney, walkTo } from './browser.ts'
import { settled, tableRows } from './lists.ts'

const journey = useJourney()
const today = businessDay()

beforeAll(async () => {
  const { app } = journey
  await app.db.updateTable('sys_users').set({ yuzde: 10 }).where('id', '=', people.personel.id).execute()
  const values = { f_odeme_tar: today, f_tarih: today }
  await buildClosedOrder(app, { ...values, f_no: 'P-1', cus_surname: 'Adler' })
  await buildClosedOrder(app, { ...values, f_no: 'P-2', s_g_toplam: 238, cus_surname: 'Brandt' })
  await buildClosedOrder(app, { ...values, f_no: 'P-3', per_id: people.satis.id, cus_surname: 'Celik' })
})

const PATH = '/report/prim-islemleri'

describe('month-end payout', () => {
  test('an advance, a payout with it, the slip, and taking it back', async () => {
    const page = await journey.openAs('admin', { path: PATH })
    const earnings = page.getByRole('region', { name: 'Verdienst' })
    await earnings.getByText('2 Einträge').waitFor()
    await page.getByRole('button', { name: 'Provision auszahlen' }).click()
    await toast(page, 'Bitte wählen Sie aus, was ausgezahlt werden soll.').waitFor()

    const rows = page.getByRole('table', { name: 'Offene Provisionen' })
    await rows.getByRole('row', { name: /P-2/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Alle auswählen' }).click()
    await page.getByText('3 ausgewählt').waitFor()
    await page.getByRole('button', { name: 'Provision auszahlen (3)' }).click()
    await toast(page, 'Wählen Sie nur Einträge eines einzigen Mitarbeiters aus.').waitFor()

    await earnings.getByRole('button', { name: 'Nur personel Test zeigen' }).click()
    await expect.poll(async () => (await tableRows(page)).length).toBe(2)
    await settled(page)
    await rows.getByRole('row', { name: /P-1/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Alle auswählen' }).click()
    await page.getByText('Netto 300,00').waitFor()
    await page.getByText('Provision 30,00').waitFor()

    await rows.getByRole('row', { name: /P-1/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Vorschuss zahlen' }).click()
    const advance = page.getByRole('dialog', { name: 'Vorschuss · personel Test' })
    await advance.getByLabel('Betrag').fill('20')
    await advance.getByText('netto 16,81\u00a0€, USt 3,19\u00a0€').waitFor()
    await expectAccessible(page)
    await advance.getByRole('button', { name: 'Vorschuss buchen' }).click()
    await toast(page, 'Der Vorschuss über 20,00\u00a0€ ist gebucht.').waitFor()
    await advance.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Provision auszahlen (2)' }).click()
    const payout = page.getByRole('dialog', { name: 'Auszahlung · personel Test' })
    const preview = payout.getByRole('region', { name: 'Abrechnung' })
    await preview.getByText('15,70\u00a0€').waitFor()
    await payout.getByLabel('Vorschüsse verrechnen').uncheck()
    await preview.getByText('35,70\u00a0€').nth(1).waitFor()
    await payout.getByLabel('Vorschüsse verrechnen').check()
    await payout.getByLabel('Provisionssatz').fill('')
    await payout.getByRole('button', { name: 'Auszahlen' }).click()
    await toast(page, 'Der Provisionssatz darf nicht leer bleiben.').waitFor()
    await payout.getByLabel('Provisionssatz').fill('10')
    await preview.getByText('15,70\u00a0€').waitFor()
    await expectAccessible(page)
    await payout.getByRole('button', { name: 'Auszahlen' }).click()
    await toast(page, 'Die Provisionen sind abgerechnet.').waitFor()
    await closeByKey(page, page.getByRole('dialog', { name: /Provisionsabrechnung P/ }))
    await page.getByText('In diesem Zeitraum ist keine Provision offen.').waitFor()
    await earnings.getByText('1 Eintrag', { exact: true }).waitFor()

    await walkTo(page, '/report/prim-gecmisi', 'Provisionsbelege')
    await expect.poll(() => tableRows(page)).toEqual([expect.arrayContaining(['15,70'])])
    await settled(page)
    await page.locator('tbody tr[data-row-id]').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Ohne Umsatzsteuer ausweisen' }).click()
    const question = page.getByRole('dialog', { name: 'Ohne Umsatzsteuer ausweisen' })
    await question.getByRole('button', { name: 'Ohne Umsatzsteuer ausweisen' }).click()
    await toast(page, 'Die Abrechnung ist geändert.').waitFor()
    await expect.poll(async () => (await tableRows(page))[0]).toContain('10,00')
    await page.keyboard.press('Control+z')
    await toast(page, 'Rückgängig gemacht.').waitFor()
    await expect.poll(async () => (await tableRows(page))[0]).toContain('15,70')
    await settled(page)
    await page.locator('tbody tr[data-row-id]').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    const removal = page.getByRole('dialog', { name: 'Abrechnung löschen' })
    await removal.getByRole('button', { name: 'Löschen' }).click()
    await page.getByText('In diesem Zeitraum wurde nichts ausgezahlt.').waitFor()

    await walkTo(page, PATH, 'Provisionen')
    await earnings.getByText('2 Einträge').waitFor()
    const { datalist } = await (await journey.app.as('admin')).call('/personel_odeme/list', { durum: 0 })
    expect(datalist).toEqual([expect.objectContaining({ kalan: 20, durum: 0 })])
  })

  test('receipts: who got money and when, with the slip beside them and Excel', async () => {
    const admin = await journey.app.as('admin')
    const id = await buildClosedOrder(journey.app, { bayi_id: 2, f_odeme_tar: today })
    const { save_response } = await admin.call('/prim_odeme_fis/odeme_yap', {
      tip: 1,
      bayi_id: 2,
      islem_tar: today,
      prim_donemi: 'Test',
      provizyon: 12,
      siparisler: [id],
    })
    const page = await journey.openAs('admin', { path: '/report/prim-gecmisi', scheme: 'dark' })
    await page.getByText('Ausgezahlte Belege').click()
    await page.getByText('In diesem Zeitraum wurde nichts ausgezahlt.').waitFor()
    const month = monthOf(today)
    const from = page.getByLabel('Ausgezahlt: von')
    await expect.poll(() => from.inputValue()).toBe(month.from.split('-').toReversed().join('.'))
    await page.getByText('Händler', { exact: true }).last().click()
    await expect.poll(async () => (await tableRows(page))[0]).toContain('Süd')
    await settled(page)
    await page.locator('tbody tr[data-row-id]').dblclick()
    const slip = page.getByRole('dialog', {
      name: `Provisionsabrechnung P${String(save_response.id).padStart(5, '0')}`,
    })
    await closeByKey(page, slip)
    await from.fill('')
    await from.blur()
    await toast(page, 'Bitte geben Sie Anfang und Ende des Zeitraums an.').waitFor()
    await page.getByRole('button', { name: 'Zurücksetzen' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`Ausgezahlte Belege ${today}.xlsx`)
  })

  test('deleting commission settles it without a payment', async () => {
    const page = await journey.openAs('admin', { path: PATH, scheme: 'dark' })
    const row = page.getByRole('table', { name: 'Offene Provisionen' }).getByRole('row', { name: /P-3/ })
    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Provision löschen' }).click()
    await toast(page, 'Bitte wählen Sie mindestens einen Eintrag aus.').waitFor()
    await row.getByRole('checkbox').check()
    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Provision löschen' }).click()
    await page
      .getByRole('dialog', { name: 'Provision löschen' })
      .getByRole('button', { name: 'Provision löschen' })
      .click()
    await row.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await page.getByText('Gelöscht', { exact: true }).click()
    await row.getByRole('checkbox').check()
    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Löschen rückgängig machen' }).click()
    await page
      .getByRole('dialog', { name: 'Löschen rückgängig machen' })
      .getByRole('button', { name: 'Löschen rückgängig machen' })
      .click()
    await row.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await page.getByText('Offen', { exact: true }).first().click()
    await row.waitFor()
  })

  test('an advance is corrected and withdrawn', async () => {
    const given = { per_id: people.satis.id, tarihi: today, tutar: 30 }
    await (await journey.app.as('admin')).call('/personel_odeme/create', given)
    const page = await journey.openAs('admin', { path: PATH })
    const row = page.getByRole('table', { name: 'Offene Provisionen' }).getByRole('row', { name: /P-3/ })
    await row.getByRole('checkbox').check()
    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Vorschuss zahlen' }).click()
    const panel = page.getByRole('dialog', { name: 'Vorschuss · satis Test' })
    await panel.getByRole('button', { name: /Vorschuss berichtigen/ }).click()
    await panel.getByLabel('Betrag').fill('25')
    await panel.getByRole('button', { name: /Vorschuss \d+ berichtigen/ }).click()
    await panel.waitFor({ state: 'hidden' })
    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Vorschuss zahlen' }).click()
    await panel.getByText('25,00').first().waitFor()
    await panel.getByRole('button', { name: /Vorschuss zurücknehmen/ }).click()
    await page
      .getByRole('dialog', { name: 'Vorschuss zurücknehmen' })
      .getByRole('button', { name: 'Vorschuss zurücknehmen' })
      .click()
    await panel.getByRole('button', { name: /Vorschuss zurücknehmen/ }).waitFor({ state: 'hidden' })
  })

  test('others see only their own commissions and cannot change them', async () => {
    const page = await journey.openAs('personel', { path: '/PrimIslemleri' })
    await page.getByRole('table', { name: 'Meine offenen Provisionen' }).waitFor()
    await expect.poll(async () => (await tableRows(page)).flat()).toContain('P-1')
    expect((await tableRows(page)).flat()).not.toContain('P-3')
    expect(await page.getByRole('button', { name: /auszahlen|Excel/ }).count()).toBe(0)
    expect(await page.locator('tbody input[type="checkbox"]').count()).toBe(0)
    await page.locator('tbody tr[data-row-id]').first().click({ button: 'right' })
    expect(await page.getByRole('menuitem').count()).toBe(0)
  })
})
