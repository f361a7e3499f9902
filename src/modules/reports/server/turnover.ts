import { sql } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { personName } from '#platform/server/person-name.ts'
import { seesTurnover, TurnoverForm, turnoverRow } from '../domain/turnover.ts'

type Sums = Parameters<typeof turnoverRow>[0]

/**
 * An invoice counts on its day, or on the day it was paid, whatever became of it later; its cancellation is taken off
 * on the day it happened. Credit notes count against their person.
 */
async function turnoverOf(db: Database, actor: Actor, form: TurnoverForm): Promise<Sums[]> {
  const { start_date, end_date, odeme_durumu, vergi_durumu } = form
  const day = odeme_durumu === '1' ? sql.ref('o.f_odeme_tar') : sql.ref('o.f_tarih')
  const paid = odeme_durumu ? sql`o.f_close = ${odeme_durumu}` : sql`true`
  const taxed = vergi_durumu ? sql`o.s_vergisiz = ${vergi_durumu === '1' ? '0' : '1'}` : sql`true`
  const dealer = isAdmin(actor) ? sql`true` : sql`u.bayi = ${actor.bayi}`
  const { rows } = await sql<Sums>`
    with counted as (
      select o.per_id, case when o.s_is_teklif = 2 then -1 else 1 end as sign, o.s_g_toplam,
        o.s_g_toplam - o.s_kdv as net,
        ${day} between ${start_date} and ${end_date} as is_sold,
        o.sd_cancel_on = '1' and o.sd_iptal_tar between ${start_date} and ${end_date} as is_cancelled
      from siparisler o
      where o.fd_fon = '1' and o.s_is_teklif in (0, 2) and ${paid} and ${taxed}
        and (${day} between ${start_date} and ${end_date} or o.sd_iptal_tar between ${start_date} and ${end_date})
    )
    select u.id, ${personName} as personel, u.yuzde,
      coalesce(sum(c.sign * c.s_g_toplam) filter (where c.is_sold), 0)::amount as brut,
      coalesce(sum(c.sign * c.net) filter (where c.is_sold), 0)::amount as net,
      coalesce(sum(c.sign * c.net) filter (where c.is_cancelled), 0)::amount as iptal
    from counted c join sys_users u on u.id = c.per_id
    where (c.is_sold or c.is_cancelled) and ${dealer}
    group by u.id order by brut desc, u.id`.execute(db)
  return rows
}

export const turnoverEndpoint = endpoint({
  path: '/siparisler/personel_ciro_report',
  who: seesTurnover,
  input: TurnoverForm,
  run: async ({ db, actor, input }) => ({
    datalist: (await turnoverOf(db, actor, input)).map(turnoverRow),
  }),
})
