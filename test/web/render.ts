import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Shows a component in the document of a test. */
export async function render(node: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (next: ReactNode) => act(async () => root.render(next))
  await show(node)
  return { show, unmount: () => act(async () => root.unmount()) }
}

/** Runs a hook as a component would; `current` is what its last render returned. */
export async function renderHook<Props extends object, Result>(
  hook: (props: Props) => Result,
  props: Props,
): Promise<{ readonly current: Result; rerender(props: Props): Promise<void> }> {
  const results: Result[] = []
  function Probe(given: Props) {
    results.push(hook(given))
    return null
  }
  const shown = await render(createElement(Probe, props))
  return {
    get current() {
      return results.at(-1) as Result
    },
    rerender: (next) => shown.show(createElement(Probe, next)),
  }
}
