import type { Actor } from '#core/actor.ts'
import { EXPORT_LIMIT } from '#core/limits.ts'
import type { ListDefinition } from '#core/list.ts'
import { endpoint, type Endpoint, type EndpointAnswer } from './endpoint.ts'
import { listPayload, readListQuery } from './list-payload.ts'
import { runList, type ListResult, type Predicate } from './list-query.ts'
import { toWorkbook } from './workbook.ts'

type Source = {
  /** Table or view; its columns are those of the definition, plus `search_text` for the search field. */
  from: string
  /** The rows a person may see; null means all of them. */
  scope?: (actor: Actor, now: Temporal.Instant) => Predicate | null
}

/** The server side of a declared list: rows, count, sums, groups, and the same list as a workbook. */
export function listEndpoint<Row extends { id: number }>(
  list: ListDefinition<Row>,
  source: Source,
): Endpoint {
  const definition = list as unknown as ListDefinition
  return endpoint({
    path: list.path,
    who: list.see,
    input: listPayload,
    run: async ({ db, input, actor, language, now }) => {
      const query = readListQuery(definition, input, actor)
      const scope = source.scope?.(actor, now) ?? null
      const result = await runList(db, { from: source.from, scope }, query)
      return input.format === 'xlsx'
        ? exportAnswer(
            definition,
            result,
            await toWorkbook(definition, query.columns, result.datalist, language),
          )
        : listAnswer(result, query.sumField)
    },
  })
}

export function listAnswer(result: ListResult, sumField: string | null): EndpointAnswer {
  return {
    datalist: result.datalist,
    ...(result.count === null ? {} : { count: result.count }),
    ...(sumField ? { sum: result.sums[`sum_${sumField}`] } : {}),
    ...result.sums,
  }
}

/** The headers let the browser say that there were no rows, or more than fit. */
function exportAnswer(list: ListDefinition, result: ListResult, file: Uint8Array): EndpointAnswer {
  const name = list.path.split('/')[1] ?? 'liste'
  return {
    file,
    file_name: `${name}.xlsx`,
    file_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    headers: { 'x-total-count': String(result.count ?? 0), 'x-export-limit': String(EXPORT_LIMIT) },
  }
}
