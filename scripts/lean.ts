// Leaves only the packages that the server needs: the pages are built, and whatever they were built from is in them.
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

type Names = Record<string, string>
type Package = { imports: Names; dependencies: Names; optionalDependencies: Names }
type Locked = { dependencies?: Names; optionalDependencies?: Names; peerDependencies?: Names }

const manifest = readJson<Package>('package.json')

/** What is started in an installation: the server with its workers, and the commands. */
const STARTED = ['src/app/server.ts', 'src/**/server/**/*.ts', 'scripts/*.ts']
/** Commands that only developers give. */
const FOR_DEVELOPERS = new Set([
  'scripts/help-photographer.ts',
  'scripts/query-rows.ts',
  'scripts/record-shown.ts',
])

const IMPORTED = /(?:\bfrom|\bimport\(?|\brequire(?:\.resolve)?\()\s*['"]([^'"]+)['"]/g

/** The file that is meant by a path or by one of the names with `#`; null for a package. */
function fileOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return relative(root, join(root, dirname(from), name))
  const found = Object.entries(manifest.imports).find(([alias]) => name.startsWith(alias.slice(0, -1)))
  return found ? join(found[1].slice(0, -1), name.slice(found[0].length - 1)) : null
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** The packages that these files import, and the files that they import, and so on. */
function importedPackages(started: readonly string[]): Set<string> {
  const packages = new Set<string>()
  const seen = new Set(started)
  for (const file of seen) {
    if (!existsSync(join(root, file))) continue
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
      const next = fileOf(name, file)
      if (next) seen.add(next)
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return packages
}

const { packages: locked } = readJson<{ packages: Record<string, Locked> }>('package-lock.json')

/** Where Node finds a package that another one imports: beside it, or in a folder above. */
function placeOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (locked[place]) return place
    if (!folder) return null
  }
}

/** The packages with all that they need in turn. */
function withNeeds(names: readonly string[]): Set<string> {
  const places = new Set(names.flatMap((name) => placeOf(name, '') ?? []))
  for (const place of places) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = locked[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = placeOf(name, place)
      if (needed) places.add(needed)
    }
  }
  return places
}

/** The places of the packages that an installation needs; Node and PostgreSQL are the optional ones. */
export function neededPlaces(): Set<string> {
  const started = globSync(STARTED, { cwd: root, exclude: ['**/*.test.ts'] })
  const { dependencies, optionalDependencies } = manifest
  const imported = [...importedPackages(started.filter((file) => !FOR_DEVELOPERS.has(file)))]
  return withNeeds([
    ...imported.filter((name) => Object.hasOwn(dependencies, name)),
    ...Object.keys(optionalDependencies),
  ])
}

/** Folders of packages, those of a scope one by one. */
const installed = () =>
  readdirSync(join(root, 'node_modules'))
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(root, 'node_modules', name)).map((own) => `${name}/${own}`)
        : [name],
    )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(root, 'dist/web/index.html'))) {
    console.error('The pages are not built yet: run "npm run build" first.')
    process.exit(1)
  }
  const needed = neededPlaces()
  const removed = installed().filter((name) => !needed.has(`node_modules/${name}`))
  for (const name of removed) rmSync(join(root, 'node_modules', name), { recursive: true })
  console.log(`${removed.length} packages that only the building needs are removed.`)
}
