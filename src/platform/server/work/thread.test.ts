import { expect, onTestFinished, test } from 'vitest'
import { startThread } from './thread.ts'

const script = new URL('../../../../test/fixtures/thread-number.ts', import.meta.url)

function numbers(options: { restAfterMs?: number }) {
  const thread = startThread<'number' | 'fail'>('numbers', script, options)
  onTestFinished(() => thread.close())
  return {
    thread,
    next: async () => (await thread.make('number'))[0] ?? 0,
  }
}

test('a thread stays and does one order after another', async () => {
  const { next } = numbers({})
  const first = await next()
  expect(await Promise.all([next(), next(), next()])).toEqual([first, first, first])
})

test('a thread without work is let go; the next order has a new one', async () => {
  const { next } = numbers({ restAfterMs: 1 })
  const first = await next()
  await expect.poll(next).toBeGreaterThan(first)
})

test('what fails says why, and the thread goes on', async () => {
  const { thread, next } = numbers({})
  const first = await next()
  await expect(thread.carryOut('fail')).rejects.toMatchObject({ message: 'kaputt', code: 'E_KAPUTT' })
  expect(await next()).toBe(first)
})

test('after the end nothing is taken', async () => {
  const { thread, next } = numbers({})
  await next()
  const cutOff = expect(thread.make('number')).rejects.toThrow('the app is closing')
  await thread.close()
  await cutOff
  await expect(next()).rejects.toThrow('the app is closing')
})
