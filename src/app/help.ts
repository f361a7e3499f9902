import type { HelpPage } from '#modules/help/domain/help-page.ts'
import { whenQuiet } from '#platform/web/quiet.ts'
import { createStore } from '#platform/web/store.ts'

/** The pages of the help; they come after the first screen. */
export const loadedHelp = createStore<readonly HelpPage[]>([])

whenQuiet(async () => {
  loadedHelp.set((await import('#modules/help/web/pages/all.ts')).helpPages)
})
