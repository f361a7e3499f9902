import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { smallFiles } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
let staff: Caller

const create = (baslik: string) =>
  admin.call('/konusma_metin/create', { baslik, file_name: `${baslik}.pdf`, base_64: smallFiles.pdf })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s reads but does not write', async (person) => {
  const caller = await app.as(person)
  const { id } = (await create('Begrüßung')).save_response
  expect((await caller.refused('/konusma_metin/create', { baslik: 'x', base_64: smallFiles.pdf })).code).toBe(
    'ERR_105',
  )
  expect((await caller.refused('/konusma_metin/update', { id, baslik: 'x' })).code).toBe('ERR_105')
  expect((await caller.refused('/konusma_metin/delete', { id })).code).toBe('ERR_105')
  const { item } = await caller.call('/konusma_metin/get', { id, base_64: true })
  expect(item).toMatchObject({ baslik: 'Begrüßung', file_name: 'Begrüßung.pdf', base_64: smallFiles.pdf })
})

describe('speech texts', () => {
  test('bad input is refused', async () => {
    expect((await admin.refused('/konusma_metin/create', {})).fields).toEqual({
      baslik: 'requiredField',
      base_64: 'requiredField',
    })
    const word = { baslik: 'Word', base_64: smallFiles.docx }
    expect((await admin.refused('/konusma_metin/create', word)).code).toBe('file_type_not_allowed')
    expect((await staff.refused('/konusma_metin/get', { id: 999_999 })).code).toBe('record_not_found')
  })

  test('are found by a part of number or title, without their content', async () => {
    const { id } = (await create('Einwand: zu teuer')).save_response
    const filters = {
      baslik: { value: 'TEUER', matchMode: 'contains' },
      id: { value: present(String(id).at(-1)), matchMode: 'contains' },
    } as const
    const { datalist } = await staff.call('/konusma_metin/list', { filters, orderByField: 'id' })
    expect(datalist).toMatchObject([{ id, baslik: 'Einwand: zu teuer' }])
    expect(datalist[0]).not.toHaveProperty('base_64')
    expect((await staff.call('/konusma_metin/get', { id })).item).not.toHaveProperty('base_64')
  })

  test('are changed with their file or without it, and deleted', async () => {
    const { id } = (await create('Alt')).save_response
    const renamed = await admin.call('/konusma_metin/update', { id, version: 1, baslik: 'Neu', base_64: '' })
    expect(renamed.save_response).toMatchObject({ baslik: 'Neu', file_name: 'Alt.pdf' })
    const content = Buffer.from('%PDF-1.4\nneu').toString('base64')
    await admin.call('/konusma_metin/update', { id, version: 2, file_name: 'neu.pdf', base_64: content })
    const { item } = await staff.call('/konusma_metin/get', { id, base_64: '1' })
    expect(item).toMatchObject({ base_64: content, file_name: 'neu.pdf' })
    expect((await admin.call('/konusma_metin/delete', { id })).save_response).toEqual({ id })
    expect((await staff.refused('/konusma_metin/get', { id })).code).toBe('record_not_found')
  })
})
