import type { z } from 'zod'
import { AppError, invalid } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import { noteUse } from '#modules/consents/server/public.ts'
import { dialLines } from '#modules/customers/domain/phone.ts'
import {
  holdCard,
  holderOf,
  keepConversation,
  leaveCard,
  loggedSince,
  lockCard,
  lockCustomer,
  noteGone,
  noteHere,
  noteTalk,
  outcomeFor,
  refuseUnlessViewable,
  setAppointment,
} from '#modules/customers/server/public.ts'
import { announcedTransaction } from '#platform/server/live/announced.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
import { deleteRow, insertRow, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { callBackAfter } from '../domain/after-call.ts'
import { dropCall, finishCall, startCall } from '../domain/calls.ts'
import { callsRefusals } from '../domain/refusals.ts'
import { keepDecision } from './decisions.ts'
import { dropDraft } from './drafts.ts'
import { mayCallNow } from './gate.ts'
import { nextCustomer } from './next.ts'
import { openCallOf } from './open-call.ts'
import { keepRequest } from './requests.ts'

const refusals = defineRefusals({
  customer_is_taken: {
    tr: 'Müşteri şu anda {name} tarafından açık.',
    de: 'Den Kunden hat gerade {name} geöffnet.',
    en: '{name} has the customer open at the moment.',
  },
  call_still_open: {
    tr: 'Bitmemiş bir görüşmeniz var (müşteri {id}). Önce onu bitirin.',
    de: 'Sie haben noch ein offenes Gespräch (Kunde {id}). Beenden Sie es zuerst.',
    en: 'You still have an open call (customer {id}). Finish it first.',
  },
  call_not_open: {
    tr: 'Bu görüşme sizin değil veya çoktan bitmiş.',
    de: 'Dieses Gespräch ist nicht Ihres oder schon beendet.',
    en: 'This call is not yours or has already ended.',
  },
})

type StoredCall = StoredRow<'calls'>
type Customer = Awaited<ReturnType<typeof lockCustomer>>
type Start = SignedInCall<z.output<typeof startCall.input>>
type Finish = SignedInCall<z.output<typeof finishCall.input>>

/** The number that is dialled: the one that was asked for, if it is the customer's, else the first that may be called. */
async function decisionFor({ db, actor, now, input, services, afterRefusal }: Start, customer: Customer) {
  const numbers = dialLines(customer).flatMap(({ number }) => number ?? [])
  if (input.number && !numbers.includes(input.number)) throw invalid({ number: { code: 'not_allowed' } })
  const { number, may_call } = await mayCallNow(db, customer.id, now, input.number)
  if (!number) throw new AppError(callsRefusals.no_dialable_number)
  const { ok, code } = may_call
  const decision = { cus_id: customer.id, user_id: actor.id, number, code, is_allowed: ok, at: now }
  if (ok || code === 'call_allowed') {
    await keepDecision(db, decision)
    return { number, may_call: code }
  }
  afterRefusal(() => announcedTransaction(services, actor, (own) => keepDecision(own, decision)))
  throw new AppError(callingRefusals[code])
}

/** Takes the customer, so that no two users call the same customer. */
async function takeCard({ db, actor, now }: SignedInCall<unknown>, cus_id: number): Promise<void> {
  if (await lockCard(db, actor, cus_id, now)) return
  throw new AppError(refusals.customer_is_taken, { name: (await holderOf(db, actor, cus_id, now)) ?? '' })
}

const startEndpoint = serve(startCall, async (call) => {
  const { db, actor, now, input } = call
  const customer = await lockCustomer(db, actor, input.cus_id)
  const open = await openCallOf(db, actor.id)
  if (open && open.cus_id !== customer.id) throw new AppError(refusals.call_still_open, { id: open.cus_id })
  if (open) return { item: open }
  const decision = await decisionFor(call, customer)
  await takeCard(call, customer.id)
  await noteTalk(call, customer.id, true)
  await noteUse(call, { cus_id: customer.id, channel: 'phone', value: decision.number })
  const row = { cus_id: customer.id, user_id: actor.id, ...decision }
  return { item: await insertRow(db, 'calls', { ...row, started_at: now.toString() }) }
})

/** The open call, or a new one that starts and ends now if none was started. */
async function endedCall(
  { db, actor, now, input }: Finish,
  customer: Customer,
  talk_id: number,
): Promise<StoredCall> {
  const open = await openCallOf(db, actor.id)
  const isMeant = open?.cus_id === customer.id && (!input.call_id || input.call_id === open.id)
  if (input.call_id && !isMeant) throw new AppError(refusals.call_not_open)
  const ended = { ended_at: now.toString(), outcome: input.outcome, talk_id }
  if (open && isMeant) return updateRow(db, 'calls', open.id, null, ended)
  const { may_call } = await mayCallNow(db, customer.id, now)
  const row = { cus_id: customer.id, user_id: actor.id, number: null, may_call: may_call.code }
  return insertRow(db, 'calls', { ...row, started_at: now.toString(), ...ended })
}

type Outcome = Awaited<ReturnType<typeof outcomeFor>>

/** The outcome of the call under the rules of the conversation's form, whose fields have other names here. */
async function outcomeOf({ db, now, input: { cus_id, outcome: sts, note, appointment } }: Finish) {
  try {
    return await outcomeFor(db, { cus_id, sts, note, promised_day: appointment?.rand_tar }, now)
  } catch (error) {
    const { sts: outcome, promised_day } = error instanceof AppError ? error.fields : {}
    if (outcome) throw invalid({ outcome })
    if (promised_day) throw invalid({ appointment: promised_day })
    throw error
  }
}

/** Stores the conversation, unless an order saved during the call has already done so. */
async function talkOf({ db, actor, now, input }: Finish, outcome: Outcome) {
  const { cus_id, outcome: sts, note } = input
  const { promised_day } = outcome
  if (outcome.ordered === '1' && !note?.trim()) {
    const open = await openCallOf(db, actor.id)
    const said = { cus_id, sts, per_id: actor.id }
    const logged = open?.cus_id === cus_id ? await loggedSince(db, said, open.started_at) : undefined
    if (logged) return logged
  }
  return keepConversation(db, actor, { cus_id, sts, note, promised_day }, now)
}

async function moveCallBack({ db, actor, now, input }: Finish, customer: Customer, effects: Outcome) {
  const { callback_retry_minutes } = await readCompanySettings(db)
  const after = callBackAfter({
    effects,
    before: customer,
    agreed: input.appointment,
    now,
    retryMinutes: callback_retry_minutes,
  })
  if (after === 'as_before') return
  const { promised_day } = effects
  const agreed = after === 'none' ? null : { ...after, ...(promised_day && { promised_day }) }
  await setAppointment(db, actor, customer, agreed, now)
}

/** Colleagues see at once who has the next customer open. */
async function noteOpened(call: Finish, cus_id: number): Promise<void> {
  await refuseUnlessViewable(call.db, call.actor, cus_id)
  await noteHere(call, cus_id)
}

/** One transaction: what was said, how long, how it ended, what was agreed, and who is next. */
const finishEndpoint = serve(finishCall, async (call) => {
  const { db, actor, now, input } = call
  const { cus_id, note } = input
  // By number, so that two who go on to each other's customer do not wait for each other.
  if (input.next_cus_id && input.next_cus_id < cus_id) await holdCard(db, input.next_cus_id)
  const customer = await lockCustomer(db, actor, cus_id)
  const outcome = await outcomeOf(call)
  const talk = await talkOf(call, outcome)
  const save_response = await endedCall(call, customer, talk.id)
  await moveCallBack(call, customer, outcome)
  if (outcome.asks_do_not_call === '1')
    await keepRequest(call, customer, { wording: note ?? outcome.descp, call_id: save_response.id })
  await dropDraft(db, actor.id, cus_id)
  await leaveCard(db, actor, cus_id, now)
  await noteGone(call, cus_id)
  const next = isOn(input.next) ? await nextCustomer(call, { skip: [cus_id] }) : null
  const opened = next?.cus_id ?? input.next_cus_id
  if (opened) await noteOpened(call, opened)
  return { save_response, next }
})

const dropEndpoint = serve(dropCall, async (call) => {
  const { db, actor, input } = call
  const { call_id } = input
  const open = await openCallOf(db, actor.id)
  if (open?.id !== call_id) throw new AppError(refusals.call_not_open)
  await holdCard(db, open.cus_id)
  await deleteRow(db, 'calls', call_id)
  await noteTalk(call, open.cus_id, false)
  return { save_response: { id: call_id } }
})

export const callEndpoints = [startEndpoint, finishEndpoint, dropEndpoint]
