import { sql } from 'kysely'
import type { z } from 'zod'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { asFlag } from '#core/fields.ts'
import { tidyVatId } from '#core/money/vat-id.ts'
import {
  fieldsFromFile,
  type FieldFromFile,
  type FileFields,
  type StoredColumn,
} from '#core/record-fields.ts'
import { storedRows } from '#core/stored-rows.ts'
import { AddressType } from '#modules/customers/domain/addresses.ts'
import { firmFlag } from '#modules/customers/domain/customer.ts'
import { editedColumns } from '#modules/customers/domain/fields/customer-fields.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import { addEntries, type NewEntry } from '#modules/consents/server/public.ts'
import { dialLines } from '#modules/customers/domain/phone.ts'
import { takeInAddresses, takeInCustomers } from '#modules/customers/server/public.ts'
import { takeInAdvances } from '#modules/commissions/server/public.ts'
import { takeInInvoices } from '#modules/orders/server/public.ts'
import { wineColumns } from '#modules/stock/domain/wine-columns.ts'
import { takeInStock, takeInWines } from '#modules/stock/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import type { StoredRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { SheetName } from '../domain/columns.ts'
import type { RowData } from '../domain/rows.ts'

export type Writing = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'> & { run_id: number }

export type WaitingRow = { row_no: number; data: RowData }

/** Status of a customer who must not be called. */
const NOT_TO_BE_CALLED = 2

const text = (data: RowData, field: string) =>
  data[field] === null ? null : String(data[field] ?? '') || null
const number = (data: RowData, field: string) => (data[field] === null ? null : Number(data[field]))

/** What the file says of the declared fields, as the table stores it. */
function declaredIn<Table extends 'customers' | 'stok', Fields extends FileFields>(
  data: RowData,
  table: Table,
  fields: Fields,
) {
  const stored: Readonly<Record<string, z.ZodType>> = storedRows[table].shape
  return Object.fromEntries(
    fieldsFromFile(fields).map(({ field, column }) => [
      field,
      (stored[field]?.safeParse(0).success ? number : text)(data, column),
    ]),
  ) as {
    [Field in FieldFromFile<Fields> & StoredColumn<Table>]:
      | StoredRow<Table>[Field & keyof StoredRow<Table>]
      | null
  }
}

function customerOf(data: RowData) {
  const declared = declaredIn(data, 'customers', editedColumns)
  return {
    ...declared,
    cus_is_firm: firmFlag(declared.cus_firm),
    cus_atu_no: tidyVatId(declared.cus_atu_no),
    cus_user: declared.cus_user ?? UNASSIGNED_USER,
    cus_dnd: data.no_calls === '1' ? NOT_TO_BE_CALLED : MAY_BE_CALLED,
    balance: declared.balance ?? 0,
  }
}

const placeOf = (data: RowData) => ({
  adres: text(data, 'street') ?? '',
  pk: text(data, 'postcode'),
  sehir: text(data, 'city') ?? '',
  ulke: text(data, 'country') ?? '',
})

/** A consent in a file names no number, so it counts for each number of the row and for the address. */
function consentsIn(
  data: RowData,
  { cus_id, run_id, now }: Pick<Writing, 'run_id' | 'now'> & { cus_id: number },
): NewEntry[] {
  const { cus_tel1, cus_tel2, cus_gsm, cus_private, cus_country_code, cus_email } = customerOf(data)
  const phones = { cus_tel1, cus_tel2, cus_gsm, cus_private, cus_country_code: cus_country_code ?? '' }
  const values = {
    phone: new Set(dialLines(phones).flatMap((line) => line.number ?? [])),
    email: cus_email ? [cus_email.toLowerCase()] : [],
  }
  return (['phone', 'email'] as const).flatMap((channel) => {
    const given_at = text(data, `consent_${channel}`)
    if (!given_at) return []
    return [...values[channel]].map((value) => ({
      kind: 'granted' as const,
      cus_id,
      channel,
      value,
      purpose: 'advertising',
      wording: text(data, 'consent_wording'),
      given_at,
      how: text(data, 'consent_how'),
      received_by: null,
      recorded_at: now.toString(),
      recorded_by: null,
      user_id: null,
      data_in_id: run_id,
    }))
  })
}

async function writeCustomers({ db, run_id, now }: Writing, rows: readonly WaitingRow[]): Promise<number[]> {
  const ids = await takeInCustomers(
    db,
    rows.map(({ data }) => customerOf(data)),
  )
  const addresses = rows.flatMap(({ data }, index) =>
    data.street || data.postcode
      ? [{ cus_id: ids[index] ?? 0, ...placeOf(data), bolge: null, note: null, c_type: AddressType.invoice }]
      : [],
  )
  await takeInAddresses(db, addresses)
  await addEntries(
    db,
    rows.flatMap(({ data }, index) => consentsIn(data, { cus_id: ids[index] ?? 0, run_id, now })),
  )
  return ids
}

/** Ids of the customers or wines with these codes. */
async function idsOf(db: Database, where: 'customers' | 'stok', codes: readonly (string | null)[]) {
  const column = where === 'customers' ? sql.ref('cus_code') : sql.ref('stok_code')
  const rows = await allRows(db)<{ id: number; code: string }>`
    select id, ${column} as code from ${sql.table(where)} where ${column} = any(${codes}::text[])`
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return codes.map((code) => {
    const id = ids.get(code ?? '')
    if (id === undefined) throw new Error(`${where} ${code} is not there`)
    return id
  })
}

const customersOf = (db: Database, rows: readonly WaitingRow[]) =>
  idsOf(
    db,
    'customers',
    rows.map(({ data }) => text(data, 'customer')),
  )

async function writeAddresses({ db }: Writing, rows: readonly WaitingRow[]): Promise<number[]> {
  const customers = await customersOf(db, rows)
  return takeInAddresses(
    db,
    rows.map(({ data }, index) => ({
      cus_id: customers[index] ?? 0,
      ...placeOf(data),
      bolge: text(data, 'region'),
      note: text(data, 'note'),
      c_type: number(data, 'type') ?? AddressType.delivery,
    })),
  )
}

function wineOf(data: RowData) {
  const declared = declaredIn(data, 'stok', wineColumns)
  return {
    ...declared,
    stok_limit: declared.stok_limit ?? 0,
    stok_user_on: asFlag(data.on_sale !== '0'),
    stok_de_price: declared.stok_de_price ?? 0,
    stok_at_price: declared.stok_at_price ?? 0,
    stok_ch_price: declared.stok_ch_price ?? 0,
    stok_web_price: declared.stok_web_price ?? 0,
  }
}

async function writeStock(
  { db, actor, now, run_id }: Writing,
  rows: readonly WaitingRow[],
): Promise<number[]> {
  const wines = await idsOf(
    db,
    'stok',
    rows.map(({ data }) => text(data, 'wine')),
  )
  return takeInStock(
    db,
    rows.map(({ data }, index) => ({
      stok_id: wines[index] ?? 0,
      giren: number(data, 'bottles') ?? 0,
      aciklama: text(data, 'note'),
    })),
    { data_in_id: run_id, per_id: actor.id, now },
  )
}

type InstalmentRow = { invoice: string; due: string; amount: number }

/** Invoices are written together with their instalments, so that none is ever there without them. */
async function writeInvoices(writing: Writing, rows: readonly WaitingRow[]): Promise<number[]> {
  const { db, run_id } = writing
  const customers = await customersOf(db, rows)
  const numbers = rows.map(({ data }) => text(data, 'number') ?? '')
  const parts = await allRows(db)<InstalmentRow>`
    update data_in_rows set record_id = 0
    where run_id = ${run_id} and sheet = 'instalments' and data ->> 'invoice' = any(${numbers}::text[])
    returning data ->> 'invoice' as invoice, data ->> 'due' as due, (data ->> 'amount')::numeric as amount`
  const byInvoice = Map.groupBy(parts, ({ invoice }) => invoice)
  const invoices = rows.map(({ data }, index) => ({
    cus_id: customers[index] ?? 0,
    f_no: numbers[index] ?? '',
    day: String(data.day),
    due: text(data, 'due'),
    total: Number(data.total),
    tax_rate: number(data, 'tax_rate'),
    paid: number(data, 'paid') ?? 0,
    paid_day: text(data, 'paid_day'),
    reminders: [1, 2, 3].map((stage) => text(data, `reminder_${stage}`)),
    fees: [2, 3].map((stage) => number(data, `fee_${stage}`) ?? 0),
    seller: number(data, 'seller'),
    payment_type: number(data, 'payment_type'),
    note: text(data, 'note'),
    instalments: (byInvoice.get(numbers[index] ?? '') ?? []).toSorted((a, b) => (a.due < b.due ? -1 : 1)),
  }))
  return takeInInvoices(writing, run_id, invoices)
}

const writeAdvances = ({ db, actor }: Writing, rows: readonly WaitingRow[]): Promise<number[]> =>
  takeInAdvances(
    db,
    rows.map(({ data }) => ({
      per_id: Number(data.person),
      day: String(data.day),
      amount: Number(data.amount),
      f_no: text(data, 'invoice'),
      note: text(data, 'note'),
    })),
    actor.id,
  )

/** Writes rows of a sheet through the module that owns them; returns the record ids in the same order. */
export const writers: Record<
  SheetName,
  (writing: Writing, rows: readonly WaitingRow[]) => Promise<number[]>
> = {
  wines: ({ db }, rows) =>
    takeInWines(
      db,
      rows.map(({ data }) => wineOf(data)),
    ),
  customers: writeCustomers,
  addresses: writeAddresses,
  stock: writeStock,
  invoices: writeInvoices,
  instalments: () => Promise.reject(new Error('instalments are written with their invoices')),
  advances: writeAdvances,
}
