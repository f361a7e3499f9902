import type { CompanySettings } from '#core/company/company-settings.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import type { Keeping, Part } from './personal-data.ts'
import { rightsRefusals } from './refusals.ts'

const refusals = defineRefusals({
  erasure_of_merged: {
    tr: 'Bu kayıt {id} numaralı müşteriyle birleştirildi; veriler orada silinir.',
    de: 'Dieser Datensatz wurde mit Kunde {id} zusammengeführt; die Daten werden dort gelöscht.',
    en: 'This record was merged into customer {id}; the data is erased there.',
  },
  erasure_open_orders: {
    tr: 'Müşterinin {count:number} açık siparişi var. Önce tamamlayın ya da iptal edin.',
    de: 'Der Kunde hat {count|one=einen offenen Auftrag|other={count:number} offene Aufträge}. Bitte zuerst abschließen oder stornieren.',
    en: 'The customer has {count|one=an open order|other={count:number} open orders}. Finish or cancel first.',
  },
  erasure_open_invoices: {
    tr: 'Müşterinin {count:number} ödenmemiş faturası var.',
    de: 'Der Kunde hat {count|one=eine unbezahlte Rechnung|other={count:number} unbezahlte Rechnungen}.',
    en: 'The customer has {count|one=an unpaid invoice|other={count:number} unpaid invoices}.',
  },
  erasure_balance: {
    tr: 'Müşterinin {amount:money} bakiyesi var. Önce ödeyin.',
    de: 'Der Kunde hat ein Guthaben von {amount:money}. Bitte zuerst auszahlen.',
    en: 'The customer has a balance of {amount:money}. Pay it out first.',
  },
  erasure_money_under_way: {
    tr: 'Bankada cevaplanmamış ödeme var ({count:number}).',
    de: 'Es {count|one=ist eine Zahlung|other=sind {count:number} Zahlungen} bei der Bank unterwegs.',
    en: '{count|one=A payment is|other={count:number} payments are} under way at the bank.',
  },
  erasure_active_mandate: {
    tr: 'Müşterinin geçerli bir mandatı var. Önce iptal edin.',
    de: 'Der Kunde hat ein gültiges Mandat. Bitte zuerst widerrufen.',
    en: 'The customer has a mandate in use. Revoke it first.',
  },
})

/** How long something is kept: years from the end of the year of its day, or months from the day itself. */
export type Term =
  | { years: number; from: 'end of year' }
  | { years: number; from: 'day' }
  | { months: number }

type Retention = Pick<
  CompanySettings,
  'retention_invoice_years' | 'retention_ledger_years' | 'retention_letter_years' | 'consent_keep_years'
> &
  Pick<CompanySettings, 'retention_mandate_months'>

/** The retention table of the company. */
export const retentionTable = (settings: Retention): Readonly<Record<Keeping, Term>> => ({
  invoice: { years: settings.retention_invoice_years, from: 'end of year' },
  ledger: { years: settings.retention_ledger_years, from: 'end of year' },
  letter: { years: settings.retention_letter_years, from: 'end of year' },
  consent: { years: settings.consent_keep_years, from: 'day' },
  mandate: { months: settings.retention_mandate_months },
})

/** The last day on which data of this day are kept. */
export function keptUntil(day: string, term: Term): string {
  const date = Temporal.PlainDate.from(day)
  if ('months' in term) return date.add({ months: term.months }).toString()
  const end = term.from === 'day' ? date : date.with({ month: 12, day: 31 })
  return end.add({ years: term.years }).toString()
}

export const isKept = (day: string | null, term: Term | undefined, today: string): boolean =>
  day !== null && term !== undefined && keptUntil(day, term) >= today

/** Rows of one table that have the same day and still contain personal data. */
export type DatedRows = {
  part: Part
  kept: Keeping | null
  day: string | null
  rows: number
}

export type PlannedPart = {
  part: Part
  /** Rows that are erased now. */
  now: number
  kept: { until: string; why: Keeping; rows: number }[]
}

type Table = Readonly<Record<Keeping, Term>>

/** What an erasure today deletes, and what is kept until when. */
export function planErasure(found: readonly DatedRows[], table: Table, today: string): PlannedPart[] {
  const plan = new Map<Part, PlannedPart>()
  for (const { part, kept, day, rows } of found) {
    const planned = plan.get(part) ?? { part, now: 0, kept: [] }
    plan.set(part, planned)
    if (kept === null || day === null || !isKept(day, table[kept], today)) {
      planned.now += rows
      continue
    }
    const until = keptUntil(day, table[kept])
    const same = planned.kept.find((other) => other.until === until && other.why === kept)
    if (same) same.rows += rows
    else planned.kept.push({ until, why: kept, rows })
  }
  for (const planned of plan.values()) planned.kept.sort((a, b) => a.until.localeCompare(b.until))
  return [...plan.values()]
}

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** The first day on which more can be erased; null when nothing is kept. */
export function nextErasure(plan: readonly PlannedPart[]): string | null {
  const [first] = plan.flatMap(({ kept }) => kept.map(({ until }) => until)).toSorted()
  return first === undefined ? null : dayAfter(first)
}

/** What prevents an erasure apart from retention. */
export type OpenBusiness = {
  merged_into: number | null
  openOrders: number
  openInvoices: number
  balance: number
  moneyUnderWay: number
  activeMandates: number
}

export function whyNotErased(
  business: OpenBusiness,
  plan: readonly PlannedPart[],
): NonNullable<Refusal> | null {
  const { merged_into, openOrders, openInvoices, balance, moneyUnderWay, activeMandates } = business
  if (merged_into !== null) return { ...refusals.erasure_of_merged, params: { id: merged_into } }
  if (openOrders > 0) return { ...refusals.erasure_open_orders, params: { count: openOrders } }
  if (openInvoices > 0) return { ...refusals.erasure_open_invoices, params: { count: openInvoices } }
  if (balance > 0) return { ...refusals.erasure_balance, params: { amount: balance } }
  if (moneyUnderWay > 0) return { ...refusals.erasure_money_under_way, params: { count: moneyUnderWay } }
  if (activeMandates > 0) return refusals.erasure_active_mandate
  if (plan.some(({ now }) => now > 0)) return null
  const day = nextErasure(plan)
  return day === null
    ? rightsRefusals.erasure_nothing_left
    : { ...rightsRefusals.erasure_kept_until, params: { day } }
}
