import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Imports flow one way: core ← domain ← platform-based server and web ← app. */
const rules: IForbiddenRuleType[] = [
  { name: 'core stands alone', from: { path: '^src/core' }, to: { path: '^src/(modules|platform|app)' } },
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
    to: { path: '^src/(platform|app)|/(server|web)/|node_modules/(?!zod)' },
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
    name: 'modules meet in their domains and at the front door of their servers',
    from: { path: '^src/modules/([^/]+)/' },
    to: { path: '^src/modules/(?!$1/)[^/]+/(server|web)/', pathNot: '/server/public\\.ts$' },
  },
  { name: 'no circles', from: { path: '^src', pathNot: '\\.test\\.ts$' }, to: { circular: true } },
]

async function violations(paths: string[]) {
  const result = await cruise(paths, {
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
  const { modules, found } = await violations(['src'])
  expect(modules).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('a planted violation is caught', async () => {
  const folder = await mkdtemp(join(root, 'src/core/planted-'))
  try {
    await writeFile(join(folder, 'wrong.ts'), `import '#platform/server/settings.ts'\n`)
    const { found } = await violations(['src/core'])
    expect(found.some((line) => line.startsWith('core stands alone'))).toBe(true)
  } finally {
    await rm(folder, { recursive: true })
  }
})
