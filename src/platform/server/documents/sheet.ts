import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { DocumentModel } from '#core/document.ts'
import { asPrinted } from '#core/texts/printable.ts'

/** The sheet: measures of DIN 5008 form B in points, colours and letters. */

const POINTS_PER_MM = 72 / 25.4
export const mm = (millimetres: number) => millimetres * POINTS_PER_MM

export const sheet = { width: mm(210), height: mm(297) }

export const area = {
  left: mm(25),
  right: mm(190),
  width: mm(165),
  /** Where the text begins on the first sheet and on the following ones. */
  firstTop: mm(98.5),
  nextTop: mm(34),
}

export const addressWindow = {
  left: mm(25),
  top: mm(45),
  width: mm(80),
  returnLine: mm(58.5),
  lines: mm(63.5),
  bottom: mm(90),
}
export const factBlock = { left: mm(125), top: mm(50), width: mm(65), label: mm(30) }

export const ink = '#231d1f'
export const grey = '#6a6064'
export const wine = '#8e1f3f'
export const hairline = '#ddd5d8'
export const pale = '#f5eaed'

export const size = { title: 17, name: 15, body: 9.5, table: 9, small: 8, foot: 7 }

/** Distance of two lines, as a multiple of their size. */
export const LEADING = 1.38

/** Distances that a document may have closer together where it fits one page that way. */
export const spacings = {
  usual: {
    leading: LEADING,
    /** Above and below the text of a cell. */
    padding: 2.8,
    /** Whether the detail of a cell follows its text on the same line. */
    isDetailBeside: false,
    /** Between the rows of the totals, and below them. */
    total: 2,
    belowTotals: mm(4),
    /** Between the rows of the payment box, around them, and its code, which cameras read at both sizes. */
    fact: 2.5,
    border: mm(3),
    inset: mm(2),
    code: mm(26),
    /** Below a paragraph, as a part of the usual distance. */
    paragraph: 1,
  },
  tight: {
    leading: 1.24,
    padding: 1.2,
    isDetailBeside: true,
    total: 0.5,
    belowTotals: mm(1.5),
    fact: 1,
    border: mm(1),
    inset: mm(1.1),
    code: mm(20),
    paragraph: 0.35,
  },
} as const

export type Spacing = (typeof spacings)[keyof typeof spacings]

/**
 * A glyph keeps the character it was first requested for; one that first appears as a part of another (the U of Ü)
 * would keep none, and the text could not be searched or copied. So each is requested by its character.
 */
function openFace(file: string): Font {
  const face = create(readFileSync(new URL(`./fonts/${file}`, import.meta.url)))
  for (const codePoint of face.characterSet.toSorted((a, b) => a - b)) face.glyphForCodePoint(codePoint)
  return face
}

/** Parsed once and shared by all documents of the process: parsing costs more than drawing a page. */
const faces = {
  regular: openFace('HankenGrotesk-Regular.ttf'),
  strong: openFace('HankenGrotesk-SemiBold.ttf'),
}

export type Face = keyof typeof faces

/** What one document is drawn on. */
export type Sheet = {
  pdf: PDFKit.PDFDocument
  model: DocumentModel
  /** Where the next block begins. */
  y: number
  /** Where the foot begins; nothing is written below. */
  bottom: number
  spacing: Spacing
}

export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const [name, face] of Object.entries(faces)) {
    // The types know only bytes; a parsed font is taken as well and saves parsing it again.
    pdf.registerFont(name, face as unknown as Uint8Array)
  }
}

export function write(pdf: PDFKit.PDFDocument, face: Face, fontSize: number, colour = ink): void {
  pdf.font(face, fontSize).fillColor(colour)
}

type Line = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' }

/** One line of text; what does not fit ends in an ellipsis. */
export function line(pdf: PDFKit.PDFDocument, text: string, { x, y, width, align = 'left' }: Line): void {
  const fitting = shortened(pdf, asPrinted(text), width)
  const free = align === 'left' ? 0 : width - pdf.widthOfString(fitting)
  pdf.text(fitting, x + (align === 'center' ? free / 2 : free), y, { lineBreak: false })
}

function shortened(pdf: PDFKit.PDFDocument, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width) return text
  const end = headThatFits(pdf, text, width - pdf.widthOfString('…'))
  return `${text.slice(0, end).trimEnd()}…`
}

/** The lines of a text that must fit into a width; a word that is wider than that is cut. */
export function wrapped(pdf: PDFKit.PDFDocument, text: string, width: number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrappedLine(pdf, paragraph, width))
}

function wrappedLine(pdf: PDFKit.PDFDocument, text: string, width: number): string[] {
  if (pdf.widthOfString(text) <= width) return [text]
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word
    if (current && pdf.widthOfString(longer) > width) {
      lines.push(current)
      current = word
    } else current = longer
    while (current.length > 1 && pdf.widthOfString(current.slice(0, LONGEST_LINE)) > width) {
      const head = headThatFits(pdf, current, width)
      lines.push(current.slice(0, head))
      current = current.slice(head)
    }
  }
  return [...lines, current]
}

/** More letters than any line of the sheet holds. */
const LONGEST_LINE = 300

/** How many letters from the start fit, one at least. */
function headThatFits(pdf: PDFKit.PDFDocument, text: string, width: number): number {
  let fits = 1
  let tooMany = Math.min(text.length, LONGEST_LINE)
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (pdf.widthOfString(text.slice(0, middle)) <= width) fits = middle
    else tooMany = middle
  }
  return fits
}

export function rule(pdf: PDFKit.PDFDocument, y: number, colour = hairline, thickness = 0.5): void {
  pdf.moveTo(area.left, y).lineTo(area.right, y).lineWidth(thickness).strokeColor(colour).stroke()
}

/** Print has a minus sign as wide as a plus; the keyboard's hyphen is too short beside figures. */
export const withMinus = (figure: string) => figure.replace('-', '−')
