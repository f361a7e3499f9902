import { readLocal, writeLocal } from '#platform/web/session/local-data.ts'
import { createStore } from '#platform/web/store.ts'

const NAME = 'previews'

/** The lists beside which somebody wants to see the record of the row. */
export const previews = createStore<readonly string[]>(readLocal<string[]>(NAME) ?? [])

export function togglePreview(list: string): void {
  const before = previews.get()
  const next = before.includes(list) ? before.filter((one) => one !== list) : [...before, list]
  writeLocal(NAME, next)
  previews.set(next)
}

type Pressed = { key: string; altKey: boolean; shiftKey: boolean; ctrlKey: boolean }

/** Alt and Enter in every list; Space too where it ticks nothing. */
export const isPreviewKey = ({ key, altKey, shiftKey, ctrlKey }: Pressed, hasTicks: boolean): boolean =>
  !shiftKey && !ctrlKey && ((key === 'Enter' && altKey) || (key === ' ' && !altKey && !hasTicks))
