import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent } from '#core/calls.ts'
import { serve, type Endpoint } from '#platform/server/calls/endpoint.ts'
import { describeCalls } from '#platform/server/calls/openapi.ts'

const getDescription = defineCall({
  path: '/openapi.json',
  who: admin,
  input: z.object({}),
  answer: fileContent,
})

/** Administrators get the description of all calls, for those who write other software; it is made once. */
export function describing(endpoints: () => readonly Endpoint[]): Endpoint {
  let file: Uint8Array | undefined
  return serve(getDescription, async () => ({
    file: (file ??= new TextEncoder().encode(JSON.stringify(describeCalls(endpoints())))),
    file_name: 'openapi.json',
    file_type: 'application/vnd.oai.openapi+json',
  }))
}
