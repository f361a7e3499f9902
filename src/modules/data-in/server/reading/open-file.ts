import { csvRecords } from '#core/csv.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { filesRefusals } from '#core/refusals/files.ts'
import { openXlsx, type XlsxRow, type XlsxSheet } from '#platform/server/workbooks/read-xlsx.ts'
import { WorkbookError } from '#platform/server/workbooks/xlsx-parts.ts'
import { isZip } from '#platform/server/zip-entries.ts'
import { MAX_UNPACKED_BYTES } from '../../domain/limits.ts'
import { dataInRefusals } from '../../domain/refusals.ts'

const refusals = defineRefusals({
  data_in_old_excel: {
    tr: 'Eski Excel biçimi (xls) okunmaz. Dosyayı xlsx olarak kaydedin.',
    de: 'Das alte Excel-Format (xls) wird nicht gelesen. Speichern Sie die Datei als xlsx.',
    en: 'The old Excel format (xls) is not read. Save the file as xlsx.',
  },
})

const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** The text of a file in UTF-8, in UTF-16 with a BOM, or else in the Windows code page; null if it is not text. */
function textOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Spreadsheets may name the separator in a line of its own, which is no row. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i

/** The separator that occurs most often in the first line. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/\r?\n|$/))
  const counts = [';', '\t', ','].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';'
}

function csvSheet(name: string, text: string): XlsxSheet {
  return {
    name: name.replace(/\.\w+$/, ''),
    read: async (onRow: (row: XlsxRow) => void) => {
      const named = NAMED_SEPARATOR.exec(text)
      const body = named ? text.slice(named[0].length) : text
      let row = named ? 1 : 0
      for (const cells of csvRecords(body, named?.[1] ?? separatorOf(body))) {
        row += 1
        onRow({ row, cells: cells.map((value) => ({ value })) })
      }
      return []
    },
  }
}

/** The refusal for a workbook that cannot be read. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof WorkbookError
    ? error.reason === 'too_large'
      ? new AppError(filesRefusals.file_too_large, { max: MAX_UNPACKED_BYTES / 1_048_576 })
      : new AppError(dataInRefusals.data_in_not_workbook)
    : error

/** The pages of a file: the sheets of a workbook, or a CSV file as the only one. */
export async function openFile(name: string, bytes: Buffer): Promise<XlsxSheet[]> {
  if (isZip(bytes)) return openXlsx(bytes, MAX_UNPACKED_BYTES)
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw new AppError(refusals.data_in_old_excel)
  const text = textOf(bytes)
  if (text === null || !text.trim()) throw new AppError(dataInRefusals.data_in_not_workbook)
  return [csvSheet(name, text)]
}
