import { beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, remember } from './remembered.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('a screen is found as it was left, its list apart from its settings', () => {
  remember('list', '/stok', { q: 'Mosel', page: undefined })
  remember('screen', '/stok', { view: 'paid' })
  expect(recall('list', '/stok')).toEqual({ q: 'Mosel' })
  expect(recall('screen', '/stok')).toEqual({ view: 'paid' })
  expect(recall('list', '/other')).toBeNull()
})

test('a list that was cleared, or forgotten, leaves nothing', () => {
  remember('list', '/stok', { q: undefined })
  expect(recall('list', '/stok')).toBeNull()
  remember('list', '/stok', { q: 'Mosel' })
  forget('list', '/stok')
  expect(recall('list', '/stok')).toBeNull()
})
