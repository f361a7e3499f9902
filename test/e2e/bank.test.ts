import { beforeAll, describe, expect, test } from 'vitest'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { expectAccessible, hasFocus, toast, useJourney } from './browser.ts'

const journey = useJourney()

describe('the payments desk', () => {
  const invoices: { id: number; f_no: string }[] = []

  beforeAll(async () => {
    const admin = await journey.app.as('admin')
    for (const cus_surname of ['Ahorn', 'Birke', 'Birke']) {
      const cus_id = await buildCustomer(journey.app.db, { cus_surname })
      const id = await placeInvoice(journey.app.db, admin, 10, { cus_id })
      const { item } = await admin.call('/siparisler/get', { id })
      invoices.push({ id, f_no: item.f_no })
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
    await press(...(first?.f_no ?? ''), 'Enter')
    await toast(page, 'Rechnung geschlossen').waitFor()
    expect(keys).toBeLessThanOrEqual(9)
    await hasFocus(field)
    await expect.poll(() => field.inputValue()).toBe('')
    expect(await stateOf(0)).toEqual({ f_close: '1', kalan: 0 })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    await press(...'birke')
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
