import { inflateRawSync } from 'node:zlib'
import { AppError } from '#core/errors.ts'
import { filesRefusals } from '#core/refusals/files.ts'
import { DEFLATED, STORED, zipEntries, type ZipEntry } from '#platform/server/files/zip-entries.ts'
import { bankRefusals } from '../../domain/refusals.ts'
import { MAX_FILE_BYTES } from '../../domain/statement.ts'

const MAX_FILES = 500

const broken = (what = 'ZIP') => new AppError(bankRefusals.statement_broken, { what })

function entriesOf(bytes: Buffer): ZipEntry[] {
  try {
    return zipEntries(bytes, MAX_FILES)
  } catch (error) {
    const isTooMany = error instanceof RangeError && error.message === `> ${MAX_FILES}`
    throw broken(isTooMany ? `ZIP: ${error.message}` : 'ZIP')
  }
}

/** The files of an archive with a wanted ending, unpacked up to a limit for all of them together. */
export function readZip(bytes: Buffer, wanted: RegExp): { name: string; bytes: Buffer }[] {
  let left = MAX_FILE_BYTES
  return entriesOf(bytes)
    .filter(({ name }) => wanted.test(name))
    .map((entry) => {
      const content = contentOf(entry, left)
      left -= content.length
      return { name: entry.name, bytes: content }
    })
}

function contentOf({ method, packed }: ZipEntry, left: number): Buffer {
  if (method === STORED) {
    if (packed.length > left) throw tooLarge()
    return packed
  }
  if (method !== DEFLATED) throw broken()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : broken()
  }
}

export const tooLarge = () => new AppError(filesRefusals.file_too_large, { max: MAX_FILE_BYTES / 1_048_576 })
