import { expect } from 'vitest'

/** Looks again until it is so; patient, since other tests may keep the machine busy. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 8_000, interval: 25 })
