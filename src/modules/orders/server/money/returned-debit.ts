import { debitDay } from '#core/days/banking-days.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { afterReturn, type ReturnFacts } from '#modules/orders/domain/money/after-return.ts'
import { NEVER_DRAWN } from '#modules/orders/domain/money/debits.ts'
import type { ReturnedDebit } from '#modules/orders/domain/documents/source.ts'
import { debitHistories, debitMandates } from './debit-facts.ts'

type Stored = Omit<ReturnedDebit, 'after'> &
  Pick<ReturnFacts, 'taksit_id' | 'kalan' | 'again'> &
  ReturnFacts['order'] & { cus_id: number; is_cancelled: boolean }

/** The latest debit of an invoice that came back, with what follows it. */
export async function returnedDebit(
  db: Database,
  sip_id: number,
  today: IsoDate,
): Promise<ReturnedDebit | null> {
  const row = await firstRow(db)<Stored>`
    select i.id, r.day, i.amount, i.returned_on, coalesce(i.return_code, '') as code,
      coalesce(m.alacak, 0)::amount as charge, i.taksit_id, o.cus_id, o.kalan, o.f_ytakip, o.disputed_on, o.f_sehir as town,
      o.sd_cancel_on = '1' as is_cancelled,
      (select jsonb_build_object('day', x.day, 'amount', a.amount) from debit_items a join debit_runs x on x.id = a.run_id
        where a.sip_id = i.sip_id and a.taksit_id is not distinct from i.taksit_id and a.state = 'in_flight'
        order by a.id desc limit 1) as again
    from debit_items i join debit_runs r on r.id = i.run_id join siparis_all_view o on o.id = i.sip_id
    left join cari_islem m on m.id = i.charge_entry_id and m.iptal_t is null
    where i.sip_id = ${sip_id} and i.state = 'returned' order by i.returned_on desc, i.id desc limit 1`
  if (!row) return null
  const { id, day, amount, returned_on, code, charge, taksit_id, again, cus_id, is_cancelled } = row
  const { debit_lead_days, debit_draws_charge } = await readCompanySettings(db)
  const mandate = (await debitMandates(db, [cus_id])).get(cus_id)
  const history = (await debitHistories(db, [sip_id])).get(`${sip_id} ${taksit_id}`) ?? NEVER_DRAWN
  const after = afterReturn({
    amount,
    charge,
    taksit_id,
    kalan: is_cancelled ? 0 : row.kalan,
    order: { f_ytakip: row.f_ytakip, disputed_on: row.disputed_on, town: row.town },
    mandate,
    history,
    again,
    earliest: debitDay(today, today, debit_lead_days),
    drawsCharge: debit_draws_charge === '1',
  })
  return { id, day, amount, returned_on, code, charge, after }
}
