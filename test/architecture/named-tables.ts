const imported = /\b(?:from|import)\s*\(?\s*'[^']*'/g
const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const comment = /(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** Keys of an object literal and members of a type, which name as much as a text does. */
const key = /(?<=[{,;\n(]\s*)\w+(?=\??:)/g

/** The tables that a source file names in its texts and keys; what it says in comments counts for nothing. */
export function tablesNamedIn(source: string, tables: ReadonlySet<string>): string[] {
  const code = source.replace(comment, ' ').replaceAll(imported, ' ')
  const words = [...code.matchAll(text), ...code.matchAll(key)].flatMap(
    ([found]) => found.match(/\w+/g) ?? [],
  )
  return [...new Set(words)].filter((word) => tables.has(word)).toSorted()
}
