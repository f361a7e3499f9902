import { beforeEach, expect, test, vi } from 'vitest'
import { claimTab, clearLocal, clearTab } from './local-data.ts'

/** A storage of the browser: its entries are its keys. */
function storage(entries: Record<string, string>) {
  const kept: Record<string, string> = { ...entries }
  return Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, value: string) => void (kept[name] = value) },
    removeItem: { value: (name: string) => void delete kept[name] },
  })
}

const tab = {
  'wk.owner': '3',
  'wk.list./stoklistesi': 'q=Riesling',
  'wk.screen./siparis-islem': '{"list":"open"}',
  'wk.chrome': '1',
  foreign: 'x',
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage(tab))
  vi.stubGlobal('localStorage', storage({ 'wk.session': '{}', 'wk.ref.stok': '[]', 'wk.language': '"tr"' }))
})

test('signing out forgets the filters and searches of the tab, not the advice that was read', () => {
  clearTab()
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ 'wk.chrome': '1', foreign: 'x' })
})

test('a tab keeps what it remembers for the same person and forgets it for the next one', () => {
  claimTab(3)
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(tab)
  claimTab(4)
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'wk.owner': '4',
    'wk.chrome': '1',
    foreign: 'x',
  })
})

test('of the browser only the language stays', () => {
  clearLocal()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'wk.language': '"tr"' })
})
