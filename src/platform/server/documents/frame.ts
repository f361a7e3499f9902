import { FOOT_LINES } from '#core/document.ts'
import {
  addressWindow,
  area,
  factBlock,
  grey,
  hairline,
  ink,
  LEADING,
  line,
  mm,
  pale,
  rule,
} from './sheet.ts'
import { sheet, size, wine, wrapped, write, type Sheet } from './sheet.ts'

/** What is on every page around the text: head, address window, facts, foot, watermark and page number. */

const FOOT_END = mm(289)
const footLeading = size.foot * LEADING

const footColumns = ({ model }: Sheet) =>
  model.sender.columns.map((column) => column.filter(Boolean).slice(0, FOOT_LINES))

/** The top of the foot: it grows upwards with its longest column. */
export function footTop(target: Sheet): number {
  const lines = Math.max(1, ...footColumns(target).map((column) => column.length))
  return FOOT_END - lines * footLeading - mm(3)
}

export function addPage(target: Sheet): void {
  const isFirst = target.y === 0
  target.pdf.addPage({ size: 'A4', margin: 0 })
  drawWatermark(target)
  drawFoot(target)
  if (isFirst) drawFirstHead(target)
  else drawNextHead(target)
  target.y = isFirst ? area.firstTop : area.nextTop
}

/** Starts a new page if the next block would reach into the footer. */
export function makeRoom(target: Sheet, height: number): boolean {
  if (target.y + height <= target.bottom) return false
  addPage(target)
  return true
}

function drawFirstHead(target: Sheet): void {
  const { pdf, model } = target
  write(pdf, 'strong', size.name, wine)
  line(pdf, model.sender.name, { x: area.left, y: mm(19), width: area.width })
  rule(pdf, mm(28), wine, 1)
  drawWindow(target)
  drawFacts(target)
  drawFoldMarks(target)
}

function drawNextHead({ pdf, model }: Sheet): void {
  write(pdf, 'strong', size.body, wine)
  line(pdf, model.sender.name, { x: area.left, y: mm(19), width: area.width / 2 })
  write(pdf, 'regular', size.small, grey)
  line(pdf, model.title, { x: area.left, y: mm(19.3), width: area.width, align: 'right' })
  rule(pdf, mm(25.5), wine, 0.75)
}

const WINDOW_TYPE = 10
const SMALLEST_TYPE = 5
const TIGHT_LEADING = 1.2

/** Long names wrap, and the type shrinks until every line fits into the window: nothing is left out. */
function windowLines(pdf: PDFKit.PDFDocument, recipient: readonly string[]) {
  const height = addressWindow.bottom - addressWindow.lines
  for (let fontSize = WINDOW_TYPE; ; fontSize -= 0.5) {
    write(pdf, 'regular', fontSize, ink)
    const lines = recipient.flatMap((text) => wrapped(pdf, text, addressWindow.width))
    const leading = fontSize * (fontSize === WINDOW_TYPE ? LEADING : TIGHT_LEADING)
    if (lines.length * leading <= height || fontSize <= SMALLEST_TYPE) return { lines, fontSize, leading }
  }
}

function drawWindow({ pdf, model }: Sheet): void {
  write(pdf, 'regular', 6.5, grey)
  line(pdf, model.sender.returnLine, {
    x: addressWindow.left,
    y: addressWindow.returnLine,
    width: addressWindow.width,
  })
  const { lines, fontSize, leading } = windowLines(pdf, model.recipient)
  write(pdf, 'regular', fontSize, ink)
  for (const [index, text] of lines.entries()) {
    line(pdf, text, {
      x: addressWindow.left,
      y: addressWindow.lines + index * leading,
      width: addressWindow.width,
    })
  }
}

function drawFacts({ pdf, model }: Sheet): void {
  let { top: y } = factBlock
  for (const { label, value } of model.facts) {
    write(pdf, 'regular', size.small, grey)
    line(pdf, label, { x: factBlock.left, y: y + 0.8, width: factBlock.label })
    write(pdf, 'regular', size.table, ink)
    const lines = wrapped(pdf, value, factBlock.width - factBlock.label).slice(0, 2)
    for (const text of lines) {
      line(pdf, text, { x: factBlock.left + factBlock.label, y, width: factBlock.width - factBlock.label })
      y += size.table * LEADING
    }
    y += 1.2
  }
}

/** Marks at the edge: where to fold the sheet, and its middle for the punch. */
function drawFoldMarks({ pdf }: Sheet): void {
  for (const [height, length] of [
    [105, 4],
    [148.5, 6],
    [210, 4],
  ] as const) {
    pdf.moveTo(mm(4), mm(height)).lineTo(mm(4 + length), mm(height))
  }
  pdf.lineWidth(0.4).strokeColor(grey).stroke()
}

function drawFoot(target: Sheet): void {
  const { pdf } = target
  const top = footTop(target)
  const columns = footColumns(target)
  rule(pdf, top, hairline)
  write(pdf, 'regular', size.foot, grey)
  const width = area.width / columns.length
  for (const [index, column] of columns.entries()) {
    for (const [row, text] of column.entries()) {
      const y = top + mm(2.2) + row * footLeading
      line(pdf, text, { x: area.left + index * width, y, width: width - mm(3) })
    }
  }
}

function drawWatermark({ pdf, model }: Sheet): void {
  if (!model.watermark) return
  write(pdf, 'strong', 92, pale)
  const width = pdf.widthOfString(model.watermark)
  pdf.save().rotate(-52, { origin: [sheet.width / 2, sheet.height / 2] })
  pdf.text(model.watermark, (sheet.width - width) / 2, sheet.height / 2 - 50, { lineBreak: false })
  pdf.restore()
}

/** Page numbers are known when the last page is. */
export function numberPages(target: Sheet): void {
  const { pdf } = target
  const { start, count } = pdf.bufferedPageRange()
  if (count === 1) return
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    write(pdf, 'regular', size.small, grey)
    const y = footTop(target) - mm(5)
    line(pdf, `Seite ${page + 1} von ${count}`, { x: area.left, y, width: area.width, align: 'right' })
  }
}
