import type { HelpPage } from '#modules/help/domain/help-page.ts'
import type { Remedy } from '#modules/help/domain/remedy.ts'
import { whenQuiet } from '#platform/web/screen/quiet.ts'
import { knownRemedies } from '#platform/web/records/requests.ts'
import { createStore } from '#platform/web/store.ts'

type Help = { pages: readonly HelpPage[]; remedies: readonly Remedy[] }

/** The pages of the help, and what to do about refusals; they come after the first screen. */
export const loadedHelp = createStore<Help>({ pages: [], remedies: [] })

whenQuiet(async () => {
  const { helpPages, remedies } = await import('#modules/help/web/pages/all.ts')
  loadedHelp.set({ pages: helpPages, remedies })
  knownRemedies.set(new Set(remedies.flatMap(({ codes }) => codes)))
})
