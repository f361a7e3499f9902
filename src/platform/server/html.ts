/** Markup from people: only plain formatting survives, everything else becomes text or disappears. */

const allowed = new Set(
  'p br b strong i em u s ul ol li h1 h2 h3 h4 blockquote hr a span div table thead tbody tr td th'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr'])
/** What stands inside these is code or foreign content, not text. */
const dropped =
  /<(script|style|title|head|iframe|object|svg|math|template|noscript|textarea|select|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

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

export function sanitizeHtml(html: string): string {
  const open: string[] = []
  let clean = ''
  for (const [token, slash, name = '', attributes = ''] of html.replace(dropped, '').matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (!tag) {
      if (!token.startsWith('<!')) clean += escapeHtml(decode(token))
    } else if (!allowed.has(tag)) continue
    else if (!slash) {
      clean += `<${tag}${tag === 'a' ? safeHref(attributes) : ''}>`
      if (!empty.has(tag)) open.push(tag)
    } else if (open.includes(tag)) {
      for (let last = open.pop(); last; last = open.pop()) {
        clean += `</${last}>`
        if (last === tag) break
      }
    }
  }
  return (
    clean +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  )
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
