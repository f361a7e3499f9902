import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import { flagOf, newOrder } from '#test/fixtures/orders.ts'
import { isInList } from '#modules/orders/domain/order/order-lists.ts'
import { reservesStock } from '#modules/orders/domain/order/order-state.ts'
import { ship, whyNoParcel } from '#modules/orders/domain/order/transitions.ts'
import { available } from '#modules/stock/domain/availability.ts'
import { deliveryAddress } from './address.ts'
import { ShipmentForm } from './shipments.ts'
import { numbersIn, sameLabel } from './scanned-numbers.ts'
import { shipmentMail } from './shipment-mail.ts'
import { deliveryFields, lacksNumber, outflows, whyNotPackable } from './shipping.ts'
import { trackingPage } from './tracking.ts'

const pending = { ...newOrder, fd_fon: '1', f_no: '100001' } as const

describe('what may leave', () => {
  test.each([
    ['pending', pending, null],
    ['not invoiced', newOrder, 'order_not_invoiced'],
    ['cancelled', { ...pending, sd_cancel_on: '1' } as const, 'order_is_cancelled'],
    ['sent', { ...pending, sd_gonderi_status: '1' } as const, 'order_already_sent'],
    ['a quote', { ...pending, s_is_teklif: 1 }, 'order_kind_wrong'],
    ['a credit note', { ...pending, s_is_teklif: 2 }, 'order_kind_wrong'],
    ['paid already', { ...pending, f_close: '1' } as const, null],
    ['in collection', { ...pending, f_ytakip: 1 }, null],
  ])('%s', (_, order, code) => expect(whyNoParcel(order)?.code ?? null).toBe(code))

  test('is exactly what is in the list of pending shipments', () => {
    const bit = fc.constantFrom(0, 1)
    const kinds = fc.constantFrom(0, 1, 2)
    fc.assert(
      fc.property(kinds, bit, bit, bit, bit, (s_is_teklif, fon, cancel, sent, close) => {
        const order = {
          ...newOrder,
          s_is_teklif,
          fd_fon: flagOf(fon),
          sd_cancel_on: flagOf(cancel),
          sd_gonderi_status: flagOf(sent),
          f_close: flagOf(close),
        }
        expect(whyNoParcel(order) === null).toBe(isInList(order, 'pendingShipment'))
      }),
    )
  })
})

describe('bottles', () => {
  const line = (stk_id: number, stk_adet: number) => ({
    stk_id,
    stk_adet,
    stk_kodu: `W-${stk_id}`,
    stk_adi: 'x',
  })

  test('a wine on two lines needs both', () => {
    const wines = [{ stok_id: 1, giren: 10, cikan: 3 }]
    expect(whyNotPackable([line(1, 4), line(1, 3)], wines)).toBeNull()
    expect(whyNotPackable([line(1, 4), line(1, 4)], wines)).toMatchObject({
      code: 'shipment_not_on_hand',
      params: { code: 'W-1', wanted: 8, available: 7 },
    })
    expect(whyNotPackable([line(2, 1)], wines)?.params).toMatchObject({ available: 0 })
  })

  test('shipping leaves what is available as it was', () => {
    const quantity = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(
        fc.array(quantity, { minLength: 1, maxLength: 5 }),
        quantity,
        quantity,
        (lines, extra, others) => {
          const wanted = lines.reduce((sum, count) => sum + count, 0)
          const before = { giren: wanted + extra, cikan: 0, reserved: wanted + others }
          const booked = outflows(
            { id: 1, f_no: '1' },
            lines.map((count) => line(1, count)),
            '2025-06-16',
          )
          const cikan = booked.reduce((sum, row) => sum + row.cikan, 0)
          const order = {
            ...pending,
            ...ship.effect(pending, { day: '2025-06-16' }, { today: '2025-06-16', time: '10:00' }),
          }
          const reserved = reservesStock(order) ? before.reserved : before.reserved - wanted
          expect(booked).toHaveLength(lines.length)
          expect(available({ giren: before.giren, cikan, reserved })).toBe(available(before))
        },
      ),
    )
  })
})

describe('tracking', () => {
  test.each([
    ['00340 4341/6', 'https://www.dhl.de/?code={number}', 'https://www.dhl.de/?code=00340%204341%2F6'],
    [' a&b ', 'https://x.de/{number}/de', 'https://x.de/a%26b/de'],
    ['$&1', 'https://x.de/{number}?again={number}', 'https://x.de/%24%261?again=%24%261'],
  ])('%s is put into %s', (kargo_takip, tracking_url, url) =>
    expect(trackingPage({ kisa_tanim: 'DHL', kargo_takip, tracking_url })).toEqual({ url }),
  )

  test.each([
    ['GLS', { code: 'carrier_without_tracking', params: { carrier: 'GLS' } }],
    ['', { code: 'carrier_information_missing' }],
    ['  ', { code: 'carrier_information_missing' }],
    [null, { code: 'carrier_information_missing' }],
    ['constructor', { code: 'carrier_without_tracking', params: { carrier: 'constructor' } }],
  ])('%s has none', (kisa_tanim, refusal) =>
    expect(trackingPage({ kisa_tanim, kargo_takip: '1', tracking_url: null })).toMatchObject({ refusal }),
  )
})

describe('delivery', () => {
  const onItsWay = { gon_status: '0', teslim_tar: null, teslim_alan: null } as const
  const arrived = { gon_status: '1', teslim_tar: '2025-06-10', teslim_alan: 'Nachbar' } as const
  const today = '2025-06-16'

  test.each([
    ['today when no day is given', onItsWay, { gon_status: '1' }, { teslim_tar: today, teslim_alan: null }],
    ['an empty day is no day', onItsWay, { gon_status: '1', teslim_tar: '' }, { teslim_tar: today }],
    ['the given day', onItsWay, { gon_status: '1', teslim_tar: '2025-06-12' }, { teslim_tar: '2025-06-12' }],
    ['a second time keeps the day', arrived, { gon_status: '1' }, arrived],
    ['other corrections keep it too', arrived, {}, arrived],
    ['a receiver can be taken out', arrived, { teslim_alan: '' }, { ...arrived, teslim_alan: null }],
    ['taken back', arrived, { gon_status: '0', teslim_alan: 'x' }, onItsWay],
  ] as const)('%s', (_, before, change, after) =>
    expect(deliveryFields(before, change, today)).toMatchObject(after),
  )
})

describe('the form', () => {
  const form = { sip_id: 1, sip_gon_t: '2025-06-16', kargo_firm: 1, kargo_takip: '0034' }
  test.each([
    [{}, {}],
    [{ kargo_takip: 'x'.repeat(51) }, { kargo_takip: 'too_long' }],
    [
      { kargo_firm: null, sip_gon_t: null },
      { kargo_firm: 'requiredField', sip_gon_t: 'requiredField' },
    ],
    [{ sip_gon_t: '31.02.2025' }, { sip_gon_t: 'not_date' }],
    [{ send_mail: true }, { cus_email: 'requiredField' }],
    [{ send_mail: true, cus_email: 'kein' }, { cus_email: 'not_email' }],
    [{ send_mail: '1', cus_email: 'a@example.com' }, {}],
  ])('%o', (change, problems) => {
    const parsed = check(ShipmentForm, { ...form, ...change })
    const found = parsed.success ? {} : fieldProblems(parsed.error)
    expect(Object.fromEntries(Object.entries(found).map(([field, { code }]) => [field, code]))).toEqual(
      problems,
    )
  })
})

test('a pasted column is one number a line', () => {
  expect(numbersIn(' 111\r\n222\n\n333\t444 ')).toEqual(['111', '222', '333', '444'])
  expect(numbersIn('  ')).toEqual([])
})

test('one label is not for two customers, but two orders of one customer may share a parcel', () => {
  const first = { id: 1, cus_id: 7, number: '111' }
  expect(sameLabel({ id: 2, cus_id: 8, number: ' 111 ' }, [first])).toBe(first)
  expect(sameLabel({ id: 2, cus_id: 7, number: '111' }, [first])).toBeUndefined()
  expect(sameLabel(first, [first])).toBeUndefined()
  expect(sameLabel({ id: 2, cus_id: 8, number: '' }, [{ ...first, number: '' }])).toBeUndefined()
})

describe('the mail', () => {
  const order = {
    cus_firm: 'Gasthaus Krone',
    cus_name: 'Erika',
    cus_surname: 'Muster',
    f_no: '100001',
    s_adres_f_g_on: '1',
    f_adres: 'Weinstraße 1',
    f_pk: '67146',
    f_sehir: 'Deidesheim',
    f_ulke: 'DE',
    g_alici: 'Haus Linde',
    g_adres: 'Ring 2',
    g_pk: '1010',
    g_sehir: 'Wien',
    g_ulke: 'Österreich',
  } as const
  const lines = [{ stk_id: 1, stk_kodu: 'R', stk_adi: 'Riesling', stk_adet: 6 }]
  const parcel = {
    sip_gon_t: '2025-06-16',
    kisa_tanim: 'DHL',
    kargo_takip: '0034 1',
    tracking_url: 'https://x.de/{number}',
  }

  test('names invoice, day, carrier, number, address and bottles, with a link where there is one', () => {
    const mail = shipmentMail(order, lines, parcel, 'Weinkontor')
    const text = mail.paragraphs.flat().join('\n')
    expect(mail.subject).toBe('Ihr Wein ist unterwegs – Rechnung 100001')
    for (const part of [
      'Guten Tag Erika Muster,',
      '16.06.2025',
      'DHL',
      '0034 1',
      '6 × Riesling',
      'Weinkontor',
    ])
      expect(text).toContain(part)
    expect(mail.link).toContain('0034%201')
    expect(text).toContain(String(mail.link))
    expect(
      shipmentMail(order, lines, { ...parcel, kisa_tanim: 'GLS', tracking_url: null }, '').link,
    ).toBeNull()
  })

  test('goes to the delivery address, abroad with its country', () => {
    expect(deliveryAddress(order)).toEqual([
      'Gasthaus Krone',
      'Erika Muster',
      'Weinstraße 1',
      '67146 Deidesheim',
    ])
    expect(deliveryAddress({ ...order, s_adres_f_g_on: '0' })).toEqual([
      'Haus Linde',
      'Ring 2',
      '1010 Wien',
      'Österreich',
    ])
  })
})

test.each([
  ['0', '', true],
  ['0', '  ', true],
  ['0', '0034', false],
  ['1', '', false],
] as const)('a carrier with takip_yok %s and the number "%s" lacks one: %s', (takip_yok, number, lacks) => {
  expect(lacksNumber({ takip_yok }, number)).toBe(lacks)
})
