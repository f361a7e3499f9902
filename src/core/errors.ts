import type { FieldCode } from './texts/field-texts.ts'
import type { Reason, Refusal } from './refusal.ts'
import { inputRefusals } from './refusals/input.ts'
import { say, type Text, type TextParams } from './texts/texts.ts'

export type FieldProblem = { code: FieldCode; params?: TextParams }

/** A refusal a user may meet. Everything else that is thrown becomes ERR_500 and stays in the log. */
export class AppError extends Error {
  readonly code: string
  readonly words: Text
  readonly params: TextParams
  readonly fields: Readonly<Record<string, FieldProblem>>

  constructor(
    { code, words, params: known = {} }: Reason,
    params: TextParams = known,
    fields: Record<string, FieldProblem> = {},
  ) {
    super(say(words, 'en', params))
    this.name = 'AppError'
    this.code = code
    this.words = words
    this.params = params
    this.fields = fields
  }
}

export function refuseIf(refusal: Refusal): void {
  if (refusal) throw new AppError(refusal)
}

export function invalid(fields: Record<string, FieldProblem>): AppError {
  return new AppError(inputRefusals.lutfen_girdiginiz_bigileri_kontrol_ediniz, {}, fields)
}
