import { sql } from 'kysely'
import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import { rowId } from '#core/fields.ts'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { proposeReminder, type ProposalFacts } from '../domain/reminders.ts'

type Candidate = ProposalFacts & { id: number; f_no: string | null }

/** What a bulk run would send: the next stage of each invoice with its amount, or the reason why it gets no letter. */
export const reminderProposalEndpoint = endpoint({
  path: '/siparisler/uyari_oneri',
  who: admin,
  input: z.object({ ids: z.array(rowId).min(1).max(EXPORT_LIMIT) }),
  run: async ({ db, input, now }) => {
    const { rows } = await sql<Candidate>`
      select v.*,
        (select coalesce(sum(a.tutar), 0) from allocations a where a.sip_id = v.id)::amount as filled
      from siparis_all_view v
      where v.id = any(${input.ids}::integer[]) order by v.id desc`.execute(db)
    const today = businessDay(now)
    return {
      datalist: rows.map((row) => {
        const { id, f_no } = row
        const proposal = proposeReminder(row, today)
        if ('code' in proposal) return { id, f_no, asama: null, neden: proposal.code }
        const { stage, fee, amount, waitsUntil } = proposal
        return { id, f_no, asama: stage, ucret: fee, tutar: amount, bekler: waitsUntil, neden: null }
      }),
    }
  },
})
