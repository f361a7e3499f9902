import { formatDate } from '#core/days/dates.ts'
import type { Cell, TableBlock, TableColumn } from '#core/document.ts'
import { cents, euros, formatAmount, formatInteger, sumCents } from '#core/money/money.ts'
import { makeRoom } from './frame.ts'
import {
  area,
  grey,
  hairline,
  ink,
  LEADING,
  line,
  mm,
  rule,
  size,
  wine,
  withMinus,
  wrapped,
  write,
} from './sheet.ts'
import type { Sheet } from './sheet.ts'

const GAP = mm(2)
const lineHeight = ({ spacing }: Sheet) => size.table * spacing.leading
const detailHeight = ({ spacing }: Sheet) => size.small * spacing.leading
const titleHeight = (size.body + 1) * LEADING + 6
const SHORT_TABLE = mm(70)

type Placed = TableColumn & { x: number; room: number; isRight: boolean }

function place(columns: readonly TableColumn[]): Placed[] {
  const given = columns.reduce((sum, column) => sum + mm(column.width ?? 0), 0)
  let x = area.left
  return columns.map((column) => {
    const width = column.width === undefined ? area.width - given : mm(column.width)
    const placed = {
      ...column,
      x,
      room: width - GAP,
      isRight: column.kind === 'count' || column.kind === 'money',
    }
    x += width
    return placed
  })
}

const lastEdge = (column: Placed, columns: readonly Placed[]) =>
  column === columns.at(-1) ? { ...column, room: column.room + GAP } : column

type Written = { text: string; detail: string }

function written(cell: Cell, { kind }: TableColumn): Written {
  if (cell === null) return { text: '', detail: '' }
  if (typeof cell === 'object') return cell
  if (kind === 'date') return { text: formatDate(String(cell)), detail: '' }
  if (typeof cell === 'string') return { text: cell, detail: '' }
  return { text: withMinus(kind === 'money' ? formatAmount(cell) : formatInteger(cell)), detail: '' }
}

type Laid = { lines: string[]; details: string[] }

/** The detail of a cell, on the line of its text where the sheet is tight and there is room. */
function besideText({ pdf, spacing }: Sheet, { text, detail }: Written, room: number): Written {
  const together = `${text} · ${detail}`
  const isBeside = spacing.isDetailBeside && detail !== '' && pdf.widthOfString(together) <= room
  return isBeside ? { text: together, detail: '' } : { text, detail }
}

function layRow(target: Sheet, cells: readonly Cell[], columns: readonly Placed[]): Laid[] {
  const { pdf } = target
  return columns.map((column, index) => {
    write(pdf, 'regular', size.table)
    const { text, detail } = besideText(target, written(cells[index] ?? null, column), column.room)
    const lines = text ? wrapped(pdf, text, column.room) : []
    write(pdf, 'regular', size.small)
    return { lines, details: detail ? wrapped(pdf, detail, column.room) : [] }
  })
}

const heightOf = (target: Sheet, row: readonly Laid[]) =>
  Math.max(
    ...row.map(
      ({ lines, details }) => lines.length * lineHeight(target) + details.length * detailHeight(target),
    ),
  ) +
  2 * target.spacing.padding

/** A table that goes on over pages: the header is repeated, and the sum so far is carried over. */
export function drawTable(target: Sheet, block: TableBlock): void {
  const { pdf } = target
  const columns = place(block.columns).map((column, _, all) => lastEdge(column, all))
  const carriedIndex = columns.findIndex((column) => column.isCarried)
  const carryHeight = carriedIndex === -1 ? 0 : lineHeight(target) + 2 * target.spacing.padding
  const rows = block.rows.map((cells) => ({ cells, laid: layRow(target, cells, columns) }))
  const heights = rows.map(({ laid }) => heightOf(target, laid))
  const whole = heights.reduce((sum, height) => sum + height, 0)
  // A short table stays in one piece; of a long one the head keeps its first row.
  const together = whole <= SHORT_TABLE ? whole : (heights[0] ?? 0) + carryHeight
  makeRoom(target, (block.title ? titleHeight : 0) + headHeight(target, columns) + together)
  if (block.title) drawTableTitle(target, block.title)
  drawHead(target, columns)
  let carried = cents(0)
  for (const [index, { cells, laid }] of rows.entries()) {
    const isLast = index === rows.length - 1
    // The last row is not alone on the next page: the one before it goes with it.
    const last = index === rows.length - 2 ? (heights[index + 1] ?? 0) : 0
    const needed = heightOf(target, laid) + (isLast ? 0 : Math.max(carryHeight, last))
    if (target.y + needed > target.bottom) {
      if (carryHeight) drawCarry(target, columns, 'Zwischensumme', euros(carried))
      makeRoom(target, Number.POSITIVE_INFINITY)
      drawHead(target, columns)
      if (carryHeight) drawCarry(target, columns, 'Übertrag', euros(carried))
    }
    drawRow(target, laid, columns)
    const amount = cells[carriedIndex]
    if (typeof amount === 'number') carried = sumCents([carried, cents(amount)])
  }
  rule(pdf, target.y, wine, 0.75)
  target.y += mm(3)
}

function drawTableTitle(target: Sheet, title: string): void {
  write(target.pdf, 'strong', size.body + 1, wine)
  line(target.pdf, title, { x: area.left, y: target.y + 4, width: area.width })
  target.y += titleHeight
}

const headHeight = (target: Sheet, columns: readonly Placed[]) =>
  Math.max(...columns.map(({ label }) => label.split('\n').length)) * detailHeight(target) +
  2 * target.spacing.padding

function drawHead(target: Sheet, columns: readonly Placed[]): void {
  const { pdf } = target
  write(pdf, 'strong', size.small, ink)
  for (const column of columns)
    drawCell(pdf, column, column.label.split('\n'), target.y + target.spacing.padding, detailHeight(target))
  target.y += headHeight(target, columns)
  rule(pdf, target.y, wine, 0.75)
}

function drawRow(target: Sheet, laid: readonly Laid[], columns: readonly Placed[]): void {
  const { pdf } = target
  for (const [index, column] of columns.entries()) {
    const { lines, details } = laid[index] ?? { lines: [], details: [] }
    write(pdf, 'regular', size.table, ink)
    drawCell(pdf, column, lines, target.y + target.spacing.padding, lineHeight(target))
    write(pdf, 'regular', size.small, grey)
    drawCell(
      pdf,
      column,
      details,
      target.y + target.spacing.padding + lines.length * lineHeight(target),
      detailHeight(target),
    )
  }
  target.y += heightOf(target, laid)
  rule(pdf, target.y, hairline, 0.4)
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  column: Placed,
  lines: readonly string[],
  y: number,
  leading: number,
): void {
  for (const [index, text] of lines.entries()) {
    line(pdf, text, {
      x: column.x,
      y: y + index * leading,
      width: column.room,
      align: column.isRight ? 'right' : 'left',
    })
  }
}

function drawCarry(target: Sheet, columns: readonly Placed[], label: string, amount: number): void {
  const { pdf } = target
  const column = columns.find((one) => one.isCarried)
  if (!column) return
  write(pdf, 'strong', size.table, ink)
  const y = target.y + target.spacing.padding
  line(pdf, label, { x: area.left, y, width: column.x - area.left - GAP, align: 'right' })
  line(pdf, withMinus(formatAmount(amount)), { x: column.x, y, width: column.room, align: 'right' })
  target.y += lineHeight(target) + 2 * target.spacing.padding
  rule(pdf, target.y, hairline, 0.4)
}
