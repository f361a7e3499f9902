import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import { check } from '#core/fields.ts'
import { AddressType } from '#modules/customers/domain/addresses.ts'
import { creditNoteDraft, freeCreditNoteDraft, newDraft, storedDraft } from './order-draft.ts'
import { instalmentPlan, OrderRecord, orderPayload, totalsOf, type OrderValues } from './order-form.ts'
import { countries, customer, line, stored } from './order.fixture.ts'

const given = { countries, settings: defaultSettings, sellerVatId: 'DE123456789' }
const beside = { cus_class: 2, settings: defaultSettings, sellerVatId: 'DE123456789' }
const { invoice, delivery } = AddressType
const address = (c_type: number, a_def: string, adres: string) => ({ c_type, a_def, adres })

describe('a new order', () => {
  test('starts empty, with the person, the price class and the terms of the country', () => {
    const { values, terms } = newDraft(customer({ cus_country_code: 'CH', cus_firm: 'Rebe' }), given)
    expect(values).toMatchObject({
      cus_firm: 'Rebe',
      cus_surname: 'Berg',
      lines: [],
      agreed: null,
      s_man_y: 0,
    })
    expect(terms).toMatchObject({
      cus_id: 7,
      cus_class: 2,
      kdv_oran: 8.1,
      s_kargo: 25,
      sellerVatId: 'DE123456789',
      isCreditNote: false,
      held: [],
    })
    expect(values.s_odeme_tarihi).toBeNull()
  })

  test.each([
    ['', null, 19, 8.9],
    ['FR', 'FR', 19, 8.9],
  ])('a country of "%s" means the usual terms', (cus_country_code, code, kdv_oran, s_kargo) => {
    const { terms } = newDraft(customer({ cus_country_code }), given)
    expect(terms).toMatchObject({ cus_country_code: code, kdv_oran, s_kargo })
  })

  test.each([
    ['no address', [], null, null, '1'],
    ['the default one of its kind', [address(invoice, '0', 'A'), address(invoice, '1', 'B')], 'B', null, '1'],
    ['the first one of its kind', [address(invoice, '0', 'A'), address(invoice, '0', 'B')], 'A', null, '1'],
    [
      'a delivery address of its own',
      [address(invoice, '1', 'A'), address(delivery, '1', 'B')],
      'A',
      'B',
      '0',
    ],
    ['only a delivery address', [address(delivery, '1', 'B')], 'B', 'B', '0'],
  ])('takes %s', (_, addresses, f_adres, g_adres, s_adres_f_g_on) => {
    const { values } = newDraft(customer({}, addresses), given)
    expect(values).toMatchObject({ f_adres, g_adres, s_adres_f_g_on })
  })

  test('a credit note for no invoice gives back no shipping and has no payment day', () => {
    const { values, terms } = freeCreditNoteDraft(customer(), given)
    expect(values).toMatchObject({ s_kargo: 0, s_odeme_tarihi: null, f_adres: 'Moselweg 1' })
    expect(terms).toMatchObject({ isCreditNote: true, gutschrift_sip_id: null })
  })
})

const plan = {
  s_vadeli_odeme: '1',
  s_taksit_sayisi: 2,
  agreed: {
    basis: '',
    parts: [
      { tak_tar: '2026-03-10', tak_tutar: 30 },
      { tak_tar: '2026-05-10', tak_tutar: 38.9 },
    ],
  },
} as const satisfies Partial<OrderValues>

describe('a stored order', () => {
  test.each<[string, Partial<OrderValues>]>([
    ['plain', {}],
    ['discounted', { s_man_y: 7.5, s_ikt_m: 3 }],
    ['by direct debit', { s_lastschrift: '1' }],
    ['tax-free', { s_vergisiz: '1' }],
    ['with a gift', { lines: [line('a'), line('b', { stk_id: 2, stk_birim_ini: 0 })] }],
    ['in instalments', plan],
  ])('%s: unchanged it is sent back as it was', (_, changes) => {
    const kept = stored(changes)
    const { values, terms } = storedDraft(kept, beside)
    const checked = check(OrderRecord, values)
    if (!checked.success) throw checked.error
    const payload = orderPayload(checked.data, values, terms)
    expect(payload.beklenen).toEqual({
      s_g_toplam: kept.order.s_g_toplam,
      s_kargo: kept.order.s_kargo,
      kdv_oran: kept.order.kdv_oran,
    })
    expect(payload.siparis_icerik).toMatchObject(
      kept.lines.map(({ id, stk_id, stk_adet, stk_birim_ini }) => ({ id, stk_id, stk_adet, stk_birim_ini })),
    )
    expect(payload.taksitler).toEqual(changes.agreed?.parts ?? null)
  })

  test('keeps the instalments that were agreed until the total changes', () => {
    const { values, terms } = storedDraft(stored(plan), beside)
    const planOf = (changed: OrderValues) =>
      instalmentPlan(changed, terms, totalsOf(changed, terms).s_g_toplam)
    expect(planOf(values)).toMatchObject({ isAgreed: true, parts: plan.agreed.parts })
    expect(planOf({ ...values, lines: [] })).toMatchObject({ isAgreed: false })
  })

  test('a payment day that nobody chose is not sent, a chosen one is', () => {
    expect(storedDraft(stored({ s_odeme_tarihi: '2026-03-10' }), beside).values.s_odeme_tarihi).toBeNull()
    expect(storedDraft(stored({ s_odeme_tarihi: '2026-03-20' }), beside).values.s_odeme_tarihi).toBe(
      '2026-03-20',
    )
  })

  test('is of its Berlin day and holds the bottles of its lines', () => {
    const { values, terms } = storedDraft(stored(), beside)
    expect([values.s_tar, terms.orderDay]).toEqual(['2026-03-10', '2026-03-10'])
    expect(terms.held).toMatchObject([{ stk_id: 1, stk_adet: 6 }])
  })
})

describe('a credit note for an invoice', () => {
  const { values, terms } = creditNoteDraft(stored({ ...plan, s_note: 'klingeln' }), beside)

  test('starts as the whole invoice, with lines of its own and its shipping', () => {
    expect(values.lines).toEqual([line('1')])
    expect(totalsOf(values, terms).s_g_toplam).toBe(68.9)
    expect(terms).toMatchObject({ isCreditNote: true, gutschrift_sip_id: 900, held: [] })
  })

  test('takes over neither note nor day nor instalments', () => {
    expect(values).toMatchObject({ s_note: null, s_tar: null, s_odeme_tarihi: null, agreed: null })
    expect(instalmentPlan(values, terms, 68.9).parts).toEqual([])
  })
})
