import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipEntries } from './zip-entries.ts'
import { zipOf } from './zip-writer.ts'

test('what is packed is read again, byte for byte', () => {
  const files = [
    { name: 'daten.json', bytes: Buffer.from('{"ort":"Köln"}') },
    { name: 'belege/Rechnung Ä.pdf', bytes: Buffer.alloc(70_000, 7) },
    { name: 'leer.txt', bytes: Buffer.alloc(0) },
  ]
  const read = zipEntries(zipOf(files), 10)
  expect(read.map(({ name, packed }) => ({ name, bytes: inflateRawSync(packed) }))).toEqual(files)
})
