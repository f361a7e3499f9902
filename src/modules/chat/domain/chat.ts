import { z } from 'zod'
import { optionalText, rowId } from '#core/fields.ts'

/** Limits that both sides keep. */
export const TEXT_MAX = 4_000
export const ROOM_NAME_MAX = 25
export const DESCRIPTION_MAX = 140
export const ABOUT_MAX = 140
export const ROOM_MEMBERS_MAX = 100
export const PAGE = 50
export const PAGE_MAX = 200
export const MATCHES_MAX = 500
/** Messages of one person within a minute; nobody types that fast. */
export const MESSAGES_PER_MINUTE = 300
/** How many messages a report of a room forwards. */
export const REPORTED_MESSAGES = 5

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

export type MessageKind = 'text' | 'image' | 'application' | 'audio' | 'video' | 'voice-note'

/** A message as every call and notice carries it. */
export type ChatMessage = {
  id: number
  seq: number
  message: string
  senderId: number
  senderName: string
  /** The other person of a one-to-one conversation; null in a room. */
  receiverId: number | null
  roomId: number | null
  client_id: string
  timestamp: string
  starred: boolean
  fileType: {
    type: MessageKind
    exten: string | null
    /** The call that answers the file; its body is the message's `id`. */
    url: string | null
    name: string | null
    size: number | null
    info: { type: 'voice-note'; avi: number | null; min: number; sec: number } | null
  }
}

/** A conversation in somebody's list. */
export type ChatEntry = {
  /** `uid` of the other person, or `roomId`. */
  id: number
  isRoom: boolean
  muted: boolean
  isBlocked: number | null
  isRead: boolean
  isReceived: boolean
  user_name: string
  name_surname: string
  avi: number | null
  timestamp: string
  unread: number
  last_seq: number
  last_message: ChatMessage | null
}

export type ChatUser = {
  uid: number
  name: string
  name_surname: string
  avi: number | null
  about: string | null
  isOnline: boolean
  lastSeen: string | null
}

export type Watermark = { uid: number; received_seq: number; read_seq: number }
