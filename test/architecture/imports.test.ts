import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Modules are ordered in layers (floors) and use those of their own floor and below, never those above. */
const floors = [
  ['users', 'backups', 'definitions', 'mail', 'views', 'settings', 'bulk'],
  ['stock', 'consents'],
  ['customers'],
  ['holds', 'suggest'],
  ['orders', 'imports'],
  ['bank', 'dunning', 'shipping', 'commissions', 'tasks', 'chat', 'reports'],
  ['calls'],
  ['cockpit', 'dashboard', 'search', 'handover', 'audit', 'data-in', 'setup', 'merging', 'rights', 'help'],
]

const climbing = floors.slice(0, -1).map((modules, floor): IForbiddenRuleType => ({
  name: `nothing climbs from ${modules.join(', ')}`,
  from: {
    path: `^src/modules/(${modules.join('|')})/`,
    // Signing in answers what waits for the person in the chat and among the tasks.
    pathNot: '\\.test\\.ts$|^src/modules/users/domain/calls/sign-in\\.ts$',
  },
  to: {
    path: `^src/modules/(${floors
      .slice(floor + 1)
      .flat()
      .join('|')})/`,
  },
}))

/** Imports flow one way: core ← domain ← platform-based server and web ← app. */
const rules: IForbiddenRuleType[] = [
  {
    name: 'core imports no other layer',
    from: { path: '^src/core' },
    to: { path: '^src/(modules|platform|app)' },
  },
  {
    name: 'core knows only zod',
    from: { path: '^src/core', pathNot: '\\.test\\.ts$' },
    to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod' },
  },
  { name: 'platform knows no module', from: { path: '^src/platform' }, to: { path: '^src/(modules|app)' } },
  {
    name: 'nobody imports app',
    from: { path: '^src/(core|platform|modules)', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/app' },
  },
  {
    name: 'browser and server stay apart',
    from: { path: '^src/platform/web' },
    to: { path: '^src/platform/server' },
  },
  {
    name: 'server and browser stay apart',
    from: { path: '^src/platform/server' },
    to: { path: '^src/platform/web' },
  },
  {
    name: 'a domain is pure',
    from: { path: '^src/modules/[^/]+/domain', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/(platform|app)|/(server|web)/|node_modules/(?!zod|libphonenumber-js/min)' },
  },
  {
    name: 'module servers use no browser code',
    from: { path: '^src/modules/[^/]+/server' },
    to: { path: '^src/platform/web|/web/' },
  },
  {
    name: 'module screens use no server code',
    from: { path: '^src/modules/[^/]+/web' },
    to: { path: '^src/platform/server|^src/modules/[^/]+/server' },
  },
  {
    name: 'modules meet in their domains and at their front doors',
    from: { path: '^src/modules/([^/]+)/' },
    to: {
      path: '^src/modules/(?!$1/)[^/]+/(server|web)/',
      pathNot: '/server/public\\.ts$|/web/public/[^/]+$',
    },
  },
  ...climbing,
  { name: 'no circles', from: { path: '^src', pathNot: '\\.test\\.ts$' }, to: { circular: true } },
]

async function violations(path: string, options: ICruiseOptions = {}) {
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

test('imports flow one way', async () => {
  const { modules, found } = await violations('src')
  expect(modules).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('every module has its floor', async () => {
  expect(floors.flat().toSorted()).toEqual((await readdir(join(root, 'src/modules'))).toSorted())
})

/** The violations of a file with this import; no other file is checked. */
async function violationsOfPlanted(place: string, imported: string): Promise<string[]> {
  const folder = await mkdtemp(join(root, place, 'planted-'))
  try {
    await writeFile(join(folder, 'wrong.ts'), `import '${imported}'\n`)
    const { found } = await violations(relative(root, folder), { maxDepth: 1 })
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

test.each(['domain', 'web'])('a planted climb of a %s is caught', async (layer) => {
  const found = await violationsOfPlanted(`src/modules/stock/${layer}`, '#modules/orders/domain/pricing.ts')
  expect(found.some((line) => line.startsWith('nothing climbs from stock'))).toBe(true)
})

test('a planted violation is caught', async () => {
  const found = await violationsOfPlanted('src/core', '#platform/server/settings.ts')
  expect(found.some((line) => line.startsWith('core imports no other layer'))).toBe(true)
})
