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

/** The drawing as a file of its own: what the stylesheet says is written into its elements. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = svg.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((element, place) => {
    const original = originals[place]
    if (!original) return
    const style = getComputedStyle(original)
    for (const name of painted) element.setAttribute(name, style.getPropertyValue(name))
    for (const name of ['class', 'tabindex', 'role']) element.removeAttribute(name)
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', getComputedStyle(svg).getPropertyValue('--wk-surface').trim() || '#ffffff')
  copy.prepend(ground)
  return new XMLSerializer().serializeToString(copy)
}

export const saveSvg = (svg: SVGSVGElement, name: string): void =>
  saveBlob(new Blob([standalone(svg)], { type: 'image/svg+xml' }), `${name}.svg`)

/** Twice as fine as the screen, so that it is sharp in a document. */
const SHARPNESS = 2

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = svg.width.baseVal.value * SHARPNESS
  canvas.height = svg.height.baseVal.value * SHARPNESS
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob) saveBlob(blob, `${name}.png`)
}
