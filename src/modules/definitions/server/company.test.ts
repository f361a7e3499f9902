import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyBlocks } from '#core/company/company-fields.ts'
import { PASSWORD } from '#test/server/company.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'

let app: TestApp
let admin: Caller
let stored: Record<string, unknown>

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  stored = await row()
})

beforeEach(async () => {
  const { version: _version, ...values } = stored
  await app.db.updateTable('firma_bilgileri').set(values).execute()
})

const row = () => app.db.selectFrom('firma_bilgileri').selectAll().executeTakeFirstOrThrow()
const get = async (caller = admin) => (await caller.call('/firma-bilgileri/get', { id: 1 })).item

async function update(changes: Record<string, unknown>) {
  const { version } = await row()
  return admin.call('/firma-bilgileri/update', { id: 1, version, ...changes })
}

async function refused(changes: Record<string, unknown>) {
  const { version } = await row()
  return admin.refused('/firma-bilgileri/update', { id: 1, version, ...changes })
}

test('everybody reads it with the texts that are printed; only administrators change it', async () => {
  const staff = await app.as('personel')
  expect(await get(staff)).toMatchObject({
    legal_name: 'Weinkontor Handels GmbH',
    k1_1: 'Weinkontor Handels GmbH\nAm Weinhof 12\n50678 Köln\nDeutschland',
    ust_bilgi: 'Weinkontor Handels GmbH · Am Weinhof 12 · 50678 Köln',
  })
  for (const person of ['personel', 'bayiadmin', 'bayi'] as const) {
    const caller = await app.as(person)
    const asked = caller.refused('/firma-bilgileri/update', { id: 1, version: 1, iban: null })
    expect((await asked).code).toBe('ERR_105')
  }
  expect(await row()).toMatchObject({ iban: stored.iban })
})

describe('numbers', () => {
  test.each([
    ['iban', 'DE89370400440532013001', 'not_iban'],
    ['iban', 'Konto 12345', 'not_iban'],
    ['bic', 'COBADEFFXX', 'not_bic'],
    ['ustid', 'beantragt', 'not_vat_id'],
    ['ustid', 'DE297786703', 'not_vat_id'],
    ['creditor_id', 'DE97ZZZ09999999999', 'not_creditor_id'],
    ['email', 'kontor', 'not_email'],
    ['country', 'XX', 'not_allowed'],
    ['street', 'x'.repeat(101), 'too_long'],
  ])('%s %s is refused as %s', async (field, value, code) => {
    expect((await refused({ [field]: value })).fields).toEqual({ [field]: code })
    expect(await row()).toMatchObject({ [field]: stored[field] })
  })

  test('are stored as machines read them', async () => {
    await update({
      iban: 'at61 1904 3002 3457 3201',
      bic: 'bkauatww',
      ustid: 'de 297 786 702',
      creditor_id: 'de98 abc 09999999999',
    })
    expect(await row()).toMatchObject({
      iban: 'AT611904300234573201',
      bic: 'BKAUATWW',
      ustid: 'DE297786702',
      creditor_id: 'DE98ABC09999999999',
    })
  })

  test('may stay empty', async () => {
    await update({ iban: '', bic: '', ustid: '', creditor_id: '', email: '', country: '' })
    expect(await row()).toMatchObject({ iban: null, creditor_id: null, email: null, country: null })
  })
})

describe('printed texts', () => {
  test('follow the fields, also when a form sends them back as it got them', async () => {
    const { ust_bilgi, k1_1, k2_1, k3_1 } = await get()
    await update({ street: 'Neue Straße 5', ust_bilgi, k1_1, k2_1, k3_1 })
    const saved = await row()
    for (const block of companyBlocks) expect(saved[block], block).toBeNull()
    expect((await get()).k1_1).toContain('\nNeue Straße 5\n')
  })

  test('are the company’s own where it wrote them, until it empties them', async () => {
    await update({ k2_1: 'Rufen Sie uns an' })
    await update({ phone: '+49 221 1' })
    expect(await get()).toMatchObject({ k2_1: 'Rufen Sie uns an', phone: '+49 221 1' })
    await update({ k2_1: '' })
    expect((await get()).k2_1).toContain('Telefon +49 221 1')
  })

  test('reach the session of whoever signs in', async () => {
    await update({ k3_1: 'Bank auf Anfrage' })
    const { company } = await app.call('/login', { user_name: 'personel', user_pass: PASSWORD })
    expect(company).toMatchObject({ k3_1: 'Bank auf Anfrage', k1_1: (await get()).k1_1 })
  })
})
