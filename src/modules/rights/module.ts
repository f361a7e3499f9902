import type { ServerModule } from '#platform/server/module.ts'
import { rightsEndpoints } from './server/person_rights.ts'

export const rights: ServerModule = { endpoints: rightsEndpoints }
