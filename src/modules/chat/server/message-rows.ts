import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { extensionOf } from '../domain/attachments.ts'
import type { ChatMessage, MessageKind } from '../domain/chat.ts'

type MessageRow = {
  id: number
  conversation_id: number
  seq: number
  message: string
  sender_id: number
  sender_name: string
  client_id: string
  kind: MessageKind
  seconds: number | null
  sent_at: string
  file_name: string | null
  size: number | null
  avi: number | null
  starred: boolean
  is_room: boolean
  low_user: number | null
  high_user: number | null
}

function toMessage(row: MessageRow): ChatMessage {
  const seconds = row.seconds ?? 0
  return {
    id: row.id,
    seq: row.seq,
    message: row.message,
    senderId: row.sender_id,
    senderName: row.sender_name,
    receiverId: row.sender_id === row.low_user ? row.high_user : row.low_user,
    roomId: row.is_room ? row.conversation_id : null,
    client_id: row.client_id,
    timestamp: row.sent_at,
    starred: row.starred,
    fileType: {
      type: row.kind,
      exten: row.file_name === null ? null : extensionOf(row.file_name),
      url: row.file_name === null ? null : '/chat/files/get',
      name: row.file_name,
      size: row.size,
      info:
        row.kind === 'voice-note'
          ? { type: 'voice-note', avi: row.avi, min: Math.floor(seconds / 60), sec: seconds % 60 }
          : null,
    },
  }
}

type Options = { where: RawBuilder<unknown>; order?: 'asc' | 'desc'; limit: number }

/** Messages as a person sees them; `m` is the message, `c` its conversation, `s` the viewer's star. */
export async function readMessages(
  db: Database,
  viewerId: number,
  { where, order = 'asc', limit }: Options,
): Promise<ChatMessage[]> {
  const rows = await allRows(db)<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.message, m.sender_id, m.client_id, m.kind, m.seconds, m.sent_at,
      case when u.user_level = 0 then 'Weinkontor'
        else ${personName} end as sender_name,
      f.file_name, f.size, p.avi_file_id as avi, s.user_id is not null as starred, c.is_room, c.low_user, c.high_user
    from chat_messages m
    join chat_conversations c on c.id = m.conversation_id
    join sys_users u on u.id = m.sender_id
    left join sys_files f on f.id = m.file_id
    left join chat_profiles p on p.user_id = m.sender_id
    left join chat_stars s on s.message_id = m.id and s.user_id = ${viewerId}
    where ${where} order by m.seq ${order === 'asc' ? sql`asc` : sql`desc`}, m.id limit ${limit}`
  return rows.map(toMessage)
}
