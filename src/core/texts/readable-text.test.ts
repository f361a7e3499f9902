import { expect, test } from 'vitest'
import { readableText } from './readable-text.ts'

test.each([
  ['letters and signs stay', 'Öküzgözü „é“ 🍷 €\n\tx', 'Öküzgözü „é“ 🍷 €\n\tx'],
  ['what is no character goes', 'a\ufffeb\uffffc', 'abc'],
  ['control characters go', 'a\u0001b\u000bc\u001f', 'abc'],
  ['half a character goes', 'a\ud800b', 'ab'],
])('%s', (_, text, readable) => expect(readableText(text)).toBe(readable))
