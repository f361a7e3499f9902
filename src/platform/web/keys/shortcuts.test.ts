// @vitest-environment happy-dom
import { createElement as h, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#test/web/render.ts'
import { toasts } from '../toasts/toasts.ts'
import { setKeyMode } from './key-mode.ts'
import { useAltKeys, useSearchKey, useShortcuts, useWritingKeys } from './shortcuts.ts'

const done: string[] = []
let shown: Awaited<ReturnType<typeof render>> | null = null

afterEach(async () => {
  await shown?.unmount()
  done.length = 0
  setKeyMode('on')
  document.body.replaceChildren()
  toasts.set([])
})

function Screen() {
  const area = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useWritingKeys({ '6': () => done.push('stored') }, area)
  useShortcuts({ n: () => done.push('next') })
  useSearchKey(search)
  useAltKeys({ l: () => done.push('last time') }, area)
  return [
    h('nav', { key: 'menu' }, h('button', { id: 'menu' })),
    h(
      'main',
      { key: 'main', id: 'main', tabIndex: -1 },
      h('table', {}, h('tbody', {}, h('tr', { id: 'row', tabIndex: 0 }))),
      h(
        'article',
        { id: 'area', ref: area, tabIndex: -1 },
        h('button', { id: 'inside' }),
        h('textarea', { id: 'note' }),
      ),
      h('input', { id: 'search', ref: search }),
    ),
  ]
}

function press(key: string, at: string | null, changes: object = {}) {
  const target = at === null ? document.body : document.querySelector<HTMLElement>(`#${at}`)
  target?.focus()
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...changes }),
  )
}

const alt = { altKey: true }

test.each([
  ['in its area', 'inside', ['stored']],
  ['without any focus', null, ['stored']],
  ['on the screen itself', 'main', ['stored']],
  ['in a table beside it', 'row', []],
  ['in the menu', 'menu', []],
  ['while typing', 'note', []],
] as const)('a key that writes, %s', async (_, at, expected) => {
  shown = await render(h(Screen))
  press('6', at)
  expect(done).toEqual(expected)
})

test('from elsewhere on the screen the first press leads to the area and says so, the second one writes', async () => {
  shown = await render(h(Screen))
  press('6', 'row')
  expect(document.activeElement?.id).toBe('area')
  expect(toasts.get()).toHaveLength(1)
  press('6', 'area')
  expect(done).toEqual(['stored'])
})

test('a key that writes needs Alt, or nothing, as the person wants', async () => {
  shown = await render(h(Screen))
  setKeyMode('alt')
  press('6', 'inside')
  expect(done).toEqual([])
  press('6', 'row', alt)
  expect(done).toEqual([])
  press('6', 'inside', alt)
  expect(done).toEqual(['stored'])
  setKeyMode('off')
  press('6', 'inside')
  press('6', 'inside', alt)
  press('/', 'inside')
  expect(done).toEqual(['stored'])
  expect(document.activeElement?.id).toBe('inside')
})

test('the slash leads to the search, except while typing', async () => {
  shown = await render(h(Screen))
  press('/', 'note')
  expect(document.activeElement?.id).toBe('note')
  press('/', 'row')
  expect(document.activeElement?.id).toBe('search')
})

test('a letter with Alt acts while typing, but not beneath a panel', async () => {
  shown = await render(h(Screen))
  press('l', 'note')
  press('l', 'note', alt)
  expect(done).toEqual(['last time'])
  const panel = document.body.appendChild(document.createElement('div'))
  panel.setAttribute('role', 'dialog')
  press('l', 'note', alt)
  press('n', null)
  expect(done).toEqual(['last time'])
})
