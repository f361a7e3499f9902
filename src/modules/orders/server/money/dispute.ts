import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { cancelReminders } from '#platform/server/mail/mail.ts'
import { endDispute, setDispute } from '#modules/orders/domain/calls/dispute.ts'
import { isDisputed } from '#modules/orders/domain/order/order-state.ts'
import { dispute, liftDispute, type Transition } from '#modules/orders/domain/order/transitions.ts'
import { orderForUpdate, takeStep } from '../order/orders.ts'

type Asked = SignedInCall<{ id: number; reason: string; version?: number | null | undefined }>

const taking = (step: Transition<{ reason: string }>) => async (call: Asked) => {
  const { id: asked, reason, version: known } = call.input
  const order = await orderForUpdate(call.db, call.actor, asked)
  const saved = await takeStep(call, order, step, { reason }, known)
  if (isDisputed(saved)) await cancelReminders(call.db, asked)
  const { id, disputed_on, dispute_reason, dispute_end, version } = saved
  return { save_response: { id, disputed_on, dispute_reason, dispute_end, version } }
}

export const disputeEndpoints = [serve(setDispute, taking(dispute)), serve(endDispute, taking(liftDispute))]
