import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { check } from '#core/fields.ts'
import { cents, sumCents } from '#core/money/money.ts'
import { NewOrder } from '#modules/orders/domain/order/order-forms.ts'
import { orderTotals } from '#modules/orders/domain/order/totals.ts'
import {
  bottlesOf,
  heldOf,
  instalmentPlan,
  OrderRecord,
  orderPayload,
  totalsOf,
  wantedOf,
  whyNotSaved,
  type OrderTerms,
  type OrderValues,
} from './order-form.ts'
import { draft, line } from './order.fixture.ts'

const typedAs = <Value>(value: unknown) => value as Value
const admin = typedAs<Actor>({ id: 1, user_level: 1 })
const seller = typedAs<Actor>({ id: 2, user_level: 5 })

function shown(values: Partial<OrderValues>, terms: Partial<OrderTerms> = {}) {
  const order = draft(values, terms)
  const { s_toplam, s_iskonto, s_kargo, s_g_toplam } = totalsOf(order.values, order.terms)
  return [s_toplam, s_iskonto, s_kargo, s_g_toplam]
}

describe('the totals on screen', () => {
  test.each<[string, Partial<OrderValues>, number[]]>([
    ['six bottles', {}, [60, 0, 8.9, 68.9]],
    ['no line', { lines: [] }, [0, 0, 8.9, 8.9]],
    ['two lines of a wine', { lines: [line('a'), line('b', { stk_adet: 1 })] }, [70, 0, 8.9, 78.9]],
    ['a percentage', { s_man_y: 5 }, [60, -3, 8.9, 65.9]],
    ['an amount', { s_ikt_m: 2.5 }, [60, -2.5, 8.9, 66.4]],
    ['both', { s_man_y: 5, s_ikt_m: 2.5 }, [60, -5.5, 8.9, 63.4]],
    [
      'direct debit takes the place of both',
      { s_lastschrift: '1', s_man_y: 5, s_ikt_m: 2 },
      [60, -1.8, 8.9, 67.1],
    ],
    ['tax-free', { s_vergisiz: '1' }, [50.4, 0, 8.9, 59.3]],
    ['a gift', { lines: [line('a', { stk_birim_ini: null })] }, [0, 0, 8.9, 8.9]],
    ['shipping that was typed', { s_kargo: 1 }, [60, 0, 8.9, 68.9]],
  ])('%s', (_, values, amounts) => expect(shown(values)).toEqual(amounts))

  test('a credit note gives back the shipping that was typed', () => {
    expect(shown({ s_kargo: 1 }, { isCreditNote: true })).toEqual([60, 0, 1, 61])
    expect(shown({ s_kargo: null }, { isCreditNote: true })).toEqual([60, 0, 0, 60])
  })

  test.each([['12,'], [null], [Number.NaN], [-3], [Infinity], [1e24]])(
    '%s is not finished and counts as nothing',
    (value) => {
      const lines = [line('a', { stk_adet: typedAs(value) }), line('b', { stk_birim_ini: typedAs(value) })]
      expect(shown({ lines })).toEqual([0, 0, 8.9, 8.9])
      expect(bottlesOf(draft({ lines }).values)).toBe(6)
    },
  )

  test.each([['12,'], [null], [1e24]])('a discount of %s counts as nothing', (value) => {
    expect(shown({ s_man_y: typedAs(value), s_ikt_m: typedAs(value) })).toEqual([60, 0, 8.9, 68.9])
  })

  test('bottles are counted by wine, whatever the number of lines', () => {
    const lines = [
      line('a'),
      line('b', { stk_adet: 2 }),
      line('c', { stk_id: 2 }),
      line('d', { stk_adet: null }),
    ]
    const { values, terms } = draft({ lines }, { held: [{ stk_id: 1, stk_adet: 4 }] })
    expect([1, 2, 3].map((id) => [wantedOf(values, id), heldOf(terms, id)])).toEqual([
      [8, 4],
      [6, 0],
      [0, 0],
    ])
  })
})

describe('instalments', () => {
  const plan = (values: Partial<OrderValues>, terms: Partial<OrderTerms> = {}) => {
    const order = draft(
      { s_vadeli_odeme: '1', s_taksit_sayisi: 3, s_odeme_tarihi: '2026-01-31', ...values },
      terms,
    )
    return instalmentPlan(order.values, order.terms, 100)
  }
  const changed = [
    { tak_tar: '2026-01-31', tak_tutar: 50 },
    { tak_tar: '2026-02-28', tak_tutar: 50 },
    { tak_tar: '2026-03-31', tak_tutar: 0 },
  ]
  const agreed = { basis: plan({}).basis, parts: changed }

  test('are equal parts, a month apart from the payment day', () => {
    expect(plan({})).toMatchObject({
      isAgreed: false,
      parts: [
        { tak_tar: '2026-01-31', tak_tutar: 33.33 },
        { tak_tar: '2026-02-28', tak_tutar: 33.33 },
        { tak_tar: '2026-03-31', tak_tutar: 33.34 },
      ],
    })
  })

  test.each([[null], ['31.02.'], ['2026-02-31'], ['2026-03-10']])(
    'start by the payment term while the payment day is %s, and go on by months from the order day',
    (day) => {
      const days = plan({ s_odeme_tarihi: day }).parts.map(({ tak_tar }) => tak_tar)
      expect(days).toEqual(['2026-03-24', '2026-04-10', '2026-05-10'])
    },
  )

  test('of a direct debit start on the first day on which the bank can draw', () => {
    const days = plan({ s_odeme_tarihi: null, s_lastschrift: '1' }).parts.map(({ tak_tar }) => tak_tar)
    expect(days).toEqual(['2026-03-12', '2026-04-10', '2026-05-10'])
  })

  test.each<[string, Partial<OrderValues>, Partial<OrderTerms>]>([
    ['not asked for', { s_vadeli_odeme: '0' }, {}],
    ['of no number', { s_taksit_sayisi: 0 }, {}],
    ['of an unfinished number', { s_taksit_sayisi: null }, {}],
    ['of a credit note', {}, { isCreditNote: true }],
  ])('%s are none', (_, values, terms) => expect(plan(values, terms).parts).toEqual([]))

  test('are never more than sixty', () => expect(plan({ s_taksit_sayisi: 5_000 }).parts).toHaveLength(60))

  test('that were changed stay while total, number and day are the same', () => {
    expect(plan({ agreed })).toMatchObject({ isAgreed: true, parts: changed })
    expect(plan({ agreed, s_taksit_sayisi: 2 })).toMatchObject({ isAgreed: false })
    expect(plan({ agreed, s_odeme_tarihi: '2026-02-01' })).toMatchObject({ isAgreed: false })
    const { values, terms } = draft({
      s_vadeli_odeme: '1',
      s_taksit_sayisi: 3,
      s_odeme_tarihi: '2026-01-31',
      agreed,
    })
    expect(instalmentPlan(values, terms, 101)).toMatchObject({ isAgreed: false })
  })
})

describe('why an order is not saved yet', () => {
  const agreed = (...amounts: unknown[]): Partial<OrderValues> => ({
    s_vadeli_odeme: '1',
    s_taksit_sayisi: 2,
    s_odeme_tarihi: '2026-03-10',
    agreed: {
      basis: '68.9|2|2026-03-10',
      parts: amounts.map((tak_tutar) => ({ tak_tar: '2026-03-10', tak_tutar: typedAs<number>(tak_tutar) })),
    },
  })

  test.each<[Actor, Partial<OrderValues>, Partial<OrderTerms>, string | undefined]>([
    [seller, {}, {}, undefined],
    [seller, { lines: [] }, {}, 'siparisi_kaydetmek_icin_lutfen_urun_bilgisi_giriniz'],
    [seller, { f_adres: null }, {}, 'lutfen_fatura_adresini_giriniz'],
    [seller, { s_adres_f_g_on: '0' }, {}, 'lutfen_teslimat_adresini_giriniz'],
    [seller, { s_odeme_tarihi: '2026-03-09' }, {}, 'payment_date_before_order'],
    [seller, { s_odeme_tarihi: '9.3.' }, {}, undefined],
    [seller, { s_odeme_tarihi: '2026-03-09', s_tar: '2026-03-09' }, {}, undefined],
    [seller, { s_vergisiz: '1' }, {}, 'atu_no_yok_vergisiz_satis_yapilamaz'],
    [seller, { s_ikt_m: 61 }, {}, 'discount_above_goods'],
    [seller, { s_man_y: 11 }, {}, 'discount_above_limit'],
    [seller, { s_man_y: 10 }, {}, undefined],
    [seller, { s_man_y: 100 }, { s_kargo: 0 }, 'order_total_zero'],
    [admin, { s_man_y: 100 }, { s_kargo: 0 }, 'discount_above_limit'],
    [admin, { s_man_y: 50 }, { isCreditNote: true, gutschrift_sip_id: 3 }, undefined],
    [admin, {}, { isCreditNote: true }, 'credit_note_needs_reason'],
    [admin, { gutschrift_neden: 'Kulanz' }, { isCreditNote: true }, undefined],
    [seller, agreed(30, 38.9), {}, undefined],
    [seller, agreed(30, 30), {}, 'instalments_do_not_sum'],
    [seller, agreed('30,', 38.9), {}, 'instalments_do_not_sum'],
    [seller, agreed(68.9), {}, 'instalments_do_not_sum'],
  ])('%#: %o', (actor, values, terms, code) => {
    const order = draft({ s_odeme_tarihi: '2026-03-10', ...values }, terms)
    expect(whyNotSaved(order.values, order.terms, actor, 10)?.code).toBe(code)
  })
})

describe('what is sent', () => {
  const flag = fc.constantFrom('0' as const, '1' as const)
  const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100)
  const anyValues = fc.record<Partial<OrderValues>>({
    s_lastschrift: flag,
    s_vergisiz: flag,
    s_gut_shift: flag,
    s_vadeli_odeme: flag,
    s_taksit_sayisi: fc.option(fc.integer({ min: 0, max: 60 })),
    s_man_y: fc.option(amount(10_000)),
    s_ikt_m: fc.option(amount(5_000)),
    s_kargo: fc.option(amount(5_000)),
    lines: fc.array(
      fc
        .record({
          stk_adet: fc.integer({ min: 1, max: 600 }),
          stk_birim_ini: fc.option(amount(50_000)),
        })
        .map((changes) => line('a', changes)),
      { minLength: 1, maxLength: 5 },
    ),
  })
  const anyTerms = fc.record<Partial<OrderTerms>>({
    isCreditNote: fc.boolean(),
    kdv_oran: fc.constantFrom(19, 20, 8.1, 0),
    s_kargo: amount(5_000),
  })

  function sent(values: Partial<OrderValues>, terms: Partial<OrderTerms>) {
    const order = draft(values, terms)
    const checked = check(OrderRecord, order.values)
    if (!checked.success) throw checked.error
    const payload = orderPayload(checked.data, order.values, order.terms)
    const { data } = check(NewOrder, payload)
    if (!data) throw new Error('the server refuses what the form accepts')
    return { ...order, payload, data }
  }

  test('the server computes the total that was on screen', () => {
    fc.assert(
      fc.property(anyValues, anyTerms, (typed, given) => {
        const order = draft(typed, given)
        // A discount above the goods is refused before anything is sent.
        fc.pre(totalsOf(order.values, order.terms).s_ara_toplam >= 0)
        const { values, terms, data } = sent(typed, given)
        const { siparis, siparis_icerik, beklenen } = data
        const lines = siparis_icerik.map(({ stk_adet, stk_birim_ini = 0 }) => ({ stk_adet, stk_birim_ini }))
        const s_kargo = terms.isCreditNote ? (siparis.s_kargo ?? 0) : terms.s_kargo
        const totals = orderTotals({ ...siparis, ...terms, s_kargo, lines })
        expect(totals).toEqual(totalsOf(values, terms))
        expect(beklenen).toEqual({ s_g_toplam: totals.s_g_toplam, s_kargo, kdv_oran: terms.kdv_oran })
      }),
    )
  })

  test('equal instalments are left to the server and sum up to the total on screen', () => {
    fc.assert(
      fc.property(anyValues, anyTerms, (typed, given) => {
        const { values, terms, payload } = sent({ ...typed, s_man_y: 0, s_ikt_m: 0 }, given)
        const { s_g_toplam } = totalsOf(values, terms)
        const { parts } = instalmentPlan(values, terms, s_g_toplam)
        expect(payload.taksitler).toBeNull()
        if (parts.length) expect(sumCents(parts.map((part) => cents(part.tak_tutar)))).toBe(cents(s_g_toplam))
      }),
    )
  })

  test('parts that were changed travel as they are on screen', () => {
    const parts = [
      { tak_tar: '2026-03-10', tak_tutar: 30 },
      { tak_tar: '2026-05-10', tak_tutar: 38.9 },
    ]
    const agreed = { basis: '68.9|2|2026-03-10', parts }
    const plan = { s_vadeli_odeme: '1', s_taksit_sayisi: 2, s_odeme_tarihi: '2026-03-10', agreed } as const
    expect(sent(plan, {}).data.taksitler).toEqual(parts)
    expect(sent({ ...plan, s_taksit_sayisi: 3 }, {}).data.taksitler).toBeNull()
  })

  test('names the customer, the kind and the invoice that is corrected', () => {
    expect(sent({}, {}).data.siparis).toMatchObject({ cus_id: 7, s_is_teklif: 0, gutschrift_sip_id: null })
    const note = sent({}, { isCreditNote: true, gutschrift_sip_id: 5 })
    expect(note.data.siparis).toMatchObject({ cus_id: 7, s_is_teklif: 2, gutschrift_sip_id: 5 })
  })

  test.each<[Partial<OrderValues>, string]>([
    [{ lines: [line('a', { stk_adet: null })] }, 'lines.0.stk_adet'],
    [{ lines: [line('a'), line('b', { stk_birim_ini: typedAs('1,234') })] }, 'lines.1.stk_birim_ini'],
    [{ s_taksit_sayisi: 61 }, 's_taksit_sayisi'],
    [{ s_man_y: 101 }, 's_man_y'],
    [{ s_odeme_tarihi: '31.02.2026' }, 's_odeme_tarihi'],
  ])('%o is refused at %s', (values, field) => {
    const checked = check(OrderRecord, draft(values).values)
    expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })
})
