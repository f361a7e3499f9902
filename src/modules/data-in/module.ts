import type { ServerModule } from '#platform/server/module.ts'
import { dataInEndpoints } from './server/data_in.ts'

export const dataIn: ServerModule = { endpoints: dataInEndpoints }
