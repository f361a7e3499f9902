export type TextPart = { text: string; href: string | null }

const LINK = /\bhttps?:\/\/[^\s<>"']+/gi
/** Signs that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}»”]+$/

/** A text and the addresses in it; only http and https count as addresses. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const href = found.replace(TRAILING, '')
    if (!URL.canParse(href)) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: href, href })
    from = index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

export const linksIn = (text: string): string[] =>
  splitLinks(text).flatMap(({ href }) => (href === null ? [] : [href]))
