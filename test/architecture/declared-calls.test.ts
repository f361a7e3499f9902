import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { ServerModule } from '#platform/server/module.ts'
import { root } from './sources.ts'

/** Paths of calls, each with the module that declares or serves it. */
type Owners = readonly (readonly [path: string, module: string])[]

/** What a file of a domain or a manifest says about itself. */
async function exportsOf(file: string): Promise<unknown[]> {
  return Object.values((await import(pathToFileURL(join(root, file)).href)) as object)
}

/** The files of all modules that fit the pattern, each with its module. */
const modulesWith = (files: string) =>
  globSync(`src/modules/*/${files}`, { cwd: root, exclude: ['**/*.test.ts'] }).map(
    (file) => [file.split('/')[2] ?? '', file] as const,
  )

const isDeclared = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

/** The calls that the domains export, by themselves or in arrays. */
async function declaredCalls(): Promise<Owners> {
  const found: [string, string][] = []
  for (const [module, file] of modulesWith('domain/**/*.ts'))
    for (const value of await exportsOf(file))
      for (const { path } of [value].flat().filter(isDeclared)) found.push([path, module])
  return found
}

async function servedCalls(): Promise<Owners> {
  const found: [string, string][] = []
  for (const [module, file] of modulesWith('module.ts'))
    for (const { endpoints } of (await exportsOf(file)) as ServerModule[])
      found.push(...endpoints.map(({ path }) => [path, module] as [string, string]))
  return found
}

/** The calls that one module declares and another one serves. */
function servedElsewhere(declared: Owners, served: Owners): string[] {
  const servers = new Map(served)
  const found = declared.flatMap(([path, module]) => {
    const server = servers.get(path)
    return server && server !== module ? [`${path}: declared in ${module}, served in ${server}`] : []
  })
  return [...new Set(found)].toSorted()
}

test('a call is served by the module that declares it', async () => {
  const [declared, served] = [await declaredCalls(), await servedCalls()]
  expect(servedElsewhere(declared, served)).toEqual([])
  expect(declared.length).toBeGreaterThan(200)
  expect(served.length).toBeGreaterThan(200)
})

test('the check finds a call that another module serves', () => {
  const declared: Owners = [
    ['/consent/list', 'consents'],
    ['/call/start', 'telephone'],
  ]
  const served: Owners = [
    ['/consent/list', 'telephone'],
    ['/call/start', 'telephone'],
  ]
  expect(servedElsewhere(declared, served)).toEqual([
    '/consent/list: declared in consents, served in telephone',
  ])
})
