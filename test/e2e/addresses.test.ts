import { expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { toast, useJourney } from './browser.ts'
import { act, row, settled } from './lists.ts'

const journey = useJourney()

async function orderOf(surname: string, per_id: number = people.personel.id): Promise<number> {
  const { db } = journey.app
  const line = { stk_id: await buildWine(db, {}, 20), stk_adet: 2 }
  return buildOrder(db, line, { cus_surname: surname, per_id })
}

test('an order has an address: it opens, closes by back, opens by forward and after a reload', async () => {
  const id = await orderOf('Adresse')
  const page = await journey.openAs('admin', { path: '/siparis-islem?q=Adresse' })
  await row(page, 'Adresse').waitFor()
  await settled(page)
  const panel = page.getByRole('dialog', { name: new RegExp(String(id)) })
  await row(page, 'Adresse').dblclick()
  await panel.waitFor()
  expect(new URL(page.url()).searchParams.get('open')).toBe(`order.view.${id}`)
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('q')).toBe('Adresse')
  await page.goForward()
  await panel.waitFor()
  await page.reload()
  await panel.waitFor()
  await row(page, 'Adresse').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.has('open')).toBe(false)
})

test('a link opens an order beside any screen; what cannot be had is said', async () => {
  const id = await orderOf('Fremdbildschirm')
  const page = await journey.openAs('personel', { path: `/konusma-metinleri?open=order.view.${id}` })
  await page.getByRole('dialog', { name: new RegExp(String(id)) }).waitFor()
  const foreign = await orderOf('Niemals', people.satis.id)
  await page.goto(`${journey.app.url}/konusma-metinleri?open=order.view.${foreign}`)
  await page.getByText('Der Datensatz ist nicht mehr da').first().waitFor()
  expect(await page.getByText('Niemals').count()).toBe(0)
  await page.goto(`${journey.app.url}/konusma-metinleri?open=nothing.view.1`)
  await page.getByRole('navigation').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('an address that is only for administrators opens nothing for others', async () => {
  const page = await journey.openAs('personel', { isLoadedAnew: true })
  await page.goto(`${journey.app.url}/konusma-metinleri?open=bank_account.editor.new`)
  await page.getByRole('navigation').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const admin = await journey.openAs('admin', { isLoadedAnew: true })
  await admin.goto(`${journey.app.url}/konusma-metinleri?open=bank_account.editor.new`)
  await admin.getByRole('dialog', { name: 'Konto hinzufügen' }).waitFor()
})

test.each([
  'bank_account.editor',
  'definition.sys_stok_color',
  'rights.view',
  'data_in.report',
  'audit.view',
  'error.view',
])('what %s does not find is gone: it says so and closes', async (panel) => {
  const page = await journey.openAs('admin', { path: `/konusma-metinleri?open=${panel}.999999` })
  await toast(page, 'Der Datensatz ist nicht mehr da').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(false)
})

test('closing what was typed into asks once, and back asks too', async () => {
  await orderOf('Getippt')
  const page = await journey.openAs('admin', { path: '/siparis-islem?q=Getippt' })
  await act(page, 'Getippt', 'Stornieren')
  const panel = page.getByRole('dialog', { name: 'Auftrag stornieren' })
  const question = page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' })
  await panel.getByLabel('Erläuterung').fill('Doch nicht')
  await page.goBack()
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await panel.getByLabel('Erläuterung').inputValue()).toBe('Doch nicht')
  await panel.getByLabel('Erläuterung').press('Escape')
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).searchParams.has('open')).toBe(false)
})
