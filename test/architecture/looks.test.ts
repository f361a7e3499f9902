import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, root, type Source } from './sources.ts'
import { classesOf, repeatedRules, type Stylesheet } from './stylesheets.ts'

/** Fewer declarations may be the same by chance: two texts are muted for different reasons. */
const REPEATED_FROM = 3

const sheets: Stylesheet[] = []
for await (const file of glob('src/**/*.css', { cwd: root }))
  sheets.push({ file, css: await readFile(join(root, file), 'utf8') })
const sources = await readSources()

/** The kit, whose classes are global and begin with `wk-`. */
const KIT = 'src/platform/web/looks.css'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'\n/g

const pathOf = (source: Source, specifier: string) =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : normalize(join(dirname(source.file), specifier))

/** The classes that sources take from each stylesheet; a name that ends with `*` stands for all that begin so. */
function usedClasses(from: readonly Source[]): Map<string, Set<string>> {
  const kit = from.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w-])wk-[a-z]+\b(?!-)/g)].map(([name]) => name),
  )
  const used = new Map([[KIT, new Set(kit)]])
  for (const source of from) {
    const body = source.text.replaceAll(/from '[^']+'/g, '')
    for (const [, name = '', specifier = ''] of source.text.matchAll(IMPORT)) {
      const file = pathOf(source, specifier)
      const classes = used.get(file) ?? new Set()
      for (const [, one = ''] of body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) classes.add(one)
      for (const [, start = ''] of body.matchAll(new RegExp(`\\b${name}\\[\`?(\\w*)`, 'g')))
        classes.add(body.includes(`${name}[\`${start}`) ? `${start}*` : '*')
      used.set(file, classes)
    }
  }
  return used
}

const covers = (used: ReadonlySet<string>, name: string) =>
  [...used].some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))

/** What no source uses, and what a source uses that is not there. */
function loose(all: readonly Stylesheet[], from: readonly Source[]): string[] {
  const used = usedClasses(from)
  return all
    .filter(({ file }) => file === KIT || file.endsWith('.module.css'))
    .flatMap(({ file, css }) => {
      const defined = classesOf(css)
      const wanted = used.get(file) ?? new Set<string>()
      const unused = [...defined].filter((name) => !covers(wanted, name))
      const missing = [...wanted].filter((name) => !name.endsWith('*') && !defined.has(name))
      return [
        ...unused.map((name) => `${file} .${name} is not used`),
        ...missing.map((name) => `${file} .${name} is missing`),
      ]
    })
}

test('no rule is written twice: what screens share is in looks.css (ADR 0089)', () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(repeatedRules(sheets, REPEATED_FROM)).toEqual([])
})

test('every class of a stylesheet is used, and every used class is there', () => {
  expect(loose(sheets, sources)).toEqual([])
})

const looks = '.panel { border: 1px solid; border-radius: 6px; background: white; }'

test('planted: a copy is found in another order, in a media query and under another name', () => {
  const copy = `@media (max-width: 600px) {
    /* the panel once more */
    .box { background: white; border:   1px solid; border-radius: 6px; }
  }`
  const planted = [
    { file: 'looks.css', css: looks },
    { file: 'Planted.css', css: copy },
  ]
  expect(repeatedRules(planted, REPEATED_FROM)).toEqual([['looks.css .panel', 'Planted.css .box']])
  expect(repeatedRules([{ file: 'Planted.css', css: `${looks} ${looks}` }], REPEATED_FROM)).toHaveLength(1)
})

test('planted: a look that the kit does not have, and one that nobody takes', () => {
  const planted: Source = {
    file: 'src/modules/planted/web/Planted.tsx',
    module: 'planted',
    text: '<p className="wk-pannel" style={{ color: \'var(--wk-panel)\' }} />',
  }
  expect(loose([{ file: KIT, css: '.wk-panel { border: 1px solid; }' }], [planted])).toEqual([
    'src/platform/web/looks.css .wk-panel is not used',
    'src/platform/web/looks.css .wk-pannel is missing',
  ])
})

test('planted: classes nobody uses, and classes that are not there', () => {
  const planted: Source = {
    file: 'src/modules/planted/web/Planted.tsx',
    module: 'planted',
    text: "import classes from './Planted.module.css'\n<p className={classes.gone} data-row={classes[`row_${level}`]} />",
  }
  const css = '.row_low, .left :global(.other) { color: red; } .panel:hover { color: blue; }'
  expect(loose([{ file: 'src/modules/planted/web/Planted.module.css', css }], [planted])).toEqual([
    'src/modules/planted/web/Planted.module.css .left is not used',
    'src/modules/planted/web/Planted.module.css .panel is not used',
    'src/modules/planted/web/Planted.module.css .gone is missing',
  ])
})
