import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const tools = ['oxfmt', 'tsc', 'oxlint', 'knip', 'node', 'vitest']
let folder: string

/** Replaces the tools: each notes its name, and the named ones fail. */
function runCheck(failing: readonly string[]) {
  const log = join(folder, 'log')
  writeFileSync(log, '')
  for (const tool of tools) {
    const file = join(folder, tool)
    writeFileSync(file, `#!/bin/sh\necho ${tool} >> ${log}\nexit ${failing.includes(tool) ? 1 : 0}\n`)
    chmodSync(file, 0o755)
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check.mjs'], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  })
  return { status, stderr, ran: readFileSync(log, 'utf8').trim().split('\n') }
}

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'check-command-'))))
afterAll(() => rmSync(folder, { recursive: true }))

test('every part of the check runs, then comes the verdict', () => {
  const { status, stderr, ran } = runCheck(['oxfmt', 'oxlint'])
  // The tests run beside the others, and those that start programs after them.
  expect(ran.toSorted()).toEqual([...tools, 'vitest'].toSorted())
  expect(stderr).toBe('Format failed.\nLint failed.\n')
  expect(runCheck(['vitest'])).toMatchObject({ status: 1, stderr: 'Start failed.\nTests failed.\n' })
  expect(status).toBe(1)
  expect(runCheck([]).status).toBe(0)
})
