import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { listPayload, TabCount } from '#core/lists/list-call.ts'
import type { ListDefinition } from '#core/lists/list.ts'
import type { Database } from '../database/database.ts'
import { readListQuery } from './list-payload.ts'
import { meantRows, type ListSource } from './list-query.ts'
import { sumOf } from './list-sums.ts'
import { cachedQuery, LONG_LIST } from './query-cache.ts'

type Payload = z.output<typeof listPayload>

/** Counts several lists of one source in one statement; each is read and scoped as if it were asked for alone. */
export async function countTabs(
  db: Database,
  source: ListSource,
  list: ListDefinition,
  { tabs, ...shared }: Payload,
  actor: Actor,
): Promise<TabCount[]> {
  const asked = (tabs ?? []).map(({ name, filters, sum_field }) => ({
    name,
    query: readListQuery(list, { ...shared, filters: { ...shared.filters, ...filters }, sum_field }, actor),
  }))
  const counts = asked.map(({ query }, place) => {
    const sum = query.sumField ? sumOf(query, query.sumField, 'sum') : sql`0 as sum`
    const where = meantRows(query, source)
    return sql`select ${place}::integer as place, count(*) as count, ${sum} from ${sql.table(source.from)} where ${where}`
  })
  const question = sql<{
    place: number
    count: number
    sum: number
  }>`${sql.join(counts, sql` union all `)} order by place`
  const rows = await cachedQuery(db, question.compile(db), async () => (await question.execute(db)).rows, {
    isExpensive: (found) => found.some(({ count }) => count >= LONG_LIST),
    reading: source.reading,
  })
  return asked.map(({ name, query }, place) => {
    const { count = 0, sum = 0 } = rows[place] ?? {}
    return { name, count, ...(query.sumField ? { sum } : {}) }
  })
}
