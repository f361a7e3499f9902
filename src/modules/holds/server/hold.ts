import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { isFileAnswer } from '#core/calls.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { stockRefusals } from '#modules/stock/domain/refusals.ts'
import { announceHolds, lockWines, tellHolders, type Wine } from '#modules/stock/server/public.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { dropHold, listHolds, putHold, releaseLine, waveHold } from '../domain/calls.ts'
import { holdList, type HoldRow } from '../domain/hold-list.ts'
import { byWine, granted, whyNotHeld, whyNothingHeld, type Quantity } from '../domain/holding.ts'
import { holdsRefusals } from '../domain/refusals.ts'
import {
  availableFor,
  freeze,
  lockPerson,
  otherDrafts,
  readDraft,
  refuseForeign,
  type Draft,
  type FrozenTerms,
} from './drafts.ts'

const refusals = defineRefusals({
  hold_nobody: {
    tr: 'Bu şarabı şu anda başka kimse ayırmıyor.',
    de: 'Von diesem Wein hält gerade niemand sonst Flaschen.',
    en: 'Nobody else holds bottles of this wine now.',
  },
})

/** Only wines on sale can be held; bottles that a draft holds already stay when the wine is retired meanwhile. */
function refuseUnsold(lines: readonly Quantity[], wines: readonly Wine[], draft: Draft | null): void {
  for (const { stk_id } of lines) {
    const wine = wines.find(({ id }) => id === stk_id)
    const isHeld = draft?.lines.some((line) => line.stk_id === stk_id) ?? false
    if (!wine || (wine.stok_user_on !== '1' && !isHeld))
      throw new AppError(stockRefusals.stok_bulunamadi, { code: wine?.stok_code ?? stk_id })
  }
}

/** Refuses before anything is locked if no bottle is free, so that such calls do not queue. */
async function refuseHopeless(db: Database, draft_id: string, lines: readonly Quantity[]): Promise<void> {
  const row = await firstRow(db)<{ stok_code: string }>`
    select s.stok_code from stok s where s.id = ${lines[0]?.stk_id ?? null} and s.stok_user_on = '1'
      and not exists (select from bottle_counts c where c.free > 0 and c.stk_id = any(${lines.map(({ stk_id }) => stk_id)}::integer[]))
      and not exists (select from hold_drafts where draft_id = ${draft_id})`
  if (row) throw new AppError(stockRefusals.stokda_kalmadi, { code: row.stok_code })
}

type Stored = { draft_id: string; user_id: number; cus_id: number | null; minutes: number }

/** Stores the draft and answers until when it holds, by the clock of the database. */
async function storeDraft(
  db: Database,
  { draft_id, user_id, cus_id, minutes }: Stored,
  terms: FrozenTerms | null,
): Promise<string> {
  const stored = await firstRow(db)<{ until: string }>`
    insert into hold_drafts as d (draft_id, user_id, cus_id, until, s_kargo, s_last_y, s_vade_gun)
    values (${draft_id}, ${user_id}, ${cus_id}, now() + ${minutes} * interval '1 minute',
      ${terms?.s_kargo ?? null}, ${terms?.s_last_y ?? null}, ${terms?.s_vade_gun ?? null})
    on conflict (draft_id) do update set until = excluded.until, cus_id = excluded.cus_id,
      s_kargo = excluded.s_kargo, s_last_y = excluded.s_last_y, s_vade_gun = excluded.s_vade_gun
    where d.user_id = excluded.user_id
    returning until`
  if (!stored) throw new AppError(holdsRefusals.hold_not_yours)
  return stored.until
}

/** Brings the lines of the draft in line with what was granted; an existing line keeps its place in the queue. */
async function storeLines(
  db: Database,
  draft_id: string,
  held: readonly (Quantity & { price: number | null })[],
): Promise<void> {
  const kept = held.map(({ stk_id }) => stk_id)
  await sql`delete from bottle_holds where draft_id = ${draft_id} and not stk_id = any(${kept}::integer[])`.execute(
    db,
  )
  for (const { stk_id, qty, price } of held)
    await sql`insert into bottle_holds (draft_id, stk_id, qty, price) values (${draft_id}, ${stk_id}, ${qty}, ${price})
      on conflict (draft_id, stk_id) do update set qty = excluded.qty, price = excluded.price`.execute(db)
}

const deleteDraft = (db: Database, draft_id: string) =>
  db.deleteFrom('hold_drafts').where('draft_id', '=', draft_id).execute()

/** For whom bottles are held is for administrators, so others search by wine and holder only. */
const holds = listEndpoint(holdList, {
  from: 'hold_list',
  searchText: (actor) =>
    isAdmin(actor) ? undefined : sql`search_fold(concat_ws(' ', stok_code, stok_name, holder))`,
})

export const holdEndpoints = [
  serve(putHold, async (call) => {
    const { db, actor, input } = call
    const { draft_id } = input
    const lines = byWine(input.lines)
    await refuseHopeless(db, draft_id, lines)
    await lockPerson(db, actor)
    const wines = await lockWines(
      db,
      lines.map(({ stk_id }) => ({ stk_id, stk_kodu: '' })),
    )
    const draft = await readDraft(db, draft_id, 'locked')
    refuseForeign(draft, actor)
    refuseUnsold(lines, wines, draft)
    const settings = await readCompanySettings(db)
    refuseIf(whyNotHeld(lines, await otherDrafts(db, actor, draft_id), settings))
    announceHolds(
      call,
      [...lines, ...(draft?.lines ?? [])].map(({ stk_id }) => stk_id),
    )
    if (!lines.length) {
      await deleteDraft(db, draft_id)
      return { lines: [] }
    }
    const free = await availableFor(db, draft, wines)
    const held = granted(lines, free)
    refuseIf(whyNothingHeld(held, free))
    const cus_id = input.cus_id ?? null
    const { terms, priceOf } = await freeze(db, actor, cus_id, draft)
    const until = await storeDraft(
      db,
      { draft_id, user_id: actor.id, cus_id, minutes: settings.hold_minutes },
      terms,
    )
    const priced = held.flatMap((line) => {
      const wine = wines.find(({ id }) => id === line.stk_id)
      return wine && line.qty > 0 ? [{ ...line, price: priceOf(wine) }] : []
    })
    await storeLines(db, draft_id, priced)
    return {
      lines: held.map(({ stk_id, qty }) => ({
        stk_id,
        held: qty,
        available: free.find((wine) => wine.stk_id === stk_id)?.available ?? 0,
        until,
      })),
    }
  }),
  serve(dropHold, async (call) => {
    const { db, actor, input } = call
    const draft = await readDraft(db, input.draft_id, 'locked')
    if (!draft) return { lines: [] }
    if (!isAdmin(actor)) refuseForeign(draft, actor)
    await deleteDraft(db, input.draft_id)
    const wines = draft.lines.map(({ stk_id }) => stk_id)
    announceHolds(call, wines)
    if (draft.user_id !== actor.id && wines.length)
      tellHolders(call, [draft.user_id], {
        kind: 'released',
        draft_id: input.draft_id,
        from: await nameOf(db, actor.id),
      })
    return { lines: [] }
  }),
  serve(releaseLine, async (call) => {
    const { db, actor, input } = call
    const held = await firstRow(db)<{ draft_id: string; stk_id: number; user_id: number }>`
      select d.draft_id, b.stk_id, d.user_id from bottle_holds b join hold_drafts d using (draft_id)
      where b.id = ${input.id} and d.until > now() for update of d`
    if (!held) throw new AppError(recordsRefusals.record_not_found)
    const { draft_id, stk_id, user_id } = held
    await sql`delete from bottle_holds where id = ${input.id}`.execute(db)
    await sql`delete from hold_drafts d where d.draft_id = ${draft_id}
      and not exists (select from bottle_holds b where b.draft_id = d.draft_id)`.execute(db)
    announceHolds(call, [stk_id])
    if (user_id !== actor.id)
      tellHolders(call, [user_id], { kind: 'released', draft_id, from: await nameOf(db, actor.id) })
    return { save_response: { id: input.id } }
  }),
  serve(waveHold, async (call) => {
    const { db, actor, input } = call
    const rows = await allRows(db)<{ user_id: number; stok_name: string }>`
      select distinct user_id, stok_name from hold_list
      where stk_id = ${input.stk_id} and user_id <> ${actor.id}`
    const [first] = rows
    if (!first) throw new AppError(refusals.hold_nobody)
    tellHolders(
      call,
      rows.map(({ user_id }) => user_id),
      { kind: 'wave', wine: first.stok_name, qty: input.qty, from: await nameOf(db, actor.id) },
    )
    return {}
  }),
  serve(listHolds, async (call) => {
    const answer = await holds.run(call)
    if (isFileAnswer(answer)) return answer
    const rows = ('datalist' in answer ? answer.datalist : []) as HoldRow[]
    return {
      ...answer,
      lines: rows.map(({ stk_id, held, available, until }) => ({ stk_id, held, available, until })),
    }
  }),
]

async function nameOf(db: Database, id: number): Promise<string> {
  const row = await firstRow(db)<{ name: string }>`
    select ${personName} as name from sys_users u where u.id = ${id}`
  return row?.name ?? ''
}
