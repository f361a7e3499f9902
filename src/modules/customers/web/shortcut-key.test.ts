import { expect, test } from 'vitest'
import { isPageSave, shortcutOf } from './shortcut-key.ts'

const press = (key: string, changes: object = {}) => ({
  key,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...changes,
})
const page = { isTyping: false, pagesItself: false, hasDialog: false }
const field = { ...page, isTyping: true }
const note = { ...page, isTyping: true, pagesItself: true }
const table = { ...page, pagesItself: true }
const dialog = { ...page, hasDialog: true }
const alt = { altKey: true }

test.each([
  ['a letter on the page', press('N'), page, 'n'],
  ['a letter with Shift', press('D', { shiftKey: true }), page, 'Shift+d'],
  ['a sign that needs Shift', press('?', { shiftKey: true }), page, '?'],
  ['a letter while typing', press('n'), field, null],
  ['a letter in a table', press('n'), table, 'n'],
  ['a letter under a panel', press('n'), dialog, null],
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
  ['paging with Alt under a panel', press('PageDown', alt), dialog, null],
])('%s', (_, pressed, at, name) => expect(shortcutOf(pressed, at)).toBe(name))

test.each([
  [press('s', { ctrlKey: true }), page, true],
  [press('S', { metaKey: true }), note, true],
  [press('s'), page, false],
  [press('a', { ctrlKey: true }), page, false],
  [press('s', { ctrlKey: true }), dialog, false],
])('%o at %o saves the page: %s', (pressed, at, saves) => expect(isPageSave(pressed, at)).toBe(saves))
