import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { rowId, type Flag } from '#core/fields.ts'
import type { ListDefinition } from '#core/lists/list.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type Endpoint } from '#platform/server/calls/endpoint.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { listCall } from '#core/lists/list-call.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { bankFields, CustomerFields } from '../domain/customer.ts'
import { CustomerRow } from '../domain/customer-row.ts'
import { maySeeBank, storedCustomers, whyMayNotView } from '../domain/visibility.ts'
import { factColumns, factsOf, hiddenBy, type CallFacts, type Told } from './call-facts.ts'
import type { Asker } from './phones/masking.ts'
import { owesMoney } from './promises.ts'

const gone = () => new AppError(recordsRefusals.customer_cannot_found_maybe_deleted)

/** The Leitweg-ID of public buyers, debts and the wish for no calls are only in the record, not in lists. */
const rowFields = CustomerRow.omit({ cus_leitweg: true, owes: true, wants_no_calls: true }).keyof().options

type Shown = { customer: CustomerRow; facts: CallFacts }

/** The customer as the wire carries it; bank details and numbers only for those who may see them. */
export const customerAnswer = async (asker: Asker, id: number): Promise<CustomerRow> =>
  (await customerWithFacts(asker, id)).customer

/** The same with what decides whether the customer may be called. */
export async function customerWithFacts(asker: Asker, id: number): Promise<Shown> {
  const { db, actor } = asker
  const query = db
    .selectFrom('customer_all_list as customers')
    .select(rowFields)
    .select((eb) =>
      eb.selectFrom('customers as c').select('c.cus_leitweg').where('c.id', '=', id).as('cus_leitweg'),
    )
    .select(sql<Flag>`case when ${owesMoney} then '1' else '0' end`.as('owes'))
    .select(factColumns)
    .where('id', '=', id)
    .$castTo<CustomerRow & Told>()
  const [found] = await withKeptPlan(db, query.compile())
  if (!found) throw gone()
  const { has_wish, grants, chosen, ...row } = found
  const facts = factsOf(row, { has_wish, grants, chosen })
  const wants_no_calls: Flag = has_wish ? '1' : '0'
  const customer: CustomerRow = { ...row, wants_no_calls, ...hiddenBy(facts, asker) }
  if (!maySeeBank(actor, row)) for (const field of bankFields) delete customer[field]
  return { customer, facts }
}

/** Refuses a deleted or invisible customer. Every call that names a customer checks this. */
export async function refuseUnlessViewable(db: Database, actor: Actor, id: number): Promise<void> {
  const customer = await db
    .selectFrom('customers')
    .select(['cus_user', 'rand_user'])
    .where('id', '=', id)
    .where('cus_del', '=', '0')
    .executeTakeFirst()
  if (!customer) throw gone()
  refuseIf(whyMayNotView(actor, customer))
}

const editable = CustomerFields.keyof().options

/** The customer for a change, locked until the transaction ends. */
export async function lockCustomer(db: Database, actor: Actor, id: number) {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'version', 'rand_user', ...editable])
    .where('id', '=', id)
    .where('cus_del', '=', '0')
    .forUpdate()
    .executeTakeFirst()
  if (!customer) throw gone()
  refuseIf(whyMayNotView(actor, customer))
  return customer
}

const ofViewable = (actor: Actor) =>
  sql`exists (select from customers c where c.id = cus_id and ${scopeSql(storedCustomers(actor), 'c')})`

/** The customer a list call names, at its top level or among its filters. */
function namedCustomer(input: { filters?: Record<string, unknown> | null; cus_id?: unknown }): number | null {
  const given = input.cus_id ?? input.filters?.cus_id
  const value = typeof given === 'object' && given !== null && 'value' in given ? given.value : given
  const parsed = rowId.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** A list of customers' rows: an invisible customer is refused, and rows of invisible customers are left out. */
export function listOfCustomer<Row extends { id: number }>(
  list: ListDefinition<Row>,
  from: string,
): Endpoint {
  const rows = listEndpoint(list, { from, where: ofViewable })
  const checked = serve(listCall(list), async (call) => {
    const cus_id = namedCustomer(call.input)
    if (cus_id !== null) await refuseUnlessViewable(call.db, call.actor, cus_id)
    return rows.run(call)
  })
  return { ...rows, run: checked.run }
}
