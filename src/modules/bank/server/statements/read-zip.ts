import { inflateRawSync } from 'node:zlib'
import { AppError } from '#core/errors.ts'
import { MAX_FILE_BYTES } from '../../domain/statement.ts'

const MAX_FILES = 500
const END_OF_DIRECTORY = 0x06_05_4b_50
const DIRECTORY_ENTRY = 0x02_01_4b_50
const STORED = 0
const DEFLATED = 8

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))

const broken = () => new AppError('statement_broken', { what: 'ZIP' })

/** The files of an archive that end as wanted, each unpacked no further than the limit for all of them together. */
export function readZip(bytes: Buffer, wanted: RegExp): { name: string; bytes: Buffer }[] {
  try {
    return unpacked(bytes, wanted)
  } catch (error) {
    throw error instanceof AppError ? error : broken()
  }
}

function unpacked(bytes: Buffer, wanted: RegExp): { name: string; bytes: Buffer }[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_FILES) throw new AppError('statement_broken', { what: `ZIP: > ${MAX_FILES}` })
  const files: { name: string; bytes: Buffer }[] = []
  let place = bytes.readUInt32LE(end + 16)
  let left = MAX_FILE_BYTES
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(place) !== DIRECTORY_ENTRY) throw broken()
    const nameLength = bytes.readUInt16LE(place + 28)
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength)
    if (wanted.test(name)) {
      const content = contentOf(bytes, place, left)
      left -= content.length
      files.push({ name, bytes: content })
    }
    place += 46 + nameLength + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32)
  }
  return files
}

function contentOf(bytes: Buffer, entry: number, left: number): Buffer {
  const method = bytes.readUInt16LE(entry + 10)
  const size = bytes.readUInt32LE(entry + 20)
  const local = bytes.readUInt32LE(entry + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + size)
  if (packed.length !== size) throw broken()
  if (method === STORED) {
    if (size > left) throw tooLarge()
    return packed
  }
  if (method !== DEFLATED) throw broken()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : broken()
  }
}

export const tooLarge = () => new AppError('file_too_large', { max: MAX_FILE_BYTES / 1_048_576 })
