import { expect } from 'vitest'

/** Retries until it is so, with a long timeout, since other tests may keep the machine busy. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000, interval: 25 })
