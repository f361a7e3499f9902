// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../api.ts'
import { tell } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { dismiss, toasts } from './toasts.ts'
import { onUndoKey, toastUndo, undo } from './undo.ts'

afterEach(() => {
  for (const { id } of toasts.get()) dismiss(id)
})

const press = (target: HTMLElement, keys: KeyboardEventInit = { key: 'z', ctrlKey: true }) => {
  document.body.append(target)
  const event = new KeyboardEvent('keydown', { ...keys, cancelable: true, bubbles: true })
  target.addEventListener('keydown', onUndoKey)
  target.dispatchEvent(event)
  return event.defaultPrevented
}

const messages = () => toasts.get().map(({ message }) => message)

test('the key takes back the latest act, once', async () => {
  const [first, second] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
  toastUndo('one', first)
  toastUndo('two', second)
  expect(press(document.createElement('div'))).toBe(true)
  await expect.poll(() => messages()).toHaveLength(2)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  expect(messages()[0]).toBe('one')
})

test('a toast that has gone takes nothing back', async () => {
  const reverse = vi.fn(() => Promise.resolve())
  toastUndo('one', reverse)
  const [toast] = toasts.get()
  if (!toast) throw new Error('no toast')
  await Promise.all([undo(toast), undo(toast)])
  expect(reverse).toHaveBeenCalledTimes(1)
  dismiss(toast.id)
  await undo(toast)
  expect(reverse).toHaveBeenCalledTimes(1)
})

test('a refusal is said', async () => {
  toastUndo('one', () => Promise.reject(new Error('too late')))
  press(document.createElement('div'))
  await expect.poll(() => messages().join()).toContain('too late')
  expect(toasts.get().at(-1)?.color).toBe('red')
})

test('who was faster is named; nothing was typed that could be compared', async () => {
  const status = { isContinue: false, code: 'record_changed', message: '' } as const
  const params = { user: 'Ada Winzer', fields: 'balance' }
  toastUndo('one', () => Promise.reject(new CallError({ ...status, params })))
  press(document.createElement('div'))
  await expect.poll(() => messages()).toEqual([tell(commonTexts, 'undo_too_late', { user: 'Ada Winzer' })])
})

test.each([
  ['in a text field', document.createElement('textarea'), undefined],
  ['with Shift', document.createElement('div'), { key: 'z', ctrlKey: true, shiftKey: true }],
  ['without Ctrl', document.createElement('div'), { key: 'z' }],
])('the key is left alone %s', (_, target, keys) => {
  const reverse = vi.fn(() => Promise.resolve())
  toastUndo('one', reverse)
  expect(press(target, keys)).toBe(false)
  expect(reverse).not.toHaveBeenCalled()
})
