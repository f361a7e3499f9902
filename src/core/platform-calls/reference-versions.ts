import { z } from 'zod'
import { everyone } from '../actor.ts'
import { defineCall, type TypesOf } from '../calls.ts'

/** The version of each reference list; a browser that keeps another one reads the list again. */
export const referenceVersions = defineCall({
  path: '/reference_versions/list',
  who: everyone,
  input: z.object({}),
  answer: z.object({ ref_data: z.record(z.string(), z.number()) }),
})

declare module '../calls.ts' {
  interface CallTypes extends TypesOf<readonly [typeof referenceVersions]> {}
}
