import type { z } from 'zod'
import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { paysInInstalments, splitInstalments, whyNotInstalments } from '../domain/instalments.ts'
import type { StoredOrder } from '../domain/calls/order.ts'
import type { NewOrder } from '../domain/siparis.ts'

type Head = Pick<StoredOrder, 's_g_toplam' | 's_vadeli_odeme' | 's_odeme_tarihi'>

/**
 * Instalments are the ones that were agreed manually, else equal parts. Existing ones stay while a change that does
 * not name any leaves their number, their sum and the payment day as they are.
 */
export async function storeInstalments(
  db: Database,
  order: { id: number; cus_id: number },
  input: z.output<typeof NewOrder>,
  head: Head,
  paymentDay: string | null = null,
): Promise<void> {
  const existing = await db
    .deleteFrom('cus_taksitler')
    .where('sip_id', '=', order.id)
    .returning(['id', 'tak_tar', 'tak_tutar'])
    .execute()
  const { s_vadeli_odeme, s_taksit_sayisi } = input.siparis
  const plan = { s_vadeli_odeme, s_taksit_sayisi, s_g_toplam: head.s_g_toplam }
  if (!paysInInstalments(plan) || head.s_vadeli_odeme === '0') return
  const agreed = input.taksitler?.length ? input.taksitler : null
  if (agreed) refuseIf(whyNotInstalments(agreed, plan))
  const fits = paymentDay === head.s_odeme_tarihi && whyNotInstalments(existing, plan) === null
  const kept = fits
    ? existing.toSorted((a, b) => a.id - b.id).map(({ tak_tar, tak_tutar }) => ({ tak_tar, tak_tutar }))
    : null
  const parts =
    agreed ?? kept ?? splitInstalments(plan.s_g_toplam, s_taksit_sayisi, String(head.s_odeme_tarihi))
  await db
    .insertInto('cus_taksitler')
    .values(parts.map((part) => ({ ...part, sip_id: order.id, cus_id: order.cus_id })))
    .execute()
}
