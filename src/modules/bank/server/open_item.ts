import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { readWanted } from '#core/lists/search.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import {
  bookReceipt,
  everyOpenItem,
  holdAsSeen,
  openItemsByAmount,
  openItemsByNumber,
  openItemsByWords,
  openItemsOfCustomers,
  undoReceipt,
} from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  bookOpenItem,
  openItemList,
  recentReceipts,
  undoOpenItem,
  type ChangedItem,
  type RecentReceipt,
} from '../domain/calls.ts'
import { deskRows, readDeskSearch, type DeskSearch } from '../domain/desk.ts'
import { customersWithIban } from './known-ibans.ts'
import { bankSettings } from './settings.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

type Asking = { db: Database; actor: Actor; limit: number }

/** By the number: as typed, or without an amount at its end. */
async function byNumber({ db, actor, limit }: Asking, search: DeskSearch) {
  const whole = await openItemsByNumber(db, actor, search.text, limit)
  if (whole.isExact || search.head === null) return { ...whole, typed: null }
  const head = await openItemsByNumber(db, actor, search.head, limit)
  return head.items.length ? { ...head, typed: search.amount } : { ...whole, typed: null }
}

async function byWords({ db, actor, limit }: Asking, text: string) {
  const wanted = readWanted(text, limit)
  return wanted && /\p{L}/u.test(text) ? openItemsByWords(db, actor, wanted.words, limit) : []
}

/** The first way that finds something: IBAN, number, amount, name. */
async function find(asking: Asking, search: DeskSearch) {
  const { db, actor, limit } = asking
  if (!search.text) return { ...deskRows(await everyOpenItem(db, actor, limit), 'none', null), sure: false }
  if (search.iban) {
    const items = await openItemsOfCustomers(
      db,
      actor,
      await customersWithIban(db, search.iban, limit),
      limit,
    )
    if (items.length) return deskRows(items, 'iban', null)
  }
  const numbered = await byNumber(asking, search)
  if (numbered.isExact) return deskRows(numbered.items, 'number', numbered.typed)
  if (search.wanted !== null) {
    const items = await openItemsByAmount(db, actor, search.wanted, limit)
    if (items.length) return deskRows(items, 'amount', null)
  }
  if (numbered.items.length) return { ...deskRows(numbered.items, 'number', numbered.typed), sure: false }
  const named = await byWords(asking, search.text)
  if (named.length) return deskRows(named, 'name', null)
  const head = search.head === null ? [] : await byWords(asking, search.head)
  return deskRows(head, 'name', search.amount)
}

/** Shown invoices of which another amount is open by now, with who booked last. */
async function changedSince(
  db: Database,
  actor: Actor,
  shown: readonly { sip_id: number; acik: number }[],
): Promise<ChangedItem[]> {
  if (!shown.length) return []
  return allRows(db)<ChangedItem>`
    select o.id as sip_id, coalesce(i.kalan, 0)::amount as acik, (select u.user_name from cari_islem c
      join sys_users u on u.id = c.per_id where c.s_no = o.id order by c.id desc limit 1) as user_name
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) s (sip_id integer, acik numeric)
    join siparisler o on o.id = s.sip_id left join open_invoices i on i.sip_id = o.id
    where coalesce(i.kalan, 0) <> s.acik and ${scopeSql(orderScope(actor), 'o')}`
}

const RECENT = 12

export const openItemEndpoints = [
  serve(openItemList, async ({ db, actor, input }) => {
    const { rows, sure } = await find({ db, actor, limit: input.limit }, readDeskSearch(input.search))
    return { datalist: rows, sure, changed: await changedSince(db, actor, input.shown ?? []) }
  }),
  serve(bookOpenItem, async (call) => {
    const { db, input, now } = call
    await holdAsSeen(call, input)
    const { writeOffUpTo } = await bankSettings(db)
    const { rest, ...booked } = await bookReceipt(call, {
      ...input,
      day: input.day ?? businessDay(now),
      source: 'desk',
      writeOffUpTo,
    })
    return { save_response: { ...booked, rest: rest.kind, rest_amount: rest.amount } }
  }),
  serve(undoOpenItem, async (call) => ({ save_response: await undoReceipt(call, call.input.id, 'desk') })),
  serve(recentReceipts, async ({ db, actor }) => {
    const rows = await allRows(db)<RecentReceipt>`
      select r.id, r.sip_id, o.f_no, r.amount, r.day, coalesce(i.kalan, 0)::amount as kalan,
        r.undone_at is not null as is_undone, u.user_name,
        ${customerName('o')} as name
      from receipts r join siparisler o on o.id = r.sip_id left join open_invoices i on i.sip_id = r.sip_id
      left join sys_users u on u.id = r.created_by
      where r.source = 'desk' and ${scopeSql(orderScope(actor), 'o')} order by r.id desc limit ${RECENT}`
    return { datalist: rows }
  }),
]
