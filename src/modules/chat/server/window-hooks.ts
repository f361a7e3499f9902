import { sql } from 'kysely'
import { z } from 'zod'
import type { WindowHooks } from '#platform/server/live/realtime.ts'
import type { Services } from '#platform/server/services.ts'
import { targetOf, withTarget, type Target } from '../domain/chat.ts'
import { findSeat, memberIds } from './conversations.ts'
import { tellPeople } from './notices.ts'

/** Events that the windows of a conversation's members send each other. */
const sayings = {
  chat_typing: withTarget({ isTyping: z.boolean() }),
  chat_on_screen: withTarget({ isOnScreen: z.boolean() }),
}

type Saying = keyof typeof sayings

type Doing = { isTyping?: boolean; isOnScreen?: boolean }

const isSaying = (event: string): event is Saying => Object.hasOwn(sayings, event)

/** Typing ends by itself if the window disappears. */
const TYPING_FOR = '6 seconds'

/** What a member is doing is stored with the member, for those who open the room later. */
async function remember({ db, now }: Services, conversationId: number, userId: number, state: Doing) {
  const moment = now().toString()
  const typing_until = state.isTyping ? sql<string>`${moment}::timestamptz + ${TYPING_FOR}::interval` : null
  const { isOnScreen: is_on_screen } = state
  await db
    .updateTable('chat_members')
    .set(is_on_screen === undefined ? { typing_until } : { is_on_screen })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute()
}

async function passOn(services: Services, userId: number, event: Saying, target: Target, state: Doing) {
  const seat = await findSeat(services.db, userId, target)
  if (!seat || seat.blocker_id !== null) return
  if (seat.is_room) await remember(services, seat.conversation_id, userId, state)
  const people = await memberIds(services.db, seat.conversation_id)
  const others = people.filter((id) => id !== userId)
  const data = { by: userId, ...state }
  if (seat.is_room) {
    const audience = { isRoom: true, conversationId: seat.conversation_id, userIds: others }
    tellPeople(services, audience, event, data)
  } else {
    services.realtime.toUsers(others, event, { uid: userId, ...data })
  }
}

async function rememberLastSeen({ db, now }: Services, user_id: number): Promise<void> {
  const last_seen = now().toString()
  await db
    .insertInto('chat_profiles')
    .values({ user_id, last_seen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_seen }))
    .execute()
  await db
    .updateTable('chat_members')
    .set({ is_on_screen: false, typing_until: null })
    .where('user_id', '=', user_id)
    .where((row) => row.or([row('is_on_screen', '=', true), row('typing_until', 'is not', null)]))
    .execute()
}

export function chatHooks(services: Services, onError: (error: unknown) => void): WindowHooks {
  return {
    said: async (userId, event, data) => {
      if (!isSaying(event)) return
      const parsed = sayings[event].safeParse(data)
      if (!parsed.success) return
      const { uid: _uid, roomId: _roomId, ...state } = parsed.data
      await passOn(services, userId, event, targetOf(parsed.data), state).catch(onError)
    },
    presence: async (userId, isOnline) => {
      if (!isOnline) await rememberLastSeen(services, userId).catch(onError)
    },
  }
}
