import { expect } from 'vitest'

/** Looks until it is so, as long as the project's configuration lets a state take. */
export const eventually = <T>(look: () => T) => expect.poll(look, { interval: 25 })
