/** Reads markup in one pass from left to right: every character is looked at once, whatever somebody sends. */

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: string }
  | { kind: 'close'; tag: string }

/** Counts what the reader does, so that a test can tell one pass from many. */
export type Work = { steps: number }

/** What is inside these is code or foreign content, not text. */
const FOREIGN = new Set(
  'script style title head iframe object svg math template noscript textarea select xmp'.split(' '),
)
const TAG_NAME = /<\/?([a-z][a-z0-9]*)/iy

export function* htmlTokens(html: string, work: Work): Generator<HtmlToken> {
  for (let at = 0; at < html.length;) {
    const { end, token } = html[at] === '<' ? markupAt(html, at) : textAt(html, at)
    work.steps += end - at
    at = end
    if (token) yield token
  }
}

type Reading = { end: number; token?: HtmlToken }

/** A missing character is taken to be at the end of the input. */
const orEnd = (html: string, index: number, length = 0) => (index < 0 ? html.length : index + length)

function textAt(html: string, at: number): Reading {
  const end = orEnd(html, html.indexOf('<', at))
  return { end, token: { kind: 'text', text: html.slice(at, end) } }
}

function markupAt(html: string, at: number): Reading {
  if (html.startsWith('<!--', at)) return { end: orEnd(html, html.indexOf('-->', at + 4), 3) }
  if (html[at + 1] === '!') return { end: orEnd(html, html.indexOf('>', at), 1) }
  TAG_NAME.lastIndex = at
  const name = TAG_NAME.exec(html)?.[1]
  if (!name) return { end: at + 1, token: { kind: 'text', text: '<' } }
  const isClosing = html[at + 1] === '/'
  const rest = at + 1 + Number(isClosing) + name.length
  const end = tagEnd(html, rest)
  // A tag that never ends is no tag.
  if (html[end] !== '>') return { end, token: { kind: 'text', text: html.slice(at, end) } }
  const tag = name.toLowerCase()
  if (isClosing) return { end: end + 1, token: { kind: 'close', tag } }
  if (FOREIGN.has(tag)) return { end: foreignEnd(html, tag, end) }
  return { end: end + 1, token: { kind: 'open', tag, attributes: html.slice(rest, end) } }
}

/** Where the tag ends: at its > outside of quotes, before the next tag, or at the end of the input. */
function tagEnd(html: string, from: number): number {
  let at = from
  while (at < html.length && html[at] !== '>' && html[at] !== '<') {
    const sign = html[at]
    at = sign === '"' || sign === "'" ? orEnd(html, html.indexOf(sign, at + 1), 1) : at + 1
  }
  return at
}

function foreignEnd(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}
