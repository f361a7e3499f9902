import type { ServerModule } from '#platform/server/module.ts'
import { dataInEndpoints } from './server/data_in.ts'
import { startForgetting } from './server/forgetting.ts'
import { watchInterrupted } from './server/interrupted.ts'

export const dataIn: ServerModule = { endpoints: dataInEndpoints, jobs: [startForgetting, watchInterrupted] }
