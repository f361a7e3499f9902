import type { WebModule } from '#platform/web/module.ts'

export const views: WebModule = {
  screens: [],
}
