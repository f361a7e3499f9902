import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

/** Each run writes a report of its own when the test command collects the counts. */
const reports = process.env.TEST_REPORT_DIR
const reporters = reports ? ['default', 'json'] : ['default']
const outputFile = reports ? { json: `${reports}/${process.pid}.json` } : undefined

const web = ['src/**/web/**/*.test.ts', 'src/app/**/*.test.ts']
/** Files that start with a comment requesting a DOM. */
const webWithDom = globSync(web).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment '),
)

const hostile = ['test/contract/hostile*.test.ts']

/** Tests on the real database. */
const onDatabase = {
  globalSetup: ['test/server/global-setup.ts'],
  setupFiles: ['test/setup.ts', 'test/properties.ts'],
  // Each file has an app and a database of its own; imported modules are reused by the next file.
  isolate: false,
  // Timeouts for tests that hang, long enough for slow machines.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** Vitest runs projects of different parallelism in one run only as sequential groups. */
const oneFileAtATime = { fileParallelism: false, sequence: { groupOrder: 1 } }

type Project = { test: NonNullable<TestProjectInlineConfiguration['test']> }

const asserting = (projects: Project[]): Project[] =>
  projects.map(({ test }) => ({ test: { ...test, expect: { requireAssertions: true, ...test.expect } } }))

export default defineConfig({
  test: {
    reporters,
    ...(outputFile ? { outputFile } : {}),
    env: { TZ: 'Europe/Berlin' },
    // Two at a time and one step of the check beside them fill a machine of two cores; more would only share its caches.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A test that checked nothing, such as one that went over an empty list, fails.
    projects: asserting([
      {
        test: {
          name: 'rules',
          include: [
            'src/core/**/*.test.ts',
            'src/modules/*/domain/**/*.test.ts',
            'test/architecture/**/*.test.ts',
          ],
          setupFiles: ['test/properties.ts'],
          // Rules have no state, so imported modules are reused by the next file.
          isolate: false,
          // Some read the whole source, others try thousands of histories, which takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // The logic of the browser, whose modules have state, so each file imports them anew.
        test: {
          name: 'web',
          include: web,
          exclude: webWithDom,
          setupFiles: ['test/properties.ts', 'test/web/fresh.ts'],
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
        },
      },
      {
        // Files with a DOM run in separate processes, as they would share what the browser stores.
        test: {
          name: 'web-dom',
          include: webWithDom,
          setupFiles: ['test/properties.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
        },
      },
      {
        // The same rules on a clock far from Berlin: no rule may depend on the machine's zone.
        test: {
          name: 'rules-far-zone',
          include: ['src/core/**/*.test.ts', 'src/modules/*/domain/**/*.test.ts'],
          env: { TZ: 'Pacific/Kiritimati' },
          setupFiles: ['test/properties.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/**/server/**/*.test.ts', 'test/server/**/*.test.ts', 'test/contract/**/*.test.ts'],
          exclude: hostile,
          ...onDatabase,
        },
      },
      {
        // Separate programs that are killed, cut off and restarted, mostly waiting; and calls with hostile input.
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts', ...hostile],
          ...onDatabase,
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'start',
          include: ['test/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...oneFileAtATime,
        },
      },
      {
        // Needs nginx and openssl, so the test command does not run it.
        test: {
          name: 'deploy',
          include: ['test/deploy/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Parts of screens alone in a real browser, without a server or a database.
        test: {
          name: 'components',
          include: ['test/components/**/*.test.ts'],
          // A test also fails by waiting in vain.
          expect: { requireAssertions: false },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          // The same timeout as the browser's own: a polled state may come late. A journey also fails by waiting in vain.
          expect: { poll: { timeout: 15_000 }, requireAssertions: false },
          globalSetup: ['test/server/global-setup.ts'],
          setupFiles: ['test/setup.ts'],
          // As with the server's tests: each file has an app, a database and a browser of its own.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ]),
  },
})
