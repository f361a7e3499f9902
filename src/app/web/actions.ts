import type { Action } from '#platform/web/module.ts'
import { whenQuiet } from '#platform/web/screen/quiet.ts'
import { createStore } from '#platform/web/store.ts'
import { webModules } from '../modules.web.ts'

/** The modules' actions for Ctrl+K, loaded as one file after the first screen. */
export const declaredActions = createStore<readonly Action[]>([])

whenQuiet(async () => {
  const parts = await Promise.all(webModules.flatMap(({ actions }) => (actions ? [actions()] : [])))
  declaredActions.set(parts.flat())
})
