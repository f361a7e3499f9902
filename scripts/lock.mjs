// Makes package-lock.json anew, for every platform. Registries that lack a package for a foreign platform would leave
// it out of the lock, and "npm ci" then refuses the lock everywhere. Run it after each change of the dependencies.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from './setup.mjs'

const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'netbsd',
  'openbsd',
  'aix',
  'sunos',
]
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32']

rmSync('package-lock.json', { force: true })
execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
  cwd: root,
  stdio: 'inherit',
})
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

for (const parent of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    lock.packages[`node_modules/${name}`] ??= foreignPackage(name, version, parent.dev)
  }
}

const sorted = Object.entries(lock.packages)
  .filter(([, entry]) => entry !== undefined)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  'package-lock.json',
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)

/** What the package is for stands in its name: @scope/binding-linux-x64-musl. */
function foreignPackage(name, version, dev) {
  const parts = name.split('/').at(-1).split('-')
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  if (!cpu) return undefined
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu')) && 'glibc'
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
