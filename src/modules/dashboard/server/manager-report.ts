import { sql, type RawBuilder } from 'kysely'
import { refuseIf } from '#core/errors.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { callList } from '../domain/call-rows.ts'
import { managerReport } from '../domain/calls.ts'
import { whyNotDealer } from '../domain/manager.ts'
import {
  agesOf,
  callsOf,
  cancelledOf,
  dayAmounts,
  goalsOf,
  invoicedIn,
  invoicedRanges,
  ordersOf,
  paidOf,
  sumsByPart,
  owedByAge,
  personRows,
  sumRows,
} from './manager-orders.ts'
import { abcEndpoint } from './abc.ts'
import { cohortEndpoints } from './cohorts.ts'
import { questionOf, type Question } from './manager-question.ts'

type Rows<Query> = Query extends RawBuilder<infer Row> ? Row[] : never

/** The rows of a query as one value, so that one statement answers several questions. */
const asValue = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(r), '[]'::json) from (${query}) r)`

/** Everything that the figures are made of, as of one moment. */
async function rowsOf(question: Question) {
  const queries = {
    invoiced: invoicedRanges(question),
    sums: sumRows(question),
    people: personRows(question),
    owed: owedByAge(question),
  }
  type Answer = { [Name in keyof typeof queries]: Rows<(typeof queries)[Name]> } & { scarce: number }
  const values = Object.entries(queries).map(([name, query]) => sql`${asValue(query)} as ${sql.ref(name)}`)
  const all = sql<Answer>`select ${sql.join(values)}, (select count(*)::integer from scarce_wines) as scarce`
  const [answer] = await withKeptPlan(question.db, all.compile(question.db))
  if (!answer) throw new Error('values are one row')
  return answer
}

export const managerEndpoints = [
  abcEndpoint,
  ...cohortEndpoints,
  listEndpoint(callList, { from: 'gorusme_zaman', scope: conversationScope }),
  serve(managerReport, async ({ db, actor, input, now }) => {
    refuseIf(whyNotDealer(actor, input))
    const question = questionOf(db, actor, input, now)
    const { invoiced, sums, people, owed, scarce } = await rowsOf(question)
    const parts = sumsByPart(question, sums)
    const calls = callsOf(parts.call)
    const { huni, ...cancellations } = ordersOf(parts.ordered, people)
    return {
      onceki_start: question.before.from,
      onceki_end: question.before.to,
      ciro: invoicedIn(invoiced, false),
      onceki_ciro: invoicedIn(invoiced, true),
      gunler: dayAmounts(invoiced, question),
      odenen: paidOf(parts.paid),
      onceki_odenen: paidOf(parts.paid_before),
      yas: agesOf(owed),
      ...cancellations,
      onceki_iptal: cancelledOf(parts.ordered_before),
      huni: {
        arama: calls.reduce((count, { adet }) => count + adet, 0),
        ulasilan: calls.reduce((count, { ulasilan }) => count + ulasilan, 0),
        ...huni,
      },
      ulasma: calls,
      az_stok: scarce,
      hedefler: goalsOf(parts.ordered_month, people),
    }
  }),
]
