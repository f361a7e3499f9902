import type { WindowHooks } from '#platform/server/live/realtime.ts'
import type { Services, Waiting } from '#platform/server/services.ts'
import { serverModules } from './endpoints.ts'

/** Every module hears every event of the windows. */
export const joinHooks = (hooks: readonly WindowHooks[]): WindowHooks => ({
  said: (...event) => Promise.all(hooks.flatMap(({ said }) => said?.(...event) ?? [])),
  presence: (...event) => Promise.all(hooks.flatMap(({ presence }) => presence?.(...event) ?? [])),
})

export const waitingFor: Services['waitingFor'] = async (db, userId) => {
  const found: Waiting = { chat_list: [], notification_list: [] }
  for (const { waiting } of serverModules) {
    for (const part of ['chat_list', 'notification_list'] as const)
      found[part].push(...((await waiting?.[part]?.(db, userId)) ?? []))
  }
  return found
}

export const namesOfChange: Services['namesOfChange'] = (change, language) =>
  serverModules.find((module) => module.namesOfChange)?.namesOfChange?.(change, language) ?? '–'
