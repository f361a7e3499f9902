import { endpoints } from '#app/endpoints.ts'
import { describeCalls } from '#platform/server/calls/openapi.ts'
import { errorsDocument } from './errors-document.ts'
import { glossaryDocument } from './glossary-document.ts'
import { mapDocument } from './map-document.ts'

/** One line per call, so that a changed call is a changed line. */
function openApiDocument(): string {
  const { paths, ...rest } = describeCalls(endpoints)
  const lines = Object.entries(paths as object).map(
    ([path, call]) => `    ${JSON.stringify(path)}: ${JSON.stringify(call)}`,
  )
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "paths": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** What follows from the modules. */
export async function moduleDocuments(modules: string): Promise<Record<string, string>> {
  return {
    'docs/openapi.json': openApiDocument(),
    // Not laid out by the formatter, which fills the cells of a table with blanks.
    'docs/errors.md': await errorsDocument(),
    'docs/glossary.md': await glossaryDocument(modules),
    'docs/map.md': await mapDocument(modules),
  }
}
