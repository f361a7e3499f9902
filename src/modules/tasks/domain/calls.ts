import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, many, saved, savedId, type TypesOf } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { TaskForm, taskList, taskRecords, TaskReply } from './task.ts'
import { gorev_list } from './stored/gorev_list.ts'

/** How many tasks the bell lists; its number counts all. */
export const WAITING_LIMIT = 50

export const createTask = defineCall({
  path: '/takip/gorevler/create',
  who: everyone,
  writes: true,
  input: TaskForm,
  answer: saved(storedRows.gorevler),
})

export const updateTask = defineCall({
  path: '/takip/gorevler/update',
  actsOn: 'gorevler',
  who: everyone,
  writes: true,
  forRowsOf: [taskList.path, taskRecords.path],
  input: TaskReply,
  answer: saved(storedRows.gorevler),
})

export const deleteTask = defineCall({
  path: '/takip/gorevler/delete',
  actsOn: 'gorevler',
  who: admin,
  writes: true,
  forRowsOf: [taskList.path, taskRecords.path],
  input: byId,
  answer: savedId,
})

/** A task as the bell and the answer of signing in show it. */
export const WaitingTask = gorev_list.pick({
  id: true,
  send_user: true,
  reciver_usr: true,
  gonderen: true,
  alan: true,
  sender_msg: true,
  reciver_msg: true,
  sender_status: true,
  reciver_status: true,
  msg_status: true,
  isReceived: true,
})

export type WaitingTask = z.infer<typeof WaitingTask>

/** What the bell shows: open tasks that wait for the caller, the latest first, and how many there are. */
export const waitingTasks = defineCall({
  path: '/takip/gorevler/waiting',
  who: everyone,
  input: z.object({}),
  answer: many(WaitingTask).extend({ count: z.number() }),
})

/** Marks tasks as received and answers the new ones, so that only one of the user's windows announces them. */
export const receiveTasks = defineCall({
  path: '/takip/gorevler/received',
  who: everyone,
  writes: true,
  input: z.object({ ids: z.array(rowId).max(WAITING_LIMIT) }),
  answer: z.object({ ids: z.array(z.number()) }),
})

export const taskCalls = [
  listCall(taskList),
  listCall(taskRecords),
  createTask,
  updateTask,
  deleteTask,
  waitingTasks,
  receiveTasks,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof taskCalls> {}
}
