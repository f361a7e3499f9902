import type { WebModule } from '#platform/web/module.ts'

export const help: WebModule = {
  screens: [],
  actions: async () => (await import('./web/actions.ts')).actions,
}
