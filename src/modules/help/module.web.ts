import type { WebModule } from '#platform/web/module.ts'
import { helpRequest } from '#platform/web/records/requests.ts'

export const help: WebModule = {
  screens: [],
  hosts: [
    { key: 'help', request: helpRequest, host: async () => (await import('./web/HelpHost.tsx')).HelpHost },
  ],
  actions: async () => (await import('./web/actions.ts')).actions,
}
