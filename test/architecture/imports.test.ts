import { glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { cruise, type ICruiseOptions } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { floors, rules } from './import-rules.ts'
import { violationsOfNamed } from './named-files.ts'
import { root } from './sources.ts'

async function violationsOfImports(path: string, options: ICruiseOptions = {}) {
  const result = await cruise([path], {
    ...options,
    baseDir: root,
    parser: 'swc',
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ severity: 'error', ...rule })) },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  })
  if (typeof result.output === 'string') throw new Error('unexpected output')
  return {
    modules: result.output.summary.totalCruised,
    found: result.output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}

async function violations(path: string, options?: ICruiseOptions) {
  const { modules, found } = await violationsOfImports(path, options)
  for await (const file of glob(`${path}/**/*.{ts,tsx}`, { cwd: root }))
    found.push(...violationsOfNamed(file, await readFile(join(root, file), 'utf8')))
  return { modules, found }
}

test('imports flow one way', async () => {
  const { modules, found } = await violations('src')
  expect(modules).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('every module has its floor', async () => {
  expect(floors.flat().toSorted()).toEqual((await readdir(join(root, 'src/modules'))).toSorted())
})

/** The violations of a file with this text; no other file is checked. */
async function violationsOfPlanted(place: string, text: string): Promise<string[]> {
  const folder = await mkdtemp(join(root, place, 'planted-'))
  try {
    await writeFile(join(folder, 'wrong.ts'), `${text}\n`)
    const { found } = await violations(relative(root, folder), { maxDepth: 1 })
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

const SCREENS = 'what travels to the browser takes only types of calls'
const DOORS = 'modules meet in their domains and at their front doors'

test.each([
  ['src/core', "import '#platform/server/settings.ts'", 'core imports no other layer'],
  [
    'src/modules/stock/domain',
    "import '#modules/orders/domain/order/pricing.ts'",
    'nothing climbs from stock',
  ],
  ['src/modules/stock/web', "import '#modules/orders/domain/order/pricing.ts'", 'nothing climbs from stock'],
  ['src/modules/tasks/web', "import '#modules/orders/module.ts'", 'only the app puts modules together'],
  ['src/modules/tasks/web', "import '#modules/orders/module.web.ts'", 'only the app puts modules together'],
  ['src/platform/web', "import { module } from '#modules/orders/module.web.ts'", 'only the app puts'],
  ['src/modules/tasks/web', "import { listTasks } from '#modules/tasks/domain/calls.ts'", SCREENS],
  [
    'src/modules/tasks/web',
    "import { getWithdrawal } from '#modules/orders/domain/calls/withdrawal.ts'",
    SCREENS,
  ],
  [
    'src/modules/tasks/web',
    "import { missedCalls } from '#modules/telephone/domain/missed-calls.ts'",
    SCREENS,
  ],
  ['src/modules/tasks/web', "export * from '#modules/tasks/domain/calls.ts'", SCREENS],
  ['src/modules/tasks/web', "const calls = await import('#modules/tasks/domain/calls.ts')", SCREENS],
  ['src/modules/tasks/domain', "import { listTasks } from '#modules/tasks/domain/calls.ts'", SCREENS],
  ['src/platform/web', "import { defineCall } from '#core/calls.ts'", SCREENS],
])('planted in %s: %s', async (place, text, rule) => {
  const found = await violationsOfPlanted(place, text)
  expect(found.some((line) => line.startsWith(rule))).toBe(true)
})

test('types of calls are taken to the browser', async () => {
  const text = "import type { Task } from '#modules/tasks/domain/calls.ts'"
  expect(await violationsOfPlanted('src/modules/tasks/web', text)).toEqual([])
})

test.each([
  ['tasks/server', "type Row = import('#modules/orders/server/money/ledger.ts').Row", DOORS],
  ['tasks/server', "type Rows = typeof import('../../orders/server/ledger.ts')", DOORS],
  ['tasks/server', "new URL('../../orders/server/ledger.ts', import.meta.url)", DOORS],
  ['tasks/server', "new URL(\n  '../../orders/server/ledger.ts',\n  import.meta.url,\n)", DOORS],
  [
    'tasks/server',
    "type Module = typeof import('#modules/orders/module.ts')",
    'only the app puts modules together',
  ],
  ['tasks/domain', "type Rows = import('../server/gorevler.ts').Rows", 'a domain is pure'],
  [
    'stock/domain',
    "type Order = import('#modules/orders/domain/order/order-forms.ts').Order",
    'nothing climbs from stock',
  ],
  ['tasks/web', "new Worker(new URL('../domain/calls.ts', import.meta.url))", SCREENS],
])('a file that %s only names by %s is caught', (place, text, rule) => {
  const found = violationsOfNamed(`src/modules/${place}/wrong.ts`, text)
  expect(found.some((line) => line.startsWith(rule))).toBe(true)
})

test.each([
  ['tasks/web', "type Task = import('#modules/tasks/domain/calls.ts').Task"],
  ['tasks/server', "type Door = typeof import('#modules/orders/server/public.ts')"],
  ['tasks/server', "new URL('../domain/task-cells.ts', import.meta.url)"],
])('a file that %s names by %s is allowed', (place, text) => {
  expect(violationsOfNamed(`src/modules/${place}/right.ts`, text)).toEqual([])
})
