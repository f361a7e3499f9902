import { sql } from 'kysely'
import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import { invalid } from '#core/errors.ts'
import { rowId } from '#core/fields.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint, type SignedInCall } from '#platform/server/endpoint.ts'
import { isInvoiced, isPlainOrder, reservesStock } from '../domain/order-state.ts'
import { remainingOf } from '../domain/payments.ts'
import { CancelForm, CloseForm } from '../domain/siparis.ts'
import {
  approve,
  cancelInvoice,
  cancelOrder,
  close,
  reopen,
  undoCancelInvoice,
  undoCancelOrder,
  type CancelReason,
  type Transition,
} from '../domain/transitions.ts'
import { orderTexts } from '../texts.ts'
import { issueDocument } from './belge-source.ts'
import { moveToBalance, reopenInstalments, settleInstalments } from './cari_islem.ts'
import { withdrawCancellation } from './issued-documents.ts'
import { ledgerOf, linesOf, orderForUpdate, refreshActivity, takeStep, type StoredOrder } from './orders.ts'
import { lockWines, refuseIfSoldOut } from './stock.ts'

const byId = z.object({ id: rowId })

type Call = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** The reason in words is that of the reference list, whatever the browser sent. */
async function reasonOf(db: Database, form: z.output<typeof CancelForm>): Promise<CancelReason> {
  const reason = await db
    .selectFrom('sys_fat_iptal')
    .select('c_descp')
    .where('c_type', '=', form.f_ip_neden_type)
    .executeTakeFirst()
  if (!reason) throw invalid({ f_ip_neden_type: { code: 'not_allowed' } })
  return {
    f_ip_neden_type: form.f_ip_neden_type,
    f_ip_neden: reason.c_descp,
    f_ip_aciklama: form.f_ip_aciklama,
    sd_iptal_tar: form.sd_iptal_tar ?? null,
  }
}

export async function cancel(
  call: Call,
  order: StoredOrder,
  step: Transition<CancelReason>,
  form: z.output<typeof CancelForm>,
  version?: number | null,
) {
  const save_response = await takeStep(call, order, step, await reasonOf(call.db, form), version)
  if (isPlainOrder(order) && isInvoiced(order)) await issueDocument(call, order.id, 'iptal_faturasi')
  await refreshActivity(call.db, order.cus_id)
  return { save_response }
}

/** Bottles that were free meanwhile may be gone: an order comes back only if they are still there. */
async function undoCancel(call: Call, id: number, step: Transition<undefined>) {
  const order = await orderForUpdate(call.db, call.actor, id)
  const save_response = await takeStep(call, order, step, undefined)
  await withdrawCancellation(call.db, id)
  if (reservesStock({ ...order, sd_cancel_on: '0' })) {
    const lines = await linesOf(call.db, id)
    await lockWines(call.db, lines)
    // Read after the flag was written, so its own bottles are among the reserved ones.
    await refuseIfSoldOut(call.db, lines, lines)
  }
  await refreshActivity(call.db, order.cus_id)
  return { save_response }
}

/** A customer without another open order goes to the salesperson who brought the money in. */
async function handOver(db: Database, order: StoredOrder): Promise<number> {
  await sql`update customers set cus_f_on = '0' where id = ${order.cus_id} and cus_f_on = '1'`.execute(db)
  const { rows } = await sql`
    update customers set cus_user = ${order.per_id} where id = ${order.cus_id} and not exists (
      select from siparisler o where o.cus_id = ${order.cus_id} and o.id <> ${order.id}
        and o.s_is_teklif = 0 and o.sd_cancel_on = '0' and o.f_close = '0'
    ) returning id`.execute(db)
  return rows.length
}

const cancelling = (path: `/${string}`, step: Transition<CancelReason>) =>
  endpoint({
    path,
    who: step.who,
    writes: true,
    announces: 'orders',
    input: CancelForm,
    run: async (call) => {
      const order = await orderForUpdate(call.db, call.actor, call.input.id)
      return cancel(call, order, step, call.input)
    },
  })

const undoing = (path: `/${string}`, step: Transition<undefined>) =>
  endpoint({
    path,
    who: step.who,
    writes: true,
    announces: 'orders',
    input: byId,
    run: (call) => undoCancel(call, call.input.id, step),
  })

export const orderActionEndpoints = [
  endpoint({
    path: '/siparisler/siparis_onayla',
    who: approve.who,
    writes: true,
    announces: 'orders',
    input: byId,
    run: async (call) => {
      const order = await orderForUpdate(call.db, call.actor, call.input.id)
      const item = await takeStep(call, order, approve, undefined)
      return { item, save_response: item }
    },
  }),
  cancelling('/siparisler/siparis_iptali', cancelOrder),
  cancelling('/siparisler/fatura_iptali', cancelInvoice),
  undoing('/siparisler/siparis_iptal_geri_al', undoCancelOrder),
  undoing('/siparisler/iptal_fatura_geri_al', undoCancelInvoice),
  endpoint({
    path: '/siparisler/fatura_acik_yap',
    who: reopen.who,
    writes: true,
    announces: 'orders',
    input: byId,
    run: async (call) => {
      const order = await orderForUpdate(call.db, call.actor, call.input.id)
      const save_response = await takeStep(call, order, reopen, undefined)
      await reopenInstalments(call.db, order.id)
      return { save_response }
    },
  }),
  endpoint({
    path: '/siparisler/fatura_siparis_kapat',
    who: admin,
    writes: true,
    announces: 'orders',
    input: CloseForm,
    run: async (call) => {
      const { db, actor, input, now } = call
      const order = await orderForUpdate(db, actor, input.id)
      const remaining = remainingOf(order, await ledgerOf(db, order.id))
      const islem_zamani = input.islem_zamani ?? businessDay(now)
      const save_response = await takeStep(call, order, close, { remaining, islem_zamani })
      if (input.bakiye_ekle === '1' && remaining < 0)
        await moveToBalance(call, order, { surplus: -remaining, islem_zamani })
      await settleInstalments(db, order.id)
      const count = await handOver(db, order)
      const message = count ? orderTexts.handed_over : orderTexts.not_handed_over
      return { count, message: message.de, save_response }
    },
  }),
]
