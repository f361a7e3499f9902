import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const pages = globSync('docs/guide/*.md', { cwd: root }).map((file) => ({
  file: basename(file),
  text: readFileSync(join(root, file), 'utf8'),
}))

/** A comment before a block of code: its kind, and what stands around it, with … where it stands. */
const EXAMPLE = /^( *)<!-- example\.(tsx?)\n([\s\S]*?)-->\n+ *```tsx?\n([\s\S]*?)```/gm

function examplesOf(page: { file: string; text: string }): { name: string; code: string }[] {
  return [...page.text.matchAll(EXAMPLE)].map(([, , kind = '', around = '', code = ''], index) => ({
    name: `${page.file.replace('.md', '')}-${index + 1}.${kind}`,
    code: around.replace('…', () => code),
  }))
}

/** The problems of these sources, read with the settings and the sources of the repository. */
function problemsOf(examples: readonly { name: string; code: string }[]): string[] {
  const folder = mkdtempSync(join(root, 'node_modules/.guide-'))
  try {
    for (const place of ['src', 'test', 'db', 'tsconfig.json', 'package.json'])
      symlinkSync(join(root, place), join(folder, place))
    for (const { name, code } of examples) writeFileSync(join(folder, name), code)
    const settings = { extends: './tsconfig.json', include: examples.map(({ name }) => name) }
    writeFileSync(join(folder, 'examples.json'), JSON.stringify(settings))
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(folder, 'examples.json')], {
      encoding: 'utf8',
    })
    return []
  } catch (error) {
    // The rest of the product is read in part only, and has a check of its own.
    const lines = String((error as { stdout?: string }).stdout).split('\n')
    return lines.filter((line) => line.includes(`${basename(folder)}/`) && line.includes('error'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the examples of the guide fit the product, and one that does not is found', () => {
  const examples = pages.flatMap(examplesOf)
  expect(examples.length).toBeGreaterThan(5)
  const call = examples.find(({ code }) => code.includes('path:'))
  const broken = { name: 'broken.ts', code: call?.code.replace('path:', 'address:') ?? '' }
  const problems = problemsOf([...examples, broken])
  const isOfBroken = (line: string) => line.includes('/broken.ts')
  expect(problems.some(isOfBroken)).toBe(true)
  expect(problems.filter((line) => !isOfBroken(line))).toEqual([])
})

/** Where a name of the guide begins; a file of "the module" is one that some module has. */
const places = [
  '',
  'docs/guide',
  'src',
  'src/platform',
  'src/platform/web',
  'src/platform/server',
  'src/modules',
  'src/modules/*',
]

test('every file that the guide names is there', () => {
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|sql|css|md|json)|[\w-]+\.(?:ts|tsx|css))`/g)].map(
      ([, name = '']) => ({
        file,
        name,
      }),
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  const isThere = (name: string) =>
    places.some((place) =>
      place.includes('*')
        ? globSync(join(place, name), { cwd: root }).length
        : existsSync(join(root, place, name)),
    ) ||
    (!name.includes('/') && globSync(`src/**/${name}`, { cwd: root }).length > 0)
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('every link of the guide leads somewhere', () => {
  const links = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#:]+)[^):]*\)/g)].map(([, link = '']) => ({ file, link })),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ link }) => !existsSync(join(root, 'docs/guide', link)))).toEqual([])
})
