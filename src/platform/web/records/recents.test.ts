// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readLocal, writeLocal } from '../session/local-data.ts'
import { MOST_RECENTS, noteRecent, readRecents, withRecent } from './recents.ts'
import { closeSession, openSession, type Session } from '../session/session.ts'

const recent = (id: number, kind = 'order', label = `Auftrag ${id}`) => ({ kind, id, label, hint: '' })
const signIn = (id: number) =>
  openSession({
    sesion_id: 's',
    user: { id, user_name: 'x' },
    remember_me: false,
    company: null,
  } as unknown as Session)

beforeEach(() => {
  localStorage.clear()
  signIn(3)
})

test('the latest comes first, each record once, the last eight', () => {
  const recents = [1, 2, 3, 4, 5, 6, 7, 8, 9, 2].reduce((all, id) => withRecent(all, recent(id)), [recent(1)])
  expect(recents.map(({ id }) => id)).toEqual([2, 9, 8, 7, 6, 5, 4, 3])
  expect(recents).toHaveLength(MOST_RECENTS)
})

test('records of different kinds may have the same number; a new name takes the place of the old', () => {
  const recents = withRecent(withRecent([recent(1)], recent(1, 'wine')), recent(1, 'order', 'anders'))
  expect(recents.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['order anders', 'wine Auftrag 1'])
})

test('each person has their own, and signing out takes them away', () => {
  noteRecent(recent(1))
  expect(readRecents()).toEqual([recent(1)])
  signIn(4)
  expect(readRecents()).toEqual([])
  noteRecent(recent(2))
  closeSession()
  expect(readRecents()).toEqual([])
  expect(readLocal('recent.3')).toBeNull()
  expect(readLocal('recent.4')).toBeNull()
  noteRecent(recent(3))
  expect(Object.keys(localStorage).filter((name) => name.startsWith('wk.recent'))).toEqual([])
})

test.each([null, 'x', {}, [null, 1, { kind: 'order' }, { kind: 1, id: 1, label: '', hint: '' }]])(
  'what is kept and is no record is passed over: %j',
  (kept) => {
    writeLocal('recent.3', kept)
    expect(readRecents()).toEqual([])
  },
)
