import { expect, test } from 'vitest'
import { spellings } from './spelling.ts'

test.each([
  ['Müller', ['Müller', 'Mueller']],
  ['Mueller', ['Mueller', 'Muller']],
  ['MÜLLER', ['MÜLLER', 'MUeLLER']],
  ['Goethe', ['Goethe', 'Gothe']],
  ['Schäfer', ['Schäfer', 'Schaefer']],
  ['Muller', ['Muller']],
  ['Bauer', ['Bauer']],
  ['Neuer', ['Neuer']],
  ['Quelle', ['Quelle']],
  ['Günçiçek', ['Günçiçek', 'Guençiçek']],
  ['Mu\u0308ller', ['Mu\u0308ller', 'Müller', 'Mueller']],
  ['101903', ['101903']],
])('%s is looked for as %j', (word, expected) => expect(spellings(word)).toEqual(expected))
