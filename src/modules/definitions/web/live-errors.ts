import { useState, type FocusEvent } from 'react'
import type { z } from 'zod'
import { fieldTexts } from '#core/texts/field-texts.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { say } from '#core/texts/texts.ts'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { useLanguage } from '#platform/web/language.tsx'

/** Shows field errors as soon as a field loses focus, not while it is being typed in. */
export function useLiveErrors<Values>(schema: z.ZodObject, form: FieldSource<Values>) {
  const language = useLanguage()
  const [focused, setFocused] = useState<string | null>(null)
  const parsed = check(schema, form.values)
  const problems = parsed.success ? [] : Object.entries(fieldProblems(parsed.error))
  const live = problems
    .filter(([field]) => field !== focused)
    .map(([field, { code, params }]) => [field, say(fieldTexts[code], language, params)])
  const errors: FieldSource<Values>['errors'] = { ...Object.fromEntries(live), ...form.errors }
  return {
    checked: { ...form, errors },
    watch: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.getAttribute('name')),
      onBlur: () => setFocused(null),
    },
  }
}
