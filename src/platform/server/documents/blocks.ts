import QRCode from 'qrcode'
import type { DocumentBlock, SignatureBlock, TextBlock, TotalsBlock, TransferBlock } from '#core/document.ts'
import { formatEuro } from '#core/money/money.ts'
import { makeRoom } from './frame.ts'
import {
  area,
  grey,
  hairline,
  ink,
  LEADING,
  line,
  mm,
  size,
  wine,
  withMinus,
  wrapped,
  write,
} from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { drawTable } from './table.ts'

export function drawBlock(target: Sheet, block: DocumentBlock): void {
  switch (block.type) {
    case 'text':
      return drawText(target, block)
    case 'table':
      return drawTable(target, block)
    case 'totals':
      return drawTotals(target, block)
    case 'transfer':
      return drawTransfer(target, block)
    case 'signature':
      return drawSignature(target, block)
  }
}

const textStyles = {
  body: { face: 'regular', fontSize: size.body, colour: ink, after: 6 },
  strong: { face: 'strong', fontSize: size.body, colour: ink, after: 6 },
  small: { face: 'regular', fontSize: size.small, colour: grey, after: 4 },
  heading: { face: 'strong', fontSize: size.body + 1, colour: wine, after: 3 },
} as const

/** A heading stays with what it announces. */
const KEEP_WITH_NEXT = mm(24)

function drawText(target: Sheet, { text, style }: TextBlock): void {
  const { pdf, spacing } = target
  const { face, fontSize, colour, after } = textStyles[style ?? 'body']
  const leading = fontSize * spacing.leading
  if (style === 'heading') {
    target.y += 4
    makeRoom(target, KEEP_WITH_NEXT)
  }
  write(pdf, face, fontSize, colour)
  const lines = wrapped(pdf, text, area.width)
  // A short paragraph is not torn apart by the end of a page.
  if (lines.length <= 4) makeRoom(target, lines.length * leading)
  for (const one of lines) {
    if (makeRoom(target, leading)) write(pdf, face, fontSize, colour)
    line(pdf, one, { x: area.left, y: target.y, width: area.width })
    target.y += leading
  }
  target.y += after * spacing.paragraph
}

const TOTALS_WIDTH = mm(92)
const AMOUNT_WIDTH = mm(32)

const totalStyles = {
  plain: { face: 'regular', fontSize: size.table, colour: ink, before: 0 },
  strong: { face: 'strong', fontSize: size.body + 1.5, colour: ink, before: 4 },
  small: { face: 'regular', fontSize: size.small, colour: grey, before: 0 },
} as const

function textHeight({ pdf, spacing }: Sheet, { text, style }: TextBlock): number {
  const { face, fontSize, after } = textStyles[style ?? 'body']
  write(pdf, face, fontSize)
  return wrapped(pdf, text, area.width).length * fontSize * spacing.leading + after * spacing.paragraph
}

/** Closing paragraphs that are longer than this go on on the next page like any other text. */
const LONGEST_CLOSING = mm(60)

function closingHeight(target: Sheet, closing: readonly TextBlock[]): number {
  const height = closing.reduce((sum, block) => sum + textHeight(target, block), mm(6))
  return height > LONGEST_CLOSING ? 0 : height
}

function drawTotals(target: Sheet, { rows, closing = [] }: TotalsBlock): void {
  const { pdf, spacing } = target
  const height = rows.reduce((sum, row) => {
    const { fontSize, before } = totalStyles[row.style ?? 'plain']
    return sum + fontSize * spacing.leading + spacing.total + 2 * before
  }, 0)
  makeRoom(target, height + closingHeight(target, closing))
  target.y += 2
  const left = area.right - TOTALS_WIDTH
  for (const row of rows) {
    const { face, fontSize, colour, before } = totalStyles[row.style ?? 'plain']
    if (row.style === 'strong') {
      pdf.moveTo(left, target.y + 1.5).lineTo(area.right, target.y + 1.5)
      pdf.lineWidth(0.75).strokeColor(wine).stroke()
    }
    target.y += before
    write(pdf, face, fontSize, colour)
    line(pdf, row.label, { x: left, y: target.y, width: TOTALS_WIDTH - AMOUNT_WIDTH })
    const x = area.right - AMOUNT_WIDTH
    line(pdf, withMinus(formatEuro(row.amount)), { x, y: target.y, width: AMOUNT_WIDTH, align: 'right' })
    target.y += fontSize * spacing.leading + spacing.total + before
  }
  target.y += spacing.belowTotals
  for (const block of closing) drawText(target, block)
}

function drawTransfer(target: Sheet, { facts, code, caption }: TransferBlock): void {
  const { pdf, spacing } = target
  const { code: codeSize, border, inset } = spacing
  const rowHeight = size.body * spacing.leading + spacing.fact
  const height = Math.max(facts.length * rowHeight, codeSize + mm(4)) + border
  makeRoom(target, height)
  const top = target.y + inset
  pdf.rect(area.left, target.y, area.width, height).lineWidth(0.75).strokeColor(hairline).stroke()
  const left = area.left + mm(5)
  for (const [index, { label, value }] of facts.entries()) {
    const y = top + mm(1) + index * rowHeight
    write(pdf, 'regular', size.small, grey)
    line(pdf, label, { x: left, y: y + 1, width: mm(32) })
    write(pdf, 'strong', size.body, ink)
    line(pdf, value, { x: left + mm(33), y, width: area.width - mm(43) - codeSize - mm(8) })
  }
  const x = area.right - codeSize - mm(5)
  drawCode(pdf, code, { x, y: top, codeSize })
  write(pdf, 'regular', size.foot, grey)
  line(pdf, caption, { x: x - mm(4), y: top + codeSize + inset, width: codeSize + mm(8), align: 'center' })
  target.y += height + mm(5)
}

type Place = { x: number; y: number; codeSize: number }

/** The code as one path of squares: sharp at every size, and small. */
function drawCode(pdf: PDFKit.PDFDocument, text: string, { x, y, codeSize }: Place): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const cell = codeSize / modules.size
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pdf.rect(x + column * cell, y + row * cell, cell, cell)
    }
  }
  pdf.fillColor('#000000').fill()
}

function drawSignature(target: Sheet, { labels }: SignatureBlock): void {
  const { pdf } = target
  makeRoom(target, mm(24))
  const width = (area.width - mm(10) * (labels.length - 1)) / labels.length
  const y = target.y + mm(16)
  for (const [index, label] of labels.entries()) {
    const x = area.left + index * (width + mm(10))
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(grey)
      .stroke()
    write(pdf, 'regular', size.small, grey)
    line(pdf, label, { x, y: y + 3, width })
  }
  target.y = y + mm(8)
}

export function drawTitle(target: Sheet): void {
  const { pdf, model } = target
  write(pdf, 'strong', size.title, ink)
  line(pdf, model.title, { x: area.left, y: target.y, width: area.width })
  target.y += size.title * LEADING
  if (model.subtitle) {
    write(pdf, 'regular', size.body, grey)
    line(pdf, model.subtitle, { x: area.left, y: target.y - 1, width: area.width })
    target.y += size.body * LEADING
  }
  target.y += mm(3)
}
