import type { FieldCode } from './field-texts.ts'
import { bankRefusals } from './refusals/bank.ts'
import { callsRefusals } from './refusals/calls.ts'
import { chatRefusals } from './refusals/chat.ts'
import { commissionsRefusals } from './refusals/commissions.ts'
import { customersRefusals } from './refusals/customers.ts'
import { dataInRefusals } from './refusals/data-in.ts'
import { definitionsRefusals } from './refusals/definitions.ts'
import { documentsRefusals } from './refusals/documents.ts'
import { holdsRefusals } from './refusals/holds.ts'
import { mailRefusals } from './refusals/mail.ts'
import { orderFormRefusals } from './refusals/order-form.ts'
import { orderStepsRefusals } from './refusals/order-steps.ts'
import { paymentsRefusals } from './refusals/payments.ts'
import { platformRefusals } from './refusals/platform.ts'
import { privacyRefusals } from './refusals/privacy.ts'
import { signInRefusals } from './refusals/sign-in.ts'
import { defineTexts, say, type Language, type TextParams } from './texts.ts'
import { transportTexts } from './transport-texts.ts'

/**
 * Everything a user may be refused with, in one catalogue. The key is what travels as `status.code`;
 * ERR_ codes and message keys keep the spelling of the specification.
 */
export const errorTexts = defineTexts({
  ...transportTexts,
  ...bankRefusals,
  ...callsRefusals,
  ...chatRefusals,
  ...commissionsRefusals,
  ...customersRefusals,
  ...dataInRefusals,
  ...definitionsRefusals,
  ...documentsRefusals,
  ...holdsRefusals,
  ...mailRefusals,
  ...orderFormRefusals,
  ...orderStepsRefusals,
  ...paymentsRefusals,
  ...platformRefusals,
  ...privacyRefusals,
  ...signInRefusals,
})

export type ErrorCode = keyof typeof errorTexts

export type FieldProblem = { code: FieldCode; params?: TextParams }

/** A refusal a user may meet. Everything else that is thrown becomes ERR_500 and stays in the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: TextParams
  readonly fields: Readonly<Record<string, FieldProblem>>

  constructor(code: ErrorCode, params: TextParams = {}, fields: Record<string, FieldProblem> = {}) {
    super(say(errorTexts[code], 'en', params))
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.fields = fields
  }
}

/** A rule that decides returns the reason it says no, or null; the server turns a reason into a refusal. */
export type Refusal = { code: ErrorCode; params?: TextParams } | null

export function refuseIf(refusal: Refusal): void {
  if (refusal) throw new AppError(refusal.code, refusal.params)
}

export function invalid(fields: Record<string, FieldProblem>): AppError {
  return new AppError('lutfen_girdiginiz_bigileri_kontrol_ediniz', {}, fields)
}

/** The words of a refusal that was stored by its code, or null for what is no code. */
export const storedRefusal = (code: string, params: TextParams, language: Language): string | null =>
  isErrorCode(code) ? say(errorTexts[code], language, params) : null

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTexts, code)
}
