// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { optionalText, requiredText } from '#core/fields.ts'
import { transportTexts } from '#core/texts/transport-texts.ts'
import { renderHook } from '#test/web/render.ts'
import { tell } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { toasts } from '../toasts/toasts.ts'
import { useEditor } from './use-editor.ts'

const PATH = '/sys_category/update'
const Schema = z.object({ category: requiredText(20), file: optionalText(100) })
type Values = { category: string; file: string | null }
const stored: Values = { category: 'Handel', file: null }

type Options = Parameters<typeof useEditor<Values, typeof PATH>>[2]

const server = vi.fn<(url: string, request: { body: string }) => Promise<Response>>()
const onSaved = vi.fn<Options['onSaved']>()

const answer = (body: object) => Promise.resolve(new Response(JSON.stringify(body)))
const accepted = () => answer({ status: { isContinue: true }, save_response: { id: 7, version: 4 } })
const refused = (status: object) => answer({ status: { isContinue: false, message: '', ...status } })

const sent = (call: number) =>
  JSON.parse(server.mock.calls[call]?.[1].body ?? '{}') as Record<string, unknown>
const shownToasts = () => toasts.get().map(({ color }) => color)

const openEditor = (options: Partial<Options> = {}) =>
  renderHook(
    (given: Partial<Options>) => useEditor(PATH, Schema, { initial: stored, onSaved, ...given }),
    options,
  )

beforeEach(() => vi.stubGlobal('fetch', server))

afterEach(() => {
  vi.unstubAllGlobals()
  server.mockReset()
  onSaved.mockReset()
  toasts.set([])
})

test('sends the fields, the key of the record and what follows from the values', async () => {
  server.mockImplementation(accepted)
  const extra = ({ category }: Values) => ({ letters: category.length })
  const editor = await openEditor({ record: { id: 7, version: 3 }, extra })
  await act(async () => editor.current.form.set('category', 'Gastronomie'))
  await act(async () => expect(await editor.current.save()).toBe(true))
  expect(sent(0)).toMatchObject({ category: 'Gastronomie', id: 7, version: 3, letters: 11 })
  expect(onSaved.mock.lastCall?.[0]).toEqual({ id: 7, version: 4 })
  expect(editor.current.isDirty).toBe(false)
  expect(shownToasts()).toEqual(['green'])
})

test('a save without an outcome keeps what was typed, says what to do and repeats the same request', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const editor = await openEditor({ record: { id: 7, version: 3 } })
  await act(async () => editor.current.form.set('category', 'Gastronomie'))
  await act(async () => expect(await editor.current.save()).toBe(false))
  expect(editor.current.form.values.category).toBe('Gastronomie')
  expect(toasts.get()[0]?.message).toBe(
    `${tell(transportTexts, 'NETWORK_ERROR')} ${tell(commonTexts, 'save_again')}`,
  )
  server.mockImplementation(accepted)
  await act(async () => expect(await editor.current.save()).toBe(true))
  expect(sent(1).request_id).toBe(sent(0).request_id)
  expect(shownToasts()).toEqual(['green'])
})

test('saves again upon its own save, before the record was fetched anew', async () => {
  server.mockImplementation(accepted)
  const editor = await openEditor({ record: { id: 7, version: 3 } })
  await act(() => editor.current.save())
  await act(() => editor.current.save())
  expect(sent(1)).toMatchObject({ id: 7, version: 4 })
  await editor.rerender({ record: { id: 7, version: 9 } })
  await act(() => editor.current.save())
  expect(sent(2)).toMatchObject({ id: 7, version: 9 })
  await editor.rerender({ record: { id: 8, version: 1 } })
  await act(() => editor.current.save())
  expect(sent(3)).toMatchObject({ id: 8, version: 1 })
})

test('offers to take back what a save has changed, and nothing where it changed nothing', async () => {
  server.mockImplementation(accepted)
  const undo = vi.fn(() => Promise.resolve())
  const editor = await openEditor({ record: { id: 7, version: 3 }, undo })
  await act(() => editor.current.save())
  await act(() => editor.current.save())
  const [changed, unchanged] = toasts.get()
  await changed?.undo?.()
  expect(undo).toHaveBeenCalledExactlyOnceWith({ id: 7, version: 4 })
  expect(unchanged).toMatchObject({ color: 'green' })
  expect(unchanged).not.toHaveProperty('undo')
})

describe('while somebody else saves version 4, a save', () => {
  const newer = (category: string) => ({
    record: { id: 7, version: 4 },
    initial: { category, file: 'theirs.pdf' },
  })

  const typeAndSave = async (theirs: string, typed: string) => {
    server.mockImplementation(accepted)
    const editor = await openEditor({ record: { id: 7, version: 3 } })
    await act(async () => editor.current.form.set('category', typed))
    await editor.rerender(newer(theirs))
    await act(() => editor.current.save())
    return editor
  }

  test.each([
    ['builds upon it where another field has changed', 'Handel', 'Gastronomie', 4],
    ['builds upon it where both wrote the same', 'Gastronomie', 'Gastronomie', 4],
    ['meets a conflict where both changed the same field', 'Vinothek', 'Gastronomie', 3],
  ])('%s', async (_, theirs, typed, version) => {
    await typeAndSave(theirs, typed)
    expect(sent(0)).toMatchObject({ category: typed, file: 'theirs.pdf', version })
  })

  test('replaces it once it was seen, and meets a conflict again where another follows', async () => {
    const editor = await typeAndSave('Vinothek', 'Gastronomie')
    await act(async () => editor.current.form.set('category', 'Hotel'))
    await editor.rerender({ record: { id: 7, version: 5 }, initial: { category: 'Bar', file: null } })
    await act(async () => editor.current.acceptNewer())
    await act(() => editor.current.save())
    expect(sent(1)).toMatchObject({ category: 'Hotel', file: null, version: 5 })
    await act(async () => editor.current.form.set('category', 'Hof'))
    await editor.rerender({ record: { id: 7, version: 6 }, initial: { category: 'Kiosk', file: null } })
    await act(() => editor.current.save())
    expect(sent(2)).toMatchObject({ category: 'Hof', version: 5 })
  })
})

test('a newer version that comes only after it was accepted is replaced, the one after that is not', async () => {
  server.mockImplementation(() => refused({ code: 'record_changed' }))
  const editor = await openEditor({ record: { id: 7, version: 3 } })
  await act(async () => editor.current.form.set('category', 'Gastronomie'))
  await act(() => editor.current.save())
  await act(async () => editor.current.acceptNewer())
  for (const [version, category] of [
    [4, 'Vinothek'],
    [5, 'Bar'],
  ] as const) {
    await editor.rerender({ record: { id: 7, version }, initial: { category, file: null } })
    await act(() => editor.current.save())
  }
  expect([0, 1, 2].map((call) => sent(call).version)).toEqual([3, 4, 4])
})

test('sends a payload of its own instead of the fields', async () => {
  server.mockImplementation(accepted)
  const payload = (checked: object, _values: Values, key: object) => ({ inside: { ...checked, ...key } })
  const editor = await openEditor({ record: { id: 7, version: 3 }, payload })
  await act(() => editor.current.save())
  expect(sent(0)).toMatchObject({ inside: { category: 'Handel', id: 7, version: 3 } })
  expect(sent(0)).not.toHaveProperty('category')
  expect(sent(0)).not.toHaveProperty('id')
})

test('a second click while it is saving sends nothing and ends like the first', async () => {
  const outcome = Promise.withResolvers<Response>()
  server.mockReturnValue(outcome.promise)
  const editor = await openEditor()
  const clicks: Promise<boolean>[] = []
  await act(async () => void clicks.push(editor.current.save()))
  expect(editor.current.isSaving).toBe(true)
  await act(async () => void clicks.push(editor.current.save()))
  await act(async () => outcome.resolve(await accepted()))
  expect(await Promise.all(clicks)).toEqual([true, true])
  expect(server).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
  expect(editor.current.isSaving).toBe(false)
})

test('keeps its request id while the outcome is unknown; what failed is said until the next attempt', async () => {
  server.mockRejectedValueOnce(new TypeError('offline'))
  server.mockImplementationOnce(() => refused({ code: 'ERR_105' }))
  server.mockImplementation(accepted)
  const editor = await openEditor()
  await act(async () => expect(await editor.current.save()).toBe(false))
  await act(async () => expect(await editor.current.save()).toBe(false))
  expect(shownToasts()).toEqual(['red'])
  await act(async () => expect(await editor.current.save()).toBe(true))
  expect(shownToasts()).toEqual(['green'])
  const ids = [0, 1, 2].map((call) => sent(call).request_id)
  expect(ids[0]).toEqual(expect.any(String))
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('shows what the server refuses at its field and keeps what was typed', async () => {
  server.mockImplementation(() => refused({ code: 'ERR_100', fields: { category: 'requiredField' } }))
  const editor = await openEditor()
  await act(async () => editor.current.form.set('category', 'Gastronomie'))
  await act(async () => expect(await editor.current.save()).toBe(false))
  expect(Object.keys(editor.current.form.errors)).toEqual(['category'])
  expect(editor.current.form.values.category).toBe('Gastronomie')
  expect(editor.current.isDirty).toBe(true)
  expect(shownToasts()).toEqual(['orange'])
  expect(onSaved).not.toHaveBeenCalled()
})

test('sends nothing while a field is wrong', async () => {
  const editor = await openEditor({ initial: { category: '', file: null } })
  await act(async () => expect(await editor.current.save()).toBe(false))
  expect(server).not.toHaveBeenCalled()
  expect(Object.keys(editor.current.form.errors)).toEqual(['category'])
  expect(shownToasts()).toEqual(['orange'])
})

test('leaves a conflict to the form and does not toast it', async () => {
  server.mockImplementation(() => refused({ code: 'record_changed' }))
  const editor = await openEditor({ record: { id: 7, version: 3 } })
  await act(() => editor.current.save())
  expect(editor.current.failure?.status.code).toBe('record_changed')
  expect(shownToasts()).toEqual([])
  await act(async () => editor.current.acceptNewer())
  expect(editor.current.failure).toBeNull()
})

test('waits for a file that is being read, then saves by itself', async () => {
  server.mockImplementation(accepted)
  const file = Promise.withResolvers<string>()
  const editor = await openEditor()
  await act(async () => void editor.current.form.setLater('file', file.promise))
  await act(async () => expect(await editor.current.save()).toBe(false))
  expect(server).not.toHaveBeenCalled()
  expect(editor.current.isSaving).toBe(true)
  await act(async () => file.resolve('content'))
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(sent(0)).toMatchObject({ file: 'content' })
})

test('asks before it sends, and sends nothing after a no', async () => {
  server.mockImplementation(accepted)
  const ask = vi
    .fn<NonNullable<Options['ask']>>()
    .mockResolvedValueOnce(null)
    .mockResolvedValue({ sure: '1' })
  const editor = await openEditor({ ask })
  await act(async () => expect(await editor.current.save()).toBe(false))
  expect(server).not.toHaveBeenCalled()
  await act(async () => expect(await editor.current.save()).toBe(true))
  expect(sent(0)).toMatchObject({ category: 'Handel', sure: '1' })
})

test('two additions to a value both stay, also when the form was not drawn between them', async () => {
  const editor = await openEditor()
  const { change } = editor.current.form
  await act(async () => {
    change('category', (before) => `${before}, Gastronomie`)
    change('category', (before) => `${before}, Privat`)
  })
  expect(editor.current.form.values.category).toBe('Handel, Gastronomie, Privat')
})
