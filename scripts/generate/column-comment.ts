/** What a comment on a column says: its meaning and, in brackets behind it, what the catalogue cannot know. */
export type Said = { meaning: string; isNeverNull: boolean; isSpare: boolean }

const marks = ['never null', 'spare']

export function readComment(comment: string): Said {
  const [, meaning = '', inBrackets] = /^(.*?)\s*(?:\[([^\]]*)\])?$/s.exec(comment) ?? []
  const given = inBrackets?.split(', ') ?? []
  const unknown = given.find((mark) => !marks.includes(mark))
  if (unknown !== undefined) throw new Error(`"${unknown}" marks no column; known are ${marks.join(', ')}`)
  if (!meaning) throw new Error('a column without a meaning')
  return { meaning, isNeverNull: given.includes('never null'), isSpare: given.includes('spare') }
}
