import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { hintOf, SEARCH_LIMIT, SEARCH_MAX_LIMIT, type FoundRow, type Wanted } from '#core/lists/search.ts'
import type { Database } from '#platform/server/database/database.ts'
import { mayBeNumber, type Masks, type Predicate } from '#platform/server/lists/list-query.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { unseen } from '#platform/server/calls/unseen.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { beginnings, hasIndexedWords, hasWords } from '#platform/server/lists/words-sql.ts'
import { phoneDigits } from '#modules/customers/domain/phone-search.ts'
import { listedCustomers } from '#modules/customers/domain/visibility.ts'
import { byPhone, hasDigits, phones } from './phone-sql.ts'

type Customer = {
  id: number
  cus_firm: string | null
  person: string | null
  cus_city: string | null
  phone: string | null
  /** By what the first ones are found, where there is an order. */
  start?: string | null
}

/**
 * One way to search customers; they are tried in order until there are enough results. A way is a prepared
 * statement if its query is the same for every input. Each of `oneOf` is read by itself in the order of an index.
 */
type Probe = { oneOf: readonly Predicate[]; order?: Predicate; phone?: Predicate; isKept?: true }

const surname = sql`search_fold(cus_surname) collate "C"`
const firm = sql`search_fold(cus_firm) collate "C"`
const firstPhone = sql`coalesce(nullif(cus_tel1, ''), nullif(cus_gsm, ''), nullif(cus_tel2, ''), cus_private)`

const INTEGER_MAX = 2_147_483_647

function byNumber({ text }: Wanted): Probe[] {
  if (!/\d/.test(text)) return []
  const number = /^#?(\d{1,10})$/.exec(text)?.[1]
  const isId = number !== undefined && Number(number) <= INTEGER_MAX
  const code = sql`cus_code = ${unseen(text, 'text')}`
  const named = isId ? sql`(id = ${unseen(Number(number), 'integer')} or ${code})` : code
  // The id of a merged record leads to the remaining one.
  return [
    { oneOf: [named], isKept: true },
    {
      oneOf: [sql`id in (select merged_into from customers where merged_into is not null and ${named})`],
      isKept: true,
    },
  ]
}

function byNumberOfPhone({ text }: Wanted, masks: Masks | null): Probe[] {
  const where = byPhone(text, masks)
  const digits = phoneDigits(text)
  if (where === null || digits === null) return []
  return [
    {
      oneOf: [where],
      isKept: true,
      phone: sql`(select p from unnest(${phones}) p where ${hasDigits(sql`array[p]`, digits)} limit 1)`,
    },
  ]
}

const byBeginning = ({ text, words }: Wanted): Probe[] => [
  ...(words.length === 1
    ? [{ oneOf: beginnings(surname, text), order: surname, isKept: true as const }]
    : []),
  { oneOf: beginnings(firm, text), order: firm, isKept: true as const },
]

/** Digits alone are a number or a telephone number, not some letters of the text. */
function byWords({ text, words }: Wanted, masks: Masks | null): Probe[] {
  if (!/\p{L}/u.test(text)) return []
  const stored = hasIndexedWords(sql`search_text`, words)
  const seen = masks?.get('search_text')
  return [{ oneOf: [seen && mayBeNumber(text) ? sql`${stored} and ${hasWords(seen, words)}` : stored] }]
}

const probesOf = (wanted: Wanted, masks: Masks | null): Probe[] =>
  [byNumber, byNumberOfPhone, byBeginning, byWords].flatMap((way) => way(wanted, masks))

/** Whose customers they are depends on who asks; the rest is the same for all. */
const inKept = (value: unknown, field: string) =>
  field.endsWith('_user') ? unseen(value, 'integer') : sql.lit(value)

const found = ({ id, cus_firm, person, cus_city, phone }: Customer): FoundRow => ({
  id,
  label: cus_firm || person || String(id),
  hint: hintOf(id, cus_firm ? person : null, cus_city, phone),
})

/** Only two limits, written into the query: a plan is kept only if it knows how many rows are wanted. */
const fewEnough = (limit: number) => sql.lit(limit <= SEARCH_LIMIT ? SEARCH_LIMIT : SEARCH_MAX_LIMIT)

type Asked = { actor: Actor; masks: Masks | null; limit: number }

/** The first customers that one way finds, whichever of its conditions they meet. */
function queryOf(
  { oneOf, order, phone = firstPhone, isKept }: Probe,
  { actor, masks, limit }: Asked,
): RawBuilder<Customer> {
  const scope = scopeSql(listedCustomers(actor), {}, isKept ? inKept : undefined)
  const ordered = order ? sql`order by start, id` : sql``
  const most = fewEnough(limit)
  const parts = oneOf.map(
    (where) => sql<Customer>`
      select id, cus_firm, concat_ws(' ', cus_name, cus_surname) as person, cus_city,
        (select ${masks?.get('p') ?? sql.ref('p')} from (select ${phone} as p) shown) as phone
        ${order ? sql`, ${order} as start` : sql``}
      from customers where ${scope} and ${where} ${ordered} limit ${most}`,
  )
  const [only, ...others] = parts
  if (only && !others.length) return only
  return sql<Customer>`(${sql.join(parts, sql`) union (`)}) ${ordered} limit ${most}`
}

/** Customers by number, telephone, name, firm, town and e-mail: those that the person's list has. */
export async function findCustomers(
  db: Database,
  actor: Actor,
  wanted: Wanted,
  masks: Masks | null = null,
): Promise<FoundRow[]> {
  const customers = new Map<number, Customer>()
  for (const probe of probesOf(wanted, masks)) {
    if (customers.size >= wanted.limit) break
    const query = queryOf(probe, { actor, masks, limit: wanted.limit })
    const rows = probe.isKept ? await withKeptPlan(db, query.compile(db)) : (await query.execute(db)).rows
    for (const row of rows) if (!customers.has(row.id)) customers.set(row.id, row)
  }
  return [...customers.values()].slice(0, wanted.limit).map(found)
}
