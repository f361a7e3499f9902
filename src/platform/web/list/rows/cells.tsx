import { formatDate, formatDayOf, formatMoment } from '#core/days/dates.ts'
import { columnKind, type Column } from '#core/lists/list.ts'
import { formatAmount, formatInteger } from '#core/money/money.ts'
import type { Language } from '#core/texts/texts.ts'
import { say } from '#core/texts/texts.ts'
import { commonTexts } from '#platform/web/texts.ts'

/** A column of the table with its name in the interface language; a computed one can be neither sorted nor filtered. */
export type ShownColumn = {
  field: string
  column: Column
  label: string
  isComputed?: true
  /** The text of a cell that the screen renders, to measure its width. */
  text?: (row: never) => string
  /** The width that a person has given it. */
  width?: number
}

const wordsIn = ({ options }: Column) => (options && 'values' in options ? options.values : [])

/** Numbers are aligned to the right; a key that is shown as a word is not. */
export const isNumeric = (column: Column) =>
  !column.lookup &&
  !wordsIn(column).length &&
  (columnKind(column) === 'number' || columnKind(column) === 'money')

/** A value as the table prints it. Ids and years are numbers too, so plain numbers get no thousands mark. */
export function printValue(column: Column, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return ''
  const word = wordsIn(column).find((option) => option.value === String(value))
  if (word) return say(word.text, language)
  switch (columnKind(column)) {
    case 'money':
      return formatAmount(Number(value))
    case 'date':
      return formatDate(String(value))
    case 'moment':
      return column.day ? formatDayOf(String(value)) : formatMoment(String(value))
    case 'flag':
      return say(commonTexts[value === '1' ? 'yes_short' : 'no_short'], language)
    case 'number':
      return String(value).replace('.', ',')
    default:
      return String(value)
  }
}

export function printSum(column: Column, sum: number): string {
  return columnKind(column) === 'money' ? formatAmount(sum) : formatInteger(sum)
}
