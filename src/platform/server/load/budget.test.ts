import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

test('a burst is free, then a share of the time that passes is left', () => {
  let now = 0
  const budget = createBudget({ burstMs: 1_000, share: 0.25 }, () => now)
  budget.spend(900)
  expect(budget.restMs()).toBe(0)
  budget.spend(200)
  expect(budget.restMs()).toBe(400)
  now += 400
  expect(budget.restMs()).toBe(0)
  budget.spend(100)
  expect(budget.restMs()).toBe(400)
  now += 1_000_000
  budget.spend(1_100)
  expect(budget.restMs()).toBe(400)
})
