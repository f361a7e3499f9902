import { useRef, useState } from 'react'
import { asFlag } from '#core/fields.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { call, CallError, errorText } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { uuid } from '#platform/web/uuid.ts'
import type { SharedShipment } from '../domain/shipments.ts'
import { numbersIn, sameLabel } from '../domain/scanned-numbers.ts'
import { emailOf, SHIP_PATH } from './shipping-data.ts'
import { shippingScreenTexts } from './texts.ts'

export type Parcel = {
  number: string
  state: 'open' | 'saving' | 'saved' | 'refused'
  /** The result as text. */
  result: string
}

const untouched: Parcel = { number: '', state: 'open', result: '' }

/** The parcels of several orders, each saved separately with its own result. */
export function useParcels(orders: readonly Order[], needsNumber: boolean) {
  const t = useTexts(shippingScreenTexts)
  const [parcels, setParcels] = useState<Readonly<Record<number, Parcel>>>({})
  // Kept while an outcome is unknown, so that a second Enter cannot ship twice.
  const requestIds = useRef(new Map<number, string>())

  const parcelOf = (id: number) => parcels[id] ?? untouched
  const change = (id: number, part: Partial<Parcel>) =>
    setParcels((before) => ({ ...before, [id]: { ...untouched, ...before[id], ...part } }))

  /** Fills in one number, or a pasted column that continues in the rows below. */
  function fill(id: number, text: string) {
    const numbers = numbersIn(text)
    const start = orders.findIndex((order) => order.id === id)
    const open = orders.slice(start).filter((order) => parcelOf(order.id).state !== 'saved')
    for (const [index, number] of numbers.entries()) {
      const order = open[index]
      if (order) change(order.id, { number: number.slice(0, 50), state: 'open', result: '' })
    }
  }

  function whyNot(order: Order, number: string): string | null {
    const others = orders.map(({ id, cus_id }) => ({ id, cus_id, number: parcelOf(id).number }))
    const twin = sameLabel({ id: order.id, cus_id: order.cus_id, number }, others)
    return twin ? t('same_label', { id: twin.id }) : null
  }

  async function send(order: Order, number: string, shared: SharedShipment): Promise<string> {
    const isMailWanted = shared.send_mail === '1'
    const cus_email = isMailWanted ? await emailOf(order.cus_id) : null
    const requestId = requestIds.current.get(order.id) ?? uuid()
    requestIds.current.set(order.id, requestId)
    const fields = {
      ...shared,
      sip_id: order.id,
      seen_version: order.version,
      kargo_takip: number,
      send_mail: asFlag(cus_email !== null),
      cus_email,
    }
    await call(SHIP_PATH, fields, { requestId })
    if (!isMailWanted) return t('result_saved')
    return t(cus_email ? 'result_saved_mail' : 'result_no_mail')
  }

  /** Saves one parcel and shows the result beside it. */
  async function ship(order: Order, shared: SharedShipment): Promise<void> {
    const { number, state } = parcelOf(order.id)
    if ((needsNumber && !number.trim()) || state === 'saving' || state === 'saved') return
    const reason = whyNot(order, number)
    if (reason) return change(order.id, { state: 'refused', result: reason })
    change(order.id, { state: 'saving', result: t('result_saving') })
    try {
      change(order.id, { result: await send(order, number.trim(), shared), state: 'saved' })
    } catch (error) {
      if (error instanceof CallError && error.isRefusal) requestIds.current.delete(order.id)
      change(order.id, { state: 'refused', result: errorText(error) })
    }
  }

  const inState = (...states: Parcel['state'][]) =>
    orders.filter(({ id }) => states.includes(parcelOf(id).state))

  return {
    parcelOf,
    fill,
    type: (id: number, number: string) => change(id, { number, state: 'open', result: '' }),
    ship,
    saved: inState('saved'),
    /** Rows that could leave and have not been saved. */
    waiting: inState('open', 'refused').filter(({ id }) => !needsNumber || parcelOf(id).number.trim() !== ''),
    isSaving: inState('saving').length > 0,
  }
}
