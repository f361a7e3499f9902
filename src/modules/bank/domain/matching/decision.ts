import { z } from 'zod'

/** Why a payment was matched to an invoice, or why it needs a decision. */
export const evidenceCodes = [
  'own_debit',
  'own_batch',
  'number',
  'number_typo',
  'customer_named',
  'iban_known',
  'iban_new',
  'same_name',
  'other_name',
  'amount_fits',
  'part_fits',
  'small_difference',
  'too_much',
  'too_little',
  'sum_fits',
  'unique_amount',
  'two_candidates',
  'other_customer',
  'namesake',
  'unknown_number',
  'several_numbers',
  'cancelled',
  'already_paid',
  'not_invoiced',
  'foreign_currency',
  'reversal',
  'returned',
  'return_unknown',
  'return_success',
  'taken_back',
  'told_in_parts',
  'outgoing',
  'own_transfer',
  'nothing_found',
  'changed_meanwhile',
  'before_invoice',
  'debit_in_flight',
] as const

export type EvidenceCode = (typeof evidenceCodes)[number]

export const Evidence = z.object({
  code: z.enum(evidenceCodes).describe('what was found'),
  text: z.string().optional().describe('the number, name or amount that it is about'),
})
export type Evidence = z.infer<typeof Evidence>

export const tiers = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Tier = (typeof tiers)[number]

/** Money for one invoice, or one instalment of it. */
export type DecisionPart = { sip_id: number; amount: number; taksit_id: number | null }

export const sameParts = (a: readonly DecisionPart[], b: readonly DecisionPart[]) =>
  a.length === b.length &&
  a.every((part, place) => {
    const other = b[place]
    return other?.sip_id === part.sip_id && other.amount === part.amount && other.taksit_id === part.taksit_id
  })

export type Decision = {
  /** Booked automatically, proposed to a user, ignored, or a returned payment. */
  action: 'book' | 'ask' | 'ignore' | 'return'
  tier: Tier | null
  evidence: Evidence[]
  parts: DecisionPart[]
  cus_id: number | null
  /** End-to-end ids of the company's debits that the entry credits, in the order of the parts. */
  debits?: string[]
}
