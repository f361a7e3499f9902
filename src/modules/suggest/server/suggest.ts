import { businessDay } from '#core/dates.ts'
import { say } from '#core/texts.ts'
import { refuseUnlessViewable } from '#modules/customers/server/public.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listSuggestions } from '../domain/calls.ts'
import { suggestions } from '../domain/suggestions.ts'
import { suggestTexts } from '../texts.ts'
import { factsFor } from './facts.ts'

export const suggestEndpoints = [
  serve(listSuggestions, async ({ db, actor, input, language, now }) => {
    await refuseUnlessViewable(db, actor, input.cus_id)
    const facts = await factsFor(db, input.cus_id, { today: businessDay(now) })
    const chosen = suggestions(facts)
    const wines = await db
      .selectFrom('stok')
      .select(['id', 'stok_code', 'stok_name'])
      .where('id', 'in', [0, ...chosen.map(({ stk_id }) => stk_id)])
      .execute()
    return {
      datalist: chosen.map((one) => {
        const wine = wines.find(({ id }) => id === one.stk_id)
        return {
          ...one,
          stok_code: wine?.stok_code ?? '',
          stok_name: wine?.stok_name ?? '',
          price: facts.offered.find(({ stk_id }) => stk_id === one.stk_id)?.price ?? 0,
          reason: say(suggestTexts[one.code], language, one.params),
        }
      }),
    }
  }),
]
