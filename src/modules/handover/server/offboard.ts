import { sql } from 'kysely'
import type { z } from 'zod'
import { AppError, refuseIf } from '#core/errors.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { countCallWork, handOverCalls } from '#modules/telephone/server/public.ts'
import { countHeld, handOverCustomers } from '#modules/customers/server/public.ts'
import { countHolds, dropHolds } from '#modules/holds/server/public.ts'
import { countOpenOrders, handOverOrders } from '#modules/orders/server/public.ts'
import { countOpenTasks, handOverTasks } from '#modules/tasks/server/public.ts'
import {
  sharers,
  whyNotDeleted,
  whyNotMoved,
  whyNotTaker,
  type Colleague,
  type HandoverCounts,
} from '#modules/users/domain/offboarding.ts'
import { lockLeaver, saveUser, shutOut } from '#modules/users/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows, noteForLog } from '#platform/server/database/sql.ts'
import { deleteUser, offboardUser, previewMove, previewOffboarding, updateUser } from '../domain/calls.ts'

const refusals = defineRefusals({
  nobody_to_share: {
    tr: 'Bu bayide müşterileri paylaşacak başka etkin satış personeli yok.',
    de: 'Bei diesem Händler ist sonst niemand im Verkauf aktiv, der die Kunden teilen könnte.',
    en: 'Nobody else sells actively for this dealer who could share the customers.',
  },
})

type Person = Colleague & { name_surname: string }

async function colleagues(db: Database): Promise<Person[]> {
  return allRows(db)<Person>`
    select u.id, u.user_level, u.bayi, u.blocked, u.sil, ${personName} as name_surname
    from sys_users u where u.sil = '0' order by name_surname, u.id`
}

async function countsOf(db: Database, id: number): Promise<HandoverCounts> {
  return {
    ...(await countHeld(db, id)),
    tasks: await countOpenTasks(db, id),
    orders: await countOpenOrders(db, id),
    ...(await countCallWork(db, id)),
    holds: await countHolds(db, id),
  }
}

function refuseField(field: 'customers' | 'tasks', refusal: Refusal): void {
  if (refusal) throw new AppError(refusal, refusal.params, { [field]: { code: 'not_allowed' } })
}

type Offboarding = SignedInCall<z.output<typeof offboardUser.input>>

/** The users who get the customers, in turn; empty for the pool. */
function customerTakers({ actor, input }: Offboarding, leaver: Colleague, people: Person[]): number[] {
  const { customers } = input
  if (customers === 'pool') return []
  if (customers === 'even') {
    const shared = sharers(leaver, people)
    if (!shared.length) refuseField('customers', refusals.nobody_to_share)
    return shared
  }
  const taker = people.find(({ id }) => id === customers)
  refuseField('customers', whyNotTaker(actor, leaver, taker))
  return [customers]
}

/** Locks the receivers, so that none of them can be blocked during the handover. */
async function holdTakers(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select from sys_users where id = any(${ids}::integer[]) order by id for share`.execute(db)
}

async function offboard(call: Offboarding) {
  const { db, actor, input } = call
  const { id, version, leave, reason } = input
  const user = { ...(await lockLeaver(call, id)), sil: '0' as const }
  const named = typeof input.customers === 'number' ? [input.customers] : []
  await holdTakers(db, [input.tasks, ...named])
  const people = await colleagues(db)
  const customers = customerTakers(call, user, people)
  const tasksTo = people.find((person) => person.id === input.tasks)
  refuseField('tasks', whyNotTaker(actor, user, tasksTo))
  const note = [user.user_name, reason].filter(Boolean).join(': ')
  await noteForLog(db, note)
  const save_response = await shutOut(call, user, leave, version)
  const { moved: held, owners } = await handOverCustomers(db, id, { customers, rest: input.tasks })
  const moved = {
    ...held,
    orders: await handOverOrders(db, id, owners, input.tasks),
    tasks: await handOverTasks(call, id, input.tasks),
    ...(await handOverCalls(db, id, input.tasks, call.now.toString())),
    holds: await dropHolds(db, id),
  }
  return { save_response: { id, version: save_response.version }, moved }
}

export const offboardEndpoints = [
  serve(previewOffboarding, async (call) => {
    const { db, actor, input } = call
    const user = { ...(await lockLeaver(call, input.id)), sil: '0' as const }
    const people = await colleagues(db)
    const receivers = people
      .filter((person) => !whyNotTaker(actor, user, person))
      .map(({ id, name_surname }) => ({ id, name_surname }))
    const item = { id: user.id, version: user.version, receivers, sharers: sharers(user, people).length }
    return { item: { ...item, ...(await countsOf(db, user.id)) } }
  }),
  serve(offboardUser, offboard),
  serve(previewMove, async ({ db, input }) => ({ item: await countsOf(db, input.id) })),
  serve(updateUser, async (call) =>
    saveUser(call, async ({ id }) => refuseIf(whyNotMoved(await countsOf(call.db, id), call.input.onay))),
  ),
  serve(deleteUser, async (call) => {
    const user = await lockLeaver(call, call.input.id)
    refuseIf(whyNotDeleted(await countsOf(call.db, user.id)))
    await shutOut(call, user, 'delete', null)
    return { save_response: { id: user.id } }
  }),
]
