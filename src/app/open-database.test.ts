import { expect, test } from 'vitest'
import { AlreadyRunningError } from '#platform/server/postgres/errors.ts'
import { whenFree } from './open-database.ts'

/** A start that fails `times` times because the old process still runs. */
function startAfter(times: number) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= times) throw new AlreadyRunningError('running')
    return tries
  }
}

test('a start waits for the process that is still ending, and says so once', async () => {
  const said: string[] = []
  expect(await whenFree(startAfter(2), (line) => said.push(line))).toBe(3)
  expect(said).toEqual(['Weinkontor still runs on this data folder; waiting up to 30 s for it to end …'])
})

test('it gives up when the other process goes on, and at once for any other reason', async () => {
  await expect(whenFree(startAfter(1_000), () => undefined, 300)).rejects.toThrow(AlreadyRunningError)
  const broken = () => Promise.reject(new Error('disk'))
  await expect(whenFree(broken, () => undefined)).rejects.toThrow('disk')
})
