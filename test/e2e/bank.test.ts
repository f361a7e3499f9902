import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { expectAccessible, expectAddress, hasFocus, toast, useJourney } from './browser.ts'
import { present } from '#test/server/present.ts'

const journey = useJourney()

/** Presses a key in the moment in which something appears, as nobody could who has read it. */
const pressOnceShown = (page: Page, selector: string, key: string) =>
  page.evaluate(
    ([what, pressed]) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector(what)) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
      }).observe(document.body, { subtree: true, childList: true, attributes: true }),
    [selector, key] as const,
  )

describe('the payments desk', () => {
  const invoices: { id: number; f_no: string }[] = []

  beforeAll(async () => {
    const admin = await journey.app.as('admin')
    for (const cus_surname of ['Ahorn', 'Birke', 'Birke']) {
      const cus_id = await buildCustomer(journey.app.db, { cus_surname })
      const id = await placeInvoice(journey.app.db, admin, 10, { cus_id })
      const { item } = await admin.call('/siparisler/get', { id })
      invoices.push({ id, f_no: present(item.f_no) })
    }
  })

  test('books and closes by at most nine keys, and asks where two invoices can be meant', async () => {
    const admin = await journey.app.as('admin')
    const stateOf = async (place: number) => {
      const { item } = await admin.call('/siparisler/get', { id: invoices[place]?.id ?? 0 })
      return { f_close: item.f_close, kalan: item.kalan }
    }
    const page = await journey.openAs('admin', { path: '/odeme-masasi' })
    const field = page.getByRole('combobox', { name: 'Wer hat was bezahlt?' })
    await hasFocus(field)
    let keys = 0
    const press = async (...names: string[]) => {
      for (const name of names) {
        keys += 1
        await page.keyboard.press(name)
      }
    }

    const [first, second] = invoices
    await press(...Array.from(first?.f_no ?? ''), 'Enter')
    await toast(page, 'Rechnung geschlossen').waitFor()
    expect(keys).toBeLessThanOrEqual(9)
    await hasFocus(field)
    await expect.poll(() => field.inputValue()).toBe('')
    expect(await stateOf(0)).toEqual({ f_close: '1', kalan: 0 })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    await press(...Array.from('birke'))
    await page.getByText('Mehrere Posten passen').waitFor()
    await press('Enter')
    expect(await stateOf(1)).toMatchObject({ f_close: '0' })
    await press('ArrowDown', 'Enter')
    await toast(page, `${second?.f_no}: 108,90 € gebucht`).waitFor()
    expect(await stateOf(1)).toEqual({ f_close: '1', kalan: 0 })
    expect(await stateOf(2)).toMatchObject({ f_close: '0' })

    await expectAccessible(page)
    await page.getByRole('button', { name: `Zahlung ${second?.f_no} zurücknehmen` }).press('Enter')
    await toast(page, 'Zahlung zurückgenommen').waitFor()
    await hasFocus(field)
    expect(await stateOf(1)).toMatchObject({ f_close: '0', kalan: 108.9 })
  })
})

test('an account of the company is added, then renamed and given the columns of its files', async () => {
  const page = await journey.openAs('admin', { path: '/banka/hesaplar' })
  const editor = page.getByRole('dialog')
  const save = async () => {
    await editor.getByRole('button', { name: 'Speichern' }).click()
    await editor.waitFor({ state: 'detached' })
  }
  const add = page.getByRole('button', { name: 'Konto hinzufügen' })
  await add.click()
  await expectAddress(page, editor, 'bank_account.editor.new')
  await add.click()
  await editor.getByRole('textbox', { name: 'IBAN', exact: true }).fill('AT61 1904 3002 3457 3201')
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Sparbuch')
  await save()
  const row = page.getByRole('row', { name: 'AT61 1904 3002 3457 3201' })
  await row.getByText('Sparbuch').waitFor()

  const edit = row.getByRole('button', { name: 'Bearbeiten' })
  await edit.click()
  await expectAddress(page, editor, /^bank_account\.editor\.\d+$/)
  await edit.click()
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Rücklagen')
  const other = await journey.app.as('admin2')
  const {
    datalist: [before],
  } = await other.call('/bank_account/list', {})
  await other.call('/bank_account/save', { ...present(before), name: 'Tagesgeld' })
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await editor.getByRole('button', { name: 'Neu laden' }).click()
  await editor.getByRole('alert').waitFor({ state: 'detached' })
  await editor.getByLabel('Spalte: Buchungstag').fill('Tag')
  await editor.getByLabel('Spalte: Betrag').fill('Betrag')
  await save()
  await row.getByText('Rücklagen').waitFor()
  await hasFocus(edit)
  const stored = await journey.app.db.selectFrom('bank_accounts').select(['name', 'csv']).execute()
  expect(stored).toEqual([
    { name: 'Rücklagen', csv: expect.objectContaining({ day: 'Tag', amount: 'Betrag' }) },
  ])
})

describe('the review of a statement', () => {
  test('is done by the keyboard: load, book, other item, split, ignore, take back', async () => {
    const { app } = journey
    const admin = await app.as('admin')
    await sql`insert into firma_bilgileri (id, legal_name, iban) values (1, 'Weinkontor', ${OWN_IBAN})
      on conflict (id) do update set iban = excluded.iban`.execute(app.db)
    const made: { id: number; f_no: string }[] = []
    for (const cus_surname of ['Fichte', 'Linde', 'Erle', 'Esche']) {
      const cus_id = await buildCustomer(app.db, { cus_surname })
      const id = await placeInvoice(app.db, admin, 10, { cus_id })
      made.push({ id, f_no: (await admin.call('/siparisler/get', { id })).item.f_no as string })
    }
    const numbers = made.map(({ f_no }) => f_no)
    const stateOf = async (place: number) =>
      (await admin.call('/siparisler/get', { id: made[place]?.id ?? 0 })).item.kalan
    const day = businessDay()
    const entry = (purpose: string, amount: number) =>
      bankEntry({ day, purpose, amount, iban: null, name: 'Zahler' })
    const statement = statementOver({ iban: OWN_IBAN, statementId: 'S-1', sequence: 1, day, opening: 10 }, [
      entry(`RG ${numbers[0]}`, 108.9),
      entry(`RG ${numbers[1]} Teil`, 50),
      entry('Wein', 7.5),
      entry('beide', 217.8),
      entry('Spende', 3),
      entry('Miete', -400),
    ])

    const page = await journey.openAs('admin', { path: '/banka' })
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Auszug laden' }).press('Enter')
    const file = { name: 'auszug.xml', mimeType: 'application/xml', buffer: Buffer.from(camtOf([statement])) }
    await (await chooser).setFiles(file)
    await toast(page, '1 gebucht, 4 fragen, 1 nicht unseres').waitFor()
    await page.getByText('Anfang + Umsätze = Ende').waitFor()
    expect(await stateOf(0)).toBe(0)

    const row = (text: string) => page.locator('tr[data-row-id]', { hasText: text })
    /** The chosen entry has been on the screen for long enough to be read. */
    const isRead = () =>
      expect
        .poll(() => page.getByRole('complementary', { name: 'Zahler' }).getAttribute('aria-busy'))
        .toBe('false')
    await row('Teil').click()
    await expectAccessible(page)
    await isRead()
    await page.keyboard.press('Enter')
    await toast(page, 'Gebucht.').waitFor()
    expect(await stateOf(1)).toBe(58.9)

    await row('Wein').and(page.locator('[aria-selected="true"]')).waitFor()
    await hasFocus(row('Wein'))
    await page.keyboard.press('/')
    const search = page.getByRole('textbox', { name: 'Offenen Posten suchen' })
    await hasFocus(search)
    await page.keyboard.type(numbers[1] ?? '')
    await page.getByRole('option', { name: new RegExp(numbers[1] ?? '') }).waitFor()
    await page.keyboard.press('Enter')
    await hasFocus(row('Wein'))
    await isRead()
    // What comes with the next entry was meant for this one.
    await pressOnceShown(page, 'aside[aria-label*="217,80"]', 'x')
    await page.keyboard.press('Enter')
    await toast(page, 'Die Taste kam, bevor der Umsatz zu sehen war').waitFor()
    await expect.poll(() => stateOf(1)).toBe(51.4)

    await hasFocus(row('beide'))
    for (const number of numbers.slice(2)) {
      await page.keyboard.press('s')
      await hasFocus(search)
      await page.keyboard.type(number)
      // Before the search has ended.
      await page.keyboard.press('Enter')
      await hasFocus(row('beide'))
    }
    await isRead()
    await page.keyboard.press('Enter')
    await expect.poll(() => Promise.all([stateOf(2), stateOf(3)])).toEqual([0, 0])

    await hasFocus(row('Spende'))
    await isRead()
    await page.keyboard.press('x')
    await page.getByText('Hier ist nichts').waitFor()

    await page.getByRole('radiogroup').getByText('Gebucht').click()
    await row('beide').click()
    await isRead()
    await page.keyboard.press('u')
    await toast(page, 'Zurückgenommen.').waitFor()
    expect(await stateOf(2)).toBe(108.9)

    // The next screen: an invoice by direct debit becomes a file with the total shown.
    await sql`update firma_bilgileri set creditor_id = 'DE98ZZZ09999999999' where id = 1`.execute(app.db)
    const debtor = await buildCustomer(app.db, { cus_surname: 'Tanne' })
    await placeInvoice(app.db, admin, 10, { cus_id: debtor, s_lastschrift: '1' })
    const mandate = { cus_id: debtor, iban: 'DE02120300000000202051', holder: 'Tanne' }
    const { save_response } = await admin.call('/mandate/create', mandate)
    await admin.call('/mandate/sign', { id: save_response.id, signed_on: day })
    const runs = await journey.openAs('admin', { path: '/banka/toplu' })
    await runs.getByRole('heading', { name: /^Dabei \(1, 105,90/ }).waitFor()
    await runs.getByRole('button', { name: 'Lastschriftdatei erstellen' }).click()
    await runs.getByRole('dialog').getByRole('button', { name: 'Lastschriftdatei erstellen' }).click()
    await toast(runs, 'Erstellt: 1 über 105,90 €').waitFor()
    await runs.getByRole('button', { name: 'Posten' }).click()
    await runs.getByRole('cell', { name: 'Unterwegs', exact: true }).waitFor()
    await expectAccessible(runs)
  })
})
