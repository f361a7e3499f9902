import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A source file of the program with the module it belongs to, or `platform`, `core` or `app`. */
export type Source = { file: string; module: string; text: string }

/** Every file but tests and what a test plants just now. */
export async function readSources(): Promise<Source[]> {
  const found: Source[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/planted-*'] })) {
    if (file.endsWith('.test.ts')) continue
    const [, place = '', name = ''] = file.split('/')
    const text = await readFile(join(root, file), 'utf8')
    found.push({ file, module: place === 'modules' ? name : place, text })
  }
  return found
}

export const readSchema = (): Promise<string> => readFile(join(root, 'db/schema.sql'), 'utf8')
