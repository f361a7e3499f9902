import { expect, test } from 'vitest'
import { fillScript } from './script.ts'

const values = { name: 'Herr Schulze', wine: 'Primitivo', seller: 'Jonas Becker' }
const text = 'Guten Tag {name}, hier ist {seller}. Wie schmeckte der {wine}?\n\nDarf ich?'

test.each([
  [values, 'Guten Tag Herr Schulze, hier ist Jonas Becker. Wie schmeckte der Primitivo?\n\nDarf ich?'],
  [{ ...values, wine: null }, 'Guten Tag Herr Schulze, hier ist Jonas Becker.\n\nDarf ich?'],
  [
    { ...values, name: '{seller}' },
    'Guten Tag {seller}, hier ist Jonas Becker. Wie schmeckte der Primitivo?\n\nDarf ich?',
  ],
])('%o', (given, said) => {
  expect(fillScript(text, given)).toBe(said)
})

test('other braces stay', () => {
  expect(fillScript('{x} {name}', values)).toBe('{x} Herr Schulze')
})
