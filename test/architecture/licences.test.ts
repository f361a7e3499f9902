import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T

type Locked = { version: string; dev?: boolean; license?: string; optional?: boolean }

const { packages } = readJson<{ packages: Record<string, Locked> }>(root, 'package-lock.json')

/** Everything that is installed where the product runs. */
const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, locked]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...locked }))

/** Permissive licences, which allow use, change and distribution with code under any licence. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
])

/** File-level copyleft, so these packages are used unchanged. */
const unchanged: Readonly<Record<string, string>> = {
  '@stackforge-eu/factur-x': 'EUPL-1.2',
  'web-push': 'MPL-2.0',
}

/** Old packages say it only in their file LICENSE. */
const saidElsewhere = new Set(['png-js', 'xmlhttprequest-ssl'])

function licenceOf({ path, name, license }: (typeof shipped)[number]): string {
  if (license) return license
  const isMit = saidElsewhere.has(name) && readFileSync(join(root, path, 'LICENSE'), 'utf8').includes(MIT)
  return isMit ? 'MIT' : 'none'
}

const MIT = 'Permission is hereby granted, free of charge'

/** Of alternatives (OR) one must be allowed, of a combination (AND) each. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => allowed.has(one)))

test('every shipped package has an allowed licence', () => {
  expect(shipped.length).toBeGreaterThan(200)
  const refused = shipped
    .map((one) => ({ name: one.name, licence: licenceOf(one) }))
    .filter(({ name, licence }) => !isAllowed(licence) && unchanged[name] !== licence)
  expect(refused).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0)', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('the licence %s is allowed: %s', (licence, expected) => expect(isAllowed(licence)).toBe(expected))

test('the bill of materials names every shipped package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weinkontor-sbom-'))
  execFileSync('node', [join(root, 'scripts/sbom.mjs'), folder], { stdio: 'pipe' })
  type Bill = { bomFormat: string; components: { name: string; group?: string; version: string }[] }
  const { bomFormat, components } = readJson<Bill>(folder, 'weinkontor.cdx.json')
  rmSync(folder, { recursive: true })
  const listed = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  )
  expect(bomFormat).toBe('CycloneDX')
  const missing = shipped.filter(
    ({ name, version, optional }) => !optional && !listed.has(`${name}@${version}`),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
}, 60_000)
