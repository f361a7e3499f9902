import { sql } from 'kysely'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { updateRow } from '#platform/server/rows.ts'
import { restoreCommission } from '../domain/calls.ts'
import { PayoutType } from '../domain/commission.ts'
import { whyNotRestore, writtenOff } from '../domain/selection.ts'

type Order = Parameters<typeof whyNotRestore>[0]

async function orderForUpdate(db: Database, id: number): Promise<Order> {
  const { rows } = await sql<Order>`
    select sd_cancel_on, f_close, per_odeme, per_belge_no, bayi_odeme, bayi_belge_no
    from siparisler where id = ${id} for update`.execute(db)
  if (!rows[0]) throw new AppError('record_not_found')
  return rows[0]
}

/** Only what was written off is open again; what a slip paid stays paid. */
const opened = {
  [PayoutType.staff]: { per_odeme: '0', per_odeme_tar: null },
  [PayoutType.dealer]: { bayi_odeme: '0', bayi_odeme_tar: null },
} as const

export const restoreEndpoint = serve(restoreCommission, async ({ db, input }) => {
  const order = await orderForUpdate(db, input.id)
  refuseIf(whyNotRestore(order))
  const changes = Object.assign({}, ...writtenOff(order).map((side) => opened[side])) as Record<
    string,
    unknown
  >
  await updateRow(db, 'siparisler', input.id, null, changes)
  return { save_response: { id: input.id } }
})
