import type { WebModule } from '#platform/web/module.ts'

export const calls: WebModule = {
  screens: [],
  shows: async () => (await import('./web/shows.ts')).shows,
  watch: async () => (await import('./web/reminders.ts')).watchReminders(),
}
