/** The records of a CSV text one by one; a quoted cell may hold separators, line breaks and doubled quotes. */
export function* csvRecords(text: string, separator: string): Generator<string[]> {
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
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
