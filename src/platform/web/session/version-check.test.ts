import { expect, test } from 'vitest'
import { createVersionCheck } from './version-check.ts'

/** A clock that the test moves. */
function bench(answer: () => Promise<unknown> = async () => undefined) {
  let time = 0
  let asked = 0
  const plans: { at: number; act: () => void }[] = []
  const check = createVersionCheck({
    lockMs: 5_000,
    now: () => time,
    later: (act, ms) => plans.push({ at: time + ms, act }),
    askVersions: () => {
      asked += 1
      return answer()
    },
  })
  return {
    check,
    asked: () => asked,
    pass: (ms: number) => {
      time += ms
      for (const plan of plans.splice(0))
        if (plan.at <= time) plan.act()
        else plans.push(plan)
    },
  }
}

test('the first answer of a page load asks: the kept copies may be old', () => {
  const { check, asked } = bench()
  check.learn(7)
  check.learn(7)
  expect(asked()).toBe(1)
})

test('a change that falls into the lock is asked for when the lock ends, once', () => {
  const { check, asked, pass } = bench()
  check.learn(7)
  check.learn(8)
  check.learn(9)
  expect(asked()).toBe(1)
  pass(4_000)
  expect(asked()).toBe(1)
  pass(1_000)
  expect(asked()).toBe(2)
  pass(10_000)
  expect(asked()).toBe(2)
})

test('a connection that comes back asks, too', () => {
  const { check, asked, pass } = bench()
  check.learn(7)
  pass(6_000)
  check.ask()
  expect(asked()).toBe(2)
})

test('a question that failed is asked again by the next answer', async () => {
  const { check, asked, pass } = bench(() => Promise.reject(new Error('offline')))
  check.learn(7)
  await Promise.resolve()
  pass(6_000)
  check.learn(7)
  expect(asked()).toBe(2)
})
