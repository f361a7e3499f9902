import type { QueryClient } from '@tanstack/react-query'
import type { Shows } from '#core/areas.ts'
import { keepFresh } from './ahead.ts'
import { gatherCalls } from './gather.ts'
import { createInterests } from './interests.ts'
import { sayShown } from './say-shown.ts'
import { watchStaleData, type StaleData } from './stale.ts'

/** Keeps what is shown up to date: the server hears what that is, and what was written is read again. */
export function watchLiveData(queries: QueryClient, shows: Shows, unhurried: Shows): StaleData {
  const interests = createInterests(shows, unhurried)
  gatherCalls()
  keepFresh(queries)
  sayShown(queries, interests)
  return watchStaleData(queries, interests)
}
