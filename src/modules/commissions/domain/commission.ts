import type { Flag } from '#core/fields.ts'
import {
  cents,
  euros,
  formatEuro,
  percentOf,
  sumCents,
  taxIn,
  type Cents,
  type DecimalInput,
} from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { commissionOf } from '#modules/orders/domain/money/earning.ts'

const refusals = defineRefusals({
  payout_changed: {
    tr: 'Panelde {shown:money} görünüyordu, şimdi ödenecek tutar {actual:money}. Lütfen paneli yeniden açıp kontrol edin.',
    de: 'Angezeigt waren {shown:money}, jetzt sind {actual:money} zu zahlen. Bitte öffnen Sie die Auszahlung neu und prüfen Sie sie.',
    en: 'The panel showed {shown:money}, now {actual:money} is to be paid. Please open the payout again and check it.',
  },
  commission_below_zero: {
    tr: 'İade faturalarının tutarı seçilen primlerden yüksek. Daha fazla fatura seçin.',
    de: 'Die Gutschriften sind höher als die Provisionen. Wählen Sie weitere Rechnungen dazu.',
    en: 'The credit notes outweigh the commissions. Select further invoices.',
  },
  commission_debt_first: {
    tr: 'İptal edilen faturalardan ve iade faturalarından {sum} borç var; önce düşülmeli.',
    de: 'Aus stornierten Rechnungen und Gutschriften sind {sum} offen. Sie werden zuerst abgezogen.',
    en: '{sum} is owed from cancelled invoices and credit notes and has to be deducted first.',
  },
})

/** Who a commission is paid to. */
export const PayoutType = { staff: 0, dealer: 1 } as const

export type PayoutType = (typeof PayoutType)[keyof typeof PayoutType]

/** Rounded as everywhere, and never minus zero. */
const inEuros = (amount: Cents) => (amount === 0 ? 0 : euros(amount))

/** The same with the tax that the slip adds; informative, since a slip rounds its tax once. */
export function commissionGross(prim_net: DecimalInput, vat: DecimalInput): number {
  const net = cents(prim_net)
  return inEuros((net + percentOf(net, vat)) as Cents)
}

/** An advance is gross: its tax is contained in it, 19 over 119. */
export function advanceParts(
  tutar: DecimalInput,
  vat: DecimalInput,
  isTaxFree = false,
): { net: number; vat: number } {
  const gross = cents(tutar)
  const tax = isTaxFree ? (0 as Cents) : taxIn(gross, vat)
  return { net: inEuros((gross - tax) as Cents), vat: inEuros(tax) }
}

export type OpenAdvance = { id: number; kalan: number }
export type SettledAdvance = { id: number; tutar: number; kdv: number }

/** Advances are settled in their order, up to the amount; what does not fit stays open. */
export function settleAdvances(
  advances: readonly OpenAdvance[],
  gross: number,
  isTaxFree: boolean,
  vat: DecimalInput,
): SettledAdvance[] {
  let room = Math.max(0, cents(gross))
  return advances.flatMap(({ id, kalan }) => {
    const settled = Math.min(cents(kalan), room) as Cents
    room -= settled
    if (settled <= 0) return []
    const tutar = euros(settled)
    return [{ id, tutar, kdv: advanceParts(tutar, vat, isTaxFree).vat }]
  })
}

export type ClawBack = { prim_net: number }

/**
 * Commission of orders that were cancelled later is taken back, oldest order first and the last one in part, as
 * far as there is new commission to deduct it from; commission of cancelled credit notes is given back first.
 */
export function takeBack<Item extends ClawBack>(commission: number, owed: readonly Item[]): Item[] {
  const given = owed.filter(({ prim_net }) => prim_net < 0)
  let room = cents(commission) - sumCents(given.map(({ prim_net }) => cents(prim_net)))
  const taken = owed.flatMap((item) => {
    if (item.prim_net < 0) return []
    const part = Math.min(cents(item.prim_net), Math.max(0, room)) as Cents
    room -= part
    return part > 0 ? [{ ...item, prim_net: euros(part) }] : []
  })
  return [...given, ...taken]
}

/** Commission that was paid for orders cancelled since. */
const owedBack = (owed: readonly ClawBack[]): Cents =>
  sumCents(owed.map(({ prim_net }) => Math.max(0, cents(prim_net)) as Cents))

/** What a person owes: commission to take back, and credit notes, which are negative, that no slip has deducted. */
export const debtOf = (owed: readonly ClawBack[], creditNotes: readonly ClawBack[] = []): number =>
  inEuros(
    (owedBack(owed) -
      sumCents(creditNotes.map(({ prim_net }) => Math.min(0, cents(prim_net)) as Cents))) as Cents,
  )

/** The debt that remains after a part of it was taken back. */
export const debtLeft = (owed: readonly ClawBack[], taken: readonly ClawBack[]): number =>
  inEuros((cents(debtOf(owed)) - cents(debtOf(taken))) as Cents)

/** People in debt are not paid, so the debt cannot be left out of a slip. */
export const whyNotLeaveDebt = (isTakenBack: boolean, debt: number): Refusal =>
  isTakenBack || debt === 0 ? null : { ...refusals.commission_debt_first, params: { sum: formatEuro(debt) } }

export type OpenCommission = { net_t: number; yuzde: number; prim_net: number; yeniden: Flag }

/**
 * An open order on a slip. It earns at the rate of its day unless a special rate was agreed for the slip;
 * commission that was taken back and is open again is paid with its old amount.
 */
export function openLine(order: OpenCommission, agreed: number, usual: number) {
  if (order.yeniden === '1') return { provizyon: order.yuzde, prim_net: order.prim_net }
  const provizyon = agreed === usual ? order.yuzde : agreed
  return { provizyon, prim_net: commissionOf(order.net_t, provizyon) }
}

export type SlipInput = {
  /** The net commissions of the orders, credit notes negative. */
  commissions: readonly number[]
  clawBacks: readonly number[]
  advances: readonly OpenAdvance[]
  isTaxFree: boolean
  vat: DecimalInput
}

export type SlipTotals = {
  prim_toplam: number
  iptal_toplam: number
  prim_net: number
  kdv: number
  prim_brut: number
  avans: number
  avans_kdv: number
  odenecek: number
  advances: SettledAdvance[]
}

/** A slip: the tax is computed once from its net amount, then advances are taken off the gross one. */
export function slipTotals(input: SlipInput): SlipTotals {
  const { isTaxFree, vat } = input
  const commission = sumCents(input.commissions.map(cents))
  const clawBack = sumCents(input.clawBacks.map(cents))
  const net = (commission - clawBack) as Cents
  const { kdv, prim_brut } = slipTax(inEuros(net), isTaxFree, vat)
  const advances = settleAdvances(input.advances, prim_brut, isTaxFree, vat)
  const settled = sumCents(advances.map(({ tutar }) => cents(tutar)))
  return {
    prim_toplam: inEuros(commission),
    iptal_toplam: inEuros(clawBack),
    prim_net: inEuros(net),
    kdv,
    prim_brut,
    avans: inEuros(settled),
    avans_kdv: inEuros(sumCents(advances.map(({ kdv: tax }) => cents(tax)))),
    odenecek: inEuros((cents(prim_brut) - settled) as Cents),
    advances,
  }
}

/** The tax of a slip, which may be switched on and off while its net amount stays. */
export function slipTax(prim_net: number, isTaxFree: boolean, vat: DecimalInput) {
  const net = cents(prim_net)
  const tax = (isTaxFree ? 0 : percentOf(net, vat)) as Cents
  return { kdv: inEuros(tax), prim_brut: inEuros((net + tax) as Cents) }
}

/** Credit notes may outweigh what was earned; then there is nothing to pay out. */
export const whyNotSlip = ({ prim_net }: Pick<SlipTotals, 'prim_net'>): Refusal =>
  prim_net < 0 ? refusals.commission_below_zero : null

/** The payout must equal what the panel showed: an order or an advance may have changed meanwhile. */
export const whyNotAsShown = (shown: number | null | undefined, odenecek: number): Refusal =>
  shown === null || shown === undefined || cents(shown) === cents(odenecek)
    ? null
    : { ...refusals.payout_changed, params: { shown, actual: odenecek } }
