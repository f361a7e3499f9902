import type { DependencyType } from 'dependency-cruiser'

/** A rule of dependency-cruiser whose paths are single patterns, so that other code can apply it as well. */
export type Rule = {
  name: string
  from: { path: string; pathNot?: string }
  to: {
    path?: string
    pathNot?: string
    dependencyTypes?: DependencyType[]
    dependencyTypesNot?: DependencyType[]
    circular?: boolean
  }
}

/** Modules are ordered in layers (floors) and use those of their own floor and below, never those above. */
export const floors = [
  ['users', 'backups', 'definitions', 'mail', 'settings', 'bulk'],
  ['stock', 'consents'],
  ['customers'],
  ['holds', 'suggest'],
  ['orders'],
  ['bank', 'dunning', 'shipping', 'commissions', 'tasks', 'chat', 'reports'],
  ['telephone'],
  ['cockpit', 'dashboard', 'search', 'handover', 'audit', 'data-in', 'setup', 'merging', 'rights', 'help'],
]

const climbing = floors.slice(0, -1).map((modules, floor): Rule => ({
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

/** Where calls are declared, and what only these declarations need. */
const declaredCalls =
  '/domain/calls/|/domain/[a-z-]*calls\\.ts$|^src/core/(calls|lists/list-call|record-calls|log/history)\\.ts$|^src/core/platform-calls/'

/** Imports flow one way: core ← domain ← platform-based server and web ← app. */
export const rules: Rule[] = [
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
    from: { path: '^src/modules/[^/]+/(domain|module\\.domain\\.ts$)', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/(platform|app)|/(server|web)/|node_modules/(?!zod|libphonenumber-js/min)' },
  },
  {
    name: 'module servers use no browser code',
    from: { path: '^src/modules/[^/]+/server' },
    to: { path: '^src/platform/web|/web/' },
  },
  {
    name: 'module screens use no server code',
    from: { path: '^src/modules/[^/]+/(web/|module\\.web\\.ts$)' },
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
  {
    name: 'only the app puts modules together',
    from: { path: '^src/(core|platform|modules)/' },
    to: { path: '^src/modules/[^/]+/module(\\.web|\\.domain)?\\.ts$' },
  },
  {
    name: 'what travels to the browser takes only types of calls',
    from: {
      path: '^src/',
      pathNot: `/server/|/module\\.ts$|\\.test\\.ts$|^src/app/api-description\\.ts$|${declaredCalls}`,
    },
    to: { path: declaredCalls, dependencyTypesNot: ['type-only'] },
  },
  ...climbing,
  { name: 'no circles', from: { path: '^src', pathNot: '\\.test\\.ts$' }, to: { circular: true } },
]
