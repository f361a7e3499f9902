import type { WebModule } from '#platform/web/module.ts'

export const backups: WebModule = {
  screens: [],
  shows: async () => (await import('./web/shows.ts')).shows,
}
