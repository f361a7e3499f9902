import { sql } from 'kysely'
import type { z } from 'zod'
import { isAdmin, Level, type Actor } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say } from '#core/texts/texts.ts'
import { peopleInChat } from '#modules/chat/domain/visibility.ts'
import { maySeeOrder } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { deleteRow, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow, oneRow } from '#platform/server/database/sql.ts'
import { createTask, deleteTask, receiveTasks, updateTask, waitingTasks } from '../domain/calls.ts'
import { taskLink } from '../domain/task-link.ts'
import {
  TaskDocument,
  taskList,
  taskRecords,
  TEXT_MAX,
  type TaskForm,
  type TaskReply,
} from '../domain/task.ts'
import { replied, sideOf, taskScope, waitingScope, whyNotReopen, whyNotReply } from '../domain/turns.ts'
import { taskPushTexts } from '../texts.ts'
import { readWaiting, sendTask, tellSides } from './public.ts'

type Task = StoredRow<'gorevler'>

/** Locks the task until the end of the transaction; a task of others is not found. */
async function taskForUpdate(db: Database, actor: Actor, id: number): Promise<Task> {
  const task = await firstRow(db)<Task>`
    select * from gorevler where id = ${id} and ${scopeSql(taskScope(actor))} for update`
  if (!task) throw new AppError(recordsRefusals.record_not_found)
  return task
}

/** Dealers and their people reach whom they reach in the chat; the company's own people reach everybody. */
async function refuseUnknownReceiver(db: Database, actor: Actor, id: number): Promise<void> {
  const isOfDealer = actor.user_level === Level.dealer || actor.user_level === Level.dealerAdministrator
  const isReached = isOfDealer && id !== actor.id ? scopeSql(peopleInChat(actor)) : sql<boolean>`true`
  const user = await db
    .selectFrom('sys_users')
    .select('id')
    .where('id', '=', id)
    .where('sil', '=', '0')
    .where('user_level', '<>', Level.system)
    .where(sql<boolean>`${isReached}`)
    .executeTakeFirst()
  if (!user) throw invalid({ reciver_usr: { code: 'not_allowed' } })
}

/** A task may only carry what its sender sees, since it shows the customer behind the document. */
async function refuseForeignDocument(db: Database, actor: Actor, task: z.output<typeof TaskForm>) {
  if (task.belge_tip === TaskDocument.none) return
  const orders = db.selectFrom('siparisler').select(['per_id', 'bayi_id'])
  const order =
    task.belge_tip === TaskDocument.invoice
      ? await orders.where('f_no', '=', task.belge_no).executeTakeFirst()
      : await orders.where(sql<boolean>`id::text = ${task.belge_no}`).executeTakeFirst()
  if (!order || !maySeeOrder(actor, order)) throw invalid({ belge_no: { code: 'not_allowed' } })
}

/** Sends a push to the other side, for users without an open window. */
async function wake(
  { db, actor, services, afterCommit }: SignedInCall<unknown>,
  task: Task,
  kind: keyof typeof taskPushTexts,
  words: string | null | undefined,
): Promise<void> {
  const others = [task.send_user, task.reciver_usr].filter((id) => id !== actor.id)
  const { name, surname, user_name } = await db
    .selectFrom('sys_users')
    .select(['name', 'surname', 'user_name'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const sender = [name, surname].filter(Boolean).join(' ') || user_name
  afterCommit(() =>
    services.push.toUsers(others, (language) => ({
      title: say(taskPushTexts[kind], language, { name: sender }),
      body: words ?? '',
      url: taskLink(task.id),
    })),
  )
}

async function reply(call: SignedInCall<z.output<typeof TaskReply>>, task: Task): Promise<Task> {
  const { db, actor, input } = call
  refuseIf(whyNotReply(actor, task))
  const side = sideOf(actor.id, task)
  const field = side === 'sender' ? 'sender_msg' : 'reciver_msg'
  const message = input[field]
  if (message === undefined) throw invalid({ [field]: { code: 'requiredField' } })
  const changes = replied(task, side, message)
  if ((changes[field] ?? '').length > TEXT_MAX)
    throw invalid({ [field]: { code: 'too_long', params: { max: TEXT_MAX } } })
  await wake(call, task, 'new_reply', message)
  return updateRow(db, 'gorevler', task.id, null, changes)
}

async function finish({ db, actor }: SignedInCall<unknown>, task: Task): Promise<Task> {
  if (!isAdmin(actor)) throw new AppError(accessRefusals.ERR_105)
  return updateRow(db, 'gorevler', task.id, null, { msg_status: '1' })
}

/** Reopens a finished task, which waits for the same side as before and is announced again. */
async function reopen({ db, actor }: SignedInCall<unknown>, task: Task): Promise<Task> {
  refuseIf(whyNotReopen(actor, task))
  return updateRow(db, 'gorevler', task.id, null, { msg_status: '0', isReceived: false })
}

/** Finishes the task, reopens it if only the state 0 was sent, or else replies. */
async function change(call: SignedInCall<z.output<typeof TaskReply>>, task: Task): Promise<Task> {
  const { msg_status, sender_msg, reciver_msg } = call.input
  if (msg_status === '1') return finish(call, task)
  const hasWords = sender_msg !== undefined || reciver_msg !== undefined
  return msg_status === '0' && !hasWords ? reopen(call, task) : reply(call, task)
}

const source = {
  from: 'gorev_list',
  scope: taskScope,
  printers: new URL('../domain/task-cells.ts', import.meta.url),
}

export const taskEndpoints = [
  listEndpoint(taskList, source),
  listEndpoint(taskRecords, source),
  serve(createTask, async (call) => {
    const { db, actor, input } = call
    await refuseUnknownReceiver(db, actor, input.reciver_usr)
    await refuseForeignDocument(db, actor, input)
    const save_response = await sendTask(call, input)
    await wake(call, save_response, 'new_task', input.sender_msg)
    return { save_response }
  }),
  serve(updateTask, async (call) => {
    const task = await taskForUpdate(call.db, call.actor, call.input.id)
    const save_response = await change(call, task)
    tellSides(call, task)
    return { save_response }
  }),
  serve(deleteTask, async (call) => {
    const { db, actor, input } = call
    const task = await taskForUpdate(db, actor, input.id)
    await deleteRow(db, 'gorevler', input.id)
    tellSides(call, task)
    return { save_response: { id: input.id } }
  }),
  serve(waitingTasks, async ({ db, actor }) => {
    const row = await oneRow(db)<{ count: number }>`
      select count(*) as count from gorevler where ${scopeSql(waitingScope(actor.id))}`
    return { datalist: await readWaiting(db, actor.id), count: row.count }
  }),
  serve(receiveTasks, async ({ db, actor, input }) => {
    const marked = await db
      .updateTable('gorevler')
      .set({ isReceived: true })
      .where('id', 'in', [0, ...input.ids])
      .where('isReceived', '=', false)
      .where(scopeSql(waitingScope(actor.id)))
      .returning('id')
      .execute()
    return { ids: marked.map(({ id }) => id) }
  }),
]
