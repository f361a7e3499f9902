import { expect, test } from 'vitest'
import { barcodeReader, codeText } from './barcode.ts'

const scopeWith = (formats: () => Promise<string[]>) => ({
  BarcodeDetector: class {
    static getSupportedFormats = formats
    readonly options: { formats: string[] }

    constructor(options: { formats: string[] }) {
      this.options = options
    }
  },
})

test('a browser that reads codes is asked for those that are printed on parcels', async () => {
  const reader = await barcodeReader(scopeWith(async () => ['qr_code', 'code_128', 'aztec']))
  expect(reader).toMatchObject({ options: { formats: ['code_128', 'qr_code'] } })
})

test.each([
  ['has no reader', {}],
  ['reads nothing of use', scopeWith(async () => ['aztec'])],
  ['cannot say what it reads', scopeWith(() => Promise.reject(new Error('no service')))],
])('for a browser that %s ours is loaded', async (_why, scope) => {
  const ours = { detect: async () => [] }
  expect(await barcodeReader(scope, async () => ours)).toBe(ours)
})

test.each([
  [' 00340434161094042557 ', '00340434161094042557'],
  ['\u001d010401\u0000\r\n', '010401'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('the code %j is written as %j', (raw, text) => expect(codeText(raw)).toBe(text))
