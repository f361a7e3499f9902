import Pdf from 'pdfkit'
import type { DocumentModel } from '#core/document.ts'
import { drawBlock, drawTitle } from './blocks.ts'
import { E_INVOICE_FILE, eInvoiceMetadata } from './e-invoice-metadata.ts'
import { addPage, footTop, numberPages } from './frame.ts'
import { mm, registerFaces, spacings, type Sheet, type Spacing } from './sheet.ts'

/** Noon of the document's day: the same model gives the same bytes. */
const momentOf = (date: string) => new Date(`${date}T12:00:00Z`)

/** The metadata of PDF/A is written as XML without escaping. */
const plainWords = (text: string) => text.replaceAll('&', '+').replace(/[<>]/g, '')

type Opening = Pick<DocumentModel, 'title' | 'date'> & { author: string; isArchive: boolean }

function openPdf({ title, date, author, isArchive }: Opening): PDFKit.PDFDocument {
  const pdf = new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    // No default font: only the embedded fonts are used.
    font: '',
    lang: 'de-DE',
    displayTitle: true,
    pdfVersion: '1.7',
    ...(isArchive ? { subset: 'PDF/A-3b' as const } : {}),
    info: {
      Title: plainWords(title),
      Author: plainWords(author),
      Creator: 'Weinkontor',
      Producer: 'Weinkontor',
      CreationDate: momentOf(date),
    },
  })
  registerFaces(pdf)
  return pdf
}

/** Above the foot, where the page number is. */
const PAGE_NUMBER = 18

/** Draws a document on pages of its own and hands them on, so that a long bundle keeps only one in memory. */
function draw(pdf: PDFKit.PDFDocument, model: DocumentModel): void {
  lay(pdf, model, fitsTight(model) ? spacings.tight : spacings.usual)
  pdf.flushPages()
}

function lay(pdf: PDFKit.PDFDocument, model: DocumentModel, spacing: Spacing): void {
  const target: Sheet = { pdf, model, y: 0, bottom: 0, spacing }
  target.bottom = footTop(target) - PAGE_NUMBER
  addPage(target)
  drawTitle(target)
  const blocks = [...model.body, ...(model.terms ?? [])]
  for (const block of blocks) {
    // A document that ends on its first page has no page number, so a box at its end may stand in that place.
    const isEnd = block === blocks.at(-1) && pdf.bufferedPageRange().count === 1
    if (isEnd && block.type === 'transfer') target.bottom = footTop(target) - mm(2)
    drawBlock(target, block)
  }
  numberPages(target)
}

/** More rows never fit one page. */
const MOST_ROWS = 20

const rowsOf = ({ body, terms = [] }: DocumentModel): number =>
  [...body, ...terms].reduce((sum, block) => sum + (block.type === 'table' ? block.rows.length : 0), 0)

/** Whether a document of goods that would need a second page fits one page with less space between its lines. */
function fitsTight(model: DocumentModel): boolean {
  const rows = rowsOf(model)
  if (rows === 0 || rows > MOST_ROWS) return false
  return pagesOf(model, spacings.usual) === 2 && pagesOf(model, spacings.tight) === 1
}

/** How many pages a document takes, laid out on sheets that are thrown away. */
function pagesOf(model: DocumentModel, spacing: Spacing): number {
  const pdf = openPdf({ ...model, author: '', isArchive: false })
  lay(pdf, model, spacing)
  return pdf.bufferedPageRange().count
}

function collect(pdf: PDFKit.PDFDocument): () => Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  return async () => {
    pdf.end()
    await ended
    return new Uint8Array(Buffer.concat(chunks))
  }
}

function attach(pdf: PDFKit.PDFDocument, xml: string, date: string): void {
  const options = {
    name: E_INVOICE_FILE,
    type: 'text/xml',
    description: 'ZUGFeRD EN 16931',
    relationship: 'Alternative',
    creationDate: momentOf(date),
    modifiedDate: momentOf(date),
  }
  pdf.file(Buffer.from(xml), options)
  pdf.appendXML(eInvoiceMetadata)
}

/** One document as a file; with an e-invoice inside it is PDF/A-3b. */
export async function renderPdf(model: DocumentModel): Promise<Uint8Array> {
  const { title, date, sender, eInvoice } = model
  const pdf = openPdf({ title, date, author: sender.name, isArchive: eInvoice !== undefined })
  const finish = collect(pdf)
  draw(pdf, model)
  if (eInvoice) attach(pdf, eInvoice.xml, date)
  return finish()
}

export type PdfBundle = { add(model: DocumentModel): void; finish(): Promise<Uint8Array> }

/** Many documents one after another in one file, for the printer; e-invoices stay outside. */
export function openPdfBundle(opening: { title: string; date: string; author: string }): PdfBundle {
  const pdf = openPdf({ ...opening, isArchive: false })
  const finish = collect(pdf)
  return { add: (model) => draw(pdf, model), finish }
}
