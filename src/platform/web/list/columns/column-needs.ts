import type { ColumnKind } from '#core/lists/column-kinds.ts'
import type { ReactNode } from 'react'
import { columnKind } from '#core/lists/list.ts'
import type { Language } from '#core/texts/texts.ts'
import { printSum, printValue, type ShownColumn } from '../rows/cells.tsx'
import type { ColumnNeed } from './column-widths.ts'
import type { TextWidth } from './text-width.ts'

type Row = Readonly<Record<string, unknown>>

export type Measured = {
  columns: readonly ShownColumn[]
  rows: readonly Row[]
  sums: Row
  cells: Partial<Record<string, (row: never) => ReactNode>>
  language: Language
}

/** Left and right padding of a cell, and the border of a pinned column. */
const PADDING = 17
/** The sort arrow and its margin, reserved even if the column is not sorted. */
const ARROW = 15
const DEFAULT_WIDTH = 120
/** Below this a filter field cannot be used. */
const SMALLEST_FILTER = 64
/** Texts may be narrowed down to this width. */
const SMALLEST_TEXT = 96

/** The width limit that rows alone can give a column. */
const limits: Record<ColumnKind, number> = {
  text: 340,
  number: 160,
  money: 160,
  date: 160,
  moment: 180,
  flag: 120,
}

/** The frame that the screen draws around a text, such as the badge of a state. */
const BADGE = 14

/** How many of the seemingly longest texts of a column are measured to find the widest. */
const LONGEST = 4

const NARROW = /[ .,:;'|()/ijltfrI-]/g

/** Estimated length: a telephone number with many blanks is narrower than one of as many digits. */
const roughLength = (text: string) => text.length - (text.match(NARROW)?.length ?? 0) / 2

/** What a cell shows; null where the screen draws it. */
function shownText(shown: ShownColumn, row: Row, measured: Measured): string | null {
  const { field, column, isComputed, text } = shown
  if (text) return text(row as never)
  const cell = measured.cells[field]
  const drawn = cell?.(row as never)
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn)
  if (drawn !== undefined && drawn !== null) return null
  if (isComputed || column.lookup) return null
  return printValue(column, row[field], measured.language)
}

/** The widest text among the rows; null where the screen draws the cells. */
function contentWidth(shown: ShownColumn, measured: Measured, widthOf: TextWidth): number | null {
  const texts = measured.rows.map((row) => shownText(shown, row, measured))
  if (texts.includes(null)) return null
  const longest = texts
    .filter((text) => text !== null)
    .map((text) => ({ text, length: roughLength(text) }))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, LONGEST)
  const frame = shown.text ? BADGE : 0
  return Math.max(0, ...longest.map(({ text }) => widthOf(text, shown.text ? 'bold' : 'regular') + frame))
}

const isText = (shown: ShownColumn) =>
  !shown.isComputed && !shown.column.whole && columnKind(shown.column) === 'text'

/** Only text columns may be narrower than their content. */
const smallest = (shown: ShownColumn, wanted: number) =>
  isText(shown) ? Math.min(wanted, shown.column.least ?? SMALLEST_TEXT) : wanted

/** What each column needs for its head, its sum and the rows on screen. */
export function columnNeeds(measured: Measured, widthOf: TextWidth): ColumnNeed[] {
  return measured.columns.map((shown) => {
    const { field, column, label, isComputed } = shown
    const head = widthOf(label, 'bold') + (isComputed ? 0 : ARROW)
    const sum = measured.sums[`sum_${field}`]
    const foot = column.sum && typeof sum === 'number' ? widthOf(printSum(column, sum), 'bold') : 0
    const content = measured.rows.length ? contentWidth(shown, measured, widthOf) : null
    const wanted =
      content === null
        ? (column.width ?? DEFAULT_WIDTH)
        : Math.ceil(Math.min(content + PADDING, limits[columnKind(column)]))
    const least = Math.ceil(
      Math.max(head + PADDING, foot + PADDING, column.filter ? SMALLEST_FILTER : 0, smallest(shown, wanted)),
    )
    return { least, wanted, isElastic: isText(shown), chosen: shown.width ?? null }
  })
}

/** The width at which nothing of a column is cut; null where the screen draws its cells. */
export function fittingWidth(shown: ShownColumn, measured: Measured, widthOf: TextWidth): number | null {
  const content = contentWidth(shown, measured, widthOf)
  const [need] = columnNeeds({ ...measured, columns: [shown] }, widthOf)
  return content === null || !need ? null : Math.max(need.least, Math.ceil(content + PADDING))
}

/** Columns grow with what they have shown and do not shrink again, so that paging through rows moves nothing. */
export function grown(needs: readonly ColumnNeed[], before: readonly ColumnNeed[] | null): ColumnNeed[] {
  return needs.map((need, index) => ({
    ...need,
    least: Math.max(need.least, before?.[index]?.least ?? 0),
    wanted: Math.max(need.wanted, before?.[index]?.wanted ?? 0),
  }))
}
