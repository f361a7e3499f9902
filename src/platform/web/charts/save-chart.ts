import { saveBlob } from '../download.ts'

/** These are attributes of SVG as well; a style attribute would be refused by the content security policy. */
const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'text-anchor',
  'opacity',
]

/** The heading of a drawing that is viewed outside the app. */
type Heading = { title: string; note: string }

const SVG = 'http://www.w3.org/2000/svg'
const HEADING_HEIGHT = 44
const MARGIN = 4

type Line = { text: string; y: number; size: number; color: string }

function lineOf(svg: SVGSVGElement, { text, y, size, color }: Line): SVGTextElement {
  const line = document.createElementNS(SVG, 'text')
  const style = getComputedStyle(svg)
  const attributes = {
    x: MARGIN,
    y,
    'font-size': size,
    'font-family': style.fontFamily,
    fill: style.getPropertyValue(color),
  }
  for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, String(value))
  line.textContent = text
  return line
}

const sizeOf = (svg: SVGSVGElement) => ({
  width: svg.width.baseVal.value,
  height: svg.height.baseVal.value + HEADING_HEIGHT,
})

/** The drawing as a standalone file with its heading: stylesheet rules are written into its elements. */
function standalone(svg: SVGSVGElement, { title, note }: Heading): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = svg.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((element, place) => {
    const original = originals[place]
    if (!original) return
    const style = getComputedStyle(original)
    for (const name of painted) element.setAttribute(name, style.getPropertyValue(name))
    for (const name of ['class', 'tabindex', 'role']) element.removeAttribute(name)
  })
  const { width, height } = sizeOf(svg)
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('height', String(height))
  copy.setAttribute('viewBox', `0 ${-HEADING_HEIGHT} ${width} ${height}`)
  const ground = document.createElementNS(SVG, 'rect')
  ground.setAttribute('y', String(-HEADING_HEIGHT))
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', getComputedStyle(svg).getPropertyValue('--wk-surface').trim() || '#ffffff')
  copy.prepend(
    ground,
    lineOf(svg, { text: title, y: -26, size: 14, color: '--wk-text' }),
    lineOf(svg, { text: note, y: -10, size: 11, color: '--wk-muted' }),
  )
  return new XMLSerializer().serializeToString(copy)
}

export const saveSvg = (svg: SVGSVGElement, heading: Heading): void =>
  saveBlob(new Blob([standalone(svg, heading)], { type: 'image/svg+xml' }), `${heading.title}.svg`)

/** Twice as fine as the screen, so that it is sharp in a document. */
const SHARPNESS = 2

export async function savePng(svg: SVGSVGElement, heading: Heading): Promise<void> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, heading))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  const { width, height } = sizeOf(svg)
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob) saveBlob(blob, `${heading.title}.png`)
}
