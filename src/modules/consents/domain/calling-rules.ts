import type { CompanySettings } from '#core/company/company-settings.ts'
import { strictnesses, type Strictness } from './may-call.ts'

const isStrictness = (value: string): value is Strictness => strictnesses.some((known) => known === value)

/** Countries that may have a strictness of their own. */
export const ruledCountries = ['DE', 'AT', 'CH'] as const

/** The rule of the customer's country, else that of the company. */
export function strictnessFor(country: string, settings: CompanySettings): Strictness {
  const own = {
    DE: settings.calling_strictness_de,
    AT: settings.calling_strictness_at,
    CH: settings.calling_strictness_ch,
  }[country]
  const chosen = own && isStrictness(own) ? own : settings.calling_strictness
  return isStrictness(chosen) ? chosen : 'warn'
}

export const hoursOf = ({ calling_from, calling_to }: CompanySettings) => ({
  from: calling_from,
  to: calling_to,
})

/** Used for countries without a rule of their own. */
const ELSEWHERE = ''

/** Whether the rule is enforced for any customers; otherwise every number is shown. */
export const isEnforcedSomewhere = (settings: CompanySettings): boolean =>
  [...ruledCountries, ELSEWHERE].some((country) => strictnessFor(country, settings) === 'enforce')
