import { sepaText } from './characters.ts'

/** A text of a payment that its file writes in other letters. */
export type Replaced = { text: string; in_file: string; lost: string }

const isLost = (letter: string) => /[\p{L}\p{N}]/u.test(letter) && sepaText(letter, 4) === ''

/** The letters and digits of a text for which banks have none, each once. */
const lostLetters = (text: string): string => [...new Set(text.normalize('NFC'))].filter(isLost).join('')

/** What the file of a run writes differently, so that it can be seen before the file is made. */
export const replacedIn = (texts: readonly (string | null)[], longest = 70): Replaced[] =>
  texts.flatMap((text) => {
    const in_file = text === null ? '' : sepaText(text, longest)
    return text === null || in_file === text.trim() ? [] : [{ text, in_file, lost: lostLetters(text) }]
  })
