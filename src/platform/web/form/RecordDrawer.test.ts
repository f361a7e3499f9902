// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#test/web/render.ts'
import { CallError } from '../api.ts'
import { setLanguage } from '../language.tsx'
import { Conflict, RecordDrawer } from './RecordDrawer.tsx'
import { ReloadRecord } from './reload-record.ts'

const conflict = new CallError({
  isContinue: false,
  code: 'record_changed',
  message: 'Inzwischen von Ayşe geändert (Gruppe).',
  params: { user: 'Ayşe', fields: 'category' },
})
const acceptNewer = vi.fn<() => void>()
const save = vi.fn<() => Promise<boolean>>()
const editor = { isDirty: false, isSaving: false, failure: conflict, acceptNewer, save }
const onClose = vi.fn<() => void>()

let shown: Awaited<ReturnType<typeof render>> | null = null

async function openDrawer(
  props: Partial<Parameters<typeof RecordDrawer>[0]>,
  reload: (() => void) | null = null,
) {
  setLanguage('de')
  const given = { title: 'Kategorie', size: 'side', onClose, children: null, ...props } as const
  const component = () => createElement(ReloadRecord, { value: reload }, createElement(RecordDrawer, given))
  const routeTree = createRootRoute({ component })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const page = createElement(RouterProvider, { router })
  shown = await render(createElement(MantineProvider, { env: 'test', children: page }))
}

afterEach(async () => {
  await shown?.unmount()
  vi.clearAllMocks()
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const click = (name: string) => act(async () => button(name)?.click())
const alert = () => document.querySelector('[role="alert"]')

test('says who changed the record meanwhile, also where it cannot be fetched again', async () => {
  await openDrawer({ editor })
  expect(alert()?.textContent).toBe('Inzwischen von Ayşe geändert (Gruppe).')
  expect(button('Neu laden')).toBeUndefined()
})

test('fetches the record of its loader again, unless it edits another one', async () => {
  const reload = vi.fn<() => void>()
  await openDrawer({ editor }, reload)
  await click('Neu laden')
  expect(reload).toHaveBeenCalledOnce()
  await shown?.unmount()
  await openDrawer({ editor, onReload: null }, reload)
  expect(button('Neu laden')).toBeUndefined()
})

test('fetches the record again and takes the conflict away afterwards', async () => {
  const reloaded = Promise.withResolvers<undefined>()
  await openDrawer({ editor, onReload: () => reloaded.promise })
  await click('Neu laden')
  expect(acceptNewer).not.toHaveBeenCalled()
  await act(async () => reloaded.resolve(undefined))
  expect(acceptNewer).toHaveBeenCalledOnce()
})

test('the cursor is back where it was when the conflict goes with its button', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const conflictOf = (failure: CallError | null) =>
    createElement(MantineProvider, {
      env: 'test',
      children: createElement(Conflict, {
        editor: { ...editor, failure },
        onReload: vi.fn(),
      }),
    })
  shown = await render(conflictOf(conflict))
  button('Neu laden')?.focus()
  await shown.show(conflictOf(null))
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  field.remove()
})

test('saves what it edits', async () => {
  await openDrawer({ editor })
  await click('Speichern')
  expect(save).toHaveBeenCalledOnce()
})

test('saves in another way where it is told to', async () => {
  const onSave = vi.fn<() => void>()
  await openDrawer({ editor, onSave })
  await click('Speichern')
  expect(onSave).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
})

test.each([
  ['nothing is edited', {}],
  ['nothing may be saved', { editor, onSave: null }],
])('offers to close and not to save where %s', async (_, props) => {
  await openDrawer(props)
  expect(button('Speichern')).toBeUndefined()
  await click('Schließen')
  expect(onClose).toHaveBeenCalledOnce()
})
