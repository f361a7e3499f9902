import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('asked for twice at once it loads once', async () => {
  let loads = 0
  const load = loadOnce(async () => {
    loads += 1
    return loads
  })
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('what failed is loaded again, what succeeded is not', async () => {
  let attempts = 0
  const load = loadOnce(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return attempts
  })
  await expect(load()).rejects.toThrow('offline')
  expect(await load()).toBe(2)
  expect(await load()).toBe(2)
})
