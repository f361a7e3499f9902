import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { sayRefusal } from '#core/refusal.ts'
import type { Language } from '#core/texts/texts.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { listsOfOrders } from '#modules/orders/domain/order/bulk.ts'
import { chosenIds } from '#platform/server/calls/chosen-rows.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { proposeReminders, type ProposedRow } from '../domain/calls.ts'
import type { ReminderSettings } from '#modules/orders/domain/reminders/fees.ts'
import { proposeReminder, type ProposalFacts } from '#modules/orders/domain/reminders/reminders.ts'
import { allRows } from '#platform/server/database/sql.ts'

type Candidate = ProposalFacts & { id: number; f_no: string | null; version: number }

type Asked = { today: IsoDate; settings: ReminderSettings; language: Language }

function proposedRow(candidate: Candidate, { today, settings, language }: Asked): ProposedRow {
  const { id, f_no } = candidate
  const proposal = proposeReminder(candidate, today, settings)
  if ('code' in proposal)
    return { id, f_no, asama: null, neden: proposal.code, aciklama: sayRefusal(proposal, language) }
  const { stage, fee, amount, waitsUntil } = proposal
  return {
    id,
    f_no,
    asama: stage,
    ucret: fee,
    tutar: amount,
    kalan: candidate.kalan,
    bekler: waitsUntil,
    version: candidate.version,
    neden: null,
  }
}

export const reminderProposalEndpoint = serve(proposeReminders, async (call) => {
  const { db, input, now, language } = call
  const ids = await chosenIds(call, input, { lists: listsOfOrders })
  const rows = await allRows(db)<Candidate>`
    select v.id, v.f_no, v.version, v.s_is_teklif, v.sd_kesin, v.sd_onaylama, v.sd_cancel_on, v.sd_gonderi_status,
      v.fd_fon, v.f_close, v.f_status, v.f_ytakip, v.disputed_on, v.sd_uyari_1_is, v.sd_uyari_2_is, v.sd_uyari_3_is,
      v.sd_uyari_1_is_tar, v.sd_uyari_2_is_tar, v.sd_uyari_3_is_tar, v.cus_country_code, v.cus_is_firm, v.s_g_toplam,
      v.kalan, v.tahsilat_gun, v.vade_tar, v.vadesi_gecen, v.gecikme_farki, v.return_charge,
      (select coalesce(sum(a.tutar), 0) from allocations a where a.sip_id = v.id)::amount as filled
    from siparis_all_view v
    where v.id = any(${ids}::integer[]) order by v.id desc`
  const today = businessDay(now)
  const settings = await readCompanySettings(db)
  return { datalist: rows.map((row) => proposedRow(row, { today, settings, language })) }
})
