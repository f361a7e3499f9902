import { isAdmin, type Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { waitsForSafety, type EarningTerms } from '#modules/orders/domain/money/debit-safety.ts'
import {
  isCancelled,
  isClosed,
  isInvoiced,
  isOn,
  isQuote,
  type OrderState,
} from '#modules/orders/domain/order/order-state.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { PayoutType } from './commission.ts'
import { commissionsRefusals } from './refusals.ts'

const refusals = defineRefusals({
  commission_not_safe: {
    tr: 'Müşteri parayı hâlâ geri isteyebilir. Prim {from:date} tarihinden itibaren ödenir.',
    de: 'Die Lastschrift kann noch zurückgegeben werden. Die Provision ist ab {from:date} verdient.',
    en: 'The debit can still be asked back. The commission is earned from {from:date} on.',
  },
  commission_nothing_selected: {
    tr: 'Lütfen ödenecek kaydı seçin.',
    de: 'Bitte wählen Sie aus, was ausgezahlt werden soll.',
    en: 'Please select the record to pay.',
  },
  commission_no_record: {
    tr: 'Lütfen geçerli bir kayıt seçin.',
    de: 'Bitte wählen Sie mindestens einen Eintrag aus.',
    en: 'Please select a valid record.',
  },
  commission_one_person: {
    tr: 'Yalnızca bir personelin ödemeleri seçilebilir.',
    de: 'Wählen Sie nur Einträge eines einzigen Mitarbeiters aus.',
    en: 'Only the payments of one staff member may be selected.',
  },
  commission_one_dealer: {
    tr: 'Yalnızca bir bayinin ödemeleri seçilebilir.',
    de: 'Wählen Sie nur Einträge eines einzigen Händlers aus.',
    en: 'Only the payments of one dealer may be selected.',
  },
  commission_rate_empty: {
    tr: 'Prim oranı boş bırakılamaz.',
    de: 'Der Provisionssatz darf nicht leer bleiben.',
    en: 'The commission rate cannot be left empty.',
  },
  slip_advances_exceed: {
    tr: 'Bu fişte düşülen avanslar vergisiz tutardan yüksek. Fişi silip yeniden ödeyin.',
    de: 'Die verrechneten Vorschüsse sind höher als der Betrag ohne Steuer. Löschen Sie die Abrechnung und zahlen Sie neu aus.',
    en: 'The settled advances exceed the amount without tax. Delete the slip and pay out anew.',
  },
  slip_has_claw_backs: {
    tr: 'Bu fişteki bir prim {slip} numaralı fişte geri alınmış ya da yeniden ödenmiş. Önce o fişi silin.',
    de: 'Eine Provision dieser Abrechnung wurde in der Abrechnung {slip} zurückgenommen oder neu gezahlt. Löschen Sie zuerst diese.',
    en: 'A commission of this slip was taken back or paid again by slip {slip}. Delete that one first.',
  },
})

/** Every user sees their own commission; paying, advances and slips are for administrators. */
export const mayPayCommission = (actor: Pick<Actor, 'user_level'>) => isAdmin(actor)

type Selected = { per_id: number; bayi_id: number }

const earnerOf = (tip: PayoutType, row: Selected) => (tip === PayoutType.staff ? row.per_id : row.bayi_id)

/** A payment goes to one person or one dealer. */
export function whyNotSelected(tip: PayoutType, rows: readonly Selected[]): Refusal {
  if (!rows.length) return refusals.commission_nothing_selected
  const earners = new Set(rows.map((row) => earnerOf(tip, row)))
  if (earners.size <= 1) return null
  return tip === PayoutType.staff ? refusals.commission_one_person : refusals.commission_one_dealer
}

/** How many orders one slip may pay. */
export const MAX_ORDERS = 2_000

export const whyNotSoMany = (rowCount: number): Refusal =>
  rowCount > MAX_ORDERS ? { ...recordsRefusals.selection_too_large, params: { limit: MAX_ORDERS } } : null

export const whyNotRate = (provizyon: number | null): Refusal =>
  provizyon === null ? refusals.commission_rate_empty : null

export const whyNotWriteOff = (rowCount: number): Refusal => (rowCount ? null : refusals.commission_no_record)

/** The fields of an order that its commission depends on. */
export type CommissionOrder = Selected &
  Pick<OrderState, 's_is_teklif' | 'sd_cancel_on' | 'fd_fon' | 'f_close'> & {
    f_status: Flag
    f_odeme_tar: IsoDate | null
    per_odeme: Flag
    bayi_odeme: Flag
    /** Day of the last direct debit that paid the order. */
    debited_on: IsoDate | null
    /** A slip has paid this side before, so it no longer waits for the debit to become final. */
    was_settled: boolean
  }

export type Payee = { tip: PayoutType; id: number; start_date: IsoDate | null; end_date: IsoDate | null }

const isPaidFor = (tip: PayoutType, order: Pick<CommissionOrder, 'per_odeme' | 'bayi_odeme'>) =>
  isOn(tip === PayoutType.staff ? order.per_odeme : order.bayi_odeme)

function isPaidWithin({ f_odeme_tar }: CommissionOrder, { start_date, end_date }: Payee): boolean {
  if (f_odeme_tar === null) return false
  return (start_date === null || f_odeme_tar >= start_date) && (end_date === null || f_odeme_tar <= end_date)
}

const earns = (order: CommissionOrder) =>
  !isQuote(order) && !isCancelled(order) && isInvoiced(order) && isClosed(order) && !isOn(order.f_status)

/** Commission is due once: for a paid invoice that is not cancelled, to the one who sold it. */
export function whyNotPayOut(order: CommissionOrder, payee: Payee, terms: EarningTerms): Refusal {
  if (earnerOf(payee.tip, order) !== payee.id)
    return payee.tip === PayoutType.staff ? refusals.commission_one_person : refusals.commission_one_dealer
  if (isPaidFor(payee.tip, order)) return ordersRefusals.commission_already_paid
  if (!earns(order) || !isPaidWithin(order, payee)) return commissionsRefusals.commission_not_eligible
  const from = order.was_settled ? null : waitsForSafety(order.debited_on, terms)
  return from === null ? null : { ...refusals.commission_not_safe, params: { from } }
}

/** After its tax is removed, a slip must still cover the advances that it settled. */
export const whyNotRetax = ({ avans, prim_brut }: { avans: number; prim_brut: number }): Refusal =>
  avans > prim_brut ? refusals.slip_advances_exceed : null

/** A slip cannot be deleted if a later one has taken back or repaid its commission. */
export const whyNotDeleteSlip = (laterSlips: readonly number[]): Refusal => {
  const [slip] = laterSlips
  return slip === undefined ? null : { ...refusals.slip_has_claw_backs, params: { slip } }
}
