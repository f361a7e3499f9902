import { fieldTexts } from '#core/texts/field-texts.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { CallError } from './api.ts'
import { currentLanguage } from './language.tsx'

/** The problems of single fields, ready to be shown under them. */
export function fieldErrors(error: unknown, language: Language = currentLanguage()): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  const { fields = {}, field_params = {} } = error.status
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field,
      say(fieldTexts[code], language, field_params[field]),
    ]),
  )
}
