import type { Answer, RefusalStatus } from '#core/envelope.ts'
import type { AppError } from '#core/errors.ts'
import { say, type Language, type TextParams } from '#core/texts/texts.ts'
import { ChangedByOther } from './changed-by-other.ts'
import type { Services } from '../services.ts'

/** The parameters as the message says them: codes of fields by their names. */
function spokenParams(refusal: AppError, language: Language, { namesOfChange }: Services): TextParams {
  if (!(refusal instanceof ChangedByOther && refusal.change)) return refusal.params
  return { ...refusal.params, fields: namesOfChange(refusal.change, language) }
}

/** The message is in the language that the call names, else in English. */
export function refusalAnswer(refusal: AppError, language: Language, services: Services): Answer {
  const message = say(refusal.words, language, spokenParams(refusal, language, services))
  const status: RefusalStatus = { isContinue: false, code: refusal.code, message }
  if (Object.keys(refusal.params).length) status.params = refusal.params
  if (refusal.code === 'UNIQUE_KEY') {
    status.field = String(refusal.params.field)
    status.value = String(refusal.params.value)
  }
  const problems = Object.entries(refusal.fields)
  if (problems.length) {
    status.fields = Object.fromEntries(problems.map(([field, problem]) => [field, problem.code]))
    status.field_params = Object.fromEntries(
      problems.flatMap(([field, { params }]) => (params ? [[field, params]] : [])),
    )
  }
  return { status, err: refusal.code }
}
