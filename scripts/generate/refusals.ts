import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { definedRefusals } from '#core/refusal.ts'
import type { Text } from '#core/texts.ts'

/** Every refusal of rules and calls by its code; files that only a thread of the server loads are read too. */
export async function everyRefusal(): Promise<Readonly<Record<string, Text>>> {
  for await (const file of glob('src/**/*.ts', { exclude: ['**/*.test.ts', '**/web/**'] }))
    if ((await readFile(file, 'utf8')).includes('defineRefusals({')) await import(resolve(file))
  return Object.fromEntries([...definedRefusals()].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
