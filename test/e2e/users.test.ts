import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PASSWORD, people } from '#test/server/company.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { closeByKey, expectAccessible, toast, useJourney, walkTo } from './browser.ts'
import { act, openMenu, row, settled } from './lists.ts'

const journey = useJourney()

const path = '/genel/kullanici-yonetim'

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).click()
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
}

describe('user management', () => {
  test('creates a person who can then sign in', async () => {
    const page = await journey.openAs('admin', { path })
    await page.getByRole('button', { name: 'Neuer Benutzer' }).click()
    const editor = page.getByRole('dialog', { name: 'Neuer Benutzer' })
    await editor.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Bitte prüfen Sie Ihre Eingaben.').waitFor()
    await expect.poll(() => editor.getByText('Pflichtfeld').count()).toBeGreaterThanOrEqual(4)
    await expectAccessible(page)
    await editor.getByLabel('Benutzername').fill('neu.anna')
    await editor.locator('input[name="user_pass"]').fill('schwach')
    await editor.getByLabel('Vorname').fill('Anna')
    await editor.getByLabel('E-Mail').fill('anna@example.com')
    await editor.getByLabel('Mobiltelefon').fill('+49 170 1')
    await choose(page, 'Händler', 'Nord')
    await editor.getByRole('button', { name: 'Speichern' }).click()
    await editor.getByText('Nicht stark genug').waitFor()
    await editor.locator('input[name="user_pass"]').fill('Spaetlese1')
    await page.keyboard.press('Control+s')
    await toast(page, 'Angelegt').waitFor()
    const answer = await journey.app.call('/login', { user_name: 'NEU.ANNA', user_pass: 'Spaetlese1' })
    expect(answer.user).toMatchObject({ name: 'Anna', user_level: 2 })
  })

  test('raising a level asks for the secret; cancelling restores the old level', async () => {
    const page = await journey.openAs('admin', { path: `${path}?q=satis` })
    await settled(page)
    await row(page, 'satis').dblclick()
    await choose(page, 'Berechtigung', 'Händler-Administrator')
    const secret = page.getByRole('dialog', { name: /Sicherheit/ })
    await secret.getByRole('button', { name: 'Abbrechen' }).click()
    await secret.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.getByRole('combobox', { name: /^Berechtigung/ }).inputValue())
      .toBe('Mitarbeiter')
    await choose(page, 'Berechtigung', 'Händler-Administrator')
    await secret.locator('input[name="secret_input"]').fill('falsch')
    await page.keyboard.press('Enter')
    await secret.getByText('Das Passwort ist falsch.').waitFor()
    await secret.locator('input[name="secret_input"]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await secret.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Speichern' }).click()
    await toast(page, 'Gespeichert.').waitFor()
  })

  test('a dealer administrator sees and edits only people of the own dealer', async () => {
    const page = await journey.openAs('bayiadmin', { path })
    await page.getByText('2 Einträge').waitFor()
    expect(await page.getByRole('button', { name: 'Excel' }).count()).toBe(0)
    await settled(page)
    await row(page, 'bayi@example.com').dblclick()
    await page.getByRole('combobox', { name: /^Berechtigung/ }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Händler', exact: true }).waitFor()
    const highest = page.getByRole('listbox').getByRole('option', { name: 'Administrator', exact: true })
    expect(await highest.getAttribute('data-combobox-disabled')).toBe('true')
  })

  test('deleting asks, and one’s own account stays', async () => {
    const page = await journey.openAs('admin', { path: `${path}?q=admin@` })
    const own = page
      .locator('tbody tr[data-row-id]')
      .filter({ hasText: /^2?admin/ })
      .first()
    await openMenu(page, own)
    expect(await page.getByRole('menuitem', { name: /Löschen/ }).isDisabled()).toBe(true)
    await closeByKey(page, page.getByRole('menu'))
    // A double click on the button of the menu opens the menu, not the record below it.
    await own.getByRole('button', { name: 'Aktionen' }).dblclick()
    await page.getByRole('menu').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await closeByKey(page, page.getByRole('menu'))
    await walkTo(page, `${path}?q=fremd`, 'Benutzer')
    await act(page, 'fremd', 'Löschen')
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await toast(page, 'Gelöscht').waitFor()
    expect((await journey.app.refused('/login', { user_name: 'fremd', user_pass: PASSWORD })).code).toBe(
      'ERR_101',
    )
  })

  test('blocking somebody with open work asks who takes over', async () => {
    const { id } = await journey.app.db
      .insertInto('sys_users')
      .values({ user_name: 'geht', tel_gsm: '1', email: 'geht@example.com', user_level: 2, bayi: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const cus_id = await buildCustomer(journey.app.db, { cus_user: id })
    const page = await journey.openAs('admin', { path: `${path}?q=geht@` })
    await settled(page)
    await row(page, 'geht@example.com').dblclick()
    await page.getByRole('checkbox', { name: 'Gesperrt' }).check()
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: /geht geht: Arbeit übergeben/ })
    await dialog.getByRole('button', { name: 'Übergeben und sperren' }).click()
    await dialog.getByText('Pflichtfeld').waitFor()
    await expectAccessible(page)
    await choose(page, 'Kunden an', 'satis Test')
    await choose(page, 'Aufgaben und Übriges an', 'satis Test')
    await dialog.getByRole('button', { name: 'Übergeben und sperren' }).click()
    await toast(page, 'Übergeben: 1 Kunde,').waitFor()
    await toast(page, 'Gespeichert.').waitFor()
    const stored = journey.app.db.selectFrom('customers').select('cus_user').where('id', '=', cus_id)
    expect(await stored.execute()).toEqual([{ cus_user: people.satis.id }])
    const account = journey.app.db.selectFrom('sys_users').select('blocked').where('id', '=', id)
    expect(await account.execute()).toEqual([{ blocked: '1' }])
  })
})
