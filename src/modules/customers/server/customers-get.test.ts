import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildAddress, buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'

const FOREIGN = 'customer_belongs_to_other_user_customer_information_cannot_be_viewed'
const GONE = 'customer_cannot_found_maybe_deleted'

let app: TestApp
let admin: Caller
let staff: Caller
let dealerAdmin: Caller

const me = people.personel.id
const other = people.satis.id

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  dealerAdmin = await app.as('bayiadmin')
})

const own = (values: object = {}) => buildCustomer(app.db, { cus_user: me, ...values })
const foreign = (values: object = {}) => buildCustomer(app.db, { cus_user: other, ...values })
describe('reading a customer', () => {
  const reads = [
    ['/customers/get', 'id'],
    ['/customers/get_with_address', 'id'],
    ['/customers/get_with_siparis_icerik', 'cus_id'],
    ['/customers/get_notes', 'id'],
    ['/cus_adress_view/list', 'cus_id'],
    ['/musteri_gorusme_view/list', 'cus_id'],
    ['/cus_files/list', 'cus_id'],
  ] as const

  test.each(reads)('%s: foreign, gone, bad, own, pool', async (path, key) => {
    expect((await staff.refused(path, { [key]: await foreign() })).code).toBe(FOREIGN)
    expect((await staff.refused(path, { [key]: await own({ cus_del: '1' }) })).code).toBe(GONE)
    expect((await admin.refused(path, { [key]: 999_999 })).code).toBe(GONE)
    expect((await staff.refused(path, { [key]: 'x' })).code).toBe('lutfen_girdiginiz_bigileri_kontrol_ediniz')
    for (const id of [await own(), await foreign({ rand_user: me }), await buildCustomer(app.db)])
      expect((await staff.call(path, { [key]: id })).status.isContinue, path).toBe(true)
    for (const caller of [admin, dealerAdmin])
      expect((await caller.call(path, { [key]: await foreign() })).status.isContinue).toBe(true)
  })

  test('a foreign customer is refused in the filters too, and no list leaks without a customer', async () => {
    const cus_id = await foreign()
    await buildAddress(app.db, cus_id)
    const refusal = await staff.refused('/cus_adress_view/list', { filters: { cus_id: { value: cus_id } } })
    expect(refusal.code).toBe(FOREIGN)
    const { datalist } = await staff.call('/cus_adress_view/list')
    expect(datalist.some((row) => row.cus_id === cus_id)).toBe(false)
  })

  test('bank details are for the owner and the levels 1 and 3', async () => {
    const bank = { cus_bank_iban: 'DE02120300000000202051' }
    const mine = await own(bank)
    const pool = await buildCustomer(app.db, bank)
    const iban = async (caller: Caller, id: number) =>
      (await caller.call('/customers/get', { id })).item.cus_bank_iban
    expect(await iban(staff, mine)).toBe(bank.cus_bank_iban)
    expect(await iban(admin, mine)).toBe(bank.cus_bank_iban)
    expect(await iban(dealerAdmin, pool)).toBe(bank.cus_bank_iban)
    expect((await staff.call('/customers/get', { id: pool })).item).not.toHaveProperty('cus_bank_iban')
    const filter = await staff.refused('/customer_all_list/list', { filters: { cus_bank_iban: 'x' } })
    expect(filter.fields).toEqual({ cus_bank_iban: 'unknown_field' })
  })

  test('with address and past orders', async () => {
    const id = await own()
    await buildAddress(app.db, id, { c_type: 3, a_def: '0' })
    await buildAddress(app.db, id)
    const wine = await buildWine(app.db)
    const order = await buildOrder(app.db, { stk_id: wine, stk_adet: 6 }, { cus_id: id })
    const answer = await staff.call('/customers/get_with_siparis_icerik', { cus_id: id })
    expect(answer.customer).toMatchObject({ id, ulke: 'DE', sehir: 'Trier', file_count: 0 })
    expect(answer.addresses).toMatchObject([
      { adres_type: 'Rechnungsadresse' },
      { adres_type: 'Lieferadresse' },
    ])
    expect(answer.gecmis_list).toMatchObject([{ id: order, s_is_teklif: 0 }])
    expect(answer.gecmis_list[0]).not.toHaveProperty('per_odeme')
    expect(answer.icerik).toMatchObject([{ sip_id: order, stk_id: wine, stk_adet: 6 }])
    const plain = await staff.call('/customers/get_with_address', { id })
    expect([plain.customer.id, plain.addresses.length]).toEqual([id, 2])
  })

  test('old notes: none, a page that is cleaned, a document as it is', async () => {
    const notes = async (cus_note: Buffer | null) => {
      const { cus_note_base64 } = await staff.call('/customers/get_notes', { id: await own({ cus_note }) })
      return cus_note_base64 === null ? null : Buffer.from(cus_note_base64, 'base64').toString()
    }
    expect(await notes(null)).toBeNull()
    expect(await notes(Buffer.from('<p onclick="x">Rückruf</p><script>x</script>'))).toBe('<p>Rückruf</p>')
    expect(await notes(Buffer.from('%PDF-1.4 <x>'))).toBe('%PDF-1.4 <x>')
  })
})
