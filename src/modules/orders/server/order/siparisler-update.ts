import { z } from 'zod'
import { isAdmin } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { flag, rowId } from '#core/fields.ts'
import { readFields as read } from '#platform/server/calls/read-fields.ts'
import { stages } from '#core/reminder-stages.ts'
import { needsVersion } from '#core/record-calls.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { updateRow } from '#platform/server/database/rows.ts'
import type { Order, StoredOrder } from '#modules/orders/domain/calls/order.ts'
import { updateOrder } from '#modules/orders/domain/calls.ts'
import { isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { mayPassOn } from '#modules/orders/domain/scope.ts'
import {
  BankruptcyForm,
  CancelForm,
  NotesForm,
  SeizureForm,
} from '#modules/orders/domain/order/order-forms.ts'
import {
  changePersonnel,
  declareBankrupt,
  liftCollection,
  seize,
  settleCreditNote,
  writeOffCommission,
} from '#modules/orders/domain/order/transitions.ts'
import { refuseFuture } from '../money/booking-day.ts'
import { payOut } from '../money/money-moves.ts'
import { cancelInvoiced, cancelUninvoiced, cancelWithReason } from './order-actions.ts'
import { orderForUpdate, readOrder, takeStep, withoutInternals, type LockedOrder } from './orders.ts'
import { salesperson } from '../documents/parties.ts'
import { remind } from '../money/reminding.ts'

type Body = z.output<typeof updateOrder.input>
type Call = SignedInCall<Body>
type Answer = Promise<{ save_response: Order | (StoredOrder & { kalan?: number }) }>

async function changeNotes({ db, input }: Call, order: LockedOrder): Answer {
  const notes = Object.fromEntries(
    Object.entries(read(NotesForm, input)).filter(([, value]) => value !== undefined),
  )
  if ('fat_note' in notes && order.f_no !== null && notes.fat_note !== order.fat_note)
    throw new AppError(ordersRefusals.order_is_invoiced)
  if (needsVersion(Object.keys(notes), input.version)) throw invalid({ version: { code: 'requiredField' } })
  return {
    save_response: withoutInternals(await updateRow(db, 'siparisler', order.id, input.version, notes)),
  }
}

async function passOn(call: Call, order: LockedOrder): Answer {
  const { db, actor, input } = call
  const person = await salesperson(db, read(z.object({ per_id: rowId }), input).per_id)
  if (!mayPassOn(actor, order, { bayi: person.bayi_id })) throw new AppError(accessRefusals.ERR_105)
  const save_response = await takeStep(call, order, changePersonnel, person, input.version)
  await db
    .updateTable('siparis_icerik')
    .set({ per_id: person.per_id })
    .where('sip_id', '=', order.id)
    .execute()
  return { save_response }
}

async function settleCredit(call: Call, order: LockedOrder): Answer {
  read(
    z.object({ gutschrift_ok: flag.refine((value) => value === '1', { message: 'not_allowed' }) }),
    call.input,
  )
  await updateRow(call.db, 'siparisler', order.id, call.input.version, {})
  refuseIf(settleCreditNote.whyNot(order, { f_no: '' }))
  await payOut({ ...call, input: { s_no: order.id } })
  return { save_response: await readOrder(call.db, call.actor, order.id) }
}

async function writeOff(call: Call, order: LockedOrder): Answer {
  const on = flag.refine((value) => value === '1', { message: 'not_allowed' })
  read(z.object({ per_odeme: on, bayi_odeme: on }), call.input)
  return { save_response: await takeStep(call, order, writeOffCommission, undefined, call.input.version) }
}

async function cancelAny(call: Call, order: LockedOrder): Answer {
  const cancel = isInvoiced(order) ? cancelInvoiced : cancelUninvoiced
  return cancelWithReason(call, order, cancel, read(CancelForm, call.input), call.input.version)
}

/** Seizure, bankruptcy and their undoing share one field; what else was sent tells them apart. */
async function collect(call: Call, order: LockedOrder): Answer {
  const { input, now } = call
  const { version } = input
  if (Number(input.f_ytakip) === 0)
    return { save_response: await takeStep(call, order, liftCollection, undefined, version) }
  if ('f_iflas_aciklama' in input || 'f_iflas_tarihi' in input) {
    const form = read(BankruptcyForm, input)
    refuseFuture('f_iflas_tarihi', form.f_iflas_tarihi, now)
    const bankruptcy = { ...form, f_iflas_tarihi: form.f_iflas_tarihi ?? null }
    return { save_response: await takeStep(call, order, declareBankrupt, bankruptcy, version) }
  }
  const form = read(SeizureForm, input)
  refuseFuture('f_haciz_tarihi', form.f_haciz_tarihi, now)
  const seizure = { ...form, f_haciz_tarihi: form.f_haciz_tarihi ?? null }
  return { save_response: await takeStep(call, order, seize, seizure, version) }
}

type Purpose = { fields: readonly string[]; run: (call: Call, order: LockedOrder) => Answer }

const reminderFields = [
  ...stages.flatMap((stage) => [`sd_uyari_${stage}_is`, `sd_uyari_${stage}_is_tar`]),
  'sd_uyari_2_fark',
  'sd_uyari_3_fark',
  'fark_2_toplam',
  'fark_3_toplam',
  'sd_uyari_neden',
  'gosterilen_kalan',
]

/** Everything an update may be for; a field that is not here changes only through its own operation. */
const purposes: readonly Purpose[] = [
  { fields: ['s_note', 'fat_note', 's_prasentrechnung'], run: changeNotes },
  { fields: ['per_id', 'per_name'], run: passOn },
  { fields: ['gutschrift_ok'], run: settleCredit },
  { fields: ['per_odeme', 'bayi_odeme'], run: writeOff },
  {
    fields: ['sd_cancel_on', 'f_ip_neden_type', 'f_ip_neden', 'sd_iptal_tar', 'f_ip_aciklama', 'iade_sekli'],
    run: cancelAny,
  },
  {
    fields: [
      'f_ytakip',
      'f_haciz_firma',
      'f_haciz_aciklama',
      'f_haciz_tarihi',
      'f_iflas_aciklama',
      'f_iflas_tarihi',
    ],
    run: collect,
  },
  { fields: reminderFields, run: remind },
]

/** One update has one purpose, named by the fields it carries. */
function purposeOf(body: Body): Purpose {
  const names = Object.keys(body).filter((name) => name !== 'id' && name !== 'version')
  const purpose = purposes.find(({ fields }) => names.some((name) => fields.includes(name)))
  const strange = names.filter((name) => !purpose?.fields.includes(name))
  if (purpose && !strange.length) return purpose
  throw invalid(
    Object.fromEntries((strange.length ? strange : ['id']).map((name) => [name, { code: 'not_allowed' }])),
  )
}

export const orderUpdateEndpoints = [
  serve(updateOrder, async (call) => {
    const purpose = purposeOf(call.input)
    if (purpose.run !== passOn && !isAdmin(call.actor)) throw new AppError(accessRefusals.ERR_105)
    return purpose.run(call, await orderForUpdate(call.db, call.actor, call.input.id))
  }),
]
