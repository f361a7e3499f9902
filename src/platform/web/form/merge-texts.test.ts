import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

test.each([
  ['Rotwein', 'Weißwein', 'Rotwein\nWeißwein'],
  ['Rotwein\nnach zehn', 'Rotwein\nnicht freitags', 'Rotwein\nnach zehn\nnicht freitags'],
  ['Rotwein\nnach zehn', 'nach zehn', 'Rotwein\nnach zehn'],
  ['Rotwein', 'Rotwein', 'Rotwein'],
  ['', 'Weißwein', 'Weißwein'],
  ['Rotwein', '', 'Rotwein'],
  ['Rotwein\n', 'Weißwein\n\n', 'Rotwein\nWeißwein'],
  ['A\n\nB', 'A\n\nC', 'A\n\nB\nC'],
])('%j and %j become %j', (stored, typed, merged) => {
  expect(mergeTexts(stored, typed)).toBe(merged)
})
