import type { ServerModule } from '#platform/server/module.ts'
import { backupEndpoints } from './server/backup.ts'

export const backups: ServerModule = { endpoints: backupEndpoints }
