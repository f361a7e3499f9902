import type { IsoDate } from '#core/days/dates.ts'
import { cents } from '#core/money/money.ts'
import type { BankEntry } from './statement.ts'

/**
 * Whether an entry of a file is a movement that another file has told. Files of a bank overlap, are repeated, and tell the same
 * movement as a report, a notice, a statement or a row, with its parts or as their total.
 */

/** What a file says of a movement, as far as it identifies it. */
export type Told = {
  /** Amount with sign and currency, which every file tells alike. */
  amount: string
  day: IsoDate
  references: readonly string[]
  isCsv: boolean
  endToEndId: string | null
  iban: string | null
  name: string | null
  purpose: string
  /** The entry that it is a part of, by name and total. */
  whole: { name: string; amount: string } | null
  /** Names under which it may be such an entry itself. */
  names: readonly string[]
}

/** A movement that was told before, by each file that told it. */
export type KnownMovement = {
  /** Its number, once it is stored. */
  id: number | null
  tellings: Told[]
  /** A total that nobody has decided about gives way to its parts. */
  isUndecided: boolean
}

const amountOf = (amount: number, currency: string) => `${cents(amount)} ${currency}`

/** Files break texts at different places. */
const fold = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const present = (...texts: (string | null)[]) => [...new Set(texts.flatMap((text) => text ?? []))]

type Entry = Pick<
  BankEntry,
  | 'amount'
  | 'currency'
  | 'day'
  | 'reference'
  | 'entryReference'
  | 'batchTotal'
  | 'batchId'
  | 'endToEndId'
  | 'iban'
  | 'name'
  | 'purpose'
>

/** A total has no counterparty; a file without references names it only by its day. */
function namesAsTotal({ day, reference, entryReference, batchId, iban, name }: Entry): string[] {
  const names = present(reference, entryReference, batchId)
  return names.length || iban || name ? names : [onDay(day)]
}

const onDay = (day: IsoDate) => `@${day}`

/** What identifies an entry; `digest` hides what is about persons where it is stored. */
export function toldBy(
  entry: Entry,
  isCsv: boolean,
  digest: (text: string) => string = (text) => text,
): Told {
  const { amount, currency, day, reference, entryReference, batchTotal } = entry
  const hidden = (text: string | null) => (fold(text) ? digest(fold(text)) : null)
  const isPart = batchTotal !== null
  return {
    amount: amountOf(amount, currency),
    day,
    references: isPart ? present(reference) : present(reference, entryReference),
    isCsv,
    endToEndId: hidden(entry.endToEndId),
    iban: hidden(entry.iban),
    name: hidden(entry.name),
    purpose: digest(fold(entry.purpose)),
    whole: isPart ? { name: entryReference ?? '', amount: amountOf(batchTotal, currency) } : null,
    names: isPart ? [] : namesAsTotal(entry),
  }
}

/** Banks use a reference again after a while; a notice and the statement about it are some days apart at most. */
const SAME_WITHIN_DAYS = 7

const isNear = (a: Told, b: Told) =>
  a.day === b.day || Math.abs(Temporal.PlainDate.from(a.day).until(b.day).days) <= SAME_WITHIN_DAYS

const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b

const contradicts = (a: Told, b: Told) => differs(a.endToEndId, b.endToEndId) || differs(a.iban, b.iban)

const sharesReference = (a: Told, b: Told) => a.references.some((name) => b.references.includes(name))

const isSameReference = (a: Told, b: Told) => sharesReference(a, b) && isNear(a, b)

const isExact = (a: Told, b: Told) =>
  isSameReference(a, b) && a.endToEndId === b.endToEndId && a.iban === b.iban && a.purpose === b.purpose

/** Different references of the same kind of file are different movements; a CSV file may mean another kind of reference. */
const isNamedApart = (a: Told, b: Told) =>
  a.references.length > 0 && b.references.length > 0 && a.isCsv === b.isCsv && !sharesReference(a, b)

/** Without a common reference: day, counterparty and purpose; the counterparty may be missing on one side. */
const hasSameContent = (a: Told, b: Told) =>
  a.day === b.day &&
  a.purpose === b.purpose &&
  ((a.iban !== null && a.iban === b.iban) || !differs(a.name, b.name))

type Comparison = (movement: KnownMovement, entry: Told) => boolean

const some =
  (isSame: (a: Told, b: Told) => boolean): Comparison =>
  ({ tellings }, entry) =>
    tellings.some((told) => isSame(told, entry)) && !tellings.some((told) => contradicts(told, entry))

/** One telling of a movement may lack the reference that another has, which speaks against the entry. */
const isSameContent: Comparison = (movement, entry) =>
  some(hasSameContent)(movement, entry) && !movement.tellings.some((told) => isNamedApart(told, entry))

const byReference = ({ amount, references }: Told) => references.map((name) => `${amount} ${name}`)
const byContent = ({ amount, day, purpose }: Told) => [`${amount} ${day} ${purpose}`]

/** From the surest to the last: how two tellings are compared, and under which keys the candidates are found. */
const rules = [
  { isSame: some(isExact), keysOf: byReference },
  { isSame: some(isSameReference), keysOf: byReference },
  { isSame: isSameContent, keysOf: byContent },
]

function indexed(known: readonly KnownMovement[], keysOf: (told: Told) => readonly string[]) {
  const index = new Map<string, Set<KnownMovement>>()
  for (const movement of known)
    for (const key of movement.tellings.flatMap(keysOf)) {
      const found = index.get(key) ?? new Set()
      index.set(key, found.add(movement))
    }
  return index
}

/** For each entry of one statement the movement that it repeats; each movement is told once in a statement. */
function repeated(entries: readonly Told[], known: readonly KnownMovement[]): (KnownMovement | null)[] {
  const found = entries.map((): KnownMovement | null => null)
  const used = new Set<KnownMovement>()
  for (const { isSame, keysOf } of rules) {
    const index = indexed(known, keysOf)
    for (const [place, entry] of entries.entries()) {
      if (found[place]) continue
      const candidates = keysOf(entry).flatMap((key) => index.get(key) ?? [])
      const same = firstUnused(candidates, used, (movement) => isSame(movement, entry))
      if (!same) continue
      used.add(same)
      found[place] = same
    }
  }
  return found
}

/** The first that fits; those that are used are taken out, so that many alike are not gone through again and again. */
function firstUnused(
  candidates: readonly Set<KnownMovement>[],
  used: ReadonlySet<KnownMovement>,
  fits: (movement: KnownMovement) => boolean,
): KnownMovement | undefined {
  for (const set of candidates)
    for (const movement of set) {
      if (used.has(movement)) set.delete(movement)
      else if (fits(movement)) return movement
    }
  return undefined
}

type Whole = { name: string; amount: string }

/** The names of a total, or of the total that a part belongs to: by reference, or only by its day. */
const nameOfWhole = ({ name, amount }: Whole) => `${name} ${amount}`
const namesOfTotal = ({ names, amount }: Told) => names.map((name) => nameOfWhole({ name, amount }))
const namesOfParts = ({ whole, day }: Told) =>
  whole ? [whole.name, onDay(day)].map((name) => nameOfWhole({ ...whole, name })) : []

type Unit = { movement: KnownMovement; told: Told }

/** Known totals, or the parts of known entries once for each entry, by their names. */
function unitsByName(known: readonly KnownMovement[], namesOf: (told: Told) => readonly string[]) {
  const found = new Map<string, Unit[]>()
  const seen = new Set<string>()
  for (const movement of known)
    for (const told of movement.tellings) {
      const entry = told.whole && `${nameOfWhole(told.whole)} ${told.day}`
      if (entry !== null && seen.has(entry)) continue
      if (entry !== null) seen.add(entry)
      for (const name of namesOf(told)) found.set(name, [...(found.get(name) ?? []), { movement, told }])
    }
  return found
}

/** Finds units by any of the names of an entry; each unit belongs to one entry of a statement. */
function takerOf(units: ReadonlyMap<string, readonly Unit[]>) {
  const taken = new Set<Unit>()
  return (names: readonly string[], entry: Told): KnownMovement | undefined => {
    const unit = names
      .flatMap((name) => units.get(name) ?? [])
      .find((one) => !taken.has(one) && isNear(one.told, entry))
    if (unit) taken.add(unit)
    return unit?.movement
  }
}

/** How an entry is known: as the same movement, as the total of known parts, or as a part of a known total. */
export type Knowing = { movement: KnownMovement; as: 'same' | 'total' | 'part' }

export type Sorted = {
  /** For each entry how it is known; null for those that are new. */
  known: (Knowing | null)[]
  /** Totals that nobody has decided about, each with the place of its first part, which are read instead. */
  replaced: { total: KnownMovement; place: number }[]
}

/** Which entries of one statement are known. */
export function sortOut(entries: readonly Told[], known: readonly KnownMovement[]): Sorted {
  const same = repeated(entries, known)
  const takeParts = takerOf(unitsByName(known, namesOfParts))
  const takeTotal = takerOf(unitsByName(known, namesOfTotal))
  const totals = new Map<string, { total: KnownMovement | undefined; place: number }>()
  const totalOf = (entry: Told, whole: Whole, place: number) => {
    const key = `${nameOfWhole(whole)} ${entry.day}`
    const found = totals.get(key) ?? { total: takeTotal(namesOfParts(entry), entry), place }
    totals.set(key, found)
    return found.total
  }
  const sorted = entries.map((entry, place): Knowing | null => {
    const movement = same[place]
    if (movement) return { movement, as: 'same' }
    const parts = takeParts(namesOfTotal(entry), entry)
    if (parts) return { movement: parts, as: 'total' }
    const total = entry.whole && totalOf(entry, entry.whole, place)
    return total && !total.isUndecided ? { movement: total, as: 'part' } : null
  })
  const replaced = [...totals.values()].flatMap(({ total, place }) =>
    total?.isUndecided ? { total, place } : [],
  )
  return { known: sorted, replaced }
}
