import { defineTexts, say, type Language } from '#core/texts/texts.ts'
import type { MayCallCode } from './may-call.ts'

/** Prefix of the text shown instead of a number; no telephone number starts with it. */
const SIGN = '•••'

/** Why a number is not shown, short enough for its field. */
const reasons = defineTexts<Exclude<MayCallCode, 'call_allowed'>>({
  consent_missing: { tr: 'onay yok', de: 'keine Einwilligung', en: 'no consent' },
  consent_unproven: { tr: 'onay kanıtsız', de: 'Einwilligung nicht belegt', en: 'consent not proven' },
  consent_withdrawn: { tr: 'onay geri alındı', de: 'Einwilligung widerrufen', en: 'consent withdrawn' },
  public_holiday: { tr: 'resmî tatil', de: 'Feiertag', en: 'public holiday' },
  outside_calling_hours: {
    tr: 'arama saati dışında',
    de: 'außerhalb der Anrufzeit',
    en: 'outside calling hours',
  },
  customer_wants_no_calls: { tr: 'aranmak istemiyor', de: 'wünscht keine Anrufe', en: 'wants no calls' },
  customer_must_not_be_called: {
    tr: 'aranamaz',
    de: 'darf nicht angerufen werden',
    en: 'must not be called',
  },
})

export type HiddenCode = keyof typeof reasons

export const hiddenCodes = Object.keys(reasons) as HiddenCode[]

export const maskedNumber = (code: HiddenCode, language: Language): string =>
  `${SIGN} ${say(reasons[code], language)}`

/** Whether the text is a number that is not shown; the true one is known to the server only. */
export const isMasked = (text: unknown): boolean =>
  typeof text === 'string' && text.trimStart().startsWith(SIGN)
