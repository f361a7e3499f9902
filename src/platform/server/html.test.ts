import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText, sanitizeHtml } from './html.ts'

test.each([
  ['plain formatting stays', '<p>a <b>b</b><br>c</p>', '<p>a <b>b</b><br>c</p>'],
  ['attributes go', '<p style="x" onclick=\'y\'>a</p>', '<p>a</p>'],
  ['scripts go with their content', 'a<script>alert("<p>")</script>b', 'ab'],
  ['a script without an end goes', 'a<script>alert(1)', 'a'],
  ['comments go', 'a<!-- <p> -->b', 'ab'],
  ['unknown tags go, their text stays', '<custom>a</custom><img src=x onerror=y>', 'a'],
  [
    'links to the web stay',
    '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    '<a href="https://example.com/?a=1&#38;b=2" rel="noopener noreferrer">x</a>',
  ],
  ['other links lose their target', '<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['spaces do not hide a scheme', '<a href=" \njavascript:alert(1)">x</a>', '<a>x</a>'],
  ['open tags are closed', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['stray ends go', 'a</p></div>', 'a'],
  ['a lone sign is text', '1 < 2 & 3 > 2', '1 &#60; 2 &#38; 3 &#62; 2'],
  ['escaped markup stays text', '&lt;script&gt;', '&#60;script&#62;'],
  ['letters stay', 'Müller & Söhne „Öküzgözü“ €', 'Müller &#38; Söhne „Öküzgözü“ €'],
])('%s', (_, html, clean) => expect(sanitizeHtml(html)).toBe(clean))

const nasty = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      'a',
      ' href=',
      'javascript:',
      '<!--',
      '-->',
      'p',
      '&lt;',
      '&#60;',
      ' onload=x',
      'svg',
    ),
  )
  .map((parts) => parts.join(''))

test('whatever comes in, only the allowed tags come out, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(nasty, (html) => {
      const clean = sanitizeHtml(html)
      const tags = clean.match(/<[^>]*>?/g) ?? []
      expect(
        tags.filter(
          (tag) =>
            !/^<\/?(?:p|a(?: href="(?:https?|mailto):[^"<>]*" rel="noopener noreferrer")?)>$/.test(tag),
        ),
      ).toEqual([])
      expect(sanitizeHtml(clean)).toBe(clean)
    }),
    { numRuns: 2_000 },
  )
})

test('a hostile text is cleaned in no time', () => {
  const started = performance.now()
  sanitizeHtml('<a '.repeat(30_000))
  sanitizeHtml('<a"'.repeat(30_000))
  sanitizeHtml('<script'.repeat(10_000))
  sanitizeHtml('</p>'.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('the words of a page', () => {
  expect(htmlToText('<p>Guten&nbsp;Tag</p><p>A &amp; B<br>C</p>')).toBe('Guten Tag\n\nA & B\nC')
  expect(
    htmlToText('<table><tr><th>Wein</th><th>Preis</th></tr><tr><td>A</td><td>9</td></tr></table>x'),
  ).toBe('Wein · Preis\nA · 9\n\nx')
})
