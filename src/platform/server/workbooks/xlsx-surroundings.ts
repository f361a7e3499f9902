import { TextPool } from './text-pool.ts'
import { addWithin, grown, readXml, WorkbookError, type Parts } from './xlsx-parts.ts'

export type SheetPart = { name: string; part: string }

/** A workbook has some dozen sheets, and at most 65,490 styles. */
const MAX_SHEETS = 1_000
const MAX_STYLES = 100_000

/** The sheets in their order, with the parts that hold them. */
export async function sheetParts(parts: Parts): Promise<SheetPart[]> {
  const targets = new Map<string, string>()
  await readXml(parts.text('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name !== 'Relationship' || !Id || !Target) return
      if (targets.size >= MAX_SHEETS) throw new WorkbookError('odd')
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheets: SheetPart[] = []
  await readXml(parts.text('xl/workbook.xml'), {
    open: (element, attributes) => {
      const part = targets.get(attributes['r:id'] ?? '')
      if (element === 'sheet' && part && parts.has(part))
        addWithin(sheets, { name: attributes.name ?? '', part }, MAX_SHEETS)
    },
  })
  return sheets
}

export async function isDateSystem1904(parts: Parts): Promise<boolean> {
  let has1904 = false
  await readXml(parts.text('xl/workbook.xml'), {
    open: (name, { date1904 }) => {
      if (name === 'workbookPr') has1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return has1904
}

/** The texts that cells refer to by their number; hints for reading Japanese are left out. */
export async function sharedStrings(parts: Parts): Promise<TextPool> {
  const strings = new TextPool()
  if (!parts.has('xl/sharedStrings.xml')) return strings
  let text = ''
  let isText = false
  let isHint = false
  await readXml(parts.text('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 't') isText = !isHint
      else if (name === 'rPh') isHint = true
    },
    text: (part) => {
      if (isText) text = grown(text, part)
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isHint = false
      else if (name === 'si') strings.add(text)
    },
  })
  return strings
}

/** What a style says about a number: that it is a day, or a percentage, which is stored as a fraction. */
export type NumberFormat = 'day' | 'percent' | null

/** Formats that every spreadsheet knows by number. */
function builtInFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day'
  return id === 9 || id === 10 ? 'percent' : null
}

/** A format with a year, a month or a day, or with a percent sign, outside of its quoted and bracketed parts. */
function ownFormat(code: string): NumberFormat {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/[yd]|m{3}/i.test(bare)) return 'day'
  return bare.includes('%') ? 'percent' : null
}

/** The number format of each style of a cell. */
export async function numberFormats(parts: Parts): Promise<NumberFormat[]> {
  const styles: NumberFormat[] = []
  if (!parts.has('xl/styles.xml')) return styles
  const own = new Map<number, NumberFormat>()
  let isInCells = false
  await readXml(parts.text('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId)
      if (name === 'numFmt' && own.size < MAX_STYLES) own.set(id, ownFormat(formatCode ?? ''))
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells)
        addWithin(styles, own.has(id) ? (own.get(id) ?? null) : builtInFormat(id), MAX_STYLES)
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}
