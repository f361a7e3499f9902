import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import {
  closeByKey,
  expectAccessible,
  listenForToasts,
  signIn,
  toast,
  useJourney,
  walkTo,
} from './browser.ts'
import { act, choose, openMenu, row, tableRows } from './lists.ts'

const journey = useJourney()

const bell = (page: Page, count: number) => page.getByRole('button', { name: `Aufgaben (${count})` })

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
    await expect
      .poll(() => form.getByLabel('Worum es geht').inputValue())
      .toBe(`Auftrag ${id} · Erika Rückruf`)
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
    await walkTo(sender, '/takip/gorevler', 'Aufgaben')
    await act(sender, 'Rückruf', 'Ansehen')
    const finished = sender.getByRole('dialog', { name: /^Aufgabe \d+$/ })
    await finished.getByText('Ist erledigt').waitFor()
    await finished.getByRole('button', { name: `Auftrag ${id}` }).click()
    await closeByKey(sender, sender.getByRole('dialog', { name: `Auftragsbestätigung · ${id}` }))
    await expectAccessible(sender)
    await finished.getByRole('button', { name: 'Erledigt' }).click()
    await toast(sender, 'ist erledigt.').waitFor()
    await bell(sender, 0).waitFor()
    await expect.poll(() => tableRows(sender)).toHaveLength(0)
    await choose(sender, 'Erledigt')
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
    await staff.getByRole('searchbox').fill('weinregal')
    await staff.getByText('1 Eintrag', { exact: true }).waitFor()
    expect(await openMenu(staff, row(staff, 'admin Test'))).toEqual(['Ansehen'])
    await closeByKey(staff, staff.getByRole('menu'))
    expect(await staff.getByRole('button', { name: 'Excel' }).count()).toBe(0)
    await staff.reload()
    await bell(staff, 2).waitFor()
    const received = () =>
      journey.app.db
        .selectFrom('gorevler')
        .select('isReceived')
        .where('reciver_usr', '=', people.satis.id)
        .execute()
    await expect.poll(received).toEqual([{ isReceived: true }, { isReceived: true }])

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
