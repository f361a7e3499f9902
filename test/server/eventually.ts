import { expect } from 'vitest'

/** Polls until the expectation holds, up to the timeout of the project's configuration. */
export const eventually = <T>(look: () => T) => expect.poll(look, { interval: 25 })
