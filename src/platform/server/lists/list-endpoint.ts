import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Who } from '#core/actor.ts'
import type { CallDefinition, FileAnswer } from '#core/calls.ts'
import { businessDay } from '#core/days/dates.ts'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { listCall, type listPayload, type ListAnswer } from '#core/lists/list-call.ts'
import type { ListDefinition } from '#core/lists/list.ts'
import type { Scope } from '#core/scope.ts'
import { EXPORT_WORTH_KNOWING } from '#core/log/security-events.ts'
import type { Database } from '../database/database.ts'
import { serve, type Endpoint, type SignedInCall } from '../calls/endpoint.ts'
import { isOn, readListQuery, type ListQuery } from './list-payload.ts'
import {
  matchingIds,
  pageAsLists,
  prepareList,
  runList,
  type AlsoFinds,
  type ListResult,
  type ListSource,
  type ListTotals,
  type Masks,
  type Predicate,
} from './list-query.ts'
import { countTabs } from './list-tabs.ts'
import { scopeSql } from './scope-sql.ts'
import { recordEvent } from '../entrance/security-events.ts'
import { momentOf } from '../calls/written-since.ts'
import { sheetName, workbookName, WORKBOOK_TYPE } from '../workbooks/names.ts'
import { listsOfWords, sheetOf } from '../workbooks/sheet.ts'
import { readWords } from '../workbooks/words.ts'

/** Columns whose value is not for everybody, and what the person sees instead in a table or view. */
export type MaskedColumns = {
  fields: readonly string[]
  of(call: SignedInCall<unknown>, from: string): Promise<Masks | null>
}

type Source = {
  /** Table or view; its columns are those of the definition, plus `search_text` for the search field. */
  from: string
  /** The rows a person may see, as the module's domain declares them; without it all of them. */
  scope?: (actor: Actor) => Scope<Record<string, unknown>>
  /** Restricts the list for every user. */
  where?: (actor: Actor, now: Temporal.Instant) => Predicate | null
  /** The text of a row that a person may search, where `search_text` has more than the person sees. */
  searchText?: (actor: Actor) => Predicate | undefined
  /** Another way to find rows by what is typed into the search field. */
  alsoFinds?: AlsoFinds
  masks?: MaskedColumns
  /** The key of the text that the screen computes from a row, if it does. */
  computed?: Predicate
  /** Whole rows are expensive, so the first page too is found by ids first, as later pages are. */
  byNumbers?: boolean
  /** The module whose `printers` make the printed cells of a workbook in the worker thread. */
  printers?: URL
}

/** The rows of a list that a person may see, whatever the call asks for. */
function visibleRows({ scope, where }: Source, actor: Actor, now: Temporal.Instant): Predicate | null {
  const about = where?.(actor, now) ?? null
  if (!scope) return about
  return about ? sql`${scopeSql(scope(actor))} and ${about}` : scopeSql(scope(actor))
}

/** Rows, or all of them as a workbook. */
type Output = ListAnswer<{ id: number }> | FileAnswer

/** The server side of a declared list: rows, count, sums, groups, and the same list as a workbook. */
export function listEndpoint(definition: ListDefinition, source: Source): Endpoint {
  const call = listCall(definition) as CallDefinition<string, Who, typeof listPayload, z.ZodType<Output>>
  const endpoint = serve(call, async (asked) => {
    const { db, input, actor, language, now, services, caller } = asked
    const rows = {
      from: source.from,
      scope: visibleRows(source, actor, now),
      alsoFinds: source.alsoFinds,
      searchText: source.searchText?.(actor),
      computed: source.computed,
      byNumbers: source.byNumbers,
      masks: (await source.masks?.of(asked, source.from)) ?? null,
      reading: { areas: services.areasShownBy(definition.path), isShared: asked.importance === 'refetch' },
    }
    if (input.tabs?.length) return { datalist: [], tabs: await countTabs(db, rows, definition, input, actor) }
    const query = readListQuery(definition, input, actor)
    const as_of = query.wantsCount && input.format !== 'xlsx' ? await momentOf(db) : null
    if (query.wantsIds) return { datalist: [], ids: await matchingIds(db, rows, query) }
    if (input.format !== 'xlsx') {
      const answer =
        isOn(input.compact) && !query.groupBy.length
          ? await compactAnswer(db, rows, query)
          : listAnswer<{ id: number }>(await runList(db, rows, query), query.sumField)
      return as_of === null ? answer : { ...answer, as_of }
    }
    const { page, ...totals } = await prepareList(db, rows, query)
    const title = input.title || pathName(definition)
    const shown = [...query.exported, ...(query.groupedBy ? [query.groupedBy.field] : [])]
    const sheet = sheetOf(definition, {
      name: sheetName(title),
      fields: query.exported,
      group: query.groupedBy,
      printers: source.printers,
      language,
      wordsOf: await readWords(db, listsOfWords(definition, shown), language),
    })
    const file = await services.workbooks.make(sheet, page?.compile(db) ?? null)
    const rowCount = totals.count ?? 0
    if (rowCount > EXPORT_WORTH_KNOWING)
      await recordEvent(services.db, 'export', {
        user: actor,
        caller,
        detail: `${definition.path}: ${Math.min(rowCount, EXPORT_LIMIT)}`,
      })
    return exportAnswer(workbookName(title, businessDay(now)), totals, file)
  })
  return { ...endpoint, reads: source.from, ...(source.masks ? { masked: source.masks.fields } : {}) }
}

export function listAnswer<Row>(result: ListResult, sumField: string | null): ListAnswer<Row> {
  return {
    datalist: result.datalist as Row[],
    ...(result.count === null ? {} : { count: result.count }),
    ...(sumField ? { sum: result.sums[`sum_${sumField}`] ?? 0 } : {}),
    ...result.sums,
  }
}

/** The names of the fields travel once instead of with every row. */
async function compactAnswer(db: Database, rows: ListSource, query: ListQuery): Promise<ListAnswer<never>> {
  const { page, ...totals } = await prepareList(db, rows, query)
  return {
    ...listAnswer<never>({ datalist: [], ...totals }, query.sumField),
    fields: query.columns.map(([field]) => field),
    values: page ? await pageAsLists(db, rows, page) : [],
  }
}

const pathName = ({ path }: ListDefinition) => path.split('/')[1] ?? 'liste'

/** The headers let the browser say that there were no rows, or more than fit. */
function exportAnswer(name: string, { count }: ListTotals, file: Uint8Array): FileAnswer {
  return {
    file,
    file_name: name,
    file_type: WORKBOOK_TYPE,
    headers: { 'x-total-count': String(count ?? 0), 'x-export-limit': String(EXPORT_LIMIT) },
  }
}
