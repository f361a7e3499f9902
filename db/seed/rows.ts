import { escapeIdentifier, type ClientBase } from 'pg'

export type Row = Readonly<Record<string, string | number | null>>

/** Runs the work in a transaction of its own, one seeding at a time, without writing an audit trail. */
export async function seedTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('weinkontor.seed'))`)
    await client.query(`SELECT set_config('weinkontor.audit', 'off', true)`)
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

export type Trigger = readonly [table: string, name: string]

/** What triggers keep row by row is written faster at once: the work runs without them and writes it itself. */
export async function withoutTriggers(
  client: ClientBase,
  triggers: readonly Trigger[],
  work: () => Promise<void>,
): Promise<void> {
  const turn = async (state: 'DISABLE' | 'ENABLE') => {
    for (const [table, name] of triggers) {
      await client.query(`ALTER TABLE ${escapeIdentifier(table)} ${state} TRIGGER ${escapeIdentifier(name)}`)
    }
  }
  await turn('DISABLE')
  await work()
  await turn('ENABLE')
}

/** Inserts rows of one shape with a single statement; the columns are the keys of the first row. */
export async function insertRows(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const target = escapeIdentifier(table)
  const columns = Object.keys(first).map(escapeIdentifier).join(', ')
  await client.query(
    `INSERT INTO ${target} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${target}, $1)`,
    [JSON.stringify(rows)],
  )
  if ('id' in first) await continueIds(client, target)
}

/** Lets the next generated id follow the ones that were given explicitly; a table without generated ids is left alone. */
async function continueIds(client: ClientBase, target: string): Promise<void> {
  await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${target}))`, [
    target,
  ])
}

/** Asks first instead of inserting nothing: an insert of no rows would still raise the list's version. */
export async function fillIfEmpty(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM ${escapeIdentifier(table)} LIMIT 1`)
  if (!rowCount) await insertRows(client, table, rows)
}
