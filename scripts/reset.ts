import { parseArgs } from 'node:util'
import { seedDemoCompany } from '#db/seed/demo.ts'
import { seedReferenceLists } from '#db/seed/reference-lists.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { withDatabase } from './with-database.ts'

// Throws everything away and starts over: "npm run db:reset -- --yes" gives the demo company, "--scale 20" a company
// twenty times as large, "--empty" the reference lists only.
const { values } = parseArgs({
  options: { yes: { type: 'boolean' }, empty: { type: 'boolean' }, scale: { type: 'string', default: '1' } },
})

if (!values.yes) {
  console.error('This deletes all data. Repeat it with --yes if that is what you want.')
  process.exit(1)
}

await withDatabase(async (client, pool) => {
  await client.query('DROP SCHEMA public CASCADE')
  await client.query('CREATE SCHEMA public')
  await migrate(pool)
  if (values.empty) await seedReferenceLists(client)
  else await seedDemoCompany(client, { scale: Number(values.scale), log: console.log })
  console.log('Done.')
})
