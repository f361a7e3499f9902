import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { definedRefusals } from '#core/refusal.ts'
import type { Text } from '#core/texts/texts.ts'

export type PlacedRefusal = { code: string; text: Text; module: string }

const moduleOf = (file: string) => /modules[\\/]([^\\/]+)/.exec(file)?.[1] ?? 'platform'

/** Every refusal of rules and calls by its code, with the module that refuses; files that only a thread loads are read too. */
export async function everyRefusal(): Promise<readonly PlacedRefusal[]> {
  const places = new Map<string, string>()
  for await (const file of glob('src/**/*.ts', { exclude: ['**/*.test.ts', '**/web/**'] })) {
    const source = await readFile(file, 'utf8')
    if (!source.includes('defineRefusals({')) continue
    await import(resolve(file))
    for (const [, code = ''] of source.matchAll(/^\s+(\w+): (?:\{|refusal|text)/gm))
      places.set(code, moduleOf(file))
  }
  return [...definedRefusals()]
    .map(([code, text]) => ({ code, text, module: places.get(code) ?? 'platform' }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}
