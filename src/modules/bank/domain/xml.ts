/** A written element, or nothing. */
export type XmlPart = string | false | null | undefined

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

const opening = (name: string, attributes: Readonly<Record<string, string>>) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')

/** An element with a text; nothing where there is none. */
export const element = (
  name: string,
  value: string | number | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string =>
  value === null || value === undefined || value === ''
    ? ''
    : `<${opening(name, attributes)}>${escaped(String(value))}</${name}>`

/** An element with others in it, in their order; nothing where none of them is there. */
export function elements(
  name: string,
  parts: readonly XmlPart[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const content = parts.filter(Boolean).join('')
  return content ? `<${opening(name, attributes)}>${content}</${name}>` : ''
}
