import { beforeAll, beforeEach, expect, test } from 'vitest'
import { businessDay, formatDate } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, placeInvoice, shipmentPayload as parcel } from '#test/server/factories.ts'

const path = '/kargo_islem/gonderi_kaydet_ekle'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})
beforeEach(() => app.db.deleteFrom('mail_outbox').execute())

const orderOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const mails = () => app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

async function invoiceWithMail() {
  const cus_email = 'Erika.Muster@example.com'
  const cus_id = await buildCustomer(app.db, {
    cus_email,
    cus_name: 'Erika',
    cus_surname: 'Muster & Söhne',
  })
  const id = await placeInvoice(app.db, admin, 6, { cus_id })
  return { id, ticked: { send_mail: true, cus_email: 'erika.muster@example.com' } }
}

test('lies in the outbox, filled from the order whatever the browser sent', async () => {
  const { id, ticked } = await invoiceWithMail()
  const mail_data = {
    cus_name: 'Mallory',
    cus_firm: '<b>Evil</b>',
    order_address: 'Tatort 1',
    date: '1999-01-01',
  }
  const { save_response } = await admin.call(path, parcel(id, { ...ticked, mail_data }))
  expect(save_response).toMatchObject({ send_mail: '1', cus_email: 'erika.muster@example.com' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'shipment',
    recipient: 'erika.muster@example.com',
    status: 'waiting',
    created_by: people.admin.id,
  })
  const { f_no } = await orderOf(id)
  for (const part of [
    f_no,
    'Erika',
    'Muster & Söhne',
    'Weinstraße 1',
    '67146 Deidesheim',
    formatDate(businessDay()),
    '6 × ',
  ])
    expect(mail?.body_text).toContain(part)
  expect(mail?.body_text).toContain(`piececode=${parcel(id).kargo_takip}`)
  expect(mail?.body_html).toContain('Muster &#38; Söhne')
  expect(mail?.body_html).toContain('<a href="https://www.dhl.de/')
  for (const forged of ['Mallory', 'Evil', 'Tatort', '1999'])
    expect(`${mail?.body_text}${mail?.body_html}`).not.toContain(forged)
})

test('a carrier without a page has no link', async () => {
  const { id, ticked } = await invoiceWithMail()
  await admin.call(path, parcel(id, { ...ticked, kargo_firm: 3 }))
  const [mail] = await mails()
  expect(mail?.body_text).toContain('GLS')
  expect(mail?.body_html).not.toContain('href')
})

test('another address must be meant; refused, nothing has left', async () => {
  const { id } = await invoiceWithMail()
  const other = { send_mail: true, cus_email: 'jemand@example.com' }
  expect(await admin.refused(path, parcel(id, other))).toMatchObject({
    code: 'mail_address_differs',
    fields: { cus_email: 'not_allowed' },
  })
  expect(await mails()).toEqual([])
  expect((await orderOf(id)).sd_gonderi_status).toBe('0')
  await admin.call(path, parcel(id, { ...other, cus_email_onay: '1' }))
  expect(await mails()).toMatchObject([{ recipient: 'jemand@example.com' }])
})

test('not ticked, nobody is told and no address is kept', async () => {
  const { id, ticked } = await invoiceWithMail()
  const { save_response } = await admin.call(path, parcel(id, { ...ticked, send_mail: false }))
  expect(save_response).toMatchObject({ send_mail: '0', cus_email: null })
  expect(await mails()).toEqual([])
})
