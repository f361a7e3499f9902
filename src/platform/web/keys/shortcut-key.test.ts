import { expect, test } from 'vitest'
import { altKeyOf, isPageSave, shortcutOf } from './shortcut-key.ts'

const press = (key: string, changes: object = {}) => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  repeat: false,
  ...changes,
})
const page = { isTyping: false, pagesItself: false, isButton: false, isElsewhere: false }
const field = { ...page, isTyping: true }
const note = { ...page, isTyping: true, pagesItself: true }
const table = { ...page, pagesItself: true }
const elsewhere = { ...page, isElsewhere: true }
const button = { ...page, isButton: true }
const alt = { altKey: true }

test.each([
  ['a letter on the page', press('N'), page, 'n'],
  ['a letter with Shift', press('D', { shiftKey: true }), page, 'Shift+d'],
  ['a sign that needs Shift', press('?', { shiftKey: true }), page, '?'],
  ['a letter while typing', press('n'), field, null],
  ['a letter in a table', press('n'), table, 'n'],
  ['a letter under a panel or in the frame', press('n'), elsewhere, null],
  ['a key that is held', press('1', { repeat: true }), page, null],
  ['a moving key that is held', press('ArrowDown', { repeat: true }), page, 'ArrowDown'],
  ['Enter on the page', press('Enter'), page, 'Enter'],
  ['Enter with Shift', press('Enter', { shiftKey: true }), page, 'Shift+Enter'],
  ['Enter on a button', press('Enter'), button, null],
  ['a letter on a button', press('x'), button, 'x'],
  ['a letter with Alt', press('n', alt), page, null],
  ['a letter with Ctrl', press('n', { ctrlKey: true }), page, null],
  ['a letter with Meta', press('n', { metaKey: true }), page, null],
  ['a letter that is being composed', press('n', { isComposing: true }), page, null],
  ['a key that somebody else took', press('n', { defaultPrevented: true }), page, null],
  ['paging on the page', press('PageDown'), page, 'PageDown'],
  ['paging in a line of text', press('PageUp'), field, 'PageUp'],
  ['paging in a note', press('PageDown'), note, null],
  ['paging in a table', press('PageDown'), table, null],
  ['paging with Alt in a note', press('PageDown', alt), note, 'PageDown'],
  ['paging with Alt under a panel', press('PageDown', alt), elsewhere, null],
])('%s', (_, pressed, at, name) => expect(shortcutOf(pressed, at)).toBe(name))

test.each([
  [press('s', { ctrlKey: true }), page, true],
  [press('S', { metaKey: true }), note, true],
  [press('s'), page, false],
  [press('a', { ctrlKey: true }), page, false],
  [press('s', { ctrlKey: true }), elsewhere, false],
  [press('s', { ctrlKey: true, repeat: true }), page, false],
])('%o at %o saves the page: %s', (pressed, at, saves) => expect(isPageSave(pressed, at)).toBe(saves))

test.each([
  ['alt', press('n', alt), page, 'n'],
  ['alt', press('n'), page, null],
  ['alt', press('1', alt), field, '1'],
  ['alt', press('å', { ...alt, code: 'KeyA' }), page, 'a'],
  ['alt', press('y', { ...alt, code: 'KeyZ' }), page, 'y'],
  ['alt', press('Enter'), page, 'Enter'],
  ['alt', press('PageDown'), page, 'PageDown'],
  ['off', press('n'), page, null],
  ['off', press('n', alt), page, null],
  ['off', press('Enter'), page, 'Enter'],
  ['off', press('PageDown'), page, 'PageDown'],
] as const)('single keys "%s": %o at %o is %s', (mode, pressed, at, name) =>
  expect(shortcutOf(pressed, at, mode)).toBe(name),
)

test.each([
  [press('l', alt), 'l'],
  [press('@', { ...alt, code: 'KeyL' }), 'l'],
  [press('l'), null],
  [press('l', { ...alt, shiftKey: true }), null],
  [press('l', { ...alt, ctrlKey: true }), null],
  [press('l', { ...alt, repeat: true }), null],
  [press('1', alt), null],
])('%o is the letter with Alt %s', (pressed, letter) => expect(altKeyOf(pressed)).toBe(letter))

test('where single keys need Alt, letters with Alt need Shift as well, so that no press is both', () => {
  expect(shortcutOf(press('a', alt), page, 'alt')).toBe('a')
  expect(altKeyOf(press('a', alt), 'alt')).toBeNull()
  expect(altKeyOf(press('A', { ...alt, shiftKey: true }), 'alt')).toBe('a')
})
