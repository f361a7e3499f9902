import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, one } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { AVATAR_BYTES, bodyBytes } from '../attachments.ts'
import { ChatEntry, ChatUser, RoomChanges, RoomForm, RoomPeople, RoomPerson, Watermark } from '../chat.ts'

const RoomMember = ChatUser.pick({ uid: true, name: true, name_surname: true, avi: true })
  .extend(Watermark.omit({ uid: true }).shape)
  .extend({
    isAdmin: z.boolean(),
    isCreator: z.boolean(),
    isRead: z.boolean(),
    isOnScreen: z.boolean(),
    isTyping: z.boolean(),
  })

export type RoomMember = z.infer<typeof RoomMember>

/** A room with its people, as a member sees it. */
const Room = ChatEntry.pick({ avi: true, muted: true, timestamp: true }).extend({
  roomId: z.number(),
  roomName: z.string(),
  description: z.string().nullable(),
  createdBy: z.number(),
  dateCreated: z.string(),
  members: z.array(RoomMember),
})

export type Room = z.infer<typeof Room>

const roomNumber = z.object({ roomId: rowId })

const common = { who: everyone, writes: true, answer: one(Room) } as const

const withPicture = { ...common, maxBytes: bodyBytes(AVATAR_BYTES) }

export const createRoom = defineCall({ ...withPicture, path: '/chat/rooms/create', input: RoomForm })

export const getRoom = defineCall({
  path: '/chat/rooms/get',
  who: everyone,
  input: roomNumber,
  answer: one(Room),
})

export const updateRoom = defineCall({ ...withPicture, path: '/chat/rooms/update', input: RoomChanges })

export const addMembers = defineCall({ ...common, path: '/chat/rooms/add', input: RoomPeople })

export const removeMember = defineCall({ ...common, path: '/chat/rooms/remove', input: RoomPerson })

export const makeAdmin = defineCall({ ...common, path: '/chat/rooms/make_admin', input: RoomPerson })

export const leaveRoom = defineCall({
  path: '/chat/rooms/leave',
  who: everyone,
  writes: true,
  input: roomNumber,
  answer: z.object({ left: z.boolean() }),
})

/** Answers how many administrators were told. */
export const reportRoom = defineCall({
  path: '/chat/rooms/report',
  who: everyone,
  writes: true,
  input: roomNumber,
  answer: z.object({ count: z.number() }),
})

export const roomCalls = [
  createRoom,
  getRoom,
  updateRoom,
  addMembers,
  removeMember,
  makeAdmin,
  leaveRoom,
  reportRoom,
] as const
