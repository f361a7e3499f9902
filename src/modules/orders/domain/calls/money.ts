import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, saved } from '#core/calls.ts'
import { flag } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { instalmentList, ledgerHistory, ledgerList } from '../money/ledger-lists.ts'
import { MoveForm, PaymentForm, SetOffForm } from '../order/order-forms.ts'

const booking = { who: admin, writes: true } as const

/** The booking, and what the record still owes after it. */
const Booked = storedRows.cari_islem.extend({ kalan: z.number() })

export const bookPayment = defineCall({
  ...booking,
  path: '/cari_islem/odeme',
  input: PaymentForm,
  answer: saved(
    Booked.extend({
      kapatilabilir: flag.describe('whether to offer closing the invoice'),
      sonraki_tutar: z.number().describe('amount of the payment that is expected next'),
    }),
  ),
})

export const bookSetOff = defineCall({
  ...booking,
  path: '/cari_islem/mahsup',
  input: SetOffForm,
  answer: saved(Booked),
})

export const bookFromBalance = defineCall({
  ...booking,
  path: '/cari_islem/bakiyeden',
  input: MoveForm,
  answer: saved(Booked),
})

export const bookToBalance = defineCall({
  ...booking,
  path: '/cari_islem/bakiyeye',
  input: MoveForm,
  answer: saved(Booked),
})

export const bookPayout = defineCall({
  ...booking,
  path: '/cari_islem/iade',
  input: MoveForm,
  answer: saved(Booked),
})

/** Takes a booking back. */
export const withdrawBooking = defineCall({
  ...booking,
  path: '/cari_islem/delete',
  actsOn: 'cari_islem',
  input: byId,
  answer: saved(Booked.pick({ id: true, kalan: true })),
})

export const moneyCalls = [
  listCall(ledgerList),
  listCall(ledgerHistory),
  listCall(instalmentList),
  bookPayment,
  bookSetOff,
  bookFromBalance,
  bookToBalance,
  bookPayout,
  withdrawBooking,
] as const
