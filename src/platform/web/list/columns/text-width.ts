import { FONT_FAMILY, faceArrived } from '#platform/web/fonts/face.ts'

/** How wide a text is in a table, in pixels. */
export type TextWidth = (text: string, weight: Weight) => number

type Weight = 'regular' | 'bold'

const fonts: Record<Weight, string> = {
  regular: `400 13px ${FONT_FAMILY}`,
  bold: `650 13px ${FONT_FAMILY}`,
}

/** Where nothing can be drawn, such as in a test, letters are taken for equally wide. */
const GUESSED_LETTER = 7.5
const MOST_KNOWN = 5_000

const known = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** Measured without layout, and once per text. */
export const textWidth: TextWidth = (text, weight) => {
  // A different font is measured until the web font is loaded.
  const key = `${faceArrived.get()} ${weight} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * GUESSED_LETTER
  pen.font = fonts[weight]
  pen.textRendering = 'geometricPrecision'
  const { width } = pen.measureText(text)
  known.set(key, width)
  return width
}
