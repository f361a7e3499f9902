import type { ServerModule } from '#platform/server/module.ts'
import { dataInEndpoints } from './server/data_in.ts'
import { startForgetting } from './server/forgetting.ts'
import { importEndpoints } from './server/import/product.ts'
import { watchInterrupted } from './server/interrupted.ts'

export const dataIn: ServerModule = {
  endpoints: [...dataInEndpoints, ...importEndpoints],
  jobs: [startForgetting, watchInterrupted],
}
