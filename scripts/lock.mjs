// Makes package-lock.json anew, for every platform and with a hash for every package. Run it after each change of
// the dependencies. It works in an empty folder: from installed packages npm would copy entries without hashes.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'weinkontor-lock-'))
for (const file of ['package.json', '.npmrc']) copyFileSync(join(root, file), join(folder, file))
execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: 'inherit',
})
const made = join(folder, 'package-lock.json')
const problems = gapsOf(JSON.parse(readFileSync(made, 'utf8')).packages)
if (problems.length) {
  console.error(`The lock was not replaced:\n${problems.join('\n')}`)
  console.error('Pin versions that the registry has for every platform; see docs/adr/0007.')
  process.exitCode = 1
} else copyFileSync(made, join(root, 'package-lock.json'))
rmSync(folder, { recursive: true })

/** Packages without a hash, and packages for other platforms that the registry did not have. */
function gapsOf(packages) {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { integrity, optionalDependencies = {} }]) => [
    ...(path && !integrity ? [`${path} has no hash`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is missing for ${path || 'the product'}`),
  ])
}
