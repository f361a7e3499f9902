import type { DocumentBlock } from '#core/document.ts'
import { isOn } from '../order/order-state.ts'
import { senderOf } from './company.ts'
import { text } from './letters/letter.ts'
import type { DocumentSource } from './source.ts'

type Document = 'confirmation' | 'invoice'

const isOnDocument = (where: string, document: Document) => where === document || where === 'both'

const block = (words: string): DocumentBlock[] => (words.trim() ? [text(words.trim())] : [])

/** Retention of title until payment. */
export const titleRetention = ({ texts }: DocumentSource, document: Document): DocumentBlock[] =>
  isOnDocument(texts.title_retention_on, document) ? block(texts.title_retention) : []

export const closingWords = ({ texts }: DocumentSource, document: Document): DocumentBlock[] =>
  isOnDocument(texts.closing_words_on, document) ? block(texts.closing_words) : []

/** A heading and paragraphs, with placeholders for the company's name, address and contacts filled in. */
function paragraphs(source: DocumentSource, words: string): DocumentBlock[] {
  const { company, texts } = source
  const places: Readonly<Record<string, string>> = {
    tage: String(texts.withdrawal_days),
    firma: senderOf(company).name,
    anschrift: [company.street, [company.postcode, company.town].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    kontakt: [company.phone, company.email].filter(Boolean).join(', '),
  }
  const filled = words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole)
  const [heading = '', ...rest] = filled.trim().split(/\n\s*\n/)
  return heading ? [text(heading, 'heading'), ...rest.map((part) => text(part, 'small'))] : []
}

/** Consumers are told how they can withdraw, and get the form for it. */
export function withdrawalBlocks(source: DocumentSource, document: Document): DocumentBlock[] {
  const { order, texts } = source
  if (isOn(order.cus_is_firm) || !isOnDocument(texts.withdrawal_notice_on, document)) return []
  return [...paragraphs(source, texts.withdrawal_notice), ...paragraphs(source, texts.withdrawal_form)]
}
