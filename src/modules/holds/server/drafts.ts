import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import { termsOf } from '#modules/definitions/server/public.ts'
import { refuseUnlessViewable } from '#modules/customers/server/public.ts'
import type { Wine } from '#modules/stock/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow, lockNamed, oneRow } from '#platform/server/database/sql.ts'
import type { Available } from '../domain/holding.ts'
import { holdsRefusals } from '../domain/refusals.ts'

/** The puts of one user wait for each other, so that the drafts can be counted. */
export async function lockPerson(db: Database, actor: Actor): Promise<void> {
  await lockNamed(db, 'hold_drafts', actor.id)
}

/** The terms that were quoted with the hold; a new order uses them while the hold lasts. */
export type FrozenTerms = { s_kargo: number; s_last_y: number; s_vade_gun: number }

export type HeldWine = { stk_id: number; qty: number; price: number | null }

export type Draft = {
  user_id: number
  cus_id: number | null
  isLive: boolean
  terms: FrozenTerms | null
  lines: HeldWine[]
}

type DraftRow = Omit<Draft, 'terms' | 'lines'> & { [Field in keyof FrozenTerms]: number | null }

/** A draft with its lines, none if it has expired; `locked` keeps others from ending it meanwhile. */
export async function readDraft(
  db: Database,
  draft_id: string,
  lock: 'locked' | 'as it is',
): Promise<Draft | null> {
  const draft = await firstRow(db)<DraftRow>`
    select user_id, cus_id, until > now() as "isLive", s_kargo, s_last_y, s_vade_gun
    from hold_drafts where draft_id = ${draft_id} ${lock === 'locked' ? sql`for update` : sql``}`
  if (!draft) return null
  const { s_kargo, s_last_y, s_vade_gun, ...head } = draft
  const isFrozen = s_kargo !== null && s_last_y !== null && s_vade_gun !== null
  const lines = await db
    .selectFrom('bottle_holds')
    .select(['stk_id', 'qty', 'price'])
    .where('draft_id', '=', draft_id)
    .orderBy('id')
    .execute()
  return {
    ...head,
    terms: draft.isLive && isFrozen ? { s_kargo, s_last_y, s_vade_gun } : null,
    lines: draft.isLive ? lines : [],
  }
}

/** Refuses a draft of another user. */
export function refuseForeign(draft: Draft | null, actor: Actor): void {
  if (draft && draft.user_id !== actor.id) throw new AppError(holdsRefusals.hold_not_yours)
}

/** How many other drafts of the person hold bottles now. */
export async function otherDrafts(db: Database, actor: Actor, draft_id: string): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select count(*)::integer as count from hold_drafts d
    where d.user_id = ${actor.id} and d.draft_id <> ${draft_id} and d.until > now()
      and exists (select from bottle_holds b where b.draft_id = d.draft_id)`
  return row.count
}

/** What the draft can have of these wines: the free bottles and its own. The wines must be locked. */
export async function availableFor(
  db: Database,
  draft: Draft | null,
  wines: readonly Wine[],
): Promise<Available[]> {
  const ids = wines.map(({ id }) => id)
  const rows = await allRows(db)<{ stk_id: number; free: number }>`
    select stk_id, free from bottle_counts where stk_id = any(${ids}::integer[])`
  return wines.map(({ id, stok_code }) => ({
    stk_id: id,
    stok_code,
    available:
      (rows.find(({ stk_id }) => stk_id === id)?.free ?? 0) +
      (draft?.lines.find(({ stk_id }) => stk_id === id)?.qty ?? 0),
  }))
}

/** The customer's price of each wine and the terms; those quoted before stay as long as the hold lasts. */
export async function freeze(
  db: Database,
  actor: Actor,
  cus_id: number | null,
  draft: Draft | null,
): Promise<{ terms: FrozenTerms | null; priceOf(wine: Wine): number | null }> {
  if (cus_id === null) return { terms: null, priceOf: () => null }
  await refuseUnlessViewable(db, actor, cus_id)
  const { cus_class, cus_country_code } = await db
    .selectFrom('customers')
    .select(['cus_class', 'cus_country_code'])
    .where('id', '=', cus_id)
    .executeTakeFirstOrThrow()
  const before = draft?.cus_id === cus_id ? draft : null
  const { kdv_oran: _tax, ...terms } = await termsOf(db, cus_country_code)
  return {
    terms: before?.terms ?? terms,
    priceOf: (wine) =>
      before?.lines.find(({ stk_id }) => stk_id === wine.id)?.price ?? listPrice(wine, cus_class),
  }
}
