// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '#test/web/render.ts'
import { ViewTabs } from './ListTabs.tsx'

const tabs = ['first', 'second'].map((name) => ({ name, label: name }))

const shownWith = (value: string) =>
  createElement(MantineProvider, {
    env: 'test',
    children: createElement(ViewTabs<string>, { label: 'views', tabs, value, onChange: vi.fn() }),
  })

test('the tab that is opened comes into sight', async () => {
  const revealed: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    revealed.push(this.textContent)
  })
  const shown = await render(shownWith('first'))
  await shown.show(shownWith('second'))
  expect(revealed).toEqual(['first', 'second'])
  await shown.unmount()
})
