import { migrate } from '#platform/server/database/migrate.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (_, pool) => {
  const applied = await migrate(pool)
  console.log(applied.length ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
})
