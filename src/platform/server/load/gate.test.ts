import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Work that ends when the test says so. */
function works(pass: ReturnType<typeof createGate>, key: string, count: number) {
  const ends: (() => void)[] = []
  const results = Array.from({ length: count }, () =>
    pass(key, () => new Promise<string>((resolve) => ends.push(() => resolve('done')))).catch(
      (error: unknown) => (error as { code?: string }).code ?? 'failed',
    ),
  )
  return { ends, results }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a few run, the others wait in order, and a full queue refuses', async () => {
  const pass = createGate({ running: 2, waiting: 3 })
  const { ends, results } = works(pass, 'one', 7)
  await settled()
  expect(ends).toHaveLength(2)
  expect(await Promise.all(results.slice(5))).toEqual(['server_busy', 'server_busy'])
  const other = works(pass, 'two', 1)
  await settled()
  expect(other.ends).toHaveLength(1)
  while (ends.length) {
    ends.shift()?.()
    await settled()
  }
  expect(await Promise.all(results.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'))
})

test('who has waited for the longest time is refused, and those behind wait on', async () => {
  const pass = createGate({ running: 1, waiting: 3, longestMs: 40 })
  const { ends, results } = works(pass, 'one', 2)
  expect(await results[1]).toBe('server_busy')
  const later = works(pass, 'one', 1)
  await settled()
  ends.shift()?.()
  await settled()
  expect(later.ends).toHaveLength(1)
  later.ends.shift()?.()
  expect(await Promise.all([results[0], later.results[0]])).toEqual(['done', 'done'])
})

test('work that fails gives its place back', async () => {
  const pass = createGate({ running: 1, waiting: 0 })
  await expect(pass('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pass('one', async () => 'again')).toBe('again')
})
