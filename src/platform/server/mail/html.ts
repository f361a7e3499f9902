import { escapeHtml } from '#core/texts/escape-html.ts'
import { htmlTokens, type Work } from './html-tokens.ts'

/** Markup from people: only plain formatting survives, everything else becomes text or disappears. */

const allowed = new Set(
  'p br b strong i em u s ul ol li h1 h2 h3 h4 blockquote hr a span div table thead tbody tr td th'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr'])
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,31}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Links lead to the web or to a mailbox; anything else loses its target. */
function safeHref(attributes: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? []
  const target = URL.parse(decode(double ?? single ?? bare ?? '').trim())
  const isSafe = target && ['https:', 'http:', 'mailto:'].includes(target.protocol)
  return isSafe ? ` href="${escapeHtml(target.href)}" rel="noopener noreferrer"` : ''
}

export function sanitizeHtml(html: string, work: Work = { steps: 0 }): string {
  const open = openTags(work)
  let clean = ''
  for (const token of htmlTokens(html, work)) {
    if (token.kind === 'text') clean += escapeHtml(decode(token.text))
    else if (!allowed.has(token.tag)) continue
    else if (token.kind === 'close') clean += open.close(token.tag)
    else {
      clean += `<${token.tag}${token.tag === 'a' ? safeHref(token.attributes) : ''}>`
      if (!empty.has(token.tag)) open.add(token.tag)
    }
  }
  return clean + open.closeAll()
}

/** The open tags. They are counted by name, so that closing one needs no search. */
function openTags(work: Work) {
  const tags: string[] = []
  const counts = new Map<string, number>()
  const count = (tag: string) => counts.get(tag) ?? 0
  const closeLast = (tag: string) => {
    work.steps += 1
    counts.set(tag, count(tag) - 1)
    return `</${tag}>`
  }
  const closeUntil = (wanted: string | null) => {
    let ends = ''
    for (let last = tags.pop(); last; last = tags.pop()) {
      ends += closeLast(last)
      if (last === wanted) break
    }
    return ends
  }
  return {
    add: (tag: string) => {
      work.steps += 1
      tags.push(tag)
      counts.set(tag, count(tag) + 1)
    },
    close: (tag: string) => (count(tag) ? closeUntil(tag) : ''),
    closeAll: () => closeUntil(null),
  }
}

/** The words of a page, for readers without markup. */
export function htmlToText(html: string): string {
  const lines = sanitizeHtml(html)
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh]> ?(?=<t[dh]>)/g, ' · ')
    .replace(/<(?:\/p|\/table|\/ul|\/ol|\/h[1-4])>/g, '\n\n')
    .replace(/<(?:br|hr|\/div|\/li|\/tr)>/g, '\n')
  return decode(lines.replace(/<[^>]*>/g, ''))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
