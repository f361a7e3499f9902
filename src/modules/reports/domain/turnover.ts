import { z } from 'zod'
import { adminOrDealerAdmin, type Who } from '#core/actor.ts'
import { flag, reportRange } from '#core/fields.ts'
import { cents, euros, percentOf, type Cents } from '#core/money.ts'

/** Empty, null and '' all mean: no matter. */
const anyFlag = z.preprocess((value) => (value === '' ? null : value), flag.nullish())

export const TurnoverForm = z.object({
  ...reportRange,
  odeme_durumu: anyFlag.describe(
    '1 paid invoices by their last payment, 0 open ones by their day, empty both',
  ),
  vergi_durumu: anyFlag.describe('1 with tax, 0 without, empty both'),
})

export type TurnoverForm = z.infer<typeof TurnoverForm>

export const seesTurnover: Who = adminOrDealerAdmin

export type TurnoverRow = {
  id: number
  personel: string
  brut: number
  net: number
  vergi: number
  iptal: number
  yuzde: number
  p_hak: number
}

type Sums = Pick<TurnoverRow, 'id' | 'personel' | 'brut' | 'net' | 'iptal' | 'yuzde'>

/** What a person turned over (spec 3 section 2.8): tax is what is not net; the claim leaves out what was cancelled. */
export function turnoverRow(sums: Sums): TurnoverRow {
  const [brut, net, iptal] = [cents(sums.brut), cents(sums.net), cents(sums.iptal)]
  return {
    ...sums,
    vergi: euros((brut - net) as Cents),
    p_hak: euros(percentOf((net - iptal) as Cents, sums.yuzde)),
  }
}
