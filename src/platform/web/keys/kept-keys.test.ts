// @vitest-environment happy-dom
import { createElement as h } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#test/web/render.ts'
import { dropKeys, usePanelKeys } from './kept-keys.ts'

/** The focus stays where it was, as for a panel that is closed before it has taken the focus. */
function Panel() {
  usePanelKeys()
  return h('div', { role: 'dialog' })
}

const pressed: string[] = []
const onKey = ({ key }: KeyboardEvent) => pressed.push(key)

afterEach(() => {
  document.removeEventListener('keydown', onKey)
  document.body.replaceChildren()
  pressed.length = 0
  dropKeys()
})

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('keys reach the screen again as soon as a panel is closed that never had the focus', async () => {
  document.addEventListener('keydown', onKey)
  const shown = await render(h(Panel))
  press('n')
  expect(pressed).toEqual([])
  await shown.unmount()
  await new Promise((resolve) => setTimeout(resolve, 200))
  press('o')
  expect(pressed).toEqual(['o'])
})
