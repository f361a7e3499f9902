import { beforeEach, expect, test, vi } from 'vitest'
import './session/browser.fixture.ts'
import { readLocal } from './session/local-data.ts'
import {
  learnEpoch,
  learnVersion,
  learnVersions,
  offered,
  refreshAllReferences,
  watchReference,
} from './references.ts'

type Kept = { version: number; rows: { un_type: number }[] }

const asked: string[] = []
let version = 1

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const status = { isContinue: true }
    return path === '/api/reference_versions/list'
      ? Response.json({ status, ref_data: { sys_unvan: version } })
      : Response.json({ status, list_version: version, datalist: [{ un_type: version }] })
  })
  asked.length = 0
})

/** Waits until an answer has arrived and was read, however long each takes. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
const LIST = '/api/sys_unvan/list'

test('a list is asked for when it is first needed and when its number changes, and kept', async () => {
  learnVersions({ sys_unvan: 1, nonsense: 3 })
  await settled()
  expect(asked).toEqual([])
  watchReference('sys_unvan')
  watchReference('sys_unvan')
  await settled()
  expect(asked).toEqual([LIST])
  expect(readLocal<Kept>('ref.sys_unvan')).toEqual({ version: 1, rows: [{ un_type: 1 }] })
  watchReference('sys_unvan')
  learnVersion('sys_unvan', 1)
  await settled()
  expect(asked).toEqual([LIST])
  version = 2
  learnVersion('sys_unvan', 2)
  await settled()
  expect([asked.length, readLocal<Kept>('ref.sys_unvan')?.version]).toEqual([2, 2])
})

test('another epoch asks for the numbers and then for what has changed', async () => {
  version = 3
  learnEpoch(10)
  await settled()
  expect(asked).toEqual(['/api/reference_versions/list', LIST])
  learnEpoch(10)
  await settled()
  expect(asked).toHaveLength(2)
})

test('all copies are thrown away and what is on screen is asked for again', async () => {
  refreshAllReferences()
  expect(readLocal('ref.sys_unvan')).toBeNull()
  await settled()
  expect(asked).toEqual([LIST])
})

test('a dropdown offers the active entries and the one that the record has', () => {
  const option = (value: string, status?: string) => ({
    value,
    label: `Wort ${value}`,
    row: { un_type: Number(value), ...(status ? { status } : {}) },
  })
  const all = [option('1', '1'), option('2', '0'), option('3', '0'), option('4')]
  const values = (current: unknown) => offered(all, current).map(({ value }) => value)
  expect([values(null), values(1), values(2), values('3')]).toEqual([
    ['1', '4'],
    ['1', '4'],
    ['1', '2', '4'],
    ['1', '3', '4'],
  ])
})
