import { isAdmin, type Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { everyRow, inScope, rowsWhere, type Scope } from '#core/scope.ts'

const refusals = defineRefusals({
  task_is_open: {
    tr: 'Bu görev zaten açık.',
    de: 'Diese Aufgabe ist bereits offen.',
    en: 'This task is open already.',
  },
  task_is_done: {
    tr: 'Bu görev tamamlanmış, artık cevap yazılamaz.',
    de: 'Diese Aufgabe ist erledigt und nimmt keine Antworten mehr an.',
    en: 'This task is done and takes no more replies.',
  },
})

type Sides = { send_user: number; reciver_usr: number }
type Turn = Sides & { sender_status: Flag; reciver_status: Flag; msg_status: Flag }
type Viewer = Pick<Actor, 'id' | 'user_level'>
export type Side = 'sender' | 'receiver'

const isParty = (userId: number, { send_user, reciver_usr }: Sides) =>
  userId === send_user || userId === reciver_usr

/** Administrators see every task, other users their own. */
export const taskScope = (actor: Viewer): Scope<Sides> =>
  isAdmin(actor) ? everyRow : rowsWhere({ send_user: actor.id }, { reciver_usr: actor.id })

/** The side whose turn it is. */
const sideToSpeak = (task: Turn): Side => (task.sender_status === '1' ? 'receiver' : 'sender')

/** The side of a user; for a task sent to oneself, the side whose turn it is. */
export function sideOf(userId: number, task: Turn): Side {
  if (task.send_user === task.reciver_usr) return sideToSpeak(task)
  return userId === task.send_user ? 'sender' : 'receiver'
}

/** An open task waits for the side that has not answered yet. */
export const waitingScope = (userId: number): Scope<Turn> =>
  rowsWhere(
    { msg_status: '0', sender_status: '1', reciver_usr: userId },
    { msg_status: '0', reciver_status: '1', send_user: userId },
  )

export const isWaitingFor = (userId: number, task: Turn) => inScope(waitingScope(userId), task)

export function whyNotReply(actor: Viewer, task: Turn): Refusal {
  if (!isParty(actor.id, task)) return accessRefusals.ERR_105
  return task.msg_status === '1' ? refusals.task_is_done : null
}

/** Finishing and opening again are for administrators; only what is done can be opened. */
export function whyNotReopen(
  actor: Pick<Actor, 'user_level'>,
  { msg_status }: Pick<Turn, 'msg_status'>,
): Refusal {
  if (!isAdmin(actor)) return accessRefusals.ERR_105
  return msg_status === '0' ? refusals.task_is_open : null
}

/** Earlier words stay above the new ones. */
const appended = (before: string | null, added: string | null) =>
  [before, added].filter(Boolean).join('\n\n') || null

type Words = { sender_msg: string | null; reciver_msg: string | null }

/** After a reply the task waits for the other side, which has not received it yet. */
export function replied({ sender_msg, reciver_msg }: Words, side: Side, message: string | null) {
  const isSender = side === 'sender'
  return {
    sender_msg: isSender ? appended(sender_msg, message) : sender_msg,
    reciver_msg: isSender ? reciver_msg : appended(reciver_msg, message),
    sender_status: isSender ? '1' : '0',
    reciver_status: isSender ? '0' : '1',
    isReceived: false,
  } satisfies Words & { sender_status: Flag; reciver_status: Flag; isReceived: boolean }
}
