/** Two versions of a text as one: all lines of the stored one, then what the typed one has besides. */
export function mergeTexts(stored: string, typed: string): string {
  const lines = stored.trimEnd().split('\n')
  const known = new Set(lines.map((line) => line.trim()))
  const added = typed
    .trimEnd()
    .split('\n')
    .filter((line) => !known.has(line.trim()))
  return [...lines, ...added].join('\n').trim()
}
