import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, optionalText, rowId, wholeNumber } from '#core/fields.ts'
import { defineList, type Column } from '#core/lists/list.ts'
import { taskTexts } from '../texts.ts'
import { documentWords } from './task-cells.ts'
import { gorev_list } from './stored/gorev_list.ts'

/** Longest message, and longest text of a side, which appends its messages. */
export const MESSAGE_MAX = 4_000
export const TEXT_MAX = 20_000

/** What a task is about. Orders and shipments are named by the order's number, invoices by f_no. */
export const TaskDocument = { none: 0, order: 1, invoice: 2, shipment: 3 } as const

/** A new task; sender and time are set by the server, and only the receiver is required. */
export const TaskFields = z.object({
  belge_tip: wholeNumber(0, 3)
    .default(0)
    .describe('what it is about: 0 nothing, 1 order, 2 invoice, 3 shipment'),
  belge_no: optionalText(50).describe('number of the order, for an invoice its f_no'),
  reciver_usr: rowId.describe('who shall do it'),
  sender_msg: optionalText(MESSAGE_MAX).describe('what the sender writes'),
})

export const TaskForm = TaskFields.transform((task) => ({
  ...task,
  belge_no: task.belge_tip === TaskDocument.none ? null : task.belge_no,
})).refine((task) => task.belge_tip === TaskDocument.none || task.belge_no !== null, {
  path: ['belge_no'],
  message: 'requiredField',
})

const reply = z.string().trim().max(MESSAGE_MAX).nullish()

/** A reply of either side, or an administrator finishing or reopening the task. */
export const TaskReply = z.object({
  id: rowId,
  sender_msg: reply,
  reciver_msg: reply,
  msg_status: flag.nullish().describe('1: the job is done, 0 without words: a done job is open again'),
})

export type TaskRow = z.infer<typeof gorev_list>

const columns = {
  id: { filter: 'startsWith', width: 90 },
  sender_date: { filter: 'equals', width: 140 },
  gonderen: { filter: 'startsWith', width: 160 },
  alan: { filter: 'startsWith', width: 160 },
  belge_no: { filter: 'startsWith', width: 150 },
  cus_id: { filter: 'equals', width: 100 },
  cus_name: { filter: 'startsWith', width: 140 },
  cus_surname: { filter: 'startsWith', width: 160 },
} as const satisfies Partial<Record<keyof TaskRow, Column>>

const common = {
  row: gorev_list,
  export: admin,
  defaultSort: ['id', 'DESC'],
  columns,
  unseen: [
    'belge_tip',
    'sip_id',
    'send_user',
    'sender_msg',
    'sender_status',
    'reciver_usr',
    'reciver_msg',
    'reciver_status',
    'msg_status',
    'isReceived',
    'version',
  ],
  texts: taskTexts,
  printed: { belge_no: { needs: ['belge_tip'], key: 'belge_tip', values: documentWords } },
} as const

/** The list of the screen. */
export const taskList = defineList({ ...common, path: '/takip/gorev_list/list' })

/** Single tasks by their number. */
export const taskRecords = defineList({ ...common, path: '/takip/gorevler/list' })
