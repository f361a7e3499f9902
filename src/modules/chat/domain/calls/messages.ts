import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, fileContent, many, one, saved } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { ATTACHMENT_BYTES, bodyBytes } from '../attachments.ts'
import { ChatMessage, MediaForm, PageForm, SendForm, SeqForm, Watermark, withTarget } from '../chat.ts'

export const sendMessage = defineCall({
  path: '/chat/messages/send',
  who: everyone,
  writes: true,
  maxBytes: bodyBytes(ATTACHMENT_BYTES),
  input: SendForm,
  answer: one(ChatMessage),
})

const MessagePage = many(ChatMessage).extend({ last_seq: z.number(), watermarks: z.array(Watermark) })

export type MessagePage = z.infer<typeof MessagePage>

export const listMessages = defineCall({
  path: '/chat/messages/list',
  who: everyone,
  input: PageForm,
  answer: MessagePage,
})

export const searchMessages = defineCall({
  path: '/chat/messages/search',
  who: everyone,
  input: withTarget({ text: z.string().trim().min(1, { message: 'requiredField' }).max(100) }),
  answer: many(ChatMessage.pick({ id: true, seq: true })).extend({ count: z.number() }),
})

export const starMessage = defineCall({
  path: '/chat/messages/star',
  who: everyone,
  writes: true,
  input: z.object({ id: rowId, starred: z.boolean() }),
  answer: saved(ChatMessage.pick({ id: true, starred: true })),
})

export const listMedia = defineCall({
  path: '/chat/media/list',
  who: everyone,
  input: MediaForm,
  answer: many(ChatMessage),
})

export const getFile = defineCall({
  path: '/chat/files/get',
  who: everyone,
  input: z.object({ id: rowId.describe('number of the message') }),
  answer: fileContent,
})

export const markRead = defineCall({
  path: '/chat/read',
  who: everyone,
  writes: true,
  input: SeqForm,
  answer: Watermark.pick({ read_seq: true }),
})

const marks = { before: z.number(), received_seq: z.number() }

/** A conversation in which something arrived, by the number it has for its reader. */
const ReceivedMark = z.union([
  z.object({ uid: z.number(), ...marks }),
  z.object({ roomId: z.number(), ...marks }),
])

export type ReceivedMark = z.infer<typeof ReceivedMark>

/** Marks everything as received and returns what was new, so that only one of a user's windows announces it. */
export const markReceived = defineCall({
  path: '/chat/received',
  who: everyone,
  writes: true,
  input: z.object({}),
  answer: many(ReceivedMark),
})

export const messageCalls = [
  sendMessage,
  listMessages,
  searchMessages,
  starMessage,
  listMedia,
  getFile,
  markRead,
  markReceived,
] as const
