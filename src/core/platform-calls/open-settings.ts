import { z } from 'zod'
import { everyone } from '../actor.ts'
import { defineCall, one, type TypesOf } from '../calls.ts'

/** The settings that the screens of all users need. */
export const openSettings = defineCall({
  path: '/settings/values',
  who: everyone,
  input: z.object({}),
  answer: one(z.record(z.string(), z.unknown())),
})

declare module '../calls.ts' {
  interface CallTypes extends TypesOf<readonly [typeof openSettings]> {}
}
