import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdDraft } from './draft-hold.ts'

const until = '2026-11-16T10:00:00Z'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(answer: 'grants' | 'refuses' = 'grants') {
  const puts: string[] = []
  const drop = vi.fn(async () => undefined)
  const holder = holdDraft({
    put: async (lines) => {
      puts.push(lines.map(({ stk_id, qty }) => `${qty} of ${stk_id}`).join())
      if (answer === 'refuses') throw new Error('refused')
      return lines.map(({ stk_id, qty }) => ({ stk_id, held: qty, available: 9, until }))
    },
    drop,
  })
  return { holder, puts, drop }
}

test('sends the last wish once typing pauses, and nothing twice', async () => {
  const { holder, puts } = start()
  holder.want([{ stk_id: 1, qty: 1 }])
  holder.want([{ stk_id: 1, qty: 12 }])
  await vi.advanceTimersByTimeAsync(400)
  holder.want([{ stk_id: 1, qty: 12 }])
  await vi.advanceTimersByTimeAsync(400)
  expect(puts).toEqual(['12 of 1'])
  expect(holder.state.get()).toMatchObject({ lines: [{ held: 12 }], until })
})

test('typing on renews the time, an empty form never does', async () => {
  const { holder, puts } = start()
  holder.want([{ stk_id: 1, qty: 6 }])
  await vi.advanceTimersByTimeAsync(25_000)
  holder.want([{ stk_id: 1, qty: 6 }])
  await vi.advanceTimersByTimeAsync(400)
  expect(puts).toEqual(['6 of 1', '6 of 1'])
  holder.want([])
  await vi.advanceTimersByTimeAsync(25_000)
  holder.want([])
  await vi.advanceTimersByTimeAsync(400)
  expect(puts).toEqual(['6 of 1', '6 of 1', ''])
})

test('a closed form gives its bottles back, and only if it had asked for some', async () => {
  const untouched = start()
  untouched.holder.want([])
  await untouched.holder.end()
  expect([untouched.puts, untouched.drop.mock.calls.length]).toEqual([[], 0])
  const { holder, puts, drop } = start()
  holder.want([{ stk_id: 1, qty: 6 }])
  await holder.flush()
  await holder.end()
  holder.want([{ stk_id: 1, qty: 7 }])
  await vi.advanceTimersByTimeAsync(400)
  expect([puts, drop.mock.calls.length]).toEqual([['6 of 1'], 1])
})

test('a refusal is kept for the form to say', async () => {
  const { holder } = start('refuses')
  holder.want([{ stk_id: 1, qty: 6 }])
  await holder.flush()
  expect(holder.state.get()).toMatchObject({ lines: [], error: new Error('refused') })
})
