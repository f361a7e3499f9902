import { beforeAll, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
})

let choice: typeof import('./preview-choice.ts')
beforeAll(async () => {
  choice = await import('./preview-choice.ts')
})

test('the choice is of one list and is kept', () => {
  choice.togglePreview('/a/list')
  choice.togglePreview('/b/list')
  choice.togglePreview('/a/list')
  expect(choice.previews.get()).toEqual(['/b/list'])
  expect(stored.get('wk.previews')).toBe('["/b/list"]')
})

test.each([
  ['Enter', { altKey: true }, true, true],
  ['Enter', {}, false, false],
  [' ', {}, false, true],
  [' ', {}, true, false],
  [' ', { shiftKey: true }, false, false],
  [' ', { ctrlKey: true }, false, false],
  ['x', { altKey: true }, false, false],
])('the key %j with %o, ticks: %s', (key, held, hasTicks, expected) => {
  const pressed = { key, altKey: false, shiftKey: false, ctrlKey: false, ...held }
  expect(choice.isPreviewKey(pressed, hasTicks)).toBe(expected)
})
