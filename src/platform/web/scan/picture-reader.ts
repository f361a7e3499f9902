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
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    brightness[at] = (red + 2 * green + blue) / 4
  }
  const source = new RGBLuminanceSource(brightness, width, height)
  try {
    return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText()
  } catch (error) {
    if (error instanceof NotFoundException) return null
    throw error
  }
}

/** Reads codes by a program of our own, for browsers that cannot do it themselves. */
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
  return {
    detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
      const scale = Math.min(1, WIDTH / video.videoWidth)
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      context?.drawImage(video, 0, 0, canvas.width, canvas.height)
      const picture = context?.getImageData(0, 0, canvas.width, canvas.height)
      const code = picture && codeIn(reader, picture)
      return Promise.resolve(code ? [{ rawValue: code }] : [])
    },
  }
}
