import { formatDate } from '#core/days/dates.ts'
import { call } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { taxRateTexts } from './tax-rate-texts.ts'

type Wished = { country_code: string; rate: number; valid_from?: string | null }

const NAMED_ORDERS = 10

/** How many orders without an invoice a rate affects, and the confirmation text with that number. */
export async function rateQuestion(wished: Wished): Promise<{ count: number; message: string }> {
  const { datalist: touched } = await call('/tax_rate/preview', wished)
  const orders = touched.slice(0, NAMED_ORDERS).map(({ id }) => id)
  const message = tell(taxRateTexts, 'add_question', {
    day: formatDate(wished.valid_from ?? serverToday()),
    rate: wished.rate,
    count: touched.length,
    orders: [...orders, ...(touched.length > NAMED_ORDERS ? ['…'] : [])].join(', '),
  })
  return { count: touched.length, message }
}
