// A process with its own database that writes until it is killed; each printed line is a confirmed row.
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
const { url } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const client = new Client({ connectionString: url })
await client.connect()
await client.query('CREATE TABLE IF NOT EXISTS promised (id bigint GENERATED ALWAYS AS IDENTITY)')
for (;;) {
  const { rows } = await client.query<{ id: string }>('INSERT INTO promised DEFAULT VALUES RETURNING id')
  process.stdout.write(`${rows[0]?.id}\n`)
}
