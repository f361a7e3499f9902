import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { ConsentChannel } from '../domain/consents.ts'

type Common = {
  cus_id: number
  channel: ConsentChannel
  /** The number in E.164, or the address in small letters. */
  value: string
  recorded_at: string
  recorded_by: string | null
  user_id: number | null
}

type Granted = Common & {
  kind: 'granted'
  purpose: string
  wording: string | null
  given_at: string
  how: string | null
  received_by: string | null
  /** Who gave the consent and to which firm, as of that time. */
  person?: string
  address?: string
  company?: string
  file_id?: number | null
  file_sha256?: string | null
  data_in_id?: number
}

type Followed = Common & { kind: 'withdrawn' | 'used'; grant_id: number }

export type NewEntry = Granted | Followed

/** Adds entries to the end of the chain, in their order; the database gives numbers and hashes. */
export async function addEntries(db: Database, entries: readonly NewEntry[]): Promise<number[]> {
  if (!entries.length) return []
  const payloads = entries.map((entry) => JSON.stringify(entry))
  const rows = await allRows(db)<{ id: number }>`
    insert into consent_entries (payload)
    select payload from unnest(${payloads}::text[]) with ordinality as p (payload, place) order by place
    returning id`
  return rows.map(({ id }) => id)
}
