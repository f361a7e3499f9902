import { crc32, deflateRawSync } from 'node:zlib'
import { DEFLATED } from './zip-entries.ts'

export type PackedFile = { name: string; bytes: Uint8Array }

const VERSION = 20
/** Names are in UTF-8. */
const UTF8_NAMES = 0x08_00
/** 1 January 1980, so that the same content makes the same archive. */
const NO_DAY = 0x00_21

function record(signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0))
  let place = bytes.writeUInt32LE(signature, 0)
  for (const [size, value] of fields)
    place = size === 2 ? bytes.writeUInt16LE(value, place) : bytes.writeUInt32LE(value, place)
  return bytes
}

/** A zip archive of some files, for less than 4 GB and 65,000 files. */
export function zipOf(files: readonly PackedFile[]): Buffer {
  const body: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const packed = deflateRawSync(file.bytes)
    const common = [
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, DEFLATED],
      [2, 0],
      [2, NO_DAY],
      [4, crc32(file.bytes)],
      [4, packed.length],
      [4, file.bytes.length],
      [2, name.length],
      [2, 0],
    ] as const
    const head = record(0x04_03_4b_50, common)
    body.push(head, name, packed)
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const
    directory.push(record(0x02_01_4b_50, [[2, VERSION], ...common, ...rest]), name)
    offset += head.length + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = record(0x06_05_4b_50, [
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...body, listed, end])
}
