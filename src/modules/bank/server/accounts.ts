import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/rows.ts'
import { deleteAccount, listAccounts, saveAccount, type AccountRow } from '../domain/calls.ts'
import { bankSettings } from './settings.ts'

/** The accounts of the company, with the one that invoices name. */
async function readAccounts(db: Database): Promise<AccountRow[]> {
  const { iban } = await bankSettings(db)
  const { rows } = await sql<Omit<AccountRow, 'is_company'>>`
    select id, iban, name, csv, version from bank_accounts order by id`.execute(db)
  return rows.map((row) => ({ ...row, is_company: row.iban === iban }))
}

/** The number of an own account; the account of the company record is known without being entered. */
export async function ownAccount(db: Database, iban: string): Promise<number> {
  const found = await db.selectFrom('bank_accounts').select('id').where('iban', '=', iban).executeTakeFirst()
  if (found) return found.id
  const settings = await bankSettings(db)
  if (settings.iban !== iban) throw new AppError('statement_foreign_account', { iban })
  return (await insertRow(db, 'bank_accounts', { iban, name: settings.holder.slice(0, 80) })).id
}

export async function accountById(db: Database, id: number): Promise<AccountRow> {
  const account = (await readAccounts(db)).find((row) => row.id === id)
  if (!account) throw new AppError('record_not_found')
  return account
}

export const accountEndpoints = [
  serve(listAccounts, async ({ db }) => ({ datalist: await readAccounts(db) })),
  serve(saveAccount, async ({ db, input }) => {
    const { id, iban, version } = input
    const other = await db
      .selectFrom('bank_accounts')
      .select('id')
      .where('iban', '=', iban)
      .executeTakeFirst()
    if (other && other.id !== id) throw new AppError('bank_account_exists')
    const values = {
      iban,
      name: input.name ?? '',
      ...(input.csv === undefined ? {} : { csv: input.csv && JSON.stringify(input.csv) }),
    }
    const row = id
      ? await updateRow(db, 'bank_accounts', id, version, values)
      : await insertRow(db, 'bank_accounts', values)
    return { save_response: await accountById(db, row.id) }
  }),
  serve(deleteAccount, async ({ db, input: { id } }) => {
    const used = await db
      .selectFrom('bank_statements')
      .select('id')
      .where('account_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (used) throw new AppError('bank_account_in_use')
    await deleteRow(db, 'bank_accounts', id)
    return { save_response: { id } }
  }),
]
