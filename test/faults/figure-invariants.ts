import type { Invariant } from './invariants.ts'

const fields = 'fact, day, per_id, bayi_id, item, word, adet, brut, net, extra'

const sums =
  'sum(sign * adet) as adet, sum(sign * brut) as brut, sum(sign * net) as net, sum(sign * extra) as extra'

const isOff =
  'sum(sign * adet) <> 0 or sum(sign * brut) <> 0 or sum(sign * net) <> 0 or sum(sign * extra) <> 0'

const dueWanted = `select id as sip_id, vade_tar, per_id, bayi_id, f_status <> '0' or f_ytakip <> 0 as in_collection
  from siparis_ledger_view where id in (select sip_id from open_invoices)`

const quarters = 'cus_id, bayi_id, ilk, later'

const turnover = 'cus_id, bayi_id, days, adet, brut, net, iptal'

const settled = 'cus_id not in (select cus_id from changed_buyers)'

/** The sums that triggers store by day and longer span must equal those of the rows. */
export const figureInvariants: Invariant[] = [
  {
    name: 'kept figures of days are those of a recount',
    broken: `select fact, day, per_id, bayi_id, item, word, ${sums} from (
        select 1 as sign, ${fields} from figure_recount
        union all select -1, ${fields} from figure_sums where grain = 'day'
        union all select -1, ${fields} from figure_deltas) x
      group by 1, 2, 3, 4, 5, 6 having ${isOff}`,
  },
  {
    name: 'kept figures of thirds, months and years are those of their days',
    broken: `select grain, first, fact, per_id, bayi_id, item, word, ${sums} from (
        select 1 as sign, g.grain, g.first, ${fields} from figure_sums cross join lateral (values
          ('third', make_date(extract(year from day)::integer, extract(month from day)::integer,
            case when extract(day from day) <= 10 then 1 when extract(day from day) <= 20 then 11 else 21 end)),
          ('month', date_trunc('month', day::timestamp)::date), ('year', date_trunc('year', day::timestamp)::date)
        ) as g (grain, first) where figure_sums.grain = 'day'
        union all select -1, grain, day, ${fields} from figure_sums where grain <> 'day') x
      group by 1, 2, 3, 4, 5, 6, 7 having ${isOff}`,
  },
  {
    name: 'kept quarters of customers are those of their orders',
    broken: `select ${quarters}, sum(sign) from (
        select 1 as sign, ${quarters} from customer_quarters_recount where ${settled}
        union all select -1, ${quarters} from customer_quarters where ${settled}) x
      group by ${quarters} having sum(sign) <> 0`,
  },
  {
    name: 'kept turnover of customers is that of their documents',
    broken: `select ${turnover}, sum(sign) from (
        select 1 as sign, ${turnover} from customer_turnover_recount where ${settled}
        union all select -1, ${turnover} from customer_turnover where ${settled}) x
      group by ${turnover} having sum(sign) <> 0`,
  },
  {
    name: 'wines are scarce by the bottles that their lines hold',
    broken: `select id from (
        select 1 as sign, id from scarce_wines
        union all select -1, id from stok_all_list_view where stok_user_on = '1' and kullanilabilir_adet < stok_limit) x
      group by id having sum(sign) <> 0`,
  },
  {
    name: 'open items are due, owned and in collection as their invoices are',
    broken: `(${dueWanted}) except select sip_id, vade_tar, per_id, bayi_id, in_collection from open_invoices`,
  },
]
