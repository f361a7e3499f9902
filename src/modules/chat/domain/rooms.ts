import type { Refusal } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { chatRefusals } from './refusals.ts'

/** A member as the rules see it; a smaller `id` has been in the room for longer. */
export type Member = { id: number; user_id: number; is_admin: boolean }

const memberOf = (members: readonly Member[], userId: number) =>
  members.find(({ user_id }) => user_id === userId)

/** Only administrators of a room may change its name, description, picture and members. */
export function whyNotManage(members: readonly Member[], userId: number): Refusal {
  const member = memberOf(members, userId)
  if (!member) return recordsRefusals.record_not_found
  return member.is_admin ? null : chatRefusals.chat_only_admins
}

/** Who becomes administrator when somebody leaves: the longest-serving member, if no other is left to decide. */
export function successorOf(members: readonly Member[], leavingId: number): Member | null {
  const staying = members.filter(({ user_id }) => user_id !== leavingId).toSorted((a, b) => a.id - b.id)
  return staying.some(({ is_admin }) => is_admin) ? null : (staying[0] ?? null)
}
