import { formatDate, type IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Reason, type Refusal } from '#core/refusal.ts'
import type { OrderLine } from '#modules/orders/domain/calls/order.ts'
import { onHand } from '#modules/stock/domain/availability.ts'
import { BookingType } from '#modules/stock/domain/booking.ts'

const refusals = defineRefusals({
  shipment_day_out_of_range: {
    tr: 'Gönderim tarihi {from} ile {to} arasında olmalı.',
    de: 'Der Versandtag muss zwischen dem {from} und dem {to} liegen.',
    en: 'The day of shipping must lie between {from} and {to}.',
  },
  delivery_day_out_of_range: {
    tr: 'Teslim tarihi {from} ile {to} arasında olmalı.',
    de: 'Der Tag der Zustellung muss zwischen dem {from} und dem {to} liegen.',
    en: 'The day of delivery must lie between {from} and {to}.',
  },
  shipment_not_on_hand: {
    tr: '{code} için depoda yalnızca {available} şişe var, {wanted} gerekiyor.',
    de: 'Von {code} {available|one=liegt|other=liegen} nur {available} {available|one=Flasche|other=Flaschen} im Lager, nötig: {wanted}.',
    en: 'Only {available} {available|one=bottle|other=bottles} of {code} {available|one=is|other=are} in the warehouse, needed: {wanted}.',
  },
})

/** Key of stok_hareket_tip: bottles that were sold. */
const REASON_SALE = 6

export type ShippedLine = Pick<OrderLine, 'stk_id' | 'stk_kodu' | 'stk_adi' | 'stk_adet'>

export type WineOnHand = { stok_id: number; giren: number; cikan: number }

/** Why a parcel cannot be packed: the first wine with too few bottles on hand. */
export function whyNotPackable(lines: readonly ShippedLine[], wines: readonly WineOnHand[]): Refusal {
  const wanted = new Map<number, number>()
  for (const { stk_id, stk_adet } of lines) wanted.set(stk_id, (wanted.get(stk_id) ?? 0) + stk_adet)
  for (const [stk_id, bottles] of wanted) {
    const wine = wines.find(({ stok_id }) => stok_id === stk_id)
    const available = wine ? onHand(wine) : 0
    const code = lines.find((line) => line.stk_id === stk_id)?.stk_kodu ?? ''
    if (bottles > available)
      return { ...refusals.shipment_not_on_hand, params: { code, wanted: bottles, available } }
  }
  return null
}

/** Books the bottles out line by line, so that on hand and reserved decrease together and available stays. */
export const outflows = (
  order: { id: number; f_no: string | null },
  lines: readonly ShippedLine[],
  day: IsoDate,
) =>
  lines.map(({ stk_id, stk_adet }) => ({
    stok_id: stk_id,
    islem_tip: BookingType.outflow,
    in_out: REASON_SALE,
    giren: 0,
    cikan: stk_adet,
    aciklama: 'Versand',
    sip_id: order.id,
    f_no: order.f_no,
    s_gon_tar: day,
  }))

const tomorrow = (today: IsoDate) => Temporal.PlainDate.from(today).add({ days: 1 }).toString()

function whyOutside(reason: Reason, day: IsoDate, from: IsoDate, to: IsoDate): Refusal {
  return day < from || day > to ? { ...reason, params: { from: formatDate(from), to: formatDate(to) } } : null
}

/** A parcel leaves after it was ordered, and tomorrow at the latest: the label is printed the evening before. */
export const whyNotShippedOn = (day: IsoDate, orderDay: IsoDate, today: IsoDate): Refusal =>
  whyOutside(refusals.shipment_day_out_of_range, day, orderDay, tomorrow(today))

/** The delivery is not before the shipping day. */
export const whyNotDeliveredOn = (day: IsoDate, sentOn: IsoDate, today: IsoDate): Refusal =>
  whyOutside(refusals.delivery_day_out_of_range, day, sentOn, tomorrow(today))

/** A tracking number is required unless the carrier has none. */
export const lacksNumber = (carrier: { takip_yok: Flag }, kargo_takip: string) =>
  carrier.takip_yok !== '1' && kargo_takip.trim() === ''

export type Delivery = { gon_status: Flag; teslim_tar: IsoDate | null; teslim_alan: string | null }

/** A delivered parcel has its day, today unless told; one that is still on its way has neither day nor receiver. */
export function deliveryFields(
  before: Delivery,
  change: {
    gon_status?: Flag | undefined
    teslim_tar?: string | null | undefined
    teslim_alan?: string | null | undefined
  },
  today: IsoDate,
): Delivery {
  const gon_status = change.gon_status ?? before.gon_status
  if (gon_status === '0') return { gon_status, teslim_tar: null, teslim_alan: null }
  return {
    gon_status,
    teslim_tar: change.teslim_tar || before.teslim_tar || today,
    teslim_alan: change.teslim_alan === undefined ? before.teslim_alan : change.teslim_alan || null,
  }
}
