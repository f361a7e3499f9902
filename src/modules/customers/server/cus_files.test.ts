import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, smallFiles } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller

const own = () => buildCustomer(app.db, { cus_user: people.personel.id })
const upload = (cus_id: number, more: object = {}) =>
  admin.call('/cus_files/create', {
    cus_id,
    baslik: 'Vertrag',
    file_name: 'v.pdf',
    base_64: smallFiles.pdf,
    ...more,
  })
const fileCount = async () => (await app.db.selectFrom('sys_files').select('id').execute()).length

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

describe('writing', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
    const caller = await app.as(person)
    const cus_id = await own()
    const { id } = (await upload(cus_id)).save_response
    const file = { cus_id, base_64: smallFiles.pdf }
    expect((await caller.refused('/cus_files/create', file)).code).toBe('ERR_105')
    expect((await caller.refused('/cus_files/update', { id, baslik: 'x' })).code).toBe('ERR_105')
    expect((await caller.refused('/cus_files/delete', { id })).code).toBe('ERR_105')
  })

  test.each([
    ['pdf', 'application/pdf'],
    ['doc', 'application/msword'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('a %s is known by its content', async (kind, file_type) => {
    const { save_response } = await upload(await own(), { file_name: '../x.exe', base_64: smallFiles[kind] })
    expect(save_response).toMatchObject({ file_type, file_name: `x.${kind}`, baslik: 'Vertrag' })
    expect(save_response).not.toHaveProperty('base_64')
  })

  test.each(['xls', 'zip'] as const)('a %s with a good name is refused', async (kind) => {
    const body = { cus_id: await own(), file_name: 'x.docx', base_64: smallFiles[kind] }
    expect((await admin.refused('/cus_files/create', body)).code).toBe('file_type_not_allowed')
  })

  test('what only holds the mark of a PDF somewhere inside is none', async () => {
    const base_64 = Buffer.from('<script>x</script>\n%PDF-1.4').toString('base64')
    const body = { cus_id: await own(), file_name: 'Rechnung.hta', base_64 }
    expect((await admin.refused('/cus_files/create', body)).code).toBe('file_type_not_allowed')
  })

  test('a new name cannot bring a dangerous ending', async () => {
    const { id } = (await upload(await own())).save_response
    const { save_response } = await admin.call('/cus_files/update', { id, file_name: 'Rechnung.hta' })
    expect(save_response).toMatchObject({ file_name: 'Rechnung.pdf' })
  })

  test('bad input and missing customers are refused', async () => {
    expect((await admin.refused('/cus_files/create', { cus_id: await own() })).fields).toEqual({
      base_64: 'requiredField',
    })
    const lost = { cus_id: 999_999, base_64: smallFiles.pdf }
    expect((await admin.refused('/cus_files/create', lost)).code).toBe('customer_cannot_found_maybe_deleted')
    const large = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 1_048_576)]).toString('base64')
    expect((await admin.refused('/cus_files/create', { cus_id: await own(), base_64: large })).code).toBe(
      'file_too_large',
    )
  })

  test('an update renames or replaces, a delete leaves nothing behind', async () => {
    const before = await fileCount()
    const { id } = (await upload(await own())).save_response
    const renamed = await admin.call('/cus_files/update', {
      id,
      version: 1,
      file_name: 'neu.pdf',
      baslik: 'Neu',
    })
    expect(renamed.save_response).toMatchObject({
      file_name: 'neu.pdf',
      baslik: 'Neu',
      file_type: 'application/pdf',
    })
    const replaced = await admin.call('/cus_files/update', {
      id,
      version: 2,
      file_name: 'w.doc',
      base_64: smallFiles.doc,
    })
    expect(replaced.save_response).toMatchObject({ file_name: 'w.doc', file_type: 'application/msword' })
    expect(await fileCount()).toBe(before + 1)
    expect((await admin.refused('/cus_files/update', { id, version: 1, baslik: 'x' })).code).toBe(
      'record_changed',
    )
    expect((await admin.call('/cus_files/delete', { id })).save_response).toEqual({ id })
    expect(await fileCount()).toBe(before)
  })
})

describe('reading', () => {
  test('for those who may see the customer; the content on demand', async () => {
    const cus_id = await own()
    const { id } = (await upload(cus_id)).save_response
    const { datalist, count } = await staff.call('/cus_files/list', { cus_id, limit: 3, count: true })
    expect([datalist.length, count]).toEqual([1, 1])
    expect(datalist[0]).toMatchObject({ id, file_name: 'v.pdf' })
    expect((await staff.call('/cus_files/get', { id })).item).not.toHaveProperty('base_64')
    const { item } = await staff.call('/cus_files/get', { id, base_64: true })
    expect(item).toMatchObject({ base_64: smallFiles.pdf, file_name: 'v.pdf' })
    expect((await staff.call('/customers/get', { id: cus_id })).item.file_count).toBe(1)
    expect((await (await app.as('satis')).refused('/cus_files/get', { id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    expect((await staff.refused('/cus_files/get', { id: 999_999 })).code).toBe('record_not_found')
  })
})
