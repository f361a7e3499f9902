import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { companyFields } from '#core/company-fields.ts'
import { createPool } from '#platform/server/database.ts'
import { migrate, readMigrations } from '#platform/server/migrate.ts'
import { databaseUrl } from './global-setup.ts'

const THIS = '0065_company_in_fields.sql'

const name = `company_test_${randomUUID().replaceAll('-', '')}`
let keeper: Client
let client: Client
let sql = ''

/** A company on the previous release. */
beforeAll(async () => {
  keeper = new Client(inject('adminUrl'))
  await keeper.connect()
  await keeper.query(`CREATE DATABASE ${name}`)
  const pool = createPool(databaseUrl(inject('adminUrl'), name), 1)
  await migrate(pool, (migration) => migration.name < THIS)
  await pool.end()
  sql = (await readMigrations()).find((migration) => migration.name === THIS)?.sql ?? ''
  client = new Client(databaseUrl(inject('adminUrl'), name))
  await client.connect()
  await client.query(`INSERT INTO sys_country_code (country_code, country, country_tr, country_en, c_type, tax_rate, cargo_price)
    VALUES ('DE', 'Deutschland', 'Almanya', 'Germany', 1, 19, 8.9), ('AT', 'Österreich', 'Avusturya', 'Austria', 2, 20, 12.5),
      ('CH', 'Schweiz', 'İsviçre', 'Switzerland', 3, 8.1, 25)`)
})

afterAll(async () => {
  await client.end()
  await keeper.query(`DROP DATABASE ${name}`)
  await keeper.end()
})

beforeEach(() => client.query('BEGIN'))
afterEach(() => client.query('ROLLBACK'))

type Blocks = Partial<Record<'ust_bilgi' | 'steuer' | 'ustid' | 'k1_1' | 'k2_1' | 'k3_1', string>>

async function migrated(blocks: Blocks): Promise<Record<string, unknown>> {
  const { ust_bilgi, steuer, ustid, k1_1, k2_1, k3_1 } = blocks
  await client.query(
    'INSERT INTO firma_bilgileri (id, ust_bilgi, steuer, ustid, k1_1, k2_1, k3_1) VALUES (1, $1, $2, $3, $4, $5, $6)',
    [ust_bilgi, steuer, ustid, k1_1, k2_1, k3_1],
  )
  await client.query(sql)
  const { rows } = await client.query<Record<string, unknown>>('SELECT * FROM firma_bilgileri')
  expect(rows[0]).toMatchObject(blocks)
  return rows[0] ?? {}
}

const full = {
  ust_bilgi: 'Weinkontor Handels GmbH · Am Weinhof 12 · 50678 Köln',
  steuer: '215/5801/0427',
  ustid: 'DE297786702',
  k1_1: 'Weinkontor Handels GmbH\r\nAm Weinhof 12\r\n50678 Köln\r\nDeutschland',
  k2_1: 'Telefon +49 221 0471120\nE-Mail kontor@weinkontor.example.com\nGeschäftsführerin: Helene Brandt\nAmtsgericht Köln, HRB 047112',
  k3_1: 'Hausbank Köln\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX\nGläubiger-ID: DE98ZZZ09999999999',
}

test('every field is read out of blocks that say everything, and the blocks stay', async () => {
  expect(await migrated(full)).toMatchObject({
    ...full,
    legal_name: 'Weinkontor Handels GmbH',
    street: 'Am Weinhof 12',
    postcode: '50678',
    town: 'Köln',
    country: 'DE',
    phone: '+49 221 0471120',
    email: 'kontor@weinkontor.example.com',
    directors: 'Helene Brandt',
    register_court: 'Amtsgericht Köln',
    register_number: 'HRB 047112',
    bank_name: 'Hausbank Köln',
    account_holder: null,
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    creditor_id: 'DE98ZZZ09999999999',
  })
})

describe('blocks as people write them', () => {
  test.each<[string, Blocks, Record<string, unknown>]>([
    [
      'an Austrian address',
      { k1_1: 'Wein GmbH\nzu Handen Büro\nRing 1\nA-1010 Wien' },
      { legal_name: 'Wein GmbH', street: 'Ring 1', postcode: '1010', town: 'Wien', country: 'AT' },
    ],
    [
      'the country by the VAT id',
      { k1_1: 'Wein AG\nSeestrasse 9\n8002 Zürich', ustid: 'CHE-116.281.710 MWST' },
      { postcode: '8002', town: 'Zürich', country: 'CH' },
    ],
    [
      'four digits of no known country',
      { k1_1: 'Wein\nKade 12\n1012 Ort' },
      { street: 'Kade 12', postcode: '1012', country: null },
    ],
    [
      'street and town in a line',
      { k1_1: 'Wein GmbH\nAm Weinhof 12, D-50678 Köln am Rhein' },
      { street: 'Am Weinhof 12', postcode: '50678', town: 'Köln am Rhein', country: 'DE' },
    ],
    [
      'the address in the sender line only',
      { ust_bilgi: 'Wein GmbH · Hof 3 · 67146 Deidesheim', k2_1: 'Tel.: 06326/123456' },
      { legal_name: 'Wein GmbH', street: 'Hof 3', town: 'Deidesheim', phone: '06326/123456' },
    ],
    [
      'register and directors in other words',
      { k2_1: 'Geschäftsführer: A. Berg, B. Tal\nHandelsregister: Amtsgericht Bad Dürkheim HRB 12345 B' },
      {
        directors: 'A. Berg, B. Tal',
        register_court: 'Amtsgericht Bad Dürkheim',
        register_number: 'HRB 12345 B',
      },
    ],
    [
      'the account in one line',
      {
        k3_1: 'Bank: Volksbank Rhein\nIBAN: de89370400440532013000, BIC: cobadeff\nKontoinhaber: Brandt Treuhand',
      },
      {
        bank_name: 'Volksbank Rhein',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFF',
        account_holder: 'Brandt Treuhand',
      },
    ],
    [
      'the first of two accounts that can exist',
      { k3_1: 'IBAN DE89 3704 0044 0532 0130 01\nIBAN AT61 1904 3002 3457 3201' },
      { iban: 'AT611904300234573201', bank_name: null },
    ],
  ])('%s', async (_, blocks, expected) => expect(await migrated(blocks)).toMatchObject(expected))
})

test('what cannot be read stays in its block, and its fields stay empty', async () => {
  const row = await migrated({
    k1_1: 'x'.repeat(120),
    k2_1: 'Ruf uns an!',
    k3_1: 'Konto 12345\nGläubiger-ID DE97ZZZ09999999999',
    ustid: 'beantragt',
  })
  const filled = companyFields.filter((field) => row[field] !== null)
  expect(filled).toEqual(['ustid'])
})

test('an empty company stays empty', async () => {
  const row = await migrated({})
  expect(companyFields.filter((field) => row[field] !== null)).toEqual([])
})
