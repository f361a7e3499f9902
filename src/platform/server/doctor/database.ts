import type pg from 'pg'
import type { Finding } from './variables.ts'

/** The oldest major version of PostgreSQL whose syntax the schema is made of. */
export const POSTGRES_FLOOR = 16

type Asking = Pick<pg.ClientBase, 'query'>
type Facts = {
  version: number
  encoding: string
  has_icu: boolean
  may_create: boolean
  missing: string[]
  seconds: number
}

const FACTS = `SELECT current_setting('server_version_num')::integer AS version,
  pg_encoding_to_char(encoding) AS encoding,
  EXISTS (SELECT FROM pg_collation WHERE collname = 'de-x-icu') AS has_icu,
  has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may_create,
  ARRAY(SELECT name FROM unnest('{pg_trgm,unaccent}'::text[]) name
    WHERE NOT EXISTS (SELECT FROM pg_available_extensions e WHERE e.name = name)) AS missing,
  extract(epoch FROM clock_timestamp())::float8 AS seconds
  FROM pg_database WHERE datname = current_database()`

const MOST_SECONDS_APART = 60

const finding = (problem: string, remedy: string): Finding => ({ about: 'DATABASE_URL', problem, remedy })

function oldVersion(version: number): Finding[] {
  const major = Math.floor(version / 10_000)
  if (major >= POSTGRES_FLOOR) return []
  return [
    finding(
      `This server is PostgreSQL ${major}; Weinkontor needs ${POSTGRES_FLOOR} or newer.`,
      `Bring it to version ${POSTGRES_FLOOR} or newer, or leave DATABASE_URL out for the database that comes along.`,
    ),
  ]
}

/** A version below the floor is refused before the first statement that it might not know. */
export async function refuseOldServer(client: Asking): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer AS version`,
  )
  const [wrong] = oldVersion(rows[0]?.version ?? 0)
  if (wrong) throw new Error(`${wrong.problem} ${wrong.remedy}`)
}

/** What a database server lacks for Weinkontor. */
export async function checkDatabase(client: Asking, nowMs = Date.now()): Promise<Finding[]> {
  const { rows } = await client.query<Facts>(FACTS)
  const [facts] = rows
  if (!facts) return [finding('The database does not tell about itself.', 'Check the server.')]
  const apart = Math.round(facts.seconds - nowMs / 1_000)
  const old = oldVersion(facts.version)
  if (old.length) return old
  return [
    facts.encoding !== 'UTF8' &&
      finding(`The database has the encoding ${facts.encoding}.`, "Create it anew with ENCODING 'UTF8'."),
    !facts.has_icu &&
      finding('The server was built without ICU, so words cannot be sorted.', 'Use a PostgreSQL with ICU.'),
    !facts.may_create &&
      finding(
        'This user may not create tables.',
        'Make the user the owner of the database and of its schema public.',
      ),
    facts.missing.length > 0 &&
      finding(
        `The extensions ${facts.missing.join(', ')} are not installed on the server.`,
        "Install PostgreSQL's contrib package.",
      ),
    Math.abs(apart) > MOST_SECONDS_APART && {
      about: 'clock',
      problem: `The clocks of this machine and of the database are ${Math.abs(apart)} seconds apart.`,
      remedy: 'Let both follow a time server.',
    },
  ].filter((one) => one !== false)
}
