import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library'

/** The same kinds of codes as the browser's own reader is asked for. */
const FORMATS = [
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.ITF,
  BarcodeFormat.CODABAR,
  BarcodeFormat.QR_CODE,
  BarcodeFormat.DATA_MATRIX,
  BarcodeFormat.PDF_417,
]

/** A camera gives more than a code needs; so wide a picture is read quickly also on a telephone. */
const WIDTH = 1_024

/** The code in a picture of red, green, blue and opacity, or null. */
function codeIn(reader: MultiFormatReader, { data, width, height }: ImageData): string | null {
  const brightness = new Uint8ClampedArray(width * height)
  for (let at = 0; at < brightness.length; at += 1) {
    const red = at * 4
    brightness[at] = ((data[red] ?? 0) + 2 * (data[red + 1] ?? 0) + (data[red + 2] ?? 0)) / 4
  }
  const source = new RGBLuminanceSource(brightness, width, height)
  try {
    return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText()
  } catch (error) {
    if (error instanceof NotFoundException) return null
    throw error
  }
}

/** Reads codes by a library, for browsers that cannot do it themselves. */
export function pictureReader() {
  const reader = new MultiFormatReader()
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, FORMATS],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  )
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  function codesOf(video: HTMLVideoElement): { rawValue: string }[] {
    const scale = Math.min(1, WIDTH / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = context?.getImageData(0, 0, canvas.width, canvas.height)
    const code = picture && codeIn(reader, picture)
    return code ? [{ rawValue: code }] : []
  }

  // A picture that cannot be read rejects, as it does in a browser's own reader; the next one is looked at.
  return {
    detect: (video: HTMLVideoElement) =>
      new Promise<ReturnType<typeof codesOf>>((done) => done(codesOf(video))),
  }
}
