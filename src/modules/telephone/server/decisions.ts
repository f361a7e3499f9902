import type { MayCallCode } from '#modules/consents/domain/may-call.ts'
import { refuseUnlessViewable } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { listDecisions, type DecisionRow } from '../domain/consent-calls.ts'
import { numberShown } from './gate.ts'

type Decision = {
  cus_id: number
  user_id: number
  number: string
  code: MayCallCode
  is_allowed: boolean
  at: Temporal.Instant
}

/** Stores the result of the dialling rules for an attempt. */
export async function keepDecision(db: Database, { at, ...decision }: Decision): Promise<void> {
  await db
    .insertInto('call_decisions')
    .values({ ...decision, decided_at: at.toString() })
    .execute()
}

const SHOWN = 100

export const decisionEndpoints = [
  serve(listDecisions, async (call) => {
    const { db, actor, input } = call
    await refuseUnlessViewable(db, actor, input.cus_id)
    const rows = await allRows(db)<DecisionRow>`
      select d.id, d.decided_at, d.number, d.code, d.is_allowed, ${personName} as name_surname
      from call_decisions d join sys_users u on u.id = d.user_id
      where d.cus_id = ${input.cus_id} order by d.decided_at desc, d.id desc limit ${SHOWN}`
    const shown = await numberShown(call, input.cus_id)
    return { datalist: rows.map((row) => ({ ...row, number: shown(row.number) })) }
  }),
]
