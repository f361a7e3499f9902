// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { performKey } from './perform-key.ts'

afterEach(() => document.body.replaceChildren())

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

/** As a browser has it: the fields belong to the prototype of the event. */
const pressed = (key: string, held: Partial<typeof none> = {}) =>
  Object.create({ key, code: '', ...none, ...held }) as KeyboardEvent

function field(): HTMLInputElement {
  const input = document.createElement('input')
  document.body.append(input)
  input.focus()
  return input
}

test.each([
  ['s', { ctrlKey: true }],
  ['s', { metaKey: true }],
  ['a', { altKey: true }],
  ['Tab', { shiftKey: true }],
])('%s with %o is performed with what was held', (key, held) => {
  const heard: KeyboardEvent[] = []
  field().addEventListener('keydown', (event) => {
    heard.push(event)
    event.preventDefault()
  })
  performKey(pressed(key, held), () => undefined)
  expect(heard).toMatchObject([{ key, ...none, ...held }])
})

test('what is held with Ctrl or Alt types nothing', () => {
  field()
  const typed = vi.fn()
  Object.assign(document, { execCommand: typed })
  performKey(pressed('s', { ctrlKey: true }), () => undefined)
  performKey(pressed('a', { altKey: true }), () => undefined)
  expect(typed).not.toHaveBeenCalled()
  performKey(pressed('s'), () => undefined)
  expect(typed).toHaveBeenCalledExactlyOnceWith('insertText', false, 's')
})
