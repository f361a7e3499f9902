import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow, type StoredRow } from '#platform/server/database/rows.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import { WAITING_LIMIT, type WaitingTask } from '../domain/calls.ts'
import { waitingScope } from '../domain/turns.ts'

/** Functions of the tasks for other modules. */

type NewTask = Pick<StoredRow<'gorevler'>, 'reciver_usr' | 'sender_msg'> &
  Partial<Pick<StoredRow<'gorevler'>, 'belge_no' | 'belge_tip'>>

/** Stores a task of the caller and notifies both sides. */
export async function sendTask(call: SignedInCall<unknown>, task: NewTask): Promise<StoredRow<'gorevler'>> {
  const { db, actor, now } = call
  const saved = await insertRow(db, 'gorevler', {
    ...task,
    send_user: actor.id,
    sender_date: now.toString(),
  })
  tellSides(call, saved)
  return saved
}

/** Notifies both sides of a change; their browsers then fetch it. */
export function tellSides(
  { services, afterCommit }: SignedInCall<unknown>,
  task: Pick<StoredRow<'gorevler'>, 'id' | 'send_user' | 'reciver_usr'>,
): void {
  afterCommit(() => {
    const sides = new Set([task.send_user, task.reciver_usr])
    services.realtime.toUsers([...sides], 'gorev', { id: task.id })
  })
}

/** Open tasks that wait for a person, the latest first. */
export async function readWaiting(db: Database, userId: number): Promise<WaitingTask[]> {
  return allRows(db)<WaitingTask>`
    select id, send_user, reciver_usr, gonderen, alan, sender_msg, reciver_msg, sender_status, reciver_status,
      msg_status, "isReceived"
    from gorev_list where ${scopeSql(waitingScope(userId))} order by id desc limit ${WAITING_LIMIT}`
}

const openOf = (userId: number) =>
  sql<boolean>`msg_status = '0' and (send_user = ${userId} or reciver_usr = ${userId})`

export async function countOpenTasks(db: Database, userId: number): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select count(*) as count from gorevler where ${openOf(userId)}`
  return row.count
}

/** Hands over a person's open tasks, sent or received; both sides are notified. */
export async function handOverTasks(call: SignedInCall<unknown>, from: number, to: number): Promise<number> {
  const rows = await allRows(call.db)<Pick<StoredRow<'gorevler'>, 'id' | 'send_user' | 'reciver_usr'>>`
    update gorevler set "isReceived" = false,
      send_user = case when send_user = ${from} then ${to} else send_user end,
      reciver_usr = case when reciver_usr = ${from} then ${to} else reciver_usr end
    where ${openOf(from)} returning id, send_user, reciver_usr`
  for (const task of rows) tellSides(call, task)
  return rows.length
}
