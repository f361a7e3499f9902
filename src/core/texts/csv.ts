/** The longest cell, and the most cells of a record. */
export type CsvLimits = { length: number; cells: number }

/** A record is larger than the reader allows; `limit` says in which way. */
export class CsvTooLarge extends Error {
  readonly limit: keyof CsvLimits
  constructor(limit: keyof CsvLimits) {
    super(limit)
    this.limit = limit
  }
}

const UNLIMITED: CsvLimits = { length: Infinity, cells: Infinity }

/** The records of a CSV text one by one; a quoted cell may hold separators, line breaks and doubled quotes. */
export function* csvRecords(text: string, separator: string, most = UNLIMITED): Generator<string[]> {
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if (cell.length > most.length) throw new CsvTooLarge('length')
    if (row.length > most.cells) throw new CsvTooLarge('cells')
    if (isQuoted && sign === '"' && text[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === separator) {
      row.push(cell.trim())
      cell = ''
    } else if (sign === '\n') {
      yield [...row, cell.trim()]
      row = []
      cell = ''
    } else if (sign !== '\r') cell += sign
  }
  if (cell || row.length) yield [...row, cell.trim()]
}
