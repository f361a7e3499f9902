import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, optionalText, rowId, wholeNumber } from '#core/fields.ts'
import { defineList, type Column } from '#core/list.ts'
import { taskTexts } from '../texts.ts'
import { documentWords } from './task-cells.ts'

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

const words = z.string().nullable()
const reply = z.string().trim().max(MESSAGE_MAX).nullish()

/** A reply of either side, or an administrator finishing or reopening the task. */
export const TaskReply = z.object({
  id: rowId,
  sender_msg: reply,
  reciver_msg: reply,
  msg_status: flag.nullish().describe('1: the job is done, 0 without words: a done job is open again'),
})

export const TaskRow = z.object({
  id: rowId.describe('number of the task'),
  sender_date: z.string().describe('moment it was sent'),
  gonderen: z.string().describe('who sent it'),
  alan: z.string().describe('who shall do it'),
  belge_tip: z.number(),
  belge_no: words,
  sip_id: z.number().nullable().describe('order behind the document'),
  cus_id: z.number().nullable(),
  cus_name: words,
  cus_surname: words,
  send_user: z.number().describe('who sent it'),
  sender_msg: words,
  sender_status: flag.describe('words of the sender wait for the receiver'),
  reciver_usr: z.number(),
  reciver_msg: words.describe('what the receiver writes'),
  reciver_status: flag.describe('words of the receiver wait for the sender'),
  msg_status: flag.describe('0 pending, 1 completed'),
  isReceived: z.boolean().describe('the side it waits for has been told'),
  version: z.number(),
})

export type TaskRow = z.infer<typeof TaskRow>

const columns = {
  id: { kind: 'number', filter: 'startsWith', width: 90 },
  sender_date: { kind: 'moment', filter: 'equals', width: 140 },
  gonderen: { filter: 'startsWith', width: 160 },
  alan: { filter: 'startsWith', width: 160 },
  belge_no: { filter: 'startsWith', width: 150 },
  cus_id: { kind: 'number', filter: 'equals', width: 100 },
  cus_name: { filter: 'startsWith', width: 140 },
  cus_surname: { filter: 'startsWith', width: 160 },
  belge_tip: { kind: 'number', hidden: true },
  sip_id: { kind: 'number', hidden: true },
  send_user: { kind: 'number', hidden: true },
  sender_msg: { hidden: true },
  sender_status: { kind: 'flag', hidden: true },
  reciver_usr: { kind: 'number', hidden: true },
  reciver_msg: { hidden: true },
  reciver_status: { kind: 'flag', hidden: true },
  msg_status: { kind: 'flag', hidden: true },
  isReceived: { kind: 'flag', hidden: true },
  version: { kind: 'number', hidden: true },
} as const satisfies Record<keyof TaskRow, Column>

const common = {
  row: TaskRow,
  export: admin,
  defaultSort: ['id', 'DESC'],
  columns,
  texts: taskTexts,
  printed: { belge_no: { needs: ['belge_tip'], key: 'belge_tip', values: documentWords } },
} as const

/** The list of the screen. */
export const taskList = defineList({ ...common, path: '/takip/gorev_list/list' })

/** Single tasks by their number. */
export const taskRecords = defineList({ ...common, path: '/takip/gorevler/list' })
