import type { ErrorCode } from '#core/errors.ts'
import { say, type Language, type Text, type TextParams } from '#core/texts.ts'
import { transportTexts } from '#core/transport-texts.ts'
import { currentLanguage } from './language.tsx'

/** The refusals in words. They are many, so the browser fetches them with the first refusal; being offline has its own. */
let known: Readonly<Record<string, Text>> = transportTexts

export async function fetchErrorTexts(): Promise<void> {
  try {
    known = (await import('#core/errors.ts')).errorTexts
  } catch (error) {
    // The text that the server sent along is used instead.
    console.warn('the texts of refusals could not be loaded', error)
  }
}

/** Null for an unknown code. */
export function knownErrorText(code: string, language: Language, params?: TextParams): string | null {
  const text = Object.hasOwn(known, code) ? known[code] : undefined
  return text ? say(text, language, params) : null
}

/** A refusal that the browser itself finds. */
export async function refusalText(code: ErrorCode): Promise<string> {
  await fetchErrorTexts()
  return knownErrorText(code, currentLanguage()) ?? code
}
