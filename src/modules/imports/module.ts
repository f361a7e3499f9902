import type { ServerModule } from '#platform/server/module.ts'
import { importEndpoints } from './server/product.ts'

export const imports: ServerModule = {
  endpoints: [...importEndpoints],
}
