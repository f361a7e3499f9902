import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Flag } from '#core/fields.ts'
import { orderStatus } from '#modules/orders/domain/order/status-label.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { stateFilters } from './state-filters.ts'
import { turnoverRow } from './turnover.ts'

describe('turnover', () => {
  test.each(vectors.turnover)('of $brut gross is worth $p_hak', (row) => {
    const [brut, net, iptal] = [Number(row.brut), Number(row.net), Number(row.iptal)] as [
      number,
      number,
      number,
    ]
    expect(turnoverRow([{ id: 1, personel: 'x', brut, net, iptal, yuzde: row.yuzde }])).toMatchObject({
      vergi: Number(row.vergi),
      p_hak: Number(row.p_hak),
    })
  })

  test('more cancelled than sold is a negative claim, to the cent', () => {
    const row = turnoverRow([{ id: 1, personel: 'x', brut: 0, net: 0, iptal: 10.05, yuzde: 10 }])
    expect(row.p_hak).toBe(-1.01)
  })

  test('what was sold at another rate is claimed at that rate', () => {
    const part = { id: 1, personel: 'x', brut: 119, net: 100, iptal: 0 }
    expect(
      turnoverRow([
        { ...part, yuzde: 8 },
        { ...part, iptal: 50, yuzde: 20 },
      ]),
    ).toEqual({
      ...part,
      brut: 238,
      net: 200,
      vergi: 38,
      iptal: 50,
      yuzde: 20,
      p_hak: 18,
    })
  })
})

describe('the orders behind a state', () => {
  const flag = fc.constantFrom<Flag>('0', '1')
  /** Flags as the database allows them: only invoices are closed, seized or reminded. */
  const order = fc
    .record({
      s_is_teklif: fc.constant(0),
      sd_cancel_on: flag,
      fd_fon: flag,
      f_close: flag,
      f_status: fc.constant<Flag>('0'),
      f_ytakip: fc.constantFrom(0, 1, 2),
      sd_kesin: flag,
      sd_onaylama: flag,
      sd_gonderi_status: flag,
      sd_uyari_1_is: flag,
      sd_uyari_2_is: flag,
      sd_uyari_3_is: flag,
    })
    .filter(({ fd_fon, f_close, f_ytakip, sd_uyari_1_is, sd_uyari_2_is, sd_uyari_3_is }) => {
      const isPlain =
        f_close === '0' && f_ytakip === 0 && `${sd_uyari_1_is}${sd_uyari_2_is}${sd_uyari_3_is}` === '000'
      return fd_fon === '1' || isPlain
    })

  test('are found by exactly one filter, the one of their label', () => {
    fc.assert(
      fc.property(order, (state) => {
        const found = Object.entries(stateFilters).filter(([, filters]) =>
          Object.entries(filters).every(([field, value]) => state[field as keyof typeof state] === value),
        )
        expect(found.map(([status]) => Number(status))).toEqual([orderStatus(state)])
      }),
    )
  })
})
