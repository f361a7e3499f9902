import { isAdmin, type Actor } from '#core/actor.ts'
import { AppError, invalid } from '#core/errors.ts'
import { check } from '#core/fields.ts'
import { changeableViews, MOST_VIEWS, ownViews, viewScope } from '#core/lists/list-views.ts'
import { deleteView, listViews, ListView, saveView } from '#core/platform-calls/views.ts'
import { defineRefusals } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import type { Database } from '#platform/server/database/database.ts'
import { deleteRow, insertRow, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow, lockNamed, oneRow } from '#platform/server/database/sql.ts'
import { scopeSql } from '../scope-sql.ts'
import { isVisible, refuseInvisible } from './visible-lists.ts'

const refusals = defineRefusals({
  too_many_views: {
    tr: 'En fazla {limit} görünüm kaydedebilirsiniz. Önce birini silin.',
    de: 'Sie können höchstens {limit} Ansichten speichern. Löschen Sie zuerst eine.',
    en: 'You can save at most {limit} views. Delete one first.',
  },
})

type Stored = StoredRow<'list_views'>

async function readVisible(db: Database, actor: Actor): Promise<Stored[]> {
  return allRows(db)<Stored>`
    select * from list_views where ${scopeSql(viewScope(actor))}
    order by is_shared desc, lower(name), id`
}

/** Locks the view until the end of the transaction; one that the user may not change is not found. */
async function viewForUpdate(db: Database, actor: Actor, id: number): Promise<Stored> {
  const view = await firstRow(db)<Stored>`
    select * from list_views where id = ${id} and ${scopeSql(changeableViews(actor))} for update`
  if (!view) throw new AppError(recordsRefusals.record_not_found)
  return view
}

type Named = { owner: number; list: string; name: string; id: number }

async function refuseTaken(db: Database, { owner, list, name, id }: Named): Promise<void> {
  const rows = await allRows(db)`
    select id from list_views
    where owner = ${owner} and list = ${list} and lower(name) = lower(${name}) and id <> ${id}`
  if (rows.length) throw invalid({ name: { code: 'exists_already' } })
}

async function refuseTooMany(db: Database, actor: Actor): Promise<void> {
  await lockNamed(db, 'list_views', actor.id)
  const row = await oneRow(db)<{ count: number }>`
    select count(*) as count from list_views where ${scopeSql(ownViews(actor))}`
  if (row.count >= MOST_VIEWS) throw new AppError(refusals.too_many_views, { limit: MOST_VIEWS })
}

export const viewEndpoints = [
  serve(listViews, async (call) => {
    const views = await readVisible(call.db, call.actor)
    const readable = views.flatMap((view) => {
      const stored = check(ListView, view)
      return stored.success && isVisible(call, view.list) ? [stored.data] : []
    })
    return { datalist: readable }
  }),

  serve(saveView, async (call) => {
    const { db, actor, input } = call
    const { id, version, list, content, ...values } = input
    refuseInvisible(call, list)
    if (values.is_shared === '1' && !isAdmin(actor)) throw new AppError(accessRefusals.ERR_105)
    const before = id ? await viewForUpdate(db, actor, id) : null
    if (before && before.list !== list) throw invalid({ list: { code: 'not_allowed' } })
    const owner = before?.owner ?? actor.id
    await refuseTaken(db, { owner, list, name: values.name, id: before?.id ?? 0 })
    if (!before) await refuseTooMany(db, actor)
    const stored = { ...values, content: JSON.stringify(content) }
    const saved = before
      ? await updateRow(db, 'list_views', before.id, version, stored)
      : await insertRow(db, 'list_views', { ...stored, list, owner })
    return { save_response: ListView.parse(saved) }
  }),

  serve(deleteView, async ({ db, actor, input }) => {
    const { id } = await viewForUpdate(db, actor, input.id)
    await deleteRow(db, 'list_views', id)
    return { save_response: { id } }
  }),
]
