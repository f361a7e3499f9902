import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/server/company.ts'
import { buildCustomer, buildWine } from '#test/server/factories.ts'
import { expectAccessible, expectAddress, hasFocus, toast, useJourney, walkTo } from './browser.ts'
import { act, choose, row, settled } from './lists.ts'

const journey = useJourney()
const path = '/genel/yonetim'

const reported = (message: string) =>
  journey.app.db
    .selectFrom('error_log')
    .select(['user_name', 'host', 'stack'])
    .where('message', 'like', `%${message}%`)
    .execute()

const SAID = 'an die Entwicklung gemeldet'

describe('unexpected errors are logged and said', () => {
  test('when something throws, whoever is signed in', async () => {
    const page = await journey.openAs('personel')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Geworfen')
      })
    })
    await toast(page, SAID).waitFor()
    await expect.poll(() => journey.faults.splice(0)).toEqual(['Geworfen'])
    await expect.poll(() => reported('Geworfen')).toHaveLength(1)
    const [report] = await reported('Geworfen')
    expect(report).toMatchObject({ user_name: 'personel', host: expect.stringContaining('127.0.0.1') })
    expect(report?.stack).toContain('Geworfen')
  })

  test('before anybody has signed in', async () => {
    const page = await journey.open()
    await page.getByRole('button', { name: 'Anmelden' }).waitFor()
    await page.evaluate(() => void Promise.reject(new Error('Noch niemand')))
    await toast(page, SAID).waitFor()
    await expect.poll(() => journey.faults.splice(0)).toEqual(['Noch niemand'])
    await expect.poll(() => reported('Noch niemand')).toMatchObject([{ user_name: null }])
  })

  test('when a screen breaks while it is drawn', async () => {
    const page = await journey.openAs('admin', { path })
    await page.route('**/api/sys_blocks/list', (route) =>
      route.fulfill({ json: { status: { isContinue: true }, datalist: [{ subject: null }] } }),
    )
    await walkTo(page, `${path}?view=pauses`, 'Systemverwaltung')
    await toast(page, SAID).waitFor()
    await expect.poll(() => reported('startsWith')).toMatchObject([{ user_name: 'admin' }])
  })

  test('when a failure that is shown was no answer of the server', async () => {
    const page = await journey.openAs('admin', { path })
    await page.route('**/api/sys_settings/get', (route) =>
      route.fulfill({ json: { status: { isContinue: true } } }),
    )
    await walkTo(page, `${path}?view=settings`, 'Systemverwaltung')
    await page.getByRole('alert').waitFor()
    await expect.poll(() => reported('data is undefined')).toHaveLength(1)
  })

  test('and are read by administrators', async () => {
    const page = await journey.openAs('admin', { path })
    await settled(page)
    await row(page, 'Geworfen').first().dblclick()
    const error = page.getByRole('dialog', { name: /^Fehler \d+/ })
    await error.getByText('personel').waitFor()
    await expectAccessible(page)
    await expectAddress(page, error, /^error\.view\.\d+$/)
  })
})

test('security events show who signed in', async () => {
  const page = await journey.openAs('admin', { path })
  await choose(page, 'Sicherheitsereignisse')
  await row(page, 'Anmeldung').first().waitFor()
})

test('a pause is seen and lifted', async () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  const pause = {
    subject: 'address:192.0.2.7',
    reason: 'failed_on_several_accounts',
    until,
    address: '192.0.2.7',
  }
  await journey.app.db.insertInto('sys_blocks').values(pause).execute()
  const page = await journey.openAs('admin', { path: `${path}?view=pauses` })
  const line = page.getByRole('row', { name: /192\.0\.2\.7/ })
  await line.getByText('Fehlversuche an mehreren Konten').waitFor()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Aufheben' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aufheben' }).click()
  await toast(page, 'Die Pause ist aufgehoben.').waitFor()
  await page.getByText('Kein Gerät, keine Sitzung und keine Adresse ist pausiert.').waitFor()
})

describe('the settings of the sign-in', () => {
  test('codes are switched on with the test code that arrived, and off with the secret', async () => {
    const page = await journey.openAs('admin', { path: `${path}?view=settings` })
    await page.getByRole('button', { name: 'Testcode senden' }).click()
    await toast(page, 'Der Testcode ist an +49 170 0000000 unterwegs.').waitFor()
    const on = page.getByRole('button', { name: 'Codes einschalten' })
    await on.click()
    await page.getByText('Pflichtfeld').waitFor()
    await page.getByLabel('Angekommener Code').fill(journey.app.sentCodes.at(-1)?.code ?? '')
    await on.click()
    await page.getByText('Nach dem Passwort wird jeder nach einem Code gefragt.').waitFor()
    await page.locator('input[name="codes_secret"]').fill(PASSWORD)
    await page.getByRole('button', { name: 'Codes ausschalten' }).click()
    await page.getByText('Zur Anmeldung genügt das Passwort.').waitFor()
  })

  test('the secret is set, and every open browser is refreshed', async () => {
    const other = await journey.openAs('personel')
    await expect.poll(() => journey.app.app.services.realtime.online()).toContain(3)
    await other.evaluate(() => localStorage.setItem('wk.ref.sys_unvan', '{"version":1,"rows":[]}'))
    const page = await journey.openAs('admin', { path: `${path}?view=settings` })
    await page.locator('input[name="secret_input"]').fill(PASSWORD)
    await page.locator('input[name="new_secret"]').fill('Trollinger9')
    await page.getByRole('button', { name: 'Geheimnis speichern' }).click()
    await toast(page, 'Das Geheimnis ist gespeichert.').waitFor()
    await page.getByText('Ein Geheimnis ist festgelegt.').waitFor()
    await page.getByRole('button', { name: 'Browser aktualisieren' }).click()
    await toast(page, 'Alle offenen Browser wurden benachrichtigt.').waitFor()
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('wk.ref.sys_unvan')))
      .not.toBe('{"version":1,"rows":[]}')
    await expectAccessible(page)
  })
})

test('the menu of a record opens its changes, and one of them shows what it was before', async () => {
  const admin = await journey.app.as('admin')
  const wine = await buildWine(journey.app.db, { stok_code: 'VERLAUF-1', stok_name: 'Alter Name' })
  await admin.call('/stok/update', { id: wine, stok_name: 'Neuer Name' })
  const page = await journey.openAs('admin', { path: '/stoklistesi?q=VERLAUF-1' })
  await settled(page)
  await act(page, 'VERLAUF-1', 'Verlauf')
  await page.getByText('2 Einträge').waitFor()
  await settled(page)
  await row(page, 'geändert').dblclick()
  const detail = page.getByRole('dialog', { name: `Wein ${wine}: geändert` })
  await detail.getByText('Alter Name').waitFor()
  await detail.getByText('Neuer Name').waitFor()
  await expectAccessible(page)
  await expectAddress(page, detail, /^audit\.view\.\d+$/)
  await page.getByText('2 Einträge').waitFor()
})

test('what is stored about a person is opened from who has asked, and a reason is not lost by back', async () => {
  const { app } = journey
  const id = await buildCustomer(app.db, { cus_surname: 'Auskunft', cus_private: null })
  const { sesion_id } = await app.as('admin')
  await app.post('/person_rights/export', { sesion_id, id })
  const page = await journey.openAs('admin', { path: '/genel/kisi-haklari' })
  const panel = page.getByRole('dialog', { name: /^Auskunft und Löschung: .*Auskunft/ })
  await settled(page)
  await row(page, 'Auskunft').dblclick()
  await expectAddress(page, panel, `rights.view.${id}`)
  await settled(page)
  await row(page, 'Auskunft').dblclick()
  await panel.getByLabel('Grund').fill('Auf Wunsch')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  expect(await panel.getByLabel('Grund').inputValue()).toBe('Auf Wunsch')
  await panel.getByLabel('Grund').press('Escape')
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await panel.waitFor({ state: 'detached' })
  await hasFocus(row(page, 'Auskunft'))
})

test('an administrator sees the state of the backups and makes two records of a customer one', async () => {
  const older = await buildCustomer(journey.app.db, { cus_email: 'zweimal@example.com', cus_city: 'Ulm' })
  const younger = await buildCustomer(journey.app.db, {
    cus_email: 'zweimal@example.com',
    cus_tel1: '0711 2',
    cus_city: 'Neu-Ulm',
  })
  const page = await journey.openAs('admin', { path: `${path}?view=backups` })
  await page.getByRole('status').filter({ hasText: 'noch keine Sicherung' }).waitFor()
  await page.getByRole('button', { name: 'Jetzt sichern' }).waitFor()

  await walkTo(page, '/cari/mukerrer', 'Doppelte Kunden')
  await page.getByRole('cell', { name: 'E-Mail' }).dblclick()
  const dialog = page.getByRole('dialog', { name: `Kunde ${younger} in Kunde ${older} übernehmen` })
  // Values that only one record has are preselected, and each field can be changed.
  expect(await dialog.getByRole('radio', { name: '0711 2' }).isChecked()).toBe(true)
  expect(await dialog.getByRole('radio', { name: 'Ulm', exact: true }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: 'Neu-Ulm' }).check()
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
  await toast(page, 'Die Kunden sind zusammengeführt.').waitFor()
  const kept = await journey.app.db
    .selectFrom('customers')
    .select(['cus_tel1', 'cus_city'])
    .where('id', '=', older)
    .executeTakeFirst()
  expect(kept).toEqual({ cus_tel1: '0711 2', cus_city: 'Neu-Ulm' })
  await page.getByText('Es gibt keine doppelten Kunden.').waitFor()
})
