import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, many } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { ChatEntry, withTarget } from '../chat.ts'

const common = { who: everyone, input: z.object({}) }

export const listEntries = defineCall({
  path: '/chat/list',
  who: everyone,
  input: z.object({
    removed_rooms: z.boolean().default(false).describe('only the own rooms that were taken out of the list'),
  }),
  answer: many(ChatEntry),
})

/** A conversation in the bell, with the latest words of somebody else. */
const UnreadEntry = ChatEntry.pick({
  id: true,
  isRoom: true,
  muted: true,
  unread: true,
  timestamp: true,
}).extend({
  sender: z.string(),
  message: z.string(),
})

export type UnreadEntry = z.infer<typeof UnreadEntry>

export const listUnread = defineCall({
  ...common,
  path: '/chat/unread',
  answer: many(UnreadEntry).extend({ count: z.number() }),
})

/** The first visit sends a welcome message; later visits change nothing. */
export const enterChat = defineCall({
  ...common,
  path: '/chat/enter',
  writes: true,
  answer: z.object({ isNew: z.boolean() }),
})

export const muteConversation = defineCall({
  path: '/chat/mute',
  who: everyone,
  writes: true,
  input: withTarget({ muted: z.boolean() }),
  answer: ChatEntry.pick({ muted: true }),
})

export const blockPerson = defineCall({
  path: '/chat/block',
  who: everyone,
  writes: true,
  input: z.object({ uid: rowId, blocked: z.boolean() }),
  answer: ChatEntry.pick({ isBlocked: true }),
})

export const clearConversation = defineCall({
  path: '/chat/clear',
  who: everyone,
  writes: true,
  input: withTarget({}),
  answer: z.object({ cleared_seq: z.number() }),
})

export const deleteConversation = defineCall({
  path: '/chat/delete',
  who: everyone,
  writes: true,
  input: withTarget({}),
  answer: z.object({ deleted: z.boolean() }),
})

export const entryCalls = [
  listEntries,
  listUnread,
  enterChat,
  muteConversation,
  blockPerson,
  clearConversation,
  deleteConversation,
] as const
