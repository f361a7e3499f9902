import { useCallback } from 'react'
import { sayRefusal, type Reason } from '#core/refusal.ts'
import type { TextParams } from '#core/texts/texts.ts'
import { CallError } from './api.ts'
import { currentLanguage, useLanguage } from './language.tsx'

/** Says why the browser itself refuses something, by the same rules as the server. */
export function useRefusals() {
  const language = useLanguage()
  return useCallback(
    (reason: Reason, params: TextParams | undefined = reason.params) =>
      sayRefusal({ ...reason, ...(params ? { params } : {}) }, language),
    [language],
  )
}

/** For places outside React, such as toasts. */
export const tellReason = (reason: Reason, params: TextParams = {}): string =>
  sayRefusal({ ...reason, params: { ...reason.params, ...params } }, currentLanguage())

/** A refusal as the server would send it, for what the browser finds itself. */
export const refusedHere = (reason: Reason): CallError =>
  new CallError({ isContinue: false, code: reason.code, message: tellReason(reason) })
