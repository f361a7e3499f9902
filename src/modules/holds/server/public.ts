import type { Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import { readDraft, refuseForeign, type FrozenTerms, type HeldWine } from './drafts.ts'

export type { HeldWine } from './drafts.ts'

/** What an order takes over from the holds of its draft. */
export type TakenHold = {
  /** The bottles were held and no longer are. */
  isExpired: boolean
  terms: FrozenTerms | null
  lines: readonly HeldWine[]
}

const nothing: TakenHold = { isExpired: false, terms: null, lines: [] }

/** The hold of the draft that becomes an order; another user's is refused. */
export async function holdOf(
  db: Database,
  actor: Actor,
  draft_id: string | null | undefined,
  cus_id: number,
): Promise<TakenHold> {
  if (!draft_id) return nothing
  const draft = await readDraft(db, draft_id, 'as it is')
  refuseForeign(draft, actor)
  if (!draft) return nothing
  const { isLive, terms, lines } = draft
  return { isExpired: !isLive, lines, terms: draft.cus_id === cus_id ? terms : null }
}

/** Ends the hold of the draft; the wines of the order are locked, so its bottles are free for the order. */
export async function releaseHold(db: Database, draft_id: string | null | undefined): Promise<void> {
  if (draft_id) await db.deleteFrom('hold_drafts').where('draft_id', '=', draft_id).execute()
}

/** The tables of this module that refer to a customer. */
export const customerTables = ['hold_drafts'] as const

/** Drafts of a person that hold bottles now. */
export async function countHolds(db: Database, userId: number): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select count(*) as count from hold_drafts where user_id = ${userId} and until > now()`
  return row.count
}

/** Ends everything that a person holds; the bottles are free for others. */
export async function dropHolds(db: Database, userId: number): Promise<number> {
  const count = await countHolds(db, userId)
  await db.deleteFrom('hold_drafts').where('user_id', '=', userId).execute()
  return count
}
