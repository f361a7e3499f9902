import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { version: string; integrity?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every package of the lock is held by a strong hash', () => {
  expect(installed.length).toBeGreaterThan(300)
  const unheld = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(unheld.map(([path]) => path)).toEqual([])
})

test('the lock knows every platform, so that no machine refuses it', () => {
  const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test('Node is the same on every platform', () => {
  const versions = installed
    .filter(([path]) => /^node_modules\/node-.*(linux|darwin)/.test(path))
    .map(([, { version }]) => version)
  expect(versions).toHaveLength(4)
  expect(new Set(versions).size).toBe(1)
})
