import { AsyncLocalStorage } from 'node:async_hooks'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { callsByPath, endpoints } from '#app/endpoints.ts'
import { shownByCalls } from '#app/shows.ts'
import { isArea, type Area, type Shows } from '#core/areas.ts'
import { callTogether } from '#core/platform-calls/together.ts'
import { actInBulk } from '#modules/bulk/domain/calls.ts'
import type { DB } from '#platform/server/database/database-types.ts'

/** Which tables the calls that read have read: their statements are noted while a call of theirs runs. */

/** The names of tables, views and functions in the statements of each call. */
const namesRead = new Map<string, Set<string>>()
/** The call that runs, and those that it is a part of. */
const running = new AsyncLocalStorage<readonly string[]>()

const RELATION = /\b(?:from|join|,)\s+\(*(?:only\s+|lateral\s+)?"?([a-z_]\w*)"?/gi
const FUNCTION = /\b([a-z_]\w*)\(/gi

const namesIn = (statement: string): Set<string> =>
  new Set([RELATION, FUNCTION].flatMap((kind) => [...statement.matchAll(kind)].map(([, name]) => name ?? '')))

const namesOf = new Map<string, Set<string>>()

function note(statement: string): void {
  const names = namesOf.get(statement) ?? namesIn(statement)
  namesOf.set(statement, names)
  for (const path of running.getStore() ?? []) {
    const read = namesRead.get(path) ?? new Set()
    for (const name of names) read.add(name)
    namesRead.set(path, read)
  }
}

// oxlint-disable-next-line typescript/unbound-method -- called with the client as its `this`
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown

pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
  const [asked] = args as [string | { text?: string }]
  const statement = typeof asked === 'string' ? asked : asked.text
  if (statement && running.getStore()) note(statement)
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

/** Several reads at once, and acts on many rows; each of them is a call of its own. */
const madeOfOthers = new Set<string>([callTogether.path, actInBulk.path])

for (const endpoint of endpoints) {
  if (endpoint.writes || endpoint.who === 'public' || madeOfOthers.has(endpoint.path)) continue
  const { run, path } = endpoint
  endpoint.run = (call) => running.run([...(running.getStore() ?? []), path], () => run(call))
}

/** Tables without announcements of their own, and the areas of what is always written together with them. */
export const following: Readonly<Record<string, readonly Area[]>> = {
  bank_entry_receipts: ['bank'],
  changed_buyers: ['orders'],
  customer_marks: ['customers'],
  customer_quarters: ['orders'],
  customer_transfer_rows: ['customers'],
  customer_turnover: ['orders'],
  data_in_findings: ['data_in'],
  data_in_rows: ['data_in'],
  fatura_sayac: ['orders'],
  fatura_sayac_yil: ['orders'],
  figure_deltas: ['orders', 'customers'],
  figure_sums: ['orders', 'customers'],
  mail_attachments: ['mail'],
  mandate_tasks: ['bank'],
  open_invoices: ['orders'],
  stock_levels: ['stock', 'orders'],
  sys_files: [],
}

/** The areas of what is behind the name of a table, a view or a function. */
async function areasByName(db: Kysely<DB>): Promise<Map<string, Set<Area>>> {
  const { rows: relations } = await sql<{ name: string; tables: string[]; areas: string[] }>`
    with recursive reads (top, relation) as (
      select oid, oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'r', 'p')
      union
      select r.top, d.refobjid from reads r
      join pg_rewrite w on w.ev_class = r.relation
      join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass
        and d.refclassid = 'pg_class'::regclass)
    select top.relname as name, array_agg(distinct read.relname::text) as tables,
      coalesce(array_agg(distinct t.area) filter (where t.area is not null), '{}') as areas
    from reads join pg_class top on top.oid = reads.top join pg_class read on read.oid = reads.relation
    left join announced_tables() t on t.relation = reads.relation
    group by top.relname`.execute(db)
  const { rows: functions } = await sql<{ name: string; body: string }>`
    select proname as name, coalesce(nullif(prosrc, ''), pg_get_functiondef(oid)) as body from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'`.execute(db)
  const found = new Map(
    relations.map(({ name, tables, areas }) => [
      name,
      new Set([...areas.filter(isArea), ...tables.flatMap((table) => following[table] ?? [])]),
    ]),
  )
  const bodies = functions.map(({ name, body }) => ({ name, names: [...namesIn(body)] }))
  // A function may call others, whose areas are known one round later.
  for (let round = 0; round < 4; round += 1)
    for (const { name, names } of bodies)
      found.set(name, new Set([name, ...names].flatMap((inner) => [...(found.get(inner) ?? [])])))
  return found
}

let known: Promise<Map<string, Set<Area>>> | null = null

/** The areas that each call has read so far in this process. */
export async function areasRead(db: Kysely<DB>): Promise<Map<string, Area[]>> {
  // All databases of the tests have the same tables.
  known ??= areasByName(db)
  const areasOf = await known
  return new Map(
    [...namesRead].flatMap(([path, names]) => {
      const read = [...new Set([...names].flatMap((name) => [...(areasOf.get(name) ?? [])]))].toSorted()
      return [path, ...(callsByPath.get(path)?.aliases ?? [])].map((one): [string, Area[]] => [one, read])
    }),
  )
}

/** What calls have read although nobody was told that they show it. */
export const gaps = (read: ReadonlyMap<string, readonly Area[]>, shown: Shows): string[] =>
  [...read].flatMap(([path, areas]) =>
    areas
      .filter((area) => !shown[path as `/${string}`]?.includes(area))
      .map((area) => `${path} shows ${area}`),
  )

/** Checks what was read against what is known to be shown, or writes it to a folder for `npm run record-shown`. */
export async function keepReads({ db }: { db: Kysely<DB> }): Promise<void> {
  const read = await areasRead(db)
  const folder = process.env.SHOWN_DIR
  if (folder) return writeFile(join(folder, `${process.pid}.json`), JSON.stringify(Object.fromEntries(read)))
  const missing = gaps(read, shownByCalls)
  // A gap fails the file that found it, not those after it.
  namesRead.clear()
  if (missing.length) throw new Error(`"npm run record-shown" is due: ${missing.join(', ')}`)
}
