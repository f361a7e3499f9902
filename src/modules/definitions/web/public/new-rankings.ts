import { call } from '#platform/web/api.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { createStore } from '#platform/web/store.ts'

/** New rankings since home was last opened, as the server keeps them for each person. */
export const newRankings = createStore(0)

export async function learnNewRankings(): Promise<void> {
  if (currentSession()) newRankings.set((await call('/raking_figure/new_count')).count)
}
