import { expect, test } from 'vitest'
import { fileNameFor } from './files.ts'

test.each([
  ['application/pdf', 'Rechnung.pdf', 'Rechnung.pdf'],
  ['application/pdf', 'RECHNUNG.PDF', 'RECHNUNG.PDF'],
  ['application/pdf', 'Rechnung.hta', 'Rechnung.pdf'],
  ['application/pdf', 'Rechnung.pdf.exe', 'Rechnung.pdf'],
  ['application/pdf', 'Rechnung.hta. .', 'Rechnung.pdf'],
  ['application/pdf', 'Rechnung 12.5', 'Rechnung 12.5.pdf'],
  ['application/pdf', '..\\..\\x.lnk', 'x.pdf'],
  ['application/pdf', 'ab\u202Efdp.exe', 'abfdp.pdf'],
  ['application/pdf', '.hta', 'datei.pdf'],
  ['application/pdf', '', 'datei.pdf'],
  ['image/jpeg', 'Foto.JPEG', 'Foto.JPEG'],
  ['image/png', 'Foto.jpg', 'Foto.png'],
  ['audio/webm', 'aufnahme', 'aufnahme.webm'],
  ['unheard/of', 'x.exe', 'x.bin'],
])('%s named %j is kept as %j', (type, name, kept) => expect(fileNameFor(type, name)).toBe(kept))

test('a long name keeps its ending', () => {
  const name = fileNameFor('application/pdf', `${'a'.repeat(300)}.hta`)
  expect(name).toHaveLength(199)
  expect(name).toMatch(/\.pdf$/)
})
