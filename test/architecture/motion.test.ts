import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const REDUCED = /@media \(prefers-reduced-motion: reduce\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g

/** The selectors of the CSS rules with this declaration. */
const selectors = (css: string, declaration: RegExp) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body]) => declaration.test(body ?? ''))
    .flatMap(([, selector = '']) => selector.split(','))
    .map((selector) => selector.trim())

test('what moves without end stands still for those who want no motion', async () => {
  const endless: string[] = []
  const stilled: string[] = []
  for await (const file of glob('src/**/*.css')) {
    const css = await readFile(file, 'utf8')
    const reduced = [...css.matchAll(REDUCED)].map(([, rules]) => rules).join('\n')
    const named = (selector: string) => `${file} ${selector}`
    endless.push(...selectors(css.replaceAll(REDUCED, ''), /animation:[^;]*infinite/).map(named))
    stilled.push(...selectors(reduced, /animation:\s*none/).map(named))
  }
  expect(endless.length).toBeGreaterThan(1)
  expect(endless.filter((one) => !stilled.includes(one))).toEqual([])
})
