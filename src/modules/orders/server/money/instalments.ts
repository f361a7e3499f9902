import type { z } from 'zod'
import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import {
  areSameParts,
  chosenPaymentDay,
  paysInInstalments,
  plannedInstalments,
  whyNotInstalments,
  type Instalment,
} from '#modules/orders/domain/money/instalments.ts'
import { isDirectDebit } from '#modules/orders/domain/money/payment-mode.ts'
import type { StoredOrder } from '#modules/orders/domain/calls/order.ts'
import type { NewOrder } from '#modules/orders/domain/order/order-forms.ts'

type Head = Pick<
  StoredOrder,
  | 's_tar'
  | 's_g_toplam'
  | 's_vadeli_odeme'
  | 's_taksit_sayisi'
  | 's_odeme_tarihi'
  | 's_odeme_tip'
  | 's_lastschrift'
  | 's_vade_gun'
>

type Since = { from?: IsoDate; isDrawn?: boolean }

/** The parts that follow from an order; from its invoice on, those that follow from the invoice. */
async function automaticParts(db: Database, head: Head, since: Since = {}): Promise<Instalment[]> {
  const orderDay = businessDay(Temporal.Instant.from(head.s_tar))
  return plannedInstalments(head.s_g_toplam, head.s_taksit_sayisi, {
    from: since.from ?? orderDay,
    chosen: chosenPaymentDay(head.s_odeme_tarihi, orderDay),
    term: head.s_vade_gun,
    isDrawn: since.isDrawn ?? isDirectDebit(head),
    leadDays: (await readCompanySettings(db)).debit_lead_days,
  })
}

/**
 * Instalments are the ones that were agreed manually, else equal parts. Agreed ones stay while a change that does
 * not name any leaves their number, their sum and the payment day as they are.
 */
export async function storeInstalments(
  db: Database,
  order: { id: number; cus_id: number },
  input: z.output<typeof NewOrder>,
  head: Head,
  before: Head | null = null,
): Promise<void> {
  const stored = await db
    .deleteFrom('cus_taksitler')
    .where('sip_id', '=', order.id)
    .returning(['id', 'tak_tar', 'tak_tutar'])
    .execute()
  if (!paysInInstalments(head)) return
  const existing = stored
    .toSorted((a, b) => a.id - b.id)
    .map(({ tak_tar, tak_tutar }) => ({ tak_tar, tak_tutar }))
  const agreed = input.taksitler?.length ? input.taksitler : null
  if (agreed) refuseIf(whyNotInstalments(agreed, head))
  const isKept =
    before !== null &&
    before.s_odeme_tarihi === head.s_odeme_tarihi &&
    whyNotInstalments(existing, head) === null &&
    !areSameParts(existing, await automaticParts(db, before))
  const parts = agreed ?? (isKept ? existing : await automaticParts(db, head))
  await db
    .insertInto('cus_taksitler')
    .values(parts.map((part) => ({ ...part, sip_id: order.id, cus_id: order.cus_id })))
    .execute()
}

/** The days of an invoice's instalments that nobody agreed otherwise follow from the day on which it is issued. */
export async function planFromInvoice(
  db: Database,
  order: Head & { id: number },
  invoiced: Required<Since>,
): Promise<void> {
  if (!paysInInstalments(order)) return
  const existing = await db
    .selectFrom('cus_taksitler')
    .select(['id', 'tak_tar', 'tak_tutar'])
    .where('sip_id', '=', order.id)
    .orderBy('id')
    .execute()
  if (!areSameParts(existing, await automaticParts(db, order))) return
  const planned = await automaticParts(db, order, invoiced)
  for (const [index, { id, tak_tar }] of existing.entries()) {
    const day = planned[index]?.tak_tar
    if (day && day !== tak_tar)
      await db.updateTable('cus_taksitler').set({ tak_tar: day }).where('id', '=', id).execute()
  }
}
