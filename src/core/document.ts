import type { IsoDate } from './days/dates.ts'

/**
 * A printed document as plain data: what is on a German letter sheet, in the order in which it appears
 * there. Models are made by pure functions of the modules and drawn by the one renderer in platform/server/documents.
 * Texts arrive finished and in German; amounts are euros and days ISO dates, written out by the kind of their column.
 */
export type DocumentModel = {
  /** Name of the file, extension included. */
  fileName: string
  /** The heading of the letter. */
  title: string
  /** A line below the heading, such as what the document refers to. */
  subtitle?: string
  /** The day of the document; also its creation date, so that the same model gives the same bytes. */
  date: IsoDate
  sender: SenderBlock
  /** Lines of the address window. */
  recipient: readonly string[]
  /** The block of facts beside the window. */
  facts: readonly Fact[]
  body: readonly DocumentBlock[]
  /** How and when to pay, at the end; a copy of what was paid or cancelled leaves it out. */
  terms?: readonly DocumentBlock[]
  /** Summary of the document in the mail that carries it. */
  gist?: string
  /** A pale word across each page. */
  watermark?: string
  /** Turns the file into PDF/A-3 with this e-invoice inside. */
  eInvoice?: { xml: string }
}

/** How many lines fit into the footer of a page. */
export const FOOT_LINES = 8

/** The company on its documents. */
export type SenderBlock = {
  name: string
  /** The small line above the address in the window. */
  returnLine: string
  /** The foot of each page; what exceeds FOOT_LINES is not printed. */
  columns: readonly (readonly string[])[]
}

export type Fact = { label: string; value: string }

export type DocumentBlock = TextBlock | TableBlock | TotalsBlock | TransferBlock | SignatureBlock

/** A paragraph; lines may be broken by \n. */
export type TextBlock = { type: 'text'; text: string; style?: 'heading' | 'strong' | 'small' }

/** How a column is written: money and counts are right-aligned, days as 16.06.2025. */
export type ColumnKind = 'text' | 'count' | 'money' | 'date'

export type TableColumn = {
  label: string
  kind: ColumnKind
  /** In millimetres; one column without a width takes what is left of 165. */
  width?: number
  /** The sum of this column is carried over to the next page of the table. */
  isCarried?: true
}

/** A value of its column's kind, or a text with a smaller line below it; null leaves the cell empty. */
export type Cell = string | number | null | { text: string; detail: string }

export type TableBlock = {
  type: 'table'
  /** A heading that is kept on the same page as the table. */
  title?: string
  columns: readonly TableColumn[]
  rows: readonly (readonly Cell[])[]
}

/** Sums at the right edge; the strong one is what the reader looks for. */
export type TotalsBlock = {
  type: 'totals'
  rows: readonly TotalRow[]
  /** Paragraphs that are never alone on the next page. */
  closing?: readonly TextBlock[]
}

export type TotalRow = { label: string; amount: number; style?: 'strong' | 'small' }

/** A transfer to make: its facts beside a code that banking apps read. */
export type TransferBlock = {
  type: 'transfer'
  facts: readonly Fact[]
  code: string
  caption: string
}

/** Lines to sign on, side by side. */
export type SignatureBlock = { type: 'signature'; labels: readonly string[] }
