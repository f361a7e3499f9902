import { sql } from 'kysely'
import { AppError, invalid } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { inScope } from '#core/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { deletePayeeAccount, getPayeeAccount, savePayeeAccount } from '../domain/calls.ts'
import { PayoutType } from '../domain/commission.ts'
import { payeeOf, payeeScope, type PayeeAccount, type PayeeAccountForm } from '../domain/payee-account.ts'
import { earnerOf } from './payees.ts'

type Named = { user_id: number | null; bayi_id: number | null }

/** Whose account is meant; somebody else's is refused. */
function namedPayee({ actor, input }: Pick<SignedInCall<Named>, 'actor' | 'input'>): Named {
  const payee = payeeOf(actor, input)
  if (!inScope(payeeScope(actor), payee)) throw new AppError(accessRefusals.ERR_105)
  return payee
}

async function accountOf(
  db: Database,
  { user_id, bayi_id }: Named,
  isForUpdate = false,
): Promise<PayeeAccount | null> {
  const row = await firstRow(db)<PayeeAccount>`
    select id, user_id, bayi_id, iban, holder, version from payee_accounts
    where user_id = ${user_id} or bayi_id = ${bayi_id} ${isForUpdate ? sql`for update` : sql``}`
  return row ?? null
}

async function save(call: SignedInCall<PayeeAccountForm>) {
  const { db, input } = call
  const payee = namedPayee(call)
  const tip = payee.bayi_id ? PayoutType.dealer : PayoutType.staff
  await earnerOf(db, { tip, ...payee })
  const known = await accountOf(db, payee, true)
  const values = { iban: input.iban, holder: input.holder }
  if (known && !input.version) throw invalid({ version: { code: 'requiredField' } })
  const row = known
    ? await updateRow(db, 'payee_accounts', known.id, input.version, values)
    : await insertRow(db, 'payee_accounts', { ...payee, ...values })
  return { save_response: row }
}

export const payeeAccountEndpoints = [
  serve(getPayeeAccount, async (call) => ({ item: await accountOf(call.db, namedPayee(call)) })),
  serve(savePayeeAccount, save),
  serve(deletePayeeAccount, async (call) => {
    const known = await accountOf(call.db, namedPayee(call), true)
    if (!known) throw new AppError(recordsRefusals.record_not_found)
    await deleteRow(call.db, 'payee_accounts', known.id)
    return { save_response: { id: known.id } }
  }),
]
