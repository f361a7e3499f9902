import type { UnknownWord } from '../domain/calls.ts'
import type { Mapping } from '../domain/recognise.ts'

export const EMPTY = '-'

/** What was chosen for each word, as its field holds it: a key, a rate, or EMPTY. */
export type ChosenWords = Readonly<Record<string, string>>

export const keyOfWord = ({ choice, word }: UnknownWord) => `${choice} ${word}`

function valueOf({ choice }: UnknownWord, chosen: string): string | number | null {
  if (chosen === EMPTY) return null
  return choice === 'rates' ? Number(chosen.replace(',', '.')) : chosen
}

/** The words that were chosen before, and those that are chosen now. */
export function withWords(
  before: Mapping['words'] = {},
  unknown: readonly UnknownWord[],
  chosen: ChosenWords,
): NonNullable<Mapping['words']> {
  const words: Record<string, Record<string, string | number | null>> = { ...before }
  for (const word of unknown) {
    const value = chosen[keyOfWord(word)]
    if (value) words[word.choice] = { ...words[word.choice], [word.word]: valueOf(word, value) }
  }
  return words
}
