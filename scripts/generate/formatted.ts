import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const root = join(import.meta.dirname, '../..')

/** Texts of files by their paths, in the layout of all sources. */
export async function formatted(texts: Record<string, string>): Promise<Record<string, string>> {
  const options = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
  const pairs = Object.entries(texts).map(async ([path, text]) => {
    const { code, errors } = await format(path, text, options)
    if (errors.length) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`)
    return [path, code] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}
