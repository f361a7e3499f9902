import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildCustomer } from '#test/server/factories.ts'
import { expectAccessible, toast, useJourney } from './browser.ts'
import { row, settled } from './lists.ts'

const journey = useJourney()

const COUNT = 107

/** New orders of 10 € each, on more than one page. */
beforeAll(async () => {
  const { db } = journey.app
  const cus_id = await buildCustomer(db)
  await sql`insert into siparisler (cus_id, per_id, bayi_id, cus_name, cus_surname, s_g_toplam)
    select ${cus_id}, 3, 1, 'Erika', 'Viele ' || n, 10 from generate_series(1, ${COUNT}) n`.execute(db)
})

const approved = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from siparisler where sd_onaylama = '1'`.execute(journey.app.db)
  return Number(rows[0]?.count)
}

async function newOrders(): Promise<Page> {
  const page = await journey.openAs('admin', { path: '/siparis-islem?list=new&from=-&to=-' })
  await row(page, 'Viele 107').waitFor()
  await settled(page)
  return page
}

describe('ticked rows', () => {
  test('by keys: ranges, sums, copying, all that match and none', async () => {
    const page = await newOrders()
    await page.locator('tbody tr[data-row-id]').first().focus()
    await page.keyboard.press(' ')
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(50)
    }
    await page.getByText('2 ausgewählt', { exact: true }).waitFor()
    await page.getByText('Gesamtbetrag 20,00').waitFor()

    const copied = await page.evaluate(() => {
      const data = new DataTransfer()
      const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
      return data.getData('text/plain')
    })
    const lines = copied.split('\r\n').map((line) => line.split('\t'))
    expect(lines.map((cells) => cells.includes('Viele 107') || cells.includes('Viele 106'))).toEqual([
      true,
      true,
    ])
    expect(lines[0]).toContain('10,00')

    await page.keyboard.press('Control+a')
    await page.getByText('100 ausgewählt', { exact: true }).waitFor()
    await page.keyboard.press('Control+a')
    await page.getByText(`Alle ${COUNT} passenden ausgewählt`).waitFor()
    await page.getByText('Gesamtbetrag 1.070,00').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByText('passenden ausgewählt').waitFor({ state: 'hidden' })
    expect(await page.locator('tbody tr[data-selected]').count()).toBe(0)
  })

  test('of all pages are acted on by the server, but for those that were unticked', async () => {
    const page = await newOrders()
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
    await page.getByRole('button', { name: `Alle ${COUNT} passenden auswählen` }).click()
    await row(page, 'Viele 107').getByRole('checkbox').uncheck()
    await page.getByText(`${COUNT - 1} ausgewählt`, { exact: true }).waitFor()
    // Another user changes one of them first.
    const { id } = await journey.app.db
      .selectFrom('siparisler')
      .select('id')
      .where('cus_surname', '=', 'Viele 3')
      .executeTakeFirstOrThrow()
    const colleague = await journey.app.as('admin')
    await page.getByRole('button', { name: `Auswahl bestätigen (${COUNT - 1})` }).click()
    await colleague.call('/siparisler/siparis_onayla', { id })
    await page.getByRole('dialog').getByRole('button', { name: 'Auswahl bestätigen' }).click()
    await page.getByText(`${COUNT - 2} von ${COUNT - 1} erfolgreich.`).waitFor()
    await page.getByText('1 der gewählten ist nicht mehr in dieser Liste.').waitFor()
    await expectAccessible(page)
    await page.getByText(`Erledigt: ${COUNT - 2}`).click()
    expect(
      await page.getByRole('link', { name: `Auftrag ${id - 1}`, exact: true }).getAttribute('href'),
    ).toContain(`open=order.view.${id - 1}`)
    await page.getByRole('button', { name: 'Schließen' }).last().click()
    expect(await approved()).toBe(COUNT - 1)
    await row(page, 'Viele 107').waitFor()
  })
})

test('a finished task is opened again by Ctrl+Z while its toast is shown', async () => {
  const sender = await journey.app.as('admin')
  const { save_response: task } = await sender.call('/takip/gorevler/create', {
    reciver_usr: 3,
    sender_msg: 'Bitte prüfen',
    belge_tip: 0,
  })
  const page = await journey.openAs('admin', { path: `/takip/gorevler?open=task.view.${task.id}` })
  const panel = page.getByRole('dialog', { name: `Aufgabe ${task.id}` })
  await panel.getByRole('button', { name: 'Erledigt' }).click()
  await toast(page, 'ist erledigt').getByRole('button', { name: 'Rückgängig' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Control+z')
  await toast(page, 'Rückgängig gemacht').waitFor()
  await row(page, String(task.id)).waitFor()
})
