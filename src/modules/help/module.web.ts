import type { WebModule } from '#platform/web/module.ts'

export const help: WebModule = {
  screens: [],
  shows: async () => (await import('./web/shows.ts')).shows,
  actions: async () => (await import('./web/actions.ts')).actions,
}
