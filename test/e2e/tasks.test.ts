import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, signIn, tableRows, toast, useJourney } from './browser.ts'

const journey = useJourney()

const row = (page: Page, text: string) => page.locator('tbody tr[data-row-id]', { hasText: text })
const bell = (page: Page, count: number) => page.getByRole('button', { name: `Aufgaben (${count})` })

type Listening = { toasts: string[] }

/** Writes down every toast from now on, since each of them is gone after three seconds. */
async function listenForToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    ;(globalThis as unknown as Listening).toasts = heard
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) {
            const shown = node.matches('.mantine-Notification-root')
              ? node
              : node.querySelector('.mantine-Notification-root')
            if (shown) heard.push(shown.textContent)
          }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as Listening).toasts)
}

async function act(page: Page, text: string, action: string): Promise<void> {
  await row(page, text).getByRole('button', { name: 'Aktionen' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe('a task about an order', () => {
  test('is sent from its row, told at once, answered and finished', async () => {
    const { db } = journey.app
    const stk_id = await buildWine(db, {}, 20)
    const per_id = people.personel.id
    const id = await buildOrder(db, { stk_id, stk_adet: 1 }, { cus_surname: 'Rückruf', per_id })
    const receiver = await journey.openAs('personel', { scheme: 'dark' })
    await bell(receiver, 0).waitFor()
    const secondWindow = await receiver.context().newPage()
    await secondWindow.goto(`${journey.app.url}/takip/gorevler`)
    await bell(secondWindow, 0).waitFor()
    const heard = await Promise.all([receiver, secondWindow].map(listenForToasts))

    const sender = await journey.openAs('admin', { path: '/siparis-islem' })
    await act(sender, 'Rückruf', 'Aufgabe senden')
    const form = sender.getByRole('dialog', { name: 'Neue Aufgabe' })
    expect(await form.getByLabel('Worum es geht').inputValue()).toBe(`Auftrag ${id} · Erika Rückruf`)
    await form.getByLabel('Nachricht').fill('Bitte heute noch zurückrufen')
    await sender.keyboard.press('Control+Enter')
    await form.getByText('Pflichtfeld').waitFor()
    await form.getByRole('combobox', { name: 'Empfänger' }).fill('personel')
    await sender.getByRole('option', { name: 'personel Test' }).click()
    await expectAccessible(sender)
    await form.getByLabel('Nachricht').focus()
    await sender.keyboard.press('Control+Enter')
    await toast(sender, 'ist gesendet').waitFor()

    await bell(receiver, 1).waitFor()
    await bell(secondWindow, 1).waitFor()
    const told = async () => (await Promise.all(heard.map((toasts) => toasts()))).flat()
    await expect.poll(told).toEqual(['Neue Aufgabe von admin Test: Bitte heute noch zurückrufen'])
    await row(secondWindow, 'Rückruf').waitFor()
    await bell(receiver, 1).click()
    const link = receiver.getByRole('link', { name: 'Bitte heute noch zurückrufen' })
    const [task] = await Promise.all([receiver.context().waitForEvent('page'), link.click()])
    const panel = task.getByRole('dialog', { name: /^Aufgabe \d+$/ })
    await panel.getByText('Wartet auf Sie').waitFor()
    expect(task.url()).toContain('/takip/gorevler')
    expect(await panel.getByRole('button', { name: 'Erledigt' }).count()).toBe(0)
    await expectAccessible(task)
    const [customer] = await Promise.all([
      task.waitForEvent('popup'),
      panel.getByRole('button', { name: 'Erika Rückruf' }).click(),
    ])
    await customer.waitForURL(/genel-takip\?cus_id=\d+/)
    const answers = await listenForToasts(sender)
    await panel.getByLabel('Antwort').fill('Ist erledigt')
    await panel.getByRole('button', { name: 'Antworten' }).click()
    await toast(task, 'Die Antwort ist gesendet.').waitFor()
    await panel.waitFor({ state: 'hidden' })
    await bell(task, 0).waitFor()
    await bell(receiver, 0).waitFor()

    await expect.poll(answers).toContain('Antwort von personel Test: Ist erledigt')
    expect(await told()).toHaveLength(1)
    await bell(sender, 1).waitFor()
    await sender.goto(`${journey.app.url}/takip/gorevler`)
    await act(sender, 'Rückruf', 'Ansehen')
    const finished = sender.getByRole('dialog', { name: /^Aufgabe \d+$/ })
    await finished.getByText('Ist erledigt').waitFor()
    await finished.getByRole('button', { name: `Auftrag ${id}` }).click()
    await closeByKey(sender, sender.getByRole('dialog', { name: `Auftrag ${id}` }))
    await expectAccessible(sender)
    await finished.getByRole('button', { name: 'Erledigt' }).click()
    await toast(sender, 'ist erledigt.').waitFor()
    await bell(sender, 0).waitFor()
    await expect.poll(() => tableRows(sender)).toHaveLength(0)
    await sender.getByRole('radiogroup').getByText('Erledigt', { exact: true }).click()
    await row(sender, 'Rückruf').getByText(`Auftrag ${id}`).waitFor()
  })

  test('a task without a document goes to several screens; only administrators delete', async () => {
    const admin = await journey.app.as('admin')
    for (const sender_msg of ['Weinregal zählen', 'Proben einpacken'])
      await admin.call('/takip/gorevler/create', { reciver_usr: people.satis.id, sender_msg })
    const staff = await journey.open({ path: '/takip/gorevler' })
    const toasts = await listenForToasts(staff)
    await signIn(staff, 'satis')
    await bell(staff, 2).waitFor()
    await expect
      .poll(toasts)
      .toEqual(
        ['Weinregal zählen', 'Proben einpacken'].map((words) => `Neue Aufgabe von admin Test: ${words}`),
      )
    await expectAccessible(staff)
    await staff.getByRole('searchbox').fill('weinregal')
    await staff.getByText('1 Eintrag', { exact: true }).waitFor()
    await row(staff, 'admin Test').getByRole('button', { name: 'Aktionen' }).click()
    expect(await staff.getByRole('menuitem').allTextContents()).toEqual(['Ansehen'])
    await staff.keyboard.press('Escape')
    expect(await staff.getByRole('button', { name: 'Excel' }).count()).toBe(0)
    await staff.reload()
    await bell(staff, 2).waitFor()
    const received = await journey.app.db
      .selectFrom('gorevler')
      .select('isReceived')
      .where('reciver_usr', '=', people.satis.id)
      .execute()
    expect(received).toEqual([{ isReceived: true }, { isReceived: true }])

    const page = await journey.openAs('admin2', { path: '/takip/gorevler?q=proben', scheme: 'dark' })
    await row(page, 'satis Test').dblclick()
    const panel = page.getByRole('dialog', { name: /^Aufgabe \d+$/ })
    await panel.getByText('Wartet auf satis Test').waitFor()
    expect(await panel.getByLabel('Antwort').count()).toBe(0)
    await closeByKey(page, panel)
    await act(page, 'satis Test', 'Löschen')
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await toast(page, 'Gelöscht').waitFor()
    await bell(staff, 1).waitFor()
  })
})
