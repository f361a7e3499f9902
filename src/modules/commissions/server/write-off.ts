import { restoreCommission } from '#modules/orders/domain/order/transitions.ts'
import { orderForUpdate, takeStep } from '#modules/orders/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { restoreCommission as restoreCall } from '../domain/calls.ts'

/** Undoes the writing off of a commission, which is /siparisler/update with both flags. */
export const restoreEndpoint = serve(restoreCall, async (call) => {
  const order = await orderForUpdate(call.db, call.actor, call.input.id)
  await takeStep(call, order, restoreCommission, order)
  return { save_response: { id: order.id } }
})
