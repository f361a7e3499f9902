import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onNotice } from '#platform/web/realtime.ts'
import { serverNow } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { ChatEntry, ChatMessage, ChatUser, Target } from '#modules/chat/domain/chat.ts'
import { askAgain, LIST, refreshPeople, refreshTarget, threadKey, USERS } from '../chat-data.ts'
import { withArrival, withRead } from '../entries.ts'
import { whenUp } from './connection.ts'
import { onScreen } from './on-screen.ts'
import { onDelivered } from '../compose/outbox.ts'
import { heardOnScreen, heardTyping } from './typing.ts'
import { keyOf, toTarget } from '../target.ts'
import { withMessage, withTicks, type Thread } from '../messages/threads.ts'

type Arrived = Target & { message: ChatMessage }
type Ticks = Target & { by: number; received_seq: number; read_seq: number }

/** Puts a message into what is on screen; when some before it are missing they are asked for. */
export function takeMessage(queries: QueryClient, target: Target, message: ChatMessage, me: number): void {
  const known = queries.getQueryData<Thread>(threadKey(target))
  const next = known && withMessage(known, message)
  if (next) queries.setQueryData(threadKey(target), next)
  else void askAgain(queries, { queryKey: threadKey(target) })
  const entries = queries.getQueryData<ChatEntry[]>([LIST])
  const isOwn = message.senderId === me
  const isOnScreen = onScreen.get() === keyOf(target)
  const changed = entries && withArrival(entries, { target, message, isOwn, isOnScreen })
  if (changed) queries.setQueryData([LIST], changed)
  else void askAgain(queries, { queryKey: [LIST] })
  if (message.fileType.type !== 'text')
    void queries.invalidateQueries({ queryKey: ['/chat/media/list', keyOf(target)] })
}

function takeTicks(queries: QueryClient, { by, received_seq, read_seq, ...named }: Ticks, me: number): void {
  const target = toTarget(named)
  const known = queries.getQueryData<Thread>(threadKey(target))
  const mark = { uid: by, received_seq, read_seq }
  if (known) queries.setQueryData(threadKey(target), withTicks(known, mark))
  else void askAgain(queries, { queryKey: threadKey(target) })
  if (by === me)
    queries.setQueryData<ChatEntry[]>([LIST], (entries) => entries && withRead(entries, target, read_seq))
}

type Presence = { uid: number; isOnline: boolean }

function takePresence(queries: QueryClient, changed: readonly Presence[]): void {
  const lastSeen = serverNow().toString()
  const online = new Map(changed.map(({ uid, isOnline }) => [uid, isOnline]))
  const change = (user: ChatUser): ChatUser => {
    const isOnline = online.get(user.uid)
    return isOnline === undefined
      ? user
      : { ...user, isOnline, lastSeen: isOnline ? user.lastSeen : lastSeen }
  }
  queries.setQueryData<ChatUser[]>([USERS], (users) => users?.map(change))
  for (const uid of online.keys())
    queries.setQueryData<ChatUser>(['/chat/profile/get', uid], (user) => user && change(user))
}

/** A message of one's own names the receiver, which is the conversation's name here. */
const targetOfOwn = ({ roomId, receiverId }: ChatMessage): Target => toTarget({ uid: receiverId, roomId })

/** Keeps the displayed data in sync with the server while the chat is open. */
export function useChatLive(): void {
  const queries = useQueryClient()
  const { id: me } = useUser()
  useEffect(() => {
    const stops = [
      onNotice<Arrived>('chat_message', ({ message, ...named }) => {
        const target = toTarget(named)
        heardTyping({ ...target, by: message.senderId, isTyping: false })
        takeMessage(queries, target, message, me)
      }),
      onNotice<Ticks>('chat_ticks', (ticks) => takeTicks(queries, ticks, me)),
      onNotice<Target>('chat_changed', (named) => void refreshTarget(queries, toTarget(named))),
      onNotice('chat_profile', () => void refreshPeople(queries)),
      onNotice<Presence[]>('presence', (changed) => takePresence(queries, changed)),
      onNotice('chat_typing', heardTyping),
      onNotice('chat_on_screen', heardOnScreen),
      onDelivered((message) => takeMessage(queries, targetOfOwn(message), message, me)),
      // Ticks, presence and messages may have been missed while offline.
      whenUp(() => void refreshChat(queries)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, me])
}

const refreshChat = (queries: QueryClient) =>
  askAgain(queries, {
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      path.startsWith('/chat/') &&
      path !== '/chat/files/get' &&
      path !== '/chat/avatars/get',
  })
