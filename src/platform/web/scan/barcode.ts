/** Reads codes in the picture of a camera. */
export type BarcodeReader = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> }

type ReaderClass = {
  new (options: { formats: string[] }): BarcodeReader
  getSupportedFormats(): Promise<string[]>
}

/** The code formats of carriers and wineries. */
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

/** The browser's own reader if it supports these formats, otherwise a library that is loaded for this. */
export async function barcodeReader(
  scope: object = globalThis,
  ours: () => Promise<BarcodeReader> = loadOurs,
): Promise<BarcodeReader> {
  const { BarcodeDetector } = scope as { BarcodeDetector?: ReaderClass }
  const known = (await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])) ?? []
  const formats = FORMATS.filter((format) => known.includes(format))
  return BarcodeDetector && formats.length ? new BarcodeDetector({ formats }) : ours()
}

const loadOurs = async () => (await import('./picture-reader.ts')).pictureReader()

const LONGEST = 200

/** A code as it is written into a field; signs that nobody sees are left out. */
export const codeText = (raw: string): string =>
  raw
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST)
