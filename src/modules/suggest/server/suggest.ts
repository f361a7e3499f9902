import { businessDay } from '#core/days/dates.ts'
import { say } from '#core/texts/texts.ts'
import { refuseUnlessViewable } from '#modules/customers/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listSuggestions } from '../domain/calls.ts'
import { suggestTexts } from '../texts.ts'
import { suggestionsFor } from './facts.ts'

export const suggestEndpoints = [
  serve(listSuggestions, async ({ db, actor, input, language, now }) => {
    await refuseUnlessViewable(db, actor, input.cus_id)
    const { chosen, offered } = await suggestionsFor(db, input.cus_id, { today: businessDay(now) })
    return {
      datalist: chosen.map((one) => {
        const wine = offered.find(({ stk_id }) => stk_id === one.stk_id)
        return {
          ...one,
          stok_code: wine?.stok_code ?? '',
          stok_name: wine?.stok_name ?? '',
          price: wine?.price ?? 0,
          reason: say(suggestTexts[one.code], language, one.params),
        }
      }),
    }
  }),
]
