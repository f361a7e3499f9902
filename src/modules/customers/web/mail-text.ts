const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Paragraphs stand apart by an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** What is typed as the mail carries it: paragraphs and line breaks, never markup. */
export const htmlOf = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

/** A template of paragraphs as text to type on. */
export function textOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith('\u2028')
  return [...page.querySelectorAll('p')]
    .map((paragraph) =>
      paragraph.textContent.replace(/\s*\u2028\s*|\s+/g, (gap) => (gap.includes('\u2028') ? '\n' : ' ')),
    )
    .map((paragraph) => paragraph.replace(/ +,/g, ',').trim())
    .filter(Boolean)
    .join('\n\n')
}
