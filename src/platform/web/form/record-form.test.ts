// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { optionalText, requiredText } from '#core/fields.ts'
import { renderHook } from '#test/web/render.ts'
import { useRecordForm } from './record-form.ts'

type Values = { name: string; note: string | null }

const Schema = z.object({ name: requiredText(20), note: optionalText(20) })
const stored: Values = { name: 'Riesling', note: null }

const openForm = (initial = stored, revision = 1) =>
  renderHook(
    (props: { initial: Values; revision: number }) => useRecordForm(Schema, props.initial, props.revision),
    {
      initial,
      revision,
    },
  )

test('is dirty while something differs from what is stored', async () => {
  const form = await openForm()
  expect(form.current.isDirty).toBe(false)
  await act(async () => form.current.set('name', 'Merlot'))
  expect(form.current.isDirty).toBe(true)
  await act(async () => form.current.set('name', 'Riesling'))
  expect(form.current.isDirty).toBe(false)
})

test('a newer version keeps the typed field and fills the others', async () => {
  const form = await openForm()
  await act(async () => form.current.set('name', 'Merlot'))
  await form.rerender({ initial: { name: 'Pinot', note: 'by somebody else' }, revision: 2 })
  expect(form.current.values).toEqual({ name: 'Merlot', note: 'by somebody else' })
  expect(form.current.isDirty).toBe(true)
})

test('the same version again changes nothing', async () => {
  const form = await openForm()
  await act(async () => form.current.set('name', 'Merlot'))
  await form.rerender({ initial: { name: 'Pinot', note: 'fetched again' }, revision: 1 })
  expect(form.current.values).toEqual({ name: 'Merlot', note: null })
})

test('of two files the one that was chosen last counts, whichever is read first', async () => {
  const form = await openForm()
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  await act(async () => {
    void form.current.setLater('note', first.promise)
    void form.current.setLater('note', second.promise)
  })
  expect(form.current.isWaiting).toBe(true)
  await act(async () => second.resolve('second'))
  await act(async () => first.resolve('first'))
  expect(form.current.values.note).toBe('second')
  expect(form.current.isWaiting).toBe(false)
})

test('a file that cannot be read is named at its field', async () => {
  const form = await openForm()
  await act(async () => {
    await form.current.setLater('note', Promise.reject(new Error('gone'))).catch(() => undefined)
  })
  expect(form.current.errors).toHaveProperty('note')
  expect(form.current.isWaiting).toBe(false)
})

test('what was typed since the saved state stays to be saved', async () => {
  const form = await openForm()
  await act(async () => form.current.set('name', 'Merlot'))
  const sent = form.current.values
  await act(async () => form.current.set('note', 'typed while saving'))
  await act(async () => form.current.markSaved(sent))
  expect(form.current.values).toEqual({ name: 'Merlot', note: 'typed while saving' })
  expect(form.current.isDirty).toBe(true)
  await form.rerender({ initial: { name: 'Merlot', note: null }, revision: 2 })
  expect(form.current.values.note).toBe('typed while saving')
})

test('a wrong field is marked until it is typed in again', async () => {
  const form = await openForm({ name: '', note: null })
  expect(form.current.isRequired('name')).toBe(true)
  expect(form.current.isRequired('note')).toBe(false)
  await act(async () => expect(form.current.parse()).toBeNull())
  expect(Object.keys(form.current.errors)).toEqual(['name'])
  await act(async () => form.current.set('name', 'Merlot'))
  expect(form.current.errors).toEqual({})
  expect(form.current.parse()).toMatchObject({ name: 'Merlot' })
})
