// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, createElement, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#test/web/render.ts'
import { Dialog } from './Dialog.tsx'
import { setLanguage } from '../language.tsx'
import { layers } from './layers.ts'

type Props = Partial<Parameters<typeof Dialog>[0]>

/** A page with a button that opens a dialog. */
function Page(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return createElement(
    'main',
    null,
    createElement('button', { id: 'opener', type: 'button', onClick: () => setOpen(true) }, 'open'),
    isOpen &&
      createElement(
        Dialog,
        { title: 'Preise', onClose: close, ...props, children: null },
        createElement('button', { id: 'inside', type: 'button', 'data-autofocus': true }, 'inside'),
      ),
  )
}

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

async function openDialog(props: Props = {}) {
  setLanguage('de')
  const page = createElement(Page, props)
  shown = await render(createElement(MantineProvider, { env: 'test', children: page }))
  await act(async () => {
    element('opener')?.focus()
    element('opener')?.click()
  })
  await expect.poll(() => document.activeElement).toBe(element('inside'))
}

let shown: Awaited<ReturnType<typeof render>> | null = null
afterEach(() => shown?.unmount())

test('takes the focus, closes by Esc and gives the focus back to what opened it', async () => {
  await openDialog()
  await press('Escape')
  expect(dialog()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(element('opener'))
})

test('has a title and a close button with a name', async () => {
  await openDialog()
  const title = document.querySelector(`[id="${dialog()?.getAttribute('aria-labelledby')}"]`)
  expect(title?.textContent).toBe('Preise')
  const button = document.querySelector<HTMLElement>('[aria-label="Schließen"]')
  await act(async () => button?.click())
  expect(dialog()).toBeNull()
})

test('stays while it must: no close button, and Esc does nothing', async () => {
  await openDialog({ mustStay: true })
  await press('Escape')
  expect(dialog()).not.toBeNull()
  expect(document.querySelector('[aria-label="Schließen"]')).toBeNull()
})

test('layers lie above one another in the order they are named in', () => {
  const levels = Object.values(layers)
  expect(levels).toEqual([...new Set(levels)].toSorted((one, other) => one - other))
})
