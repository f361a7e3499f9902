import { z } from 'zod'
import { optionalText, rowId } from '#core/fields.ts'
import {
  ABOUT_MAX,
  DESCRIPTION_MAX,
  PAGE,
  PAGE_MAX,
  ROOM_MEMBERS_MAX,
  ROOM_NAME_MAX,
  TEXT_MAX,
} from './limits.ts'

/** A conversation from the outside: the other person of a one-to-one conversation, or a room. */
const targetFields = {
  uid: rowId.nullish().describe('the other person of a one-to-one conversation'),
  roomId: rowId.nullish().describe('number of the room'),
}

export type Target = { uid: number } | { roomId: number }

const isOneTarget = (value: { uid?: number | null | undefined; roomId?: number | null | undefined }) =>
  (value.uid == null) !== (value.roomId == null)

/** An input that names one conversation besides its own fields. */
export function withTarget<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ ...shape, ...targetFields })
    .refine((value) => isOneTarget(value as Parameters<typeof isOneTarget>[0]), {
      path: ['uid'],
      message: 'requiredField',
    })
}

export function targetOf(input: {
  uid?: number | null | undefined
  roomId?: number | null | undefined
}): Target {
  return input.roomId == null ? { uid: Number(input.uid) } : { roomId: input.roomId }
}

const seq = z.number().int().min(0).max(2_147_483_647)

const Attachment = z.object({
  file_name: z.string().max(255).describe('name of the attachment'),
  base_64: z.string().min(1).describe('the attachment itself'),
  voice: z
    .object({ min: z.number().int().min(0).max(1_439), sec: z.number().int().min(0).max(59) })
    .nullish()
    .describe('a recorded voice note and its length'),
})

/** A message as a window sends it; a repeated `client_id` is the same message. */
export const SendForm = withTarget({
  client_id: z.uuid().describe('number that the sending window gave'),
  message: z.string().trim().max(TEXT_MAX).default('').describe('text of the message'),
  file: Attachment.nullish(),
}).refine(
  (value) => (value as { message: string }).message !== '' || (value as { file?: unknown }).file != null,
  {
    path: ['message'],
    message: 'requiredField',
  },
)

export const PageForm = withTarget({
  before: seq.nullish().describe('messages below this number'),
  after: seq.nullish().describe('messages above this number, to catch up'),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE),
})

export const SeqForm = withTarget({ seq: seq.describe('number of the last message') })

export const mediaKinds = ['image', 'media', 'docs', 'links', 'starred'] as const

export const MediaForm = withTarget({
  kind: z.enum(mediaKinds),
  before: seq.nullish(),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE),
})

export const RoomName = z
  .string()
  .trim()
  .min(1, { message: 'requiredField' })
  .max(ROOM_NAME_MAX)
  .describe('name of the room')

/** An empty description is not saved. */
const Description = z.string().trim().min(1, { message: 'requiredField' }).max(DESCRIPTION_MAX)

const people = z.array(rowId).max(ROOM_MEMBERS_MAX)

export const RoomForm = z.object({
  roomName: RoomName,
  description: optionalText(DESCRIPTION_MAX).describe('what the room is for'),
  members: people.default([]).describe('who is in the room besides its creator'),
  base_64: z.string().nullish().describe('picture of the room'),
})

export const RoomChanges = z.object({
  roomId: rowId,
  roomName: RoomName.optional(),
  description: Description.optional(),
  base_64: z.string().min(1).optional(),
})

export const RoomPeople = z.object({ roomId: rowId, members: people.min(1, { message: 'requiredField' }) })

export const RoomPerson = z.object({ roomId: rowId, uid: rowId })

export const ProfileForm = z.object({
  about: z.string().trim().max(ABOUT_MAX).nullish().describe('what a person says of themselves'),
  base_64: z.string().nullish().describe('picture of the person; null takes it away'),
})

const messageKinds = ['text', 'image', 'application', 'audio', 'video', 'voice-note'] as const

export type MessageKind = (typeof messageKinds)[number]

const VoiceNote = z.object({
  type: z.literal('voice-note'),
  avi: z.number().nullable(),
  min: z.number(),
  sec: z.number(),
})

/** A message as every call and notice carries it. */
export const ChatMessage = z.object({
  id: z.number(),
  seq: z.number().describe('number of the message in its conversation'),
  message: z.string(),
  senderId: z.number(),
  senderName: z.string(),
  receiverId: z.number().nullable().describe('the other person of a one-to-one conversation; null in a room'),
  roomId: z.number().nullable(),
  client_id: z.string(),
  timestamp: z.string(),
  starred: z.boolean(),
  fileType: z.object({
    type: z.enum(messageKinds),
    exten: z.string().nullable(),
    url: z
      .literal('/chat/files/get')
      .nullable()
      .describe('the call that answers the file; its body is the id of the message'),
    name: z.string().nullable(),
    size: z.number().nullable(),
    info: VoiceNote.nullable(),
  }),
})

export type ChatMessage = z.infer<typeof ChatMessage>

/** A conversation in somebody's list. */
export const ChatEntry = z.object({
  id: z.number().describe('uid of the other person, or roomId'),
  isRoom: z.boolean(),
  muted: z.boolean(),
  isBlocked: z.number().nullable().describe('who blocked the conversation'),
  isRead: z.boolean(),
  isReceived: z.boolean(),
  user_name: z.string(),
  name_surname: z.string(),
  avi: z.number().nullable().describe('number of the picture'),
  timestamp: z.string(),
  unread: z.number(),
  last_seq: z.number(),
  last_message: ChatMessage.nullable(),
})

export type ChatEntry = z.infer<typeof ChatEntry>

export const ChatUser = z.object({
  uid: z.number(),
  name: z.string(),
  name_surname: z.string(),
  avi: z.number().nullable(),
  about: z.string().nullable(),
  isOnline: z.boolean(),
  lastSeen: z.string().nullable(),
})

export type ChatUser = z.infer<typeof ChatUser>

/** How far a person has received and read a conversation. */
export const Watermark = z.object({ uid: z.number(), received_seq: z.number(), read_seq: z.number() })

export type Watermark = z.infer<typeof Watermark>
