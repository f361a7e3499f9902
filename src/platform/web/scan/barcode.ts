/** What the browser offers to read codes in pictures, where it offers it. */
export type BarcodeReader = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> }

type ReaderClass = {
  new (options: { formats: string[] }): BarcodeReader
  getSupportedFormats(): Promise<string[]>
}

/** What carriers and wineries print. */
const FORMATS = [
  'code_128',
  'code_39',
  'ean_13',
  'ean_8',
  'itf',
  'codabar',
  'qr_code',
  'data_matrix',
  'pdf417',
]

/** A reader of codes, or null where the browser has none. */
export async function barcodeReader(scope: object = globalThis): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = scope as { BarcodeDetector?: ReaderClass }
  if (!BarcodeDetector) return null
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  const formats = FORMATS.filter((format) => known.includes(format))
  return formats.length ? new BarcodeDetector({ formats }) : null
}

const LONGEST = 200

/** A code as it is written into a field; signs that nobody sees are left out. */
export const codeText = (raw: string): string =>
  raw
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST)
