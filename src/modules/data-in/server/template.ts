import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { say, type Language } from '#core/texts/texts.ts'
import type { Column } from '../domain/column.ts'
import { columnsOf, guideText, sheetNames, sheetTexts, type SheetName } from '../domain/columns.ts'
import { guideTexts } from '../guide-texts.ts'

const bold = { style: { font: { bold: true } } }
const WIDTHS = { least: 14, margin: 4, guide: 70 }

const headCells = (count: number): NonNullable<WriteSheet['cells']> =>
  new Map(Array.from({ length: count }, (_, index) => [`0,${index}`, bold]))

function sheetOf(name: SheetName, language: Language): WriteSheet {
  const columns = Object.values(columnsOf(name))
  const heads = columns.map(({ head }) => say(head, language))
  return {
    name: say(sheetTexts[name], language),
    columns: heads.map((head) => ({ width: Math.max(WIDTHS.least, head.length + WIDTHS.margin) })),
    rows: [heads],
    cells: headCells(heads.length),
    freezePane: { rows: 1 },
  }
}

const formOf = ({ kind, isRequired }: Column, language: Language) =>
  [say(guideTexts[`kind_${kind}`], language), isRequired ? say(guideTexts.required, language) : null]
    .filter(Boolean)
    .join(', ')

/** The page that explains every column, with an example. */
function guideOf(language: Language): WriteSheet {
  const head = (['sheet', 'column', 'form', 'example'] as const).map((key) => say(guideTexts[key], language))
  const rows: CellValue[][] = sheetNames.flatMap((sheet) =>
    Object.values(columnsOf(sheet)).map((column) => [
      say(sheetTexts[sheet], language),
      say(column.head, language),
      formOf(column, language),
      column.example === '' ? null : column.example,
    ]),
  )
  return {
    name: say(guideText, language),
    columns: [{ width: 22 }, { width: 28 }, { width: WIDTHS.guide }, { width: 28 }],
    rows: [head, ...rows],
    cells: headCells(head.length),
    freezePane: { rows: 1 },
  }
}

/** An empty workbook with every sheet and column, and a page that explains them. */
export const makeTemplate = (language: Language): Promise<Uint8Array> =>
  writeXlsx({ sheets: [guideOf(language), ...sheetNames.map((name) => sheetOf(name, language))] })
