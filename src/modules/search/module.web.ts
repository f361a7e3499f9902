import type { WebModule } from '#platform/web/module.ts'

export const search: WebModule = {
  screens: [],
}
