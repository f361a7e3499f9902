import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { deleteRow, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { createConversation, deleteConversation, updateConversation } from '../domain/calls.ts'
import { conversationList } from '../domain/conversations.ts'
import { keepConversation, outcomeFor } from './conversations.ts'
import { agreePromise, takeBackPromise } from './promises.ts'
import { listOfCustomer, lockCustomer } from './viewing.ts'

async function storedTalk(db: Database, id: number): Promise<StoredRow<'musteri_gorusme'>> {
  const talk = await db.selectFrom('musteri_gorusme').selectAll().where('id', '=', id).executeTakeFirst()
  if (!talk) throw new AppError(recordsRefusals.record_not_found)
  return talk
}

export const conversationEndpoints = [
  listOfCustomer(conversationList, 'musteri_gorusme_view'),
  serve(createConversation, async ({ db, actor, input, now }) => {
    const customer = await lockCustomer(db, actor, input.cus_id)
    const { promised_day } = await outcomeFor(db, input, now)
    if (promised_day) await agreePromise(db, actor, customer, promised_day, now)
    return { save_response: await keepConversation(db, actor, { ...input, promised_day }, now) }
  }),
  serve(updateConversation, async ({ db, actor, input: { id, version, values }, now }) => {
    const before = await storedTalk(db, id)
    const { promised_day } = await outcomeFor(db, { ...before, ...values }, now, before)
    if (promised_day !== before.promised_day) {
      await takeBackPromise(db, before)
      const customer = promised_day && (await lockCustomer(db, actor, before.cus_id))
      if (customer) await agreePromise(db, actor, customer, promised_day, now)
    }
    const changed = { ...values, promised_day }
    return { save_response: await updateRow(db, 'musteri_gorusme', id, version, changed) }
  }),
  serve(deleteConversation, async ({ db, input: { id } }) => {
    await takeBackPromise(db, await storedTalk(db, id))
    await deleteRow(db, 'musteri_gorusme', id)
    return { save_response: { id } }
  }),
]
