import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { WINE_CODE, type Prepared } from './own-company.ts'

type Write = { mark: string; path: string; body: Record<string, unknown> }

/** Confirmed writes, unanswered ones, and all refusals. */
export type Book = { promised: Write[]; unanswered: Write[]; refusals: string[] }

export const newBook = (): Book => ({ promised: [], unanswered: [], refusals: [] })

/** Pause between two attempts while the server does not answer. */
const PAUSE_MS = 20

const address = { f_adres: 'Weinstraße 1', f_pk: '67146', f_sehir: 'Deidesheim', f_ulke: 'Deutschland' }

/** Each write has a mark for finding it, and a request id for repeating it. */
function nextWrite({ wine }: Prepared, turn: number, cus_id: number | null): Write {
  const mark = `mark-${randomUUID()}`
  const request_id = randomUUID()
  if (turn % 3 === 0 || !cus_id)
    return {
      mark,
      path: '/customers/create',
      body: { cus_name: 'Erika', cus_surname: mark, cus_country_code: 'DE', cus_user: 3, request_id },
    }
  // Chat has a speed limit of its own.
  if (turn % 9 !== 8)
    return {
      mark,
      path: '/siparisler/create_with_icerik',
      body: {
        siparis: { ...address, cus_id, cus_name: 'Erika', cus_surname: 'Muster', s_note: mark },
        siparis_icerik: [{ stk_id: wine, stk_kodu: WINE_CODE, stk_adet: 1 }],
        request_id,
      },
    }
  return {
    mark,
    path: '/chat/messages/send',
    body: { uid: 3, client_id: randomUUID(), message: mark, request_id },
  }
}

type Reply = { status: { isContinue: boolean; code?: string }; save_response?: { id: number } }

async function post(url: string, sesion_id: string, { path, body }: Write): Promise<Reply | null> {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, sesion_id }),
    })
    return (await response.json()) as Reply
  } catch {
    return null
  }
}

/** Writes until stopped; repeats requests while the server is down. */
export async function write(
  url: string,
  prepared: Prepared,
  book: Book,
  isOver: () => boolean,
): Promise<void> {
  let cus_id: number | null = null
  for (let turn = 0; !isOver(); turn += 1) {
    const next = nextWrite(prepared, turn, cus_id)
    const reply = await post(url, prepared.sesion_id, next)
    if (!reply) book.unanswered.push(next)
    else if (reply.status.isContinue) book.promised.push(next)
    else book.refusals.push(String(reply.status.code))
    if (reply?.save_response && next.path === '/customers/create') cus_id = reply.save_response.id
    if (!reply?.status.isContinue) await delay(PAUSE_MS)
  }
}

/** Repeats unanswered writes with the same request id, so that each is done exactly once. */
export async function repeatUnanswered(url: string, { sesion_id }: Prepared, book: Book): Promise<void> {
  const again = book.unanswered.splice(0)
  for (const one of again) {
    const reply = await post(url, sesion_id, one)
    if (reply?.status.isContinue) book.promised.push(one)
    else book.refusals.push(reply?.status.code ?? 'no answer')
  }
}

/** Confirmed writes that are not stored exactly once. */
export async function notFoundOnce(client: Client, book: Book): Promise<string[]> {
  const { rows } = await client.query<{ mark: string; count: number }>(`
    select mark, count(*)::integer as count from (
      select cus_surname as mark from customers union all select s_note from siparisler
      union all select message from chat_messages) found
    where mark like 'mark-%' group by mark`)
  const counts = new Map(rows.map(({ mark, count }) => [mark, count]))
  return book.promised.filter(({ mark }) => counts.get(mark) !== 1).map(({ mark, path }) => `${path} ${mark}`)
}
