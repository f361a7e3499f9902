import type { SignedInCall } from '#platform/server/calls/endpoint.ts'

/** What a booking needs of its call. */
export type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>
