import type { WebModule } from '#platform/web/module.ts'

export const suggest: WebModule = {
  screens: [],
}
