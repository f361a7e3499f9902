import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import type { ConsentChannel } from '../domain/consents.ts'
import { addEntries } from './entries.ts'

type Recording = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** Who records an entry, and when. */
export async function recorder({ db, actor, now }: Recording) {
  const row = await firstRow(db)<{ name: string }>`
    select ${personName} as name from sys_users u where u.id = ${actor.id}`
  return { recorded_at: now.toString(), recorded_by: row?.name ?? '', user_id: actor.id }
}

/** Adds the use to each active consent for the number or address, since the proof is kept from the latest use. */
export async function noteUse(
  call: Recording,
  { channel, value, cus_id }: { channel: ConsentChannel; value: string; cus_id?: number },
): Promise<void> {
  const open = await allRows(call.db)<{ id: number; cus_id: number }>`
    select id, cus_id from consent_list where channel = ${channel} and value = ${value} and withdrawn_at is null
      and cus_id = coalesce(${cus_id ?? null}::integer, cus_id) order by id desc`
  if (!open.length) return
  const by = await recorder(call)
  await addEntries(
    call.db,
    open.map((consent) => ({
      kind: 'used',
      cus_id: consent.cus_id,
      channel,
      value,
      grant_id: consent.id,
      ...by,
    })),
  )
}
