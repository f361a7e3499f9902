import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, fileContent, many, one } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { AVATAR_BYTES, bodyBytes } from '../attachments.ts'
import { ChatUser, ProfileForm, withTarget } from '../chat.ts'

export const listUsers = defineCall({
  path: '/chat/users/list',
  who: everyone,
  input: z.object({}),
  answer: many(ChatUser),
})

export const getProfile = defineCall({
  path: '/chat/profile/get',
  who: everyone,
  input: z.object({ uid: rowId.nullish().describe('whose profile; without it the own one') }),
  answer: one(ChatUser),
})

export const updateProfile = defineCall({
  path: '/chat/profile/update',
  who: everyone,
  writes: true,
  maxBytes: bodyBytes(AVATAR_BYTES),
  input: ProfileForm,
  answer: one(ChatUser.pick({ uid: true, about: true, avi: true })),
})

/** The picture of a person or a room. */
export const getAvatar = defineCall({
  path: '/chat/avatars/get',
  who: everyone,
  input: withTarget({}),
  answer: fileContent,
})

export const peopleCalls = [listUsers, getProfile, updateProfile, getAvatar] as const
