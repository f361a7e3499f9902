import { TextPool } from './text-pool.ts'
import { readXml, type Parts } from './xlsx-parts.ts'

export type SheetPart = { name: string; part: string }

/** The sheets in their order, with the parts that hold them. */
export async function sheetParts(parts: Parts): Promise<SheetPart[]> {
  const targets = new Map<string, string>()
  await readXml(parts.text('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target)
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheets: SheetPart[] = []
  await readXml(parts.text('xl/workbook.xml'), {
    open: (element, attributes) => {
      const part = targets.get(attributes['r:id'] ?? '')
      if (element === 'sheet' && part && parts.has(part)) sheets.push({ name: attributes.name ?? '', part })
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
      if (isText) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isHint = false
      else if (name === 'si') strings.add(text)
    },
  })
  return strings
}

/** Formats for days that every spreadsheet knows by number. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** A format with a year, a month or a day outside of its quoted and bracketed parts. */
const isDateFormat = (code: string) => /[yd]|m{3}/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** For each style of a cell whether it shows a day. */
export async function dateStyles(parts: Parts): Promise<boolean[]> {
  const styles: boolean[] = []
  if (!parts.has('xl/styles.xml')) return styles
  const own = new Map<number, boolean>()
  let isInCells = false
  await readXml(parts.text('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), isDateFormat(formatCode ?? ''))
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells)
        styles.push(own.get(Number(numFmtId)) ?? isBuiltInDate(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}
