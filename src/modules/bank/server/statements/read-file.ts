import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { readCsv, type CsvMapping } from '../../domain/csv.ts'
import { MAX_ENTRIES, MAX_FILE_BYTES, type Statement } from '../../domain/statement.ts'
import { readCamt } from './read-camt.ts'
import { isStatusReport } from './read-status.ts'
import { isZip } from '#platform/server/files/zip-entries.ts'
import { bankRefusals } from '../../domain/refusals.ts'
import { readZip, tooLarge } from './read-zip.ts'

const refusals = defineRefusals({
  statement_is_mt940: {
    tr: 'MT940 artık okunmuyor. Bankadan aynı ekstreyi camt.053 olarak isteyin.',
    de: 'MT940 wird nicht gelesen. Laden Sie denselben Auszug bei der Bank als camt.053.',
    en: 'MT940 is not read. Get the same statement from the bank as camt.053.',
  },
})

const MT940 = /^\s*(?:\{1:[A-Z]\d{2}|:20:)|^:6[01][A-Z]?:/m

/** The encoding that the bytes or the first line of the file name. */
function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    bytes.toString('latin1', 0, 200).trimStart(),
  )?.[1]
  return named ?? 'utf-8'
}

function decoded(bytes: Buffer, encoding = encodingOf(bytes)): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new AppError(bankRefusals.statement_not_xml)
  }
}

/** Banks write CSV files in UTF-8 or in the alphabet of Windows. */
function decodedCsv(bytes: Buffer): string {
  try {
    return decoded(bytes, 'utf-8')
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

/** The text of an answer of the bank to one of our files (pain.002), or null for every other file. */
export function statusReportOf(bytes: Buffer): string | null {
  if (bytes.length > MAX_FILE_BYTES || isZip(bytes)) return null
  const head = bytes.toString('latin1', 0, 4000).replaceAll('\0', '')
  return isStatusReport(head) ? decoded(bytes) : null
}

function statementsOf(bytes: Buffer): Statement[] {
  const text = decoded(bytes)
  if (MT940.test(text.slice(0, 2000))) throw new AppError(refusals.statement_is_mt940)
  if (!text.trimStart().startsWith('<')) throw new AppError(bankRefusals.statement_not_xml)
  return readCamt(text)
}

const inFile = (name: string, read: () => Statement[]): Statement[] => {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError && error.code === 'statement_broken')
      throw new AppError(bankRefusals.statement_broken, {
        what: `${name}: ${String(error.params.what ?? '')}`,
      })
    throw error
  }
}

/** How a file without an account of its own is to be read. */
export type CsvReading = { iban: string; mapping: CsvMapping }

/** All statements of a file: camt as it is or packed in a zip, or rows of a CSV file. */
export function readStatements(bytes: Buffer, csv: CsvReading | null): Statement[] {
  if (bytes.length > MAX_FILE_BYTES) throw tooLarge()
  if (!/\S/.test(bytes.toString('latin1'))) throw new AppError(bankRefusals.statement_empty)
  if (csv) return [readCsv(decodedCsv(bytes), csv.mapping, csv.iban)]
  if (!isZip(bytes)) return statementsOf(bytes)
  const files = readZip(bytes, /\.(?:xml|camt)$/i)
  if (!files.length) throw new AppError(bankRefusals.statement_broken, { what: 'ZIP: *.xml' })
  const statements = files.flatMap(({ name, bytes: content }) => inFile(name, () => statementsOf(content)))
  const entries = statements.reduce((sum, one) => sum + one.entries.length, 0)
  if (entries > MAX_ENTRIES) throw new AppError(bankRefusals.statement_too_long, { max: MAX_ENTRIES })
  return statements
}
