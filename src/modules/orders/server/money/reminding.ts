import { z } from 'zod'
import { businessDay } from '#core/days/dates.ts'
import { invalid, refuseIf } from '#core/errors.ts'
import { flag, optionalText } from '#core/fields.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { readFields } from '#platform/server/calls/read-fields.ts'
import type { StoredOrder } from '#modules/orders/domain/calls/order.ts'
import {
  isStageSent,
  proportionateFee,
  sentFee,
  stageTerms,
  type OpenWithFees,
} from '#modules/orders/domain/reminders/fees.ts'
import { stages, type Stage } from '#core/reminder-stages.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import {
  whyEarly,
  whyNotSend,
  whyNotShown,
  type Sending,
} from '#modules/orders/domain/reminders/reminders.ts'
import { sendReminder, withdrawReminder } from '#modules/orders/domain/order/transitions.ts'
import { withdrawDocument } from '../documents/issued-documents.ts'
import { allocate, withdrawLateFees } from './ledger.ts'
import { orderForUpdate, takeStep, type LockedOrder } from '../order/orders.ts'

type Call = SignedInCall<{ id: number; version?: number | null | undefined } & Record<string, unknown>>

const Asked = z.object({
  sd_uyari_neden: optionalText(500),
  gosterilen_kalan: z.record(z.string(), z.number()).default({}),
})

type Open = OpenWithFees & { vade_tar: string }

async function openOf({ db }: Call, id: number): Promise<Open> {
  const open = await firstRow(db)<Open>`
    select kalan, gecikme_farki, return_charge, vade_tar from siparis_all_view where id = ${id}`
  if (!open) throw new Error(`order ${id} is locked and gone`)
  return open
}

/** A stage that was sent keeps its fee when it is printed again. */
async function sendingOf(call: Call, order: LockedOrder, stage: Stage): Promise<Sending> {
  const { sd_uyari_neden: reason, gosterilen_kalan } = readFields(Asked, call.input)
  if (isStageSent(order, stage)) return { stage, fee: sentFee(order, stage), early: null, reason }
  refuseIf(whyNotSend(order, stage))
  const shown = gosterilen_kalan[order.id]
  if (shown === undefined) throw invalid({ gosterilen_kalan: { code: 'requiredField' } })
  refuseIf(whyNotShown(shown, order.kalan))
  const settings = await readCompanySettings(call.db)
  const open = await openOf(call, order.id)
  const fee = proportionateFee(stageTerms(settings, order, stage).fee, open)
  const early = whyEarly({ ...order, ...open }, stage, businessDay(call.now), settings)
  return { stage, fee, early, reason }
}

/** One stage per call; the fee belongs to the highest stage, so a booked one is withdrawn when that changes. */
export async function remind(call: Call, order: LockedOrder): Promise<{ save_response: StoredOrder }> {
  const { db, input, now } = call
  const asked = stages.filter((stage) => `sd_uyari_${stage}_is` in input)
  const [stage] = asked
  if (!stage || asked.length > 1) throw invalid({ sd_uyari_1_is: { code: 'not_allowed' } })
  const isSending = readFields(flag, input[`sd_uyari_${stage}_is`]) === '1'
  const save_response = isSending
    ? await takeStep(call, order, sendReminder, await sendingOf(call, order, stage), input.version)
    : await takeStep(call, order, withdrawReminder, stage, input.version)
  if (isSending !== isStageSent(order, stage)) {
    await withdrawLateFees(db, [order.id], now)
    await allocate(call, await orderForUpdate(db, call.actor, order.id))
  }
  if (!isSending) await withdrawDocument(db, order.id, `uyari_${stage}`)
  return { save_response }
}
