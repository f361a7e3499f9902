import type { IsoDate } from '#core/days/dates.ts'

/** What is still to be paid: an invoice (no instalment named), or one of its instalments. */
export type OpenItem = {
  sip_id: number
  taksit_id: number | null
  f_no: string
  f_tarih: IsoDate
  cus_id: number
  name: string
  due: IsoDate
  /** Open amount of the item, and of its whole invoice. */
  open: number
  kalan: number
  /** State of the invoice. */
  version: number
  /** Number of the instalment; 0 for the invoice itself. */
  part: number
  parts: number
}

export type OpenInvoice = Omit<OpenItem, 'taksit_id' | 'open' | 'part' | 'parts'>

type OpenPart = { id: number; tak_tar: IsoDate; open: number }

/**
 * The items of one invoice: its open instalments by day, then the whole invoice if its amount differs. `parts` are
 * all instalments, paid ones too.
 */
export function itemsOf(invoice: OpenInvoice, parts: readonly OpenPart[]): OpenItem[] {
  const whole = { ...invoice, taksit_id: null, open: invoice.kalan, part: 0, parts: parts.length }
  const open = parts.flatMap(({ id, tak_tar, open: rest }, index) =>
    rest > 0
      ? [{ ...invoice, taksit_id: id, due: tak_tar, open: rest, part: index + 1, parts: parts.length }]
      : [],
  )
  if (!open.length) return [whole]
  return open.length === 1 && open[0]?.open === invoice.kalan ? open : [...open, whole]
}
