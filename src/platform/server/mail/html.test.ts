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
  ['a tag that does not end is text', 'a <b and c', 'a &#60;b and c'],
  ['a script ends at its own end only', '<script>"</style>"</script >b', 'b'],
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

const hostile: [string, (times: number) => string][] = [
  ['tags that do not end', (times) => '<a '.repeat(times)],
  ['quotes that do not end', (times) => '<a"'.repeat(times)],
  ['quotes inside quotes', (times) => `<a '"`.repeat(times)],
  ['one long name', (times) => `<${'a'.repeat(times)}`],
  ['code that does not end', (times) => '<script>'.repeat(times)],
  ['declarations that do not end', (times) => '<!'.repeat(times)],
  ['comments that do not end', (times) => '<!--'.repeat(times)],
  ['stray ends', (times) => '</p>'.repeat(times)],
  ['open tags and stray ends', (times) => '<b>'.repeat(times) + '</i>'.repeat(times)],
  ['open tags and their ends', (times) => '<b><i>'.repeat(times) + '</b>'.repeat(times)],
  ['links without a target', (times) => `<a ${'href= '.repeat(times)}>`],
]

test.each(hostile)('%s cost one pass: each character is looked at once', (_, build) => {
  for (const times of [100, 1_000, 10_000]) {
    const html = build(times)
    const work = { steps: 0 }
    sanitizeHtml(html, work)
    // Each character once, and each tag once when it opens and once when it closes.
    expect(work.steps).toBeGreaterThanOrEqual(html.length)
    expect(work.steps).toBeLessThanOrEqual(html.length + 2 * html.split('<').length)
  }
})

test('the words of a page', () => {
  expect(htmlToText('<p>Guten&nbsp;Tag</p><p>A &amp; B<br>C</p>')).toBe('Guten Tag\n\nA & B\nC')
  expect(
    htmlToText('<table><tr><th>Wein</th><th>Preis</th></tr><tr><td>A</td><td>9</td></tr></table>x'),
  ).toBe('Wein · Preis\nA · 9\n\nx')
})
