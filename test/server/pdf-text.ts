import { inflateSync } from 'node:zlib'

/** The text of a PDF of our renderer, page by page; enough for finding words, not a general parser. */

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g

type Objects = Map<string, { head: string; data: string }>

function objectsOf(bytes: Uint8Array): Objects {
  const file = Buffer.from(bytes).toString('latin1')
  return new Map(
    [...file.matchAll(OBJECT)].map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split('\nstream\n')
      const raw = stream === undefined ? '' : stream.slice(0, stream.lastIndexOf('\nendstream'))
      const data = head.includes('/FlateDecode')
        ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
        : raw
      return [id, { head, data }]
    }),
  )
}

const referenceOf = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? ''

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph of a font. */
function lettersOf(objects: Objects, fontId: string): string[] {
  const map = objects.get(referenceOf(objects.get(fontId)?.head ?? '', 'ToUnicode'))?.data ?? ''
  const letters: string[] = []
  for (const [, start = '0', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(start, 16)
    for (const [index, [, one = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      letters[first + index] = utf16(one.replaceAll(' ', ''))
  }
  return letters
}

function pageText(objects: Objects, page: string): string {
  const resources = objects.get(referenceOf(page, 'Resources'))?.head ?? page
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(objects, id),
    ]),
  )
  const content = objects.get(referenceOf(page, 'Contents'))?.data ?? ''
  let letters: string[] = []
  const lines: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? []
    if (shown === undefined) continue
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    lines.push(glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join(''))
  }
  return lines.join('\n')
}

export function pdfPages(bytes: Uint8Array): string[] {
  const objects = objectsOf(bytes)
  const tree = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))?.head ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => pageText(objects, objects.get(id)?.head ?? ''))
}

export type PrintedText = { x: number; y: number; size: number }

/** Where the texts of each page begin, from its lower left corner, and the size of their letters. */
export function pdfPlaces(bytes: Uint8Array): PrintedText[][] {
  const objects = objectsOf(bytes)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const content = objects.get(referenceOf(head, 'Contents'))?.data ?? ''
    const texts = content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/F\d+ ([\d.]+) Tf/g)
    return [...texts].map(([, x, y, size]) => ({ x: Number(x), y: Number(y), size: Number(size) }))
  })
}

export const pdfText = (bytes: Uint8Array) => pdfPages(bytes).join('\n')

/** The embedded file. */
export function pdfAttachment(bytes: Uint8Array): string | null {
  const objects = objectsOf(bytes)
  const file = [...objects.values()].find(({ head }) => head.includes('/Type /EmbeddedFile'))
  return file ? Buffer.from(file.data, 'latin1').toString('utf8') : null
}
