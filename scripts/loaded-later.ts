import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a module brings to the browser and the first screen does without. */
type Part = 'records' | 'actions' | 'watch' | 'host'

const root = join(import.meta.dirname, '..')

/** The files that the manifests of the modules fetch later as this part. */
function filesOf(part: Part): string[] {
  const files = globSync('src/modules/*/module.web.ts', { cwd: root }).flatMap((manifest) => {
    const source = readFileSync(join(root, manifest), 'utf8')
    const named = [...source.matchAll(new RegExp(`\\b${part}: `, 'g'))]
    const found = [
      ...source.matchAll(new RegExp(`\\b${part}: async \\(\\) => \\(await import\\('([^']+)'\\)`, 'g')),
    ]
    if (named.length !== found.length) throw new Error(`${manifest} does not say which file has its ${part}`)
    return found.map(([, file = '']) => posix.join(posix.dirname(manifest.replaceAll('\\', '/')), file))
  })
  if (!files.length) throw new Error(`No module brings ${part}`)
  return files
}

/** Whether a file is fetched later as this part, by the manifest of its module. */
export function loadedLater(part: Part): (file: string) => boolean {
  const files = filesOf(part)
  return (file) => files.some((known) => file.replaceAll('\\', '/').endsWith(`/${known}`))
}
