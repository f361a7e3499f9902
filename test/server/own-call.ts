import { z } from 'zod'
import type { Who } from '#core/actor.ts'
import type { CallDefinition } from '#core/calls.ts'
import { serve, type Endpoint, type SignedInCall } from '#platform/server/calls/endpoint.ts'

type OwnCall<Input extends z.ZodType> = Omit<CallDefinition<string, Who, Input>, 'answer'> & {
  run(call: SignedInCall<z.output<Input>>): Promise<Record<string, unknown>>
}

/** A call of a test, without a declared answer. */
export const ownCall = <Input extends z.ZodType>({ run, ...call }: OwnCall<Input>): Endpoint =>
  serve({ ...call, answer: z.looseObject({}) }, run)
