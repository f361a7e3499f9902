import { csvRecords, CsvTooLarge, type CsvLimits } from '#core/texts/csv.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { openXlsx, type XlsxRow, type XlsxSheet } from '#platform/server/workbooks/read-xlsx.ts'
import { LONGEST_CELL, WorkbookError, type WorkbookProblem } from '#platform/server/workbooks/xlsx-parts.ts'
import { isZip } from '#platform/server/files/zip-entries.ts'
import { MAX_UNPACKED_BYTES } from '../../domain/limits.ts'
import { dataInRefusals } from '../../domain/refusals.ts'

const refusals = defineRefusals({
  data_in_old_excel: {
    tr: 'Eski Excel biçimi (xls) okunmaz. Dosyayı xlsx olarak kaydedin.',
    de: 'Das alte Excel-Format (xls) wird nicht gelesen. Speichern Sie die Datei als xlsx.',
    en: 'The old Excel format (xls) is not read. Save the file as xlsx.',
  },
  data_in_unpacked_too_large: {
    tr: 'Dosya açıldığında {max} MB sınırını aşıyor. Boş veya gereksiz sayfaları silin ya da dosyayı bölün.',
    de: 'Entpackt ist die Datei größer als {max} MB. Bitte löschen Sie leere oder überflüssige Blätter, oder teilen Sie die Datei auf.',
    en: 'Unpacked, the file is larger than {max} MB. Delete empty or superfluous sheets, or split the file.',
  },
  data_in_cell_too_long: {
    tr: 'Bir hücrede {max:number} karakterden fazla var; belki bir tırnak işareti kapatılmamış. Hücreyi düzeltip yeniden deneyin.',
    de: 'Eine Zelle enthält mehr als {max:number} Zeichen; vielleicht fehlt ein schließendes Anführungszeichen. Bitte berichtigen Sie die Zelle.',
    en: 'A cell has more than {max:number} characters; perhaps a closing quotation mark is missing. Please correct the cell.',
  },
  data_in_odd_workbook: {
    tr: 'Dosya, hiçbir tablo programının yazmadığı bir yapıda (örneğin iç içe satırlar veya binlerce sütun). Bir tablo programında açıp yeniden kaydedin.',
    de: 'Die Datei ist so aufgebaut, wie kein Tabellenprogramm schreibt (etwa Zeilen in Zeilen oder tausende Spalten). Bitte öffnen Sie sie in einem und speichern Sie sie neu.',
    en: 'The file is built as no spreadsheet program writes it (such as rows within rows, or thousands of columns). Open it in one and save it again.',
  },
})

const UNPACKED_MB = MAX_UNPACKED_BYTES / 1_048_576

/** What each problem of a file is called, with its remedy. */
const problems: Record<WorkbookProblem, () => AppError> = {
  not_workbook: () => new AppError(dataInRefusals.data_in_not_workbook),
  too_large: () => new AppError(refusals.data_in_unpacked_too_large, { max: UNPACKED_MB }),
  cell_too_long: () => new AppError(refusals.data_in_cell_too_long, { max: LONGEST_CELL }),
  odd: () => new AppError(refusals.data_in_odd_workbook),
  too_much: () => new AppError(dataInRefusals.data_in_too_much),
}

const MOST_OF_CSV: CsvLimits = { length: LONGEST_CELL, cells: 5_000 }

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
      for (const cells of csvRecords(body, named?.[1] ?? separatorOf(body), MOST_OF_CSV)) {
        row += 1
        onRow({ row, cells: cells.map((value) => ({ value })) })
      }
      return []
    },
  }
}

/** The refusal for a file that cannot be read. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof WorkbookError) return problems[error.reason]()
  if (error instanceof CsvTooLarge) return problems[error.limit === 'length' ? 'cell_too_long' : 'odd']()
  return error
}

/** The pages of a file: the sheets of a workbook, or a CSV file as the only one. */
export async function openFile(name: string, bytes: Buffer): Promise<XlsxSheet[]> {
  if (isZip(bytes)) return openXlsx(bytes, MAX_UNPACKED_BYTES)
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw new AppError(refusals.data_in_old_excel)
  const text = textOf(bytes)
  if (text === null || !text.trim()) throw new AppError(dataInRefusals.data_in_not_workbook)
  return [csvSheet(name, text)]
}
