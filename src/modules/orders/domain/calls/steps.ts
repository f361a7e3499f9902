import { z } from 'zod'
import { adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, saved } from '#core/calls.ts'
import { rowId, rowVersion } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { listsOfOrders } from '../order/bulk.ts'
import { CancelForm, CloseForm } from '../order/siparis.ts'
import {
  approve,
  cancelInvoice,
  cancelOrder,
  close,
  reopen,
  undoCancelInvoice,
  undoCancelOrder,
} from '../order/transitions.ts'
import { Order, StoredOrder } from './order.ts'

export const approveCall = defineCall({
  path: '/siparisler/siparis_onayla',
  actsOn: 'siparisler',
  who: approve.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: z.object({ item: StoredOrder, save_response: StoredOrder }),
})

export const cancelOrderCall = defineCall({
  path: '/siparisler/siparis_iptali',
  actsOn: 'siparisler',
  who: cancelOrder.who,
  writes: true,
  input: CancelForm,
  answer: saved(StoredOrder),
})

export const cancelInvoiceCall = defineCall({
  path: '/siparisler/fatura_iptali',
  actsOn: 'siparisler',
  who: cancelInvoice.who,
  writes: true,
  input: CancelForm,
  answer: saved(StoredOrder.extend({ kalan: z.number() })),
})

export const undoCancelOrderCall = defineCall({
  path: '/siparisler/siparis_iptal_geri_al',
  actsOn: 'siparisler',
  who: undoCancelOrder.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: saved(StoredOrder),
})

export const undoCancelInvoiceCall = defineCall({
  path: '/siparisler/iptal_fatura_geri_al',
  actsOn: 'siparisler',
  who: undoCancelInvoice.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: saved(StoredOrder),
})

export const reopenCall = defineCall({
  path: '/siparisler/fatura_acik_yap',
  actsOn: 'siparisler',
  who: reopen.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: saved(StoredOrder),
})

export const closeCall = defineCall({
  path: '/siparisler/fatura_siparis_kapat',
  actsOn: 'siparisler',
  who: close.who,
  writes: true,
  input: CloseForm,
  answer: saved(StoredOrder).extend({
    count: z.number().describe('1 where the customer went to the salesperson, else 0'),
    message: z.string(),
  }),
})

/** One purpose per call, determined by its fields; only settling a credit note answers the whole order. */
export const updateOrderCall = defineCall({
  path: '/siparisler/update',
  actsOn: 'siparisler',
  who: adminOrDealerAdmin,
  writes: true,
  forRowsOf: listsOfOrders,
  input: z.looseObject({ id: rowId, version: rowVersion.nullish() }),
  answer: saved(z.union([Order, StoredOrder.extend({ kalan: z.number().optional() })])),
})

export const stepCalls = [
  approveCall,
  cancelOrderCall,
  cancelInvoiceCall,
  undoCancelOrderCall,
  undoCancelInvoiceCall,
  reopenCall,
  closeCall,
  updateOrderCall,
] as const
