import { Kysely, PostgresDialect } from 'kysely'
import type { ClientBase } from 'pg'
import { Level, type Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { DB } from '#platform/server/database/database-types.ts'
import { ADMIN_ID } from './data/staff.ts'

/** The person on whose behalf the product's own code seeds. */
export const admin: Actor = {
  id: ADMIN_ID,
  user_name: 'admin',
  user_level: Level.administrator,
  bayi: 1,
  country_code: 'DE',
  random_customer_access: '0',
}

/** The connection of the seeding as the product knows a database, inside of the same transaction. */
export function databaseOver(client: ClientBase): Database {
  const connection = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) })
}
