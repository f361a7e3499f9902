/** What is packed in an archive: its name, how it is packed, and the packed bytes. */
export type ZipEntry = { name: string; method: number; packed: Buffer }

export const STORED = 0
export const DEFLATED = 8

const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006', 'latin1')
const DIRECTORY_ENTRY = 0x02_01_4b_50

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))

/** The entries of an archive; throws a RangeError if it is damaged or has more than `most` entries. */
export function zipEntries(bytes: Buffer, most: number): ZipEntry[] {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0) throw new RangeError('no directory')
  const count = bytes.readUInt16LE(end + 10)
  if (count > most) throw new RangeError(`> ${most}`)
  let place = bytes.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(place) !== DIRECTORY_ENTRY) throw new RangeError('no entry')
    const nameLength = bytes.readUInt16LE(place + 28)
    const entry = entryAt(bytes, place, nameLength)
    place += 46 + nameLength + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32)
    return entry
  })
}

function entryAt(bytes: Buffer, place: number, nameLength: number): ZipEntry {
  const size = bytes.readUInt32LE(place + 20)
  const local = bytes.readUInt32LE(place + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + size)
  if (packed.length !== size) throw new RangeError('cut off')
  return {
    name: bytes.toString('utf8', place + 46, place + 46 + nameLength),
    method: bytes.readUInt16LE(place + 10),
    packed,
  }
}
