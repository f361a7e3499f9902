import { z } from 'zod'
import { adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, saved } from '#core/calls.ts'
import { rowId, rowVersion } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { listsOfOrders } from '../order/bulk.ts'
import { CancelForm, CloseForm } from '../order/order-forms.ts'
import * as transitions from '../order/transitions.ts'
import { Order, StoredOrder } from './order.ts'

export const approveOrder = defineCall({
  path: '/siparisler/siparis_onayla',
  actsOn: 'siparisler',
  who: transitions.approve.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: z.object({ item: StoredOrder, save_response: StoredOrder }),
})

export const cancelOrder = defineCall({
  path: '/siparisler/siparis_iptali',
  actsOn: 'siparisler',
  who: transitions.cancelOrder.who,
  writes: true,
  input: CancelForm,
  answer: saved(StoredOrder),
})

export const cancelInvoice = defineCall({
  path: '/siparisler/fatura_iptali',
  actsOn: 'siparisler',
  who: transitions.cancelInvoice.who,
  writes: true,
  input: CancelForm,
  answer: saved(StoredOrder.extend({ kalan: z.number() })),
})

export const restoreOrder = defineCall({
  path: '/siparisler/siparis_iptal_geri_al',
  actsOn: 'siparisler',
  who: transitions.undoCancelOrder.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: saved(StoredOrder),
})

export const restoreInvoice = defineCall({
  path: '/siparisler/iptal_fatura_geri_al',
  actsOn: 'siparisler',
  who: transitions.undoCancelInvoice.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: saved(StoredOrder),
})

export const reopenInvoice = defineCall({
  path: '/siparisler/fatura_acik_yap',
  actsOn: 'siparisler',
  who: transitions.reopen.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: saved(StoredOrder),
})

export const closeOrder = defineCall({
  path: '/siparisler/fatura_siparis_kapat',
  actsOn: 'siparisler',
  who: transitions.close.who,
  writes: true,
  input: CloseForm,
  answer: saved(StoredOrder).extend({
    count: z.number().describe('1 where the customer went to the salesperson, else 0'),
    message: z.string(),
  }),
})

/** One purpose per call, determined by its fields; only settling a credit note answers the whole order. */
export const updateOrder = defineCall({
  path: '/siparisler/update',
  actsOn: 'siparisler',
  who: adminOrDealerAdmin,
  writes: true,
  forRowsOf: listsOfOrders,
  input: z.looseObject({ id: rowId, version: rowVersion.nullish() }),
  answer: saved(z.union([Order, StoredOrder.extend({ kalan: z.number().optional() })])),
})

export const stepCalls = [
  approveOrder,
  cancelOrder,
  cancelInvoice,
  restoreOrder,
  restoreInvoice,
  reopenInvoice,
  closeOrder,
  updateOrder,
] as const
