// "npm run sbom -- <folder>" writes what is shipped, with versions and licences, as a CycloneDX file into the folder.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run sbom -- <folder>')
  process.exit(1)
}
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 67_108_864 },
)
if (status !== 0) {
  console.error(stderr)
  process.exit(1)
}

// npm's own --omit=dev also leaves out packages that the product shares with a tool, so the lock file decides.
const { name, version, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = new Set([
  `${name}@${version}`,
  ...Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, locked]) => `${path.replace(/^.*node_modules\//, '')}@${locked.version}`),
])
const bill = JSON.parse(stdout)
bill.components = bill.components.filter((component) => shipped.has(component['bom-ref']))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => shipped.has(other)) }))

const file = join(folder, 'weinkontor.cdx.json')
mkdirSync(folder, { recursive: true })
writeFileSync(file, JSON.stringify(bill, null, 2))
console.log(file)
