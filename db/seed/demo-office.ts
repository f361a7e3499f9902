import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { talks, tasks } from './data/office.ts'
import { users } from './data/staff.ts'
import { moment, workingDay } from './days.ts'
import { insertRows, type Row } from './rows.ts'

const ids = new Map(users.map(({ user_name, id }) => [user_name, id]))

function idOf(user_name: string): number {
  const id = ids.get(user_name)
  if (id === undefined) throw new Error(`${user_name} does not work here`)
  return id
}

/** A number that is the same in every demo company. */
function fixedUuid(words: string): string {
  const digits = createHash('sha256').update(words).digest('hex').slice(0, 32)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Tasks are about orders of the person who sells, so that both sides can open them. */
async function documentFor(
  client: ClientBase,
  seller: number,
  isInvoice: boolean,
  skip: number,
): Promise<string | null> {
  const { rows } = await client.query<{ id: number; f_no: string | null }>(
    `SELECT id, f_no FROM siparisler WHERE per_id = $1 AND s_is_teklif = 0 AND sd_cancel_on = '0'
       AND f_close = '0' AND (f_no IS NOT NULL) = $2 ORDER BY id DESC LIMIT 1 OFFSET $3`,
    [seller, isInvoice, skip],
  )
  const [order] = rows
  if (!order) return null
  return isInvoice ? order.f_no : String(order.id)
}

async function seedTasks(client: ClientBase, today: IsoDate): Promise<void> {
  const rows: Row[] = []
  for (const { from, to, daysAgo, time, about, words, reply, isDone } of tasks.toReversed()) {
    const seller = idOf(from === 'admin' ? to : from)
    const belge_no =
      about === 'nothing' ? null : await documentFor(client, seller, about === 'invoice', rows.length)
    const kind = about === 'invoice' ? 2 : 1
    rows.push({
      belge_tip: belge_no === null ? 0 : kind,
      belge_no,
      send_user: idOf(from),
      sender_date: moment(workingDay(today, -daysAgo), time),
      sender_msg: words,
      sender_status: reply ? '0' : '1',
      reciver_usr: idOf(to),
      reciver_msg: reply ?? null,
      reciver_status: reply ? '1' : '0',
      msg_status: isDone ? '1' : '0',
      isReceived: 'false',
      version: 1,
    })
  }
  await insertRows(client, 'gorevler', rows)
}

type Talk = (typeof talks)[number]

function conversationOf({ room, people, daysAgo, lines }: Talk, id: number, today: IsoDate) {
  const day = workingDay(today, -daysAgo)
  const [one = 0, other = 0] = people.map(idOf)
  return {
    id,
    is_room: room ? 'true' : 'false',
    low_user: room ? null : Math.min(one, other),
    high_user: room ? null : Math.max(one, other),
    room_name: room?.name ?? null,
    description: room?.description ?? null,
    created_by: one,
    date_created: moment(day, '08:00'),
    last_seq: lines.length,
    last_at: moment(day, lines.at(-1)?.[1] ?? '08:00'),
  }
}

function membersOf({ room, people, lines, read = {} }: Talk, conversation_id: number) {
  return people.map((name, index) => ({
    conversation_id,
    user_id: idOf(name),
    is_admin: room && index === 0 ? 'true' : 'false',
    is_creator: room && index === 0 ? 'true' : 'false',
    muted: 'false',
    has_blocked: 'false',
    is_listed: 'true',
    received_seq: read[name] ?? lines.length,
    read_seq: read[name] ?? lines.length,
    cleared_seq: 0,
  }))
}

function messagesOf({ daysAgo, lines }: Talk, conversation_id: number, today: IsoDate) {
  return lines.map(([from, time, message], index) => ({
    conversation_id,
    seq: index + 1,
    sender_id: idOf(from),
    client_id: fixedUuid(`${conversation_id} ${index} ${message}`),
    message,
    kind: 'text',
    sent_at: moment(workingDay(today, -daysAgo), time),
  }))
}

/** What the office talks about: tasks, a room and two conversations. */
export async function seedOffice(client: ClientBase, today: IsoDate): Promise<void> {
  await seedTasks(client, today)
  const numbered = talks.map((talk, index) => ({ talk, id: index + 1 }))
  await insertRows(
    client,
    'chat_conversations',
    numbered.map(({ talk, id }) => conversationOf(talk, id, today)),
  )
  await insertRows(
    client,
    'chat_members',
    numbered.flatMap(({ talk, id }) => membersOf(talk, id)),
  )
  await insertRows(
    client,
    'chat_messages',
    numbered.flatMap(({ talk, id }) => messagesOf(talk, id, today)),
  )
}

const noSettings = { search: '', filters: {}, sorts: [], columns: null }

/** Views that everybody finds above two lists. */
const sharedViews = [
  {
    list: '/siparisler/list#open',
    name: 'Ab 500 €, höchste zuerst',
    content: {
      ...noSettings,
      filters: { s_g_toplam: '500' },
      sorts: [
        { field: 'kalan', order: 'DESC' },
        { field: 'vade_tar', order: 'ASC' },
      ],
    },
  },
  {
    list: '/stok_urun_listesi_view/list',
    name: 'Nach Jahrgang',
    content: {
      ...noSettings,
      sorts: [
        { field: 'stok_year', order: 'DESC' },
        { field: 'stok_code', order: 'ASC' },
      ],
    },
  },
]

export async function seedViews(client: ClientBase): Promise<void> {
  for (const { list, name, content } of sharedViews)
    await client.query(
      `INSERT INTO list_views (list, name, owner, is_shared, content) VALUES ($1, $2, $3, '1', $4)`,
      [list, name, idOf('admin'), JSON.stringify(content)],
    )
}
