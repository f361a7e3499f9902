import type { Actor } from '#core/actor.ts'
import type { StoredCompany } from '#core/company/company-fields.ts'
import { companyOf, NO_COMPANY } from '#core/company/company.ts'
import type { Flag } from '#core/fields.ts'
import type { Database } from '#platform/server/database/database.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import type { SlipOrder, SlipParty, SlipSource } from '../domain/documents/slip.ts'
import { earnerScope } from '../domain/scope.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

type Stored = SlipSource['slip'] & { firma_bilgi: StoredCompany | null; alici_bilgi: SlipParty }

/** The data of a slip as stored when it was made; null if the user may not see it. */
export async function slipSource(db: Database, actor: Actor, id: number): Promise<SlipSource | null> {
  const slip = await firstRow(db)<Stored>`
    select fis_no, islem_tar, prim_donemi, start_date, end_date, vergisiz, kdv_oran, aciklama, prim_toplam, iptal_toplam,
      prim_net, kdv, prim_brut, avans, avans_kdv, odenecek, borc, earned_when, firma_bilgi, alici_bilgi
    from prim_odeme_fis where id = ${id} and ${scopeSql(earnerScope(actor), { per_id: 'user_id' })}`
  if (!slip) return null
  const lines = await allRows(db)<SlipOrder & { iptal: Flag }>`
    select o.f_no, o.f_tarih, l.net_t, l.provizyon, l.prim_net, l.iptal, l.prim_net <> (
        select f.prim_net from prim_odeme_fis_siparis f where f.sip_id = l.sip_id and f.tip = l.tip
        order by f.id limit 1) as "isPart",
      ${customerName('o')} as customer
    from prim_odeme_fis_siparis l join siparisler o on o.id = l.sip_id
    where l.fis_id = ${id} order by o.f_tarih, l.sip_id`
  const advances = await allRows(db)<SlipSource['advances'][number]>`
    select p.tarihi, a.tutar from prim_odeme_fis_avans a join personel_odeme p on p.id = a.odeme_id
    where a.fis_id = ${id} order by p.id`
  return {
    slip,
    party: slip.alici_bilgi,
    company: slip.firma_bilgi ? companyOf(slip.firma_bilgi) : NO_COMPANY,
    orders: lines.filter(({ iptal }) => iptal === '0'),
    clawBacks: lines.filter(({ iptal }) => iptal === '1'),
    advances,
  }
}
