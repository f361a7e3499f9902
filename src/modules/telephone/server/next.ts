import { isAdmin, isDealerAdmin } from '#core/actor.ts'
import { formatDate } from '#core/days/dates.ts'
import { say } from '#core/texts/texts.ts'
import { mayDrawCustomers } from '#modules/customers/domain/customer-lists.ts'
import {
  customerWithFacts,
  draw,
  returnMissedCallBacks,
  takeAppointment,
  type MissedCallBack,
} from '#modules/customers/server/public.ts'
import { sendTask } from '#modules/tasks/server/public.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { listQueue, nextInQueue, type NextItem, type QueueRow } from '../domain/calls.ts'
import type { QueueReason } from '../domain/queue.ts'
import { callTexts } from '../texts.ts'
import { numberToCall } from './gate.ts'
import { nextOf, queuePage, readFor, type Wanted } from './queue.ts'

type Found = { cus_id: number; reason: QueueReason; due: string | null }

async function itemOf(call: SignedInCall<unknown>, { cus_id, reason, due }: Found): Promise<NextItem> {
  const { customer, facts } = await customerWithFacts(call, cus_id)
  return { cus_id, reason, due, customer, ...numberToCall(facts, call) }
}

/** Takes the first customer of the queue; if another user has just opened that one, the next. */
async function firstOfQueue(call: SignedInCall<unknown>, wanted: Wanted): Promise<QueueRow | null> {
  const { db, actor, now } = call
  for (;;) {
    const row = await nextOf(db, actor, now, wanted)
    if (!row || row.is_taken) return row
  }
}

/** The next customer: of the queue, or drawn from the pool by those who may. */
export async function nextCustomer(call: SignedInCall<unknown>, wanted: Wanted): Promise<NextItem | null> {
  const { db, actor, now } = call
  const row = await firstOfQueue(call, wanted)
  if (row) {
    if (row.reason === 'callback_shared') await takeAppointment(db, actor, row.id)
    return itemOf(call, row)
  }
  if (wanted.cus_id || !mayDrawCustomers(actor)) return null
  const drawn = await draw(db, actor, now)
  return drawn === null ? null : itemOf(call, { cus_id: drawn, reason: 'draw', due: null })
}

type Manager = { id: number; user_level: number; bayi: number }

/** Who answers for a dealer's people: its administrators, else those of the company. */
function managersOf(people: readonly Manager[], bayi: number): Manager[] {
  const dealers = people.filter((person) => isDealerAdmin(person) && person.bayi === bayi)
  return dealers.length ? dealers : people.filter(isAdmin)
}

async function tellManagers(call: SignedInCall<unknown>, missed: readonly MissedCallBack[]): Promise<void> {
  if (!missed.length) return
  const rows = await allRows(call.db)<Manager>`
    select id, user_level, bayi from sys_users
    where user_level in (1, 3) and sil = '0' and blocked = '0' order by id`
  for (const { id, name, rand_tar, bayi } of missed) {
    const params = { id, name, day: formatDate(rand_tar) }
    const sender_msg = say(callTexts.callback_missed_task, call.language, params)
    for (const manager of managersOf(rows, bayi))
      await sendTask(call, { reciver_usr: manager.id, sender_msg })
  }
}

export const queueEndpoints = [
  serve(listQueue, async (call) => {
    const { input } = call
    const rows = await queuePage(call, input)
    const count = rows[0]?.count ?? 0
    return {
      datalist: rows.map(({ count: _count, ...row }) => row),
      count,
      is_more: count >= readFor(input),
    }
  }),
  serve(nextInQueue, async (call) => {
    await tellManagers(call, await returnMissedCallBacks(call.db, call.now))
    return { item: await nextCustomer(call, call.input) }
  }),
]
