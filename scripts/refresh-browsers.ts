import { REFRESH_BROWSERS } from '#platform/server/live/reference-versions.ts'
import { besideTheApp } from './with-database.ts'

// "npm run refresh-browsers" makes every open browser throw away its copies of the reference lists.
await besideTheApp(async (client) => {
  await client.query(REFRESH_BROWSERS)
  await client.query(
    `INSERT INTO sys_security_events (event, detail) VALUES ('browsers_refreshed', 'command')`,
  )
  console.log('All open browsers were told.')
})
