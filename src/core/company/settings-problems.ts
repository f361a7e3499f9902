import type { CompanySettings, SettingKey } from './company-settings.ts'
import type { FieldProblem } from '../errors.ts'
import { emailAddress } from '../fields.ts'

type Problems = Partial<Record<SettingKey, FieldProblem>>

const isMailbox = (text: string) => emailAddress(150).safeParse(text).success

/** What settings say together and cannot: each alone would be allowed. */
export function problemsOf(settings: CompanySettings): Problems {
  const { calling_from, calling_to, bounce_address, withdrawal_notice_on, withdrawal_notice } = settings
  return {
    ...(calling_to <= calling_from
      ? { calling_to: { code: 'too_small', params: { min: calling_from + 1 } } satisfies FieldProblem }
      : {}),
    ...(bounce_address && !isMailbox(bounce_address)
      ? { bounce_address: { code: 'not_email' } satisfies FieldProblem }
      : {}),
    ...(withdrawal_notice_on !== 'none' && !withdrawal_notice.trim()
      ? { withdrawal_notice: { code: 'requiredField' } satisfies FieldProblem }
      : {}),
  }
}
