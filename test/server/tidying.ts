import { tidyings } from '#app/endpoints.ts'
import type { Database } from '#platform/server/database/database.ts'
import { endOvertaken, tidy } from '#platform/server/work/housekeeping.ts'

/** What the housekeeping of the whole product does each hour. */
export const tidyAll = (db: Database) => tidy(db, tidyings)

/** What it does each minute. */
export const endAllOvertaken = (db: Database) => endOvertaken(db, tidyings)
