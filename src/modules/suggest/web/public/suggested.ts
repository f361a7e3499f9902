import { call } from '#platform/web/api.ts'
import { currentLanguage } from '#platform/web/language.tsx'

/** Three wines for a customer; their reasons are in the language of the screen. */
export const suggestedQuery = (cus_id: number, language = currentLanguage()) => ({
  queryKey: ['/suggest/list', cus_id, language],
  queryFn: async () => (await call('/suggest/list', { cus_id })).datalist,
})
