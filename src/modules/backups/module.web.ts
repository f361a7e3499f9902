import type { WebModule } from '#platform/web/module.ts'

export const backups: WebModule = {
  screens: [],
}
