import { referredNumber } from '#core/money/creditor-reference.ts'

/** A customer number or an invoice number follows such a word. */
const CUSTOMER_WORDS = new Set([
  'kd',
  'kdnr',
  'kunde',
  'kunden',
  'kundennr',
  'kundennummer',
  'kundenr',
  'knr',
  'customer',
  'musteri',
])
const INVOICE_WORDS = new Set([
  'rg',
  'rgnr',
  're',
  'renr',
  'rnr',
  'rechn',
  'rechnung',
  'rechnungen',
  'rechnungsnr',
  'rechnungsnummer',
  'invoice',
  'inv',
  'fatura',
])
const ORDER_WORDS = new Set([
  'auftrag',
  'auftragsnr',
  'auftragsnummer',
  'bestellung',
  'bestellnr',
  'order',
  'siparis',
])
const NUMBER_WORDS = new Set(['nr', 'no', 'num', 'nummer'])

/** The number of an invoice without blanks and signs; the letter O is a zero. The twin of invoice_key() in the database. */
export const invoiceKey = (number: string) =>
  number
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')

/** An O beside a digit is a zero. */
function withZeros(word: string): string {
  const next = word.replace(/(?<=\d)o|o(?=\d)/g, '0')
  return next === word ? word : withZeros(next)
}

const piecesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => withZeros(word).match(/\d+|\p{L}+/gu) ?? [])

const isDigits = (piece: string | undefined): piece is string => piece !== undefined && /^\d+$/.test(piece)

/** The positions of numbers that follow such a keyword, with the numbers. */
function announced(pieces: readonly string[], words: ReadonlySet<string>): Map<number, number> {
  const places = new Map<number, number>()
  for (const [index, piece] of pieces.entries()) {
    if (!words.has(piece)) continue
    const place = NUMBER_WORDS.has(pieces[index + 1] ?? '') ? index + 2 : index + 1
    const number = pieces[place]
    if (isDigits(number) && number.length < 10) places.set(place, Number(number))
  }
  return places
}

/** Positions of day, month and year, which are not invoice numbers. */
function datePlaces(pieces: readonly string[]): Set<number> {
  const places = new Set<number>()
  for (let index = 0; index + 2 < pieces.length; index += 1) {
    const [day, month, year] = pieces.slice(index, index + 3)
    const isDate = isDigits(day) && isDigits(month) && isDigits(year) && day.length <= 2 && month.length <= 2
    const isPossible = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
    if (isDate && (year?.length === 4 || year?.length === 2) && isPossible)
      for (const place of [index, index + 1, index + 2]) places.add(place)
  }
  return places
}

/** Into how many pieces a number may be split. */
const MAX_PIECES = 5
/** Shorter numbers count only after a keyword for invoices. */
const SURE_LENGTH = 4

/** Every number that a purpose may name, in any of the ways to put its pieces together. */
export function numbersIn(text: string): string[] {
  const pieces = piecesOf(text)
  const keys = new Set<string>()
  for (const start of pieces.keys())
    for (let count = 1; count <= MAX_PIECES && start + count <= pieces.length; count += 1) {
      const key = invoiceKey(pieces.slice(start, start + count).join(''))
      if (/^\d+$|\d{3}/.test(key) && key.length <= 30) keys.add(key)
    }
  return [...keys]
}

const MOST_BLOCKS = 6

/** Writes references of creditors with right check digits as the invoice that they refer to. */
export function withReferences(text: string): string {
  const words = text.split(/\s+/)
  const written: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const taken = /^RF\d{2}/i.test(words[at] ?? '') ? blocksOf(words, at) : null
    written.push(taken ? `Rechnung ${taken.number}` : (words[at] ?? ''))
    if (taken) at += taken.count - 1
  }
  return written.join(' ')
}

/** The shortest run of words from here that is a reference. */
function blocksOf(words: readonly string[], start: number): { number: string; count: number } | null {
  for (let count = 1; count <= MOST_BLOCKS && start + count <= words.length; count += 1) {
    const number = referredNumber(words.slice(start, start + count).join(''))
    if (number) return { number, count }
  }
  return null
}

export type ReadPurpose = {
  /** Keys of our invoices that the text names. */
  keys: string[]
  /** Customer numbers and numbers of orders that it names. */
  customers: number[]
  orders: number[]
  /** Numbers as long as invoice numbers but unknown. */
  strangers: string[]
}

/** What a purpose names: our invoices, our customers, and numbers that only look like ours. */
export function readPurpose(
  text: string,
  known: { has(key: string): boolean; lengths: ReadonlySet<number> },
): ReadPurpose {
  const pieces = piecesOf(text)
  const customers = announced(pieces, CUSTOMER_WORDS)
  const orders = announced(pieces, ORDER_WORDS)
  const dates = datePlaces(pieces)
  const used = new Set<number>([...customers.keys(), ...orders.keys()])
  const keys = new Set<string>()
  for (let count = Math.min(MAX_PIECES, pieces.length); count > 0; count -= 1)
    for (let start = 0; start + count <= pieces.length; start += 1) {
      const places = Array.from({ length: count }, (_, index) => start + index)
      if (places.some((place) => used.has(place))) continue
      const key = invoiceKey(places.map((place) => pieces[place]).join(''))
      if (!/\d/.test(key) || !known.has(key)) continue
      if (key.length < SURE_LENGTH && !followsInvoiceWord(pieces, start)) continue
      if (places.every((place) => dates.has(place))) continue
      keys.add(key)
      for (const place of places) used.add(place)
    }
  const strangers = pieces.filter(
    (piece, place) =>
      isDigits(piece) && !used.has(place) && !dates.has(place) && known.lengths.has(piece.length),
  )
  return { keys: [...keys], customers: [...customers.values()], orders: [...orders.values()], strangers }
}

function followsInvoiceWord(pieces: readonly string[], start: number): boolean {
  const before = pieces[start - 1] ?? ''
  return INVOICE_WORDS.has(NUMBER_WORDS.has(before) ? (pieces[start - 2] ?? '') : before)
}
