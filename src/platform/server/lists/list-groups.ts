import { sql, type RawBuilder } from 'kysely'
import { BUSINESS_ZONE } from '#core/days/dates.ts'
import type { GroupField, ListQuery } from './list-payload.ts'
import { summedFields, sumOf } from './list-sums.ts'

type Part = RawBuilder<unknown>

export const directions = { ASC: sql`asc`, DESC: sql`desc` }

/** The value that the rows of a group share: moments are grouped by business day, an empty text counts as null. */
export function groupValue({ field, kind }: GroupField): Part {
  if (kind === 'moment') return sql`(${sql.ref(field)} at time zone ${sql.lit(BUSINESS_ZONE)})::date`
  return kind === 'text' ? sql`nullif(${sql.ref(field)}::text, '')` : sql.ref(field)
}

const inWords = ({ kind }: GroupField) => (kind === 'text' ? sql` collate "de-x-icu"` : sql``)

/** Groups are sorted as requested by their fields or sums, and last by their own value. */
function groupOrder(query: ListQuery): Part {
  const sums = summedFields(query)
  const asked = query.sorts.flatMap(({ field, order }) => {
    const group = query.groupBy.find((one) => one.field === field)
    if (group) return [sql`${groupValue(group)}${inWords(group)} ${directions[order]} nulls last`]
    return sums.includes(field) ? [sql`sum(${sql.ref(field)}) ${directions[order]} nulls last`] : []
  })
  const own = query.groupBy.map((group) => sql`${groupValue(group)}${inWords(group)} nulls last`)
  return sql`order by ${sql.join([...asked, ...own])}`
}

export function groupedPage(query: ListQuery) {
  const values = query.groupBy.map((group) => sql`${groupValue(group)} as ${sql.ref(group.field)}`)
  // The grouping fields themselves are not summed.
  const sums = summedFields(query)
    .filter((field) => !query.groupBy.some((group) => group.field === field))
    .map((field) => sumOf(query, field, field))
  return {
    select: sql.join([...values, ...sums, sql`count(*) as _count`]),
    tail: sql`group by ${sql.join(query.groupBy.map(groupValue))} ${groupOrder(query)}`,
  }
}

/** Sorts the rows of a workbook by their group first. */
export function groupedFirst({ groupedBy, sorts }: ListQuery): Part[] {
  if (!groupedBy) return []
  const { order } = sorts.find(({ field }) => field === groupedBy.field) ?? { order: 'ASC' as const }
  return [sql`${groupValue(groupedBy)}${inWords(groupedBy)} ${directions[order]} nulls last`]
}
