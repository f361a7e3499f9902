import type { IsoDate } from '#core/days/dates.ts'
import { sortOut, toldBy, type Knowing, type KnownMovement, type Told } from './movements.ts'
import type { BankEntry, Statement } from './statement.ts'

/** A movement that no file has told before. */
export type NewMovement = { statement_id: number; account_id: number; entry: BankEntry }

type Repeat = Knowing & { statement_id: number; amount: number; told: Told }

/** What a file tells: movements that are new, repeats of known ones, and stored totals whose parts it brings. */
export type Reading = {
  fresh: Map<KnownMovement, NewMovement>
  repeats: Repeat[]
  replaced: Set<KnownMovement>
}

export const emptyReading = (): Reading => ({ fresh: new Map(), repeats: [], replaced: new Set() })

export type PlacedStatement = { statement: Statement; statement_id: number; account_id: number }

/** How far around the days of a file other files may tell the same movement. */
const AROUND_DAYS = 14

/** The days in which movements of these statements may be known from other files. */
export function daysAround(statements: readonly Statement[]): { from: IsoDate; to: IsoDate } {
  const days = statements
    .flatMap(({ entries, day }) => [day, ...entries.map((entry) => entry.day)])
    .toSorted()
  const shifted = (day: IsoDate | undefined, by: number) =>
    Temporal.PlainDate.from(day ?? '2000-01-01')
      .add({ days: by })
      .toString()
  return { from: shifted(days[0], -AROUND_DAYS), to: shifted(days.at(-1), AROUND_DAYS) }
}

/** Each statement is compared with what was stored and with the statements before it in the file. */
export function readStatement(
  reading: Reading,
  known: Set<KnownMovement>,
  { statement, statement_id, account_id }: PlacedStatement,
  digest?: (text: string) => string,
): void {
  const told = statement.entries.map((entry) => toldBy(entry, statement.kind === 'csv', digest))
  const { from, to } = daysAround([statement])
  const near = [...known].filter(({ tellings }) => tellings.some(({ day }) => day >= from && day <= to))
  const { known: found, replaced } = sortOut(told, near)
  const added: KnownMovement[] = []
  for (const [place, telling] of told.entries()) {
    const entry = statement.entries[place]
    if (!entry) continue
    const knowing = found[place]
    if (knowing) {
      if (knowing.as === 'same') knowing.movement.tellings.push(telling)
      reading.repeats.push({ ...knowing, statement_id, amount: entry.amount, told: telling })
    } else {
      const movement = { id: null, tellings: [telling], isUndecided: true }
      known.add(movement)
      added[place] = movement
      reading.fresh.set(movement, { statement_id, account_id, entry })
    }
  }
  for (const { total, place } of replaced) replace(reading, known, total, added[place])
}

/** A total gives way to its parts: a stored one is put aside, one of this file is not stored at all. */
function replace(
  reading: Reading,
  known: Set<KnownMovement>,
  total: KnownMovement,
  part: KnownMovement | undefined,
): void {
  const own = reading.fresh.get(total)
  const [told] = total.tellings
  if (!own || !told || !part) {
    reading.replaced.add(total)
    return
  }
  reading.fresh.delete(total)
  known.delete(total)
  reading.repeats.push({
    movement: part,
    as: 'total',
    statement_id: own.statement_id,
    amount: own.entry.amount,
    told,
  })
}
