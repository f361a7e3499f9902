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
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve('loaded'), Promise.resolve('again')]
  const load = loadOnce(() => outcomes.shift()!)
  await expect(load()).rejects.toThrow('offline')
  expect(await load()).toBe('loaded')
  expect(await load()).toBe('loaded')
})
