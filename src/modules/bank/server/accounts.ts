import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  deleteAccount,
  listAccounts,
  restoreAccount,
  retireAccount,
  saveAccount,
  type AccountRow,
} from '../domain/calls.ts'
import { bankRefusals } from '../domain/refusals.ts'
import { bankSettings } from './settings.ts'

const refusals = defineRefusals({
  statement_foreign_account: {
    tr: '{iban} hesabı firmanın değil. Önce hesabı bankada ekleyin.',
    de: 'Das Konto {iban} gehört nicht zur Firma. Tragen Sie es zuerst bei den Konten ein.',
    en: 'The account {iban} is not one of the company. Add it to the accounts first.',
  },
  bank_account_in_use: {
    tr: 'Bu hesap kullanılıyor: silinemez, IBAN değişmez. Kullanım dışı bırakılabilir.',
    de: 'Dieses Konto wird benutzt: Es kann nicht gelöscht und seine IBAN nicht geändert werden. Legen Sie es still.',
    en: 'This account is in use: it cannot be deleted nor get another IBAN. Retire it instead.',
  },
  bank_account_not_retired: {
    tr: 'Bu hesap kullanımda.',
    de: 'Dieses Konto ist nicht stillgelegt.',
    en: 'This account is not retired.',
  },
  bank_account_of_company: {
    tr: 'Faturalarda yazan hesap kullanım dışı bırakılamaz. Önce firma bilgilerinde değiştirin.',
    de: 'Das Konto steht auf Ihren Rechnungen. Ändern Sie es zuerst in den Firmendaten.',
    en: 'Invoices name this account. Change it in the company data first.',
  },
  bank_account_exists: {
    tr: 'Bu hesap zaten kayıtlı.',
    de: 'Dieses Konto ist schon eingetragen.',
    en: 'This account is already there.',
  },
})

/** The accounts of the company, with the one that invoices name. */
async function readAccounts(db: Database): Promise<AccountRow[]> {
  const { iban } = await bankSettings(db)
  const rows = await allRows(db)<Omit<AccountRow, 'is_company'>>`
    select id, iban, name, csv, version, retired_on,
      exists (select from bank_statements s where s.account_id = bank_accounts.id) as is_used
    from bank_accounts order by retired_on is not null, id`
  return rows.map((row) => ({ ...row, is_company: row.iban === iban }))
}

/** The id of an own account; the account in the company record need not be entered here. */
export async function ownAccount(db: Database, iban: string): Promise<number> {
  const found = await db
    .selectFrom('bank_accounts')
    .select(['id', 'retired_on'])
    .where('iban', '=', iban)
    .executeTakeFirst()
  if (found?.retired_on) throw new AppError(bankRefusals.bank_account_retired, { iban })
  if (found) return found.id
  const settings = await bankSettings(db)
  if (settings.iban !== iban) throw new AppError(refusals.statement_foreign_account, { iban })
  return (await insertRow(db, 'bank_accounts', { iban, name: settings.holder.slice(0, 80) })).id
}

export async function accountById(db: Database, id: number): Promise<AccountRow> {
  const account = (await readAccounts(db)).find((row) => row.id === id)
  if (!account) throw new AppError(recordsRefusals.record_not_found)
  return account
}

/** Locked until the transaction ends, so that no statement of it is read meanwhile. */
async function accountForUpdate(db: Database, id: number): Promise<AccountRow> {
  await sql`select from bank_accounts where id = ${id} for update`.execute(db)
  return accountById(db, id)
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
    if (other && other.id !== id) throw new AppError(refusals.bank_account_exists)
    const known = id ? await accountForUpdate(db, id) : null
    // Statements that were read stay with their account number.
    if (known?.is_used && known.iban !== iban) throw new AppError(refusals.bank_account_in_use)
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
    const { is_used, is_company } = await accountForUpdate(db, id)
    if (is_used || is_company) throw new AppError(refusals.bank_account_in_use)
    await deleteRow(db, 'bank_accounts', id)
    return { save_response: { id } }
  }),
  serve(retireAccount, async ({ db, now, input: { id } }) => {
    const account = await accountForUpdate(db, id)
    if (account.is_company) throw new AppError(refusals.bank_account_of_company)
    if (account.retired_on) throw new AppError(bankRefusals.bank_account_retired, { iban: account.iban })
    await updateRow(db, 'bank_accounts', id, null, { retired_on: businessDay(now) })
    return { save_response: await accountById(db, id) }
  }),
  serve(restoreAccount, async ({ db, input: { id } }) => {
    const account = await accountForUpdate(db, id)
    if (!account.retired_on) throw new AppError(refusals.bank_account_not_retired)
    await updateRow(db, 'bank_accounts', id, null, { retired_on: null })
    return { save_response: await accountById(db, id) }
  }),
]
