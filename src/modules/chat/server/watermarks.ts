import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { markRead, markReceived } from '../domain/calls.ts'
import { targetOf } from '../domain/chat.ts'
import { memberIds, ownName, seatOf, type Seat } from './conversations.ts'

type Marks = { received_seq: number; read_seq: number }

/** Tells the others about the new ticks. */
async function tellTicks(call: SignedInCall<unknown>, seat: Seat, marks: Marks): Promise<void> {
  const { db, actor, services, afterCommit } = call
  const people = await memberIds(db, seat.conversation_id)
  const data = { by: actor.id, ...marks }
  afterCommit(() => {
    const others = people.filter((id) => id !== actor.id)
    const forOthers = seat.is_room ? { roomId: seat.conversation_id } : { uid: actor.id }
    services.realtime.toUsers(others, 'chat_ticks', { ...forOthers, ...data })
    services.realtime.toUser(actor.id, 'chat_ticks', { ...ownName(seat), ...data })
  })
}

export const watermarkEndpoints = [
  serve(markRead, async (call) => {
    const { db, actor, input } = call
    const seat = await seatOf(db, actor, targetOf(input))
    const seen = Math.min(input.seq, seat.last_seq)
    // Watermarks only rise, even if an older request arrives late.
    const marks = await firstRow(db)<Marks>`
        update chat_members set read_seq = ${seen}, received_seq = greatest(received_seq, ${seen})
        where conversation_id = ${seat.conversation_id} and user_id = ${actor.id} and read_seq < ${seen}
        returning received_seq, read_seq`
    if (marks) await tellTicks(call, seat, marks)
    return { read_seq: marks?.read_seq ?? seat.read_seq }
  }),
  serve(markReceived, async (call) => {
    const { db, actor } = call
    const rows = await allRows(db)<Seat & { before: number; received: number }>`
        with due as (
          select m.id, m.received_seq as before, c.last_seq from chat_members m
          join chat_conversations c on c.id = m.conversation_id
          where m.user_id = ${actor.id} and m.received_seq < c.last_seq order by m.id for update of m
        ), marked as (
          update chat_members m set received_seq = due.last_seq from due
          where m.id = due.id returning m.conversation_id, due.before, due.last_seq as received
        )
        select e.*, marked.before, marked.received from marked
        join chat_entry_view e on e.conversation_id = marked.conversation_id and e.viewer_id = ${actor.id}`
    for (const seat of rows)
      await tellTicks(call, seat, { received_seq: seat.received, read_seq: seat.read_seq })
    return {
      datalist: rows.map((seat) => ({
        ...ownName(seat),
        before: seat.before,
        received_seq: seat.received,
      })),
    }
  }),
]
