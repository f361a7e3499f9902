import { z } from 'zod'
import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, one, saved, savedId, type TypesOf } from '#core/calls.ts'
import { byId } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { UserChanges } from '#modules/users/domain/calls/administration.ts'
import { HandoverCounts, OffboardForm } from '#modules/users/domain/offboarding.ts'

/** Also moves somebody to another dealer, with the work that goes along. */
export const updateUser = defineCall({
  path: '/sys_users/update',
  who: adminOrDealerAdmin,
  writes: true,
  input: UserChanges,
  answer: saved(storedRows.sys_users),
})

/** The open work of a user who is to move to another dealer. */
export const previewMove = defineCall({
  path: '/sys_users/move_preview',
  who: admin,
  input: byId,
  answer: one(HandoverCounts),
})

/** Refused while work waits, which nobody could take over later. */
export const deleteUser = defineCall({
  path: '/sys_users/delete',
  actsOn: 'sys_users',
  who: adminOrDealerAdmin,
  writes: true,
  input: byId,
  answer: savedId,
})

/** What would be handed over if a user left, and to whom. */
export const previewOffboarding = defineCall({
  path: '/sys_users/offboard_preview',
  who: adminOrDealerAdmin,
  input: byId,
  answer: one(
    HandoverCounts.extend({
      id: z.number(),
      version: z.number(),
      receivers: z
        .array(z.object({ id: z.number(), name_surname: z.string() }))
        .describe('who may take over'),
      sharers: z.number().describe('how many people would share the customers evenly'),
    }),
  ),
})

export const offboardUser = defineCall({
  path: '/sys_users/offboard',
  who: adminOrDealerAdmin,
  writes: true,
  input: OffboardForm,
  answer: saved(z.object({ id: z.number(), version: z.number() })).extend({ moved: HandoverCounts }),
})

export const handoverCalls = [updateUser, previewMove, deleteUser, previewOffboarding, offboardUser] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof handoverCalls> {}
}
