import { startTestApp, type Caller } from './app.ts'
import { payoutForm } from './closed-order.ts'
import { people } from './company.ts'

export const PAY = '/prim_odeme_fis/odeme_yap'

/** A company whose administrators pay commissions, with the steps that its tests share. */
export async function startPayouts() {
  const app = await startTestApp()
  const admin = await app.as('admin')
  return {
    app,
    admin,
    second: await app.as('admin2'),
    order: (id: number) =>
      app.db.selectFrom('siparisler').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    advance: async (tutar: number, per_id: number = people.personel.id): Promise<number> =>
      (await admin.call('/personel_odeme/create', { per_id, tarihi: '2026-03-05', tutar })).save_response.id,
    advanceRow: async (id: number) => (await admin.call('/personel_odeme/list', { id })).datalist?.[0],
    pay: async (
      ids: readonly number[],
      more: Record<string, unknown> = {},
      caller: Pick<Caller, 'call'> = admin,
    ) => {
      return (await caller.call(PAY, payoutForm(ids, more))).save_response
    },
    cancel: (id: number) => admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 }),
  }
}
