import type { ColumnKind } from '#core/lists/column-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import { BUSINESS_ZONE } from '#core/days/dates.ts'
import { invalid } from '#core/errors.ts'
import { BULK_LIMIT } from '#core/limits.ts'
import { columnKind, COMPUTED } from '#core/lists/list.ts'
import { labelColumns, references } from '#core/references.ts'
import { spellings } from '#core/texts/spelling.ts'
import type { Database } from '../database/database.ts'
import { directions, groupedFirst, groupedPage, groupValue } from './list-groups.ts'
import type { Condition, ListQuery, Lookup, Word } from './list-payload.ts'
import { centsOf, summedFields, sumOf, withoutOf } from './list-sums.ts'
import { cachedQuery, LONG_LIST, sharedQuery, type Reading } from './query-cache.ts'
import { allRows, firstRow } from '../database/sql.ts'
import { rowsAsLists } from '../database/value-lists.ts'

/** Part of an SQL condition. */
export type Predicate = RawBuilder<unknown>

export type ListSource = {
  /** The table or view that feeds the list. */
  from: string
  /** Rows the person may see, whatever the call asks for. */
  scope: Predicate | null
  alsoFinds?: AlsoFinds | undefined
  masks?: Masks | null | undefined
  /** The text of a row that the person may search; without it `search_text`. */
  searchText?: Predicate | undefined
  /** The key of the text that the screen computes from a row. */
  computed?: Predicate | undefined
  /** Whole rows are expensive, so the first page too is found by ids first, as later pages are. */
  byNumbers?: boolean | undefined
  reading?: Reading | undefined
}

/** How a source finds and masks what its rows show. */
type Ways = Pick<ListSource, 'alsoFinds' | 'masks' | 'searchText' | 'computed'>

/**
 * What a user sees of a column instead of its value. Such columns can neither sort nor group. `search_text` among them
 * is the text of what the user sees, so that a search finds nothing that is hidden; `p` is what is seen of a number `p`.
 */
export type Masks = ReadonlyMap<string, Predicate>

/** A further way to find rows by the whole search text; null if the text does not fit it. */
export type AlsoFinds = (typed: string, masks?: Masks | null) => Predicate | null

type Row = Record<string, unknown>

export type ListTotals = { count: number | null; sums: Record<string, number> }

export type ListResult = ListTotals & { datalist: Row[] }

/** The totals of a list and the query for its rows; null where there are no rows. */
type PreparedList = ListTotals & { page: RawBuilder<Row> | null }

/** `%` and `_` in what people type are letters, not wildcards. */
export const escapeLike = (value: string) => value.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const comparators = {
  equals: sql`=`,
  notEquals: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
}

function predicateOf({ field, column, mode, values }: Condition, masks?: Masks | null): Predicate {
  const ref = masks?.get(field) ?? sql.ref(field)
  const value = values[0]
  switch (mode) {
    case 'startsWith':
      return sql`${ref}::text ilike ${`${escapeLike(String(value))}%`}`
    case 'contains':
      return sql`${ref}::text ilike ${`%${escapeLike(String(value))}%`}`
    case 'notEquals':
      return sql`${ref} is distinct from ${value}`
    case 'in':
      return values.length ? sql`${ref} in (${sql.join(values)})` : sql`false`
    case 'between':
      throw new Error('between is read as two conditions')
    default:
      if (!values.length) return emptyPredicate(ref, columnKind(column))
      if (column.cents && !masks?.has(field) && hasWholeCents(value))
        return sql`${centsOf(field)} ${comparators[mode]} ${Math.round(value * 100)}`
      return columnKind(column) === 'moment'
        ? dayPredicate(ref, mode, String(value))
        : sql`${ref} ${comparators[mode]} ${value}`
  }
}

/** A filter such as 9.999 may be compared with amounts but has no whole cents. */
const hasWholeCents = (value: Condition['values'][number] | undefined): value is number =>
  typeof value === 'number' && Number(value.toFixed(2)) === value

/** An empty text counts as empty, like null. */
const emptyPredicate = (ref: Predicate, kind: ColumnKind): Predicate =>
  kind === 'text' ? sql`coalesce(${ref}::text, '') = ''` : sql`${ref} is null`

/** A moment compares by whole business days, both ends included. */
function dayPredicate(
  ref: RawBuilder<unknown>,
  mode: 'equals' | 'gt' | 'gte' | 'lt' | 'lte',
  day: string,
): Predicate {
  const start = sql`(${day}::date::timestamp at time zone ${BUSINESS_ZONE})`
  const next = sql`((${day}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})`
  switch (mode) {
    case 'equals':
      return sql`(${ref} >= ${start} and ${ref} < ${next})`
    case 'gt':
      return sql`${ref} >= ${next}`
    case 'gte':
      return sql`${ref} >= ${start}`
    case 'lt':
      return sql`${ref} < ${start}`
    default:
      return sql`${ref} < ${next}`
  }
}

/** Whether one of the ways to spell a word is found. */
export function anySpelling(word: string, isFound: (spelling: string) => Predicate): Predicate {
  const [only, ...others] = spellings(word).map(isFound)
  return only && !others.length ? only : sql`(${sql.join(spellings(word).map(isFound), sql` or `)})`
}

const containsWord = (text: Predicate, word: string): Predicate =>
  anySpelling(word, (one) => sql`${text} like '%' || search_fold(${escapeLike(one)}) || '%'`)

/** Whether more than letters was typed, which may be part of a number that the user does not see. */
export const mayBeNumber = (typed: string): boolean => /[^\p{L}\s]/u.test(typed)

/** Rows that have a part of a number are looked at once more, as the user sees them. */
export function containsSeen(
  word: string,
  masks: Masks | null | undefined,
  text: Predicate = sql`search_text`,
): Predicate {
  const stored = containsWord(text, word)
  const seen = masks?.get('search_text')
  return seen && mayBeNumber(word) ? sql`(${stored} and ${containsWord(seen, word)})` : stored
}

/** Placeholders of a text; their values are searched in a column of their own. */
const PLACES = /\{\w+\}/g

/** The keys whose words, in any language, contain what was typed. */
function keysOf(lookup: Lookup, word: string): Predicate {
  if ('values' in lookup) {
    const keys = lookup.values.map(({ value }) => value)
    const words = lookup.values.map(({ text: { de, tr, en } }) => `${de} ${tr} ${en}`.replace(PLACES, ''))
    return sql`array(
      select key from unnest(${keys}::text[], ${words}::text[]) as own(key, words)
      where ${containsWord(sql`search_fold(words)`, word)})`
  }
  const { key } = references[lookup.list]
  const words = sql.join(labelColumns(lookup.list).map((column) => sql.ref(column)))
  return sql`array(
    select ${sql.ref(key)} from ${sql.table(lookup.list)}
    where ${containsWord(sql`search_fold(concat_ws(' ', ${words}))`, word)})`
}

/** Keys of a list's own texts are strings, whatever the type of the column. */
function keyOf(lookup: Lookup, computed: Predicate | undefined): Predicate | null {
  if (lookup.key === COMPUTED) return computed ?? null
  return 'values' in lookup ? sql`${sql.ref(lookup.key)}::text` : sql.ref(lookup.key)
}

/** Searches what the list shows: the text of the row, or the texts of its keys. */
function wordPredicate({ text, lookups }: Word, { computed, masks, searchText }: Ways): Predicate {
  const looked = lookups.flatMap((lookup) => {
    const key = keyOf(lookup, computed)
    return key ? [sql`${key} = any(${keysOf(lookup, text)})`] : []
  })
  return sql`(${sql.join([containsSeen(text, masks, searchText), ...looked], sql` or `)})`
}

/** Leaves out reference lists without a match, so that the index of the texts can be used alone. */
async function withKnownLookups(db: Database, word: Word): Promise<Word> {
  if (!word.lookups.length) return word
  const known = word.lookups.map((lookup) => sql`cardinality(${keysOf(lookup, word.text)}) > 0`)
  const row = await firstRow(db)<{ known: boolean[] }>`select array[${sql.join(known)}] as known`
  return { ...word, lookups: word.lookups.filter((_lookup, place) => row?.known[place]) }
}

/** All words that were typed, or the whole text in another way. */
function searched({ words, typed }: ListQuery, ways: Ways): Predicate[] {
  const { alsoFinds, masks } = ways
  const other = alsoFinds && typed ? alsoFinds(typed, masks) : null
  const found = words.map((word) => wordPredicate(word, ways))
  return other ? [sql`((${sql.join(found, sql` and `)}) or ${other})`] : found
}

/** The rows a query means, as one condition; operations on "all that match" use it too. */
export function matching(query: ListQuery, scope: Predicate | null, ways: Ways = {}): Predicate {
  const predicates = [
    ...(scope ? [scope] : []),
    ...query.conditions.map((condition) => predicateOf(condition, ways.masks)),
    ...searched(query, ways),
    ...(query.onlyIds ? [sql`id = any(${query.onlyIds}::integer[])`] : []),
    ...(query.exceptIds.length ? [sql`id <> all(${query.exceptIds}::integer[])`] : []),
  ]
  return predicates.length ? sql`(${sql.join(predicates, sql` and `)})` : sql`true`
}

/** The rows of a source that a query means. */
export const meantRows = (query: ListQuery, { scope, ...ways }: ListSource): Predicate =>
  matching(query, scope, ways)

/** Sorting or grouping by a masked column would reveal its values. */
function refuseOrderByMasked(
  { sorts, groupBy, groupedBy }: ListQuery,
  masks: Masks | null | undefined,
): void {
  const fields = [...sorts, ...groupBy, ...(groupedBy ? [groupedBy] : [])]
  for (const { field } of fields) if (masks?.has(field)) throw invalid({ [field]: { code: 'not_allowed' } })
}

/**
 * The ids of all rows that a query selects, in its order, each once; one more than the limit means that there are
 * more. Actions follow, so cached results are not used.
 */
export async function matchingIds(db: Database, source: ListSource, query: ListQuery): Promise<number[]> {
  refuseOrderByMasked(query, source.masks)
  const rows = await allRows(db)<{ id: number }>`
    select id from ${sql.table(source.from)} where ${meantRows(query, source)}
    ${ordering(query)} limit ${BULK_LIMIT + 1}`
  return [...new Set(rows.map(({ id }) => id))]
}

export async function runList(db: Database, source: ListSource, query: ListQuery): Promise<ListResult> {
  const { page, ...totals } = await prepareList(db, source, query)
  if (!page) return { datalist: [], ...totals }
  const ask = async () => (await page.execute(db)).rows
  return { datalist: await sharedQuery(db, page.compile(db), ask, source.reading), ...totals }
}

/** The rows of a page as lists of values, in the order of the columns. */
export function pageAsLists(
  db: Database,
  { reading }: ListSource,
  page: RawBuilder<Row>,
): Promise<unknown[][]> {
  const question = page.compile(db)
  return sharedQuery(db, question, () => rowsAsLists(db, question), reading, 'lists')
}

export async function prepareList(db: Database, source: ListSource, query: ListQuery): Promise<PreparedList> {
  refuseOrderByMasked(query, source.masks)
  if (query.words.length && !query.groupBy.length) return searchedList(db, source, query)
  const meant = meantRows(query, source)
  const where = sql`where ${meant}`
  const from = sql.table(source.from)
  const totals = await readTotals(db, query, sql`from ${from} ${where}`, source.reading)
  if (!query.wantsRows || query.limit === 0) return { page: null, ...totals }
  const { limit, offset } = query
  if (query.groupBy.length) {
    const { select, tail } = groupedPage(query)
    const page = sql<Row>`select ${select} from ${from} ${where} ${tail} limit ${limit} offset ${offset}`
    return { page, ...totals }
  }
  const order = ordering(query)
  const range = sql`${order} limit ${limit} offset ${offset}`
  // Later pages are found by their ids first, so that skipped rows are not built in vain. A view may have several
  // rows with one id, such as what an order earns for either side, so the conditions apply to the rows again.
  const page =
    offset === 0 && !source.byNumbers
      ? sql<Row>`select ${shownColumns(query, source.masks)} from ${from} ${where} ${range}`
      : sql<Row>`select ${shownColumns(query, source.masks)} from ${from}
          where id = any(array(select id from ${from} ${where} ${range})) and ${meant} ${order}`
  return { page, ...totals }
}

/** A search is paged through from its start, so this many of its hits are fetched at once. */
const FIRST_HITS = 2_000
/** Results of smaller searches are not cached. */
const MANY_HITS = 1_000

type Hits = { ids: number[]; count: number } & Record<string, number>

/**
 * A text search runs once: its hits give the count, the sums and the ids of the page. In one statement with a
 * limit the planner would walk a sorted index instead and read far more than the hits.
 */
async function searchedList(db: Database, source: ListSource, asked: ListQuery): Promise<PreparedList> {
  const words: Word[] = []
  for (const word of asked.words) words.push(await withKnownLookups(db, word))
  const query = { ...asked, words }
  const from = sql.table(source.from)
  const where = meantRows(query, source)
  const order = ordering(query)
  const sums = summedFields(query)
  const deciding = sums.flatMap((field) => withoutOf(query, field) ?? [])
  const needed = [...new Set(['id', ...query.sorts.map(({ field }) => field), ...sums, ...deciding])].map(
    (field) => sql.ref(field),
  )
  const range = query.offset + query.limit <= FIRST_HITS ? { limit: FIRST_HITS, offset: 0 } : query
  const question = sql<Hits>`
    with hits as materialized (select ${sql.join(needed)} from ${from} where ${where})
    select ${sql.join([sql`count(*) as count`, ...sums.map((field) => sumOf(query, field, `sum_${field}`))])},
      array(select id from hits ${order} limit ${range.limit} offset ${range.offset}) as ids
    from hits`
  const { ids, count, ...totals } = await cachedQuery(
    db,
    question.compile(db),
    async () => onlyRow(await question.execute(db)),
    { isExpensive: (hits) => hits.count >= MANY_HITS, reading: source.reading },
  )
  const result = { count: query.wantsCount ? count : null, sums: totals as Record<string, number> }
  const shown = ids.slice(query.offset - range.offset).slice(0, query.limit)
  if (!query.wantsRows || !shown.length) return { page: null, ...result }
  // Cached hits may be seconds old: a row that the person may no longer see is left out.
  const page = sql<Row>`
    select ${shownColumns(query, source.masks)} from ${from} where id = any(${shown}::integer[]) and ${where} ${order}`
  return { page, ...result }
}

function sortSql({ field, order, kind }: ListQuery['sorts'][number]): Predicate {
  // An id is never null, and the indexes that sort the lists have no "nulls last".
  if (field === 'id') return sql`id ${directions[order]}`
  // Texts sort as in a German dictionary, not by code point.
  const collation = kind === 'text' ? sql` collate "de-x-icu"` : sql``
  return sql`${sql.ref(field)}${collation} ${directions[order]} nulls last`
}

/** The requested order, made unique by the id as its last field. */
export function ordering(query: ListQuery): Predicate {
  const number = query.sorts.findIndex(({ field }) => field === 'id')
  const sorts = number < 0 ? query.sorts : query.sorts.slice(0, number + 1)
  const terms = [...groupedFirst(query), ...sorts.map(sortSql)]
  return sql`order by ${sql.join(number < 0 ? [...terms, sql`id desc`] : terms)}`
}

const shownColumns = ({ columns }: ListQuery, masks: Masks | null | undefined) =>
  sql.join(
    columns.map(([field]) => {
      const shown = masks?.get(field)
      return shown ? sql`${shown} as ${sql.ref(field)}` : sql.ref(field)
    }),
  )

/** Count and sums over the whole list, in one pass, and only when asked for. */
async function readTotals(
  db: Database,
  query: ListQuery,
  source: RawBuilder<unknown>,
  reading: Reading | undefined,
) {
  const fields = summedFields(query)
  if (!query.wantsCount && !fields.length) return { count: null, sums: {} }
  const counted = query.groupBy.length
    ? sql`count(distinct row(${sql.join(query.groupBy.map(groupValue))}))`
    : sql`count(*)`
  const question = sql<
    { count: number } & Record<string, number>
  >`select ${sql.join([sql`${counted} as count`, ...fields.map((field) => sumOf(query, field, `sum_${field}`))])} ${source}`
  const { count, ...sums } = await cachedQuery(
    db,
    question.compile(db),
    async () => onlyRow(await question.execute(db)),
    { isExpensive: (totals) => totals.count >= LONG_LIST, reading },
  )
  return { count: query.wantsCount ? count : null, sums: sums as Record<string, number> }
}

/** A statement that only counts and sums has exactly one row. */
function onlyRow<Found>({ rows }: { rows: Found[] }): Found {
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}
