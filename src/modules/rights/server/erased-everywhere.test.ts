import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { say } from '#core/texts/texts.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import { callTexts } from '#modules/telephone/texts.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import {
  buildAddress,
  buildConversation,
  buildCustomer,
  opened,
  placeInvoice,
  shipmentPayload,
  smallFiles,
} from '#test/server/factories.ts'

/** One person who is everywhere, and where the product still says so after the erasure. */

let app: TestApp
let admin: Caller
let customer: number
let invoice: number
const imports: Record<'failed' | 'waiting' | 'undone' | 'done' | 'headless', number> = {
  failed: 0,
  waiting: 0,
  undone: 0,
  done: 0,
  headless: 0,
}

const FIRST = 'Xanthippe'
const NAME = 'Quittenbaum'
const EMAIL = 'x.quittenbaum@example.com'
const PHONE = '0711 77712345'
const IBAN = 'DE02120300000000202051'
const CODE = 'P-4711'
const today = businessDay()

/** What gives the person away, however it is written. */
const SIGNS = [NAME, FIRST, '77712345', IBAN]

/** Where the law keeps what names the person after the erasure, and why. */
const keptByLaw: Readonly<Record<string, string>> = {
  'siparisler.cus_name': 'issued invoice, until the end of its eighth year',
  'siparisler.cus_surname': 'issued invoice',
  'siparisler.g_alici': 'issued invoice',
  'siparisler.search_text': 'follows the columns of the invoice',
  'belge_arsiv.e_fatura': 'issued document, its electronic form',
  'belge_arsiv.model': 'issued document as it was issued',
  'kargo_cikti.note': 'shipment of the issued invoice',
  'bank_entries.name': 'bank statement, a ledger of ten years',
  'bank_entries.iban': 'bank statement',
  'bank_entries.purpose': 'bank statement',
  'consent_entries.payload': 'proof of the consent, until its term ends',
  'consent_entries.value': 'follows the payload',
  'sys_audit.after': 'change log of the kept rows',
}

const row = (more: Partial<Record<string, CellValue>> = {}): CellValue[] => [
  more.code ?? CODE,
  FIRST,
  NAME,
  more.country ?? 'DE',
  PHONE,
  EMAIL,
  IBAN,
]
const HEADS = ['Kundennummer', 'Vorname', 'Nachname', 'Land', 'Telefon', 'E-Mail', 'IBAN']
const somebody = (code: string): CellValue[] => [code, 'Otto', `Anders ${code}`, 'DE', null, null, null]

async function check(file_name: string, sheets: Record<string, CellValue[][]>): Promise<number> {
  const written = Object.entries(sheets).map(([name, rows]) => ({ name, rows }))
  const base_64 = Buffer.from(await writeXlsx({ sheets: written })).toString('base64')
  return (await admin.call('/data_in/check', { file_name, base_64, duplicates: 'take' })).check_id
}

/** Files about the person: taken back before she was a customer, with errors, waiting, carried out, without heads. */
async function buildImports(): Promise<void> {
  imports.failed = await check(`${FIRST} ${NAME}.xlsx`, {
    Kunden: [HEADS, row({ country: 'Atlantis' }), somebody('F-1')],
    Adressen: [
      ['Kundennummer', 'Straße', 'PLZ', 'Ort', 'Land'],
      [CODE, `${NAME}gasse 1`, 'x'.repeat(40), 'Ulm', 'DE'],
    ],
  })
  imports.headless = await check('ohne.xlsx', { Kunden: [row(), somebody('H-1')] })
  imports.waiting = await check('wartet.xlsx', {
    Kunden: [HEADS, row({ code: 'W-2' }), somebody('W-1')],
    Adressen: [
      ['Kundennummer', 'Straße', 'PLZ', 'Ort', 'Land'],
      ['W-2', `${NAME}gasse 1`, '89073', 'Ulm', 'DE'],
    ],
  })
  imports.done = await check('fertig.xlsx', {
    Adressen: [
      ['Kundennummer', 'Adressart', 'Straße', 'PLZ', 'Ort', 'Land'],
      [CODE, 'Lieferadresse', `${NAME}gasse 2`, '89073', 'Ulm', 'DE'],
    ],
  })
  await admin.call('/data_in/run', { check_id: imports.done })
}

async function buildUndone(): Promise<void> {
  imports.undone = await check('zurück.xlsx', {
    Kunden: [HEADS, row()],
    Adressen: [
      ['Kundennummer', 'Straße', 'PLZ', 'Ort', 'Land'],
      [CODE, `${NAME}gasse 3`, '89073', 'Ulm', 'DE'],
    ],
  })
  await admin.call('/data_in/run', { check_id: imports.undone })
  await admin.call('/data_in/undo', { id: imports.undone })
}

async function buildMoney(): Promise<void> {
  await sql`insert into firma_bilgileri (id, legal_name, iban) values (1, 'Weinkontor', ${OWN_IBAN})
    on conflict (id) do update set iban = excluded.iban`.execute(app.db)
  const { item } = await admin.call('/siparisler/get', { id: invoice })
  const entry = bankEntry({
    day: today,
    amount: item.s_g_toplam,
    name: `${FIRST} ${NAME}`,
    iban: IBAN,
    purpose: `${item.f_no} ${NAME}`,
    reference: 'REF-1',
  })
  const statement = statementOver(
    { iban: OWN_IBAN, statementId: 'S-1', sequence: null, day: today, opening: 100 },
    [entry],
  )
  await admin.call('/bank_import/create', {
    file_name: 'auszug.xml',
    base_64: Buffer.from(camtOf([statement])).toString('base64'),
  })
  await sql`update bank_entries set cus_id = ${customer}`.execute(app.db)
}

async function buildContacts(): Promise<void> {
  const user = people.personel.id
  await buildAddress(app.db, customer, { adres: `${NAME}weg 7`, note: FIRST })
  await buildConversation(app.db, customer, { per_id: user, note: `sagte ${NAME}` })
  await queueMail(app.db, { kind: 'wine_recommendation', recipient: EMAIL, subject: NAME, text: FIRST })
  await admin.call('/takip/gorevler/create', {
    belge_tip: 1,
    belge_no: String(invoice),
    reciver_usr: user,
    sender_msg: `${NAME} anrufen`,
  })
  await admin.call('/call_request/create', { cus_id: customer, wording: `${NAME} will nicht` })
  await admin.call('/cus_files/create', {
    cus_id: customer,
    baslik: NAME,
    file_name: `${NAME}.pdf`,
    base_64: smallFiles.pdf,
  })
  await admin.call('/consent/grant', {
    cus_id: customer,
    channel: 'email',
    value: EMAIL,
    purpose: 'advertising',
    wording: NAME,
    given_at: '2026-01-02',
    how: 'form',
  })
  await sql`insert into call_decisions (cus_id, user_id, number, code, is_allowed, decided_at)
    values (${customer}, ${user}, '+4971177712345', 'ok', true, now())`.execute(app.db)
  await sql`insert into customer_ibans (cus_id, iban, learned_by) values (${customer}, ${IBAN}, ${user})`.execute(
    app.db,
  )
  await sql`insert into gorevler (send_user, reciver_usr, sender_msg)
    values (${user}, ${user}, ${say(callTexts.callback_missed_task, 'tr', { id: customer, name: NAME, day: today })})`.execute(
    app.db,
  )
  await sql`with task as (insert into gorevler (send_user, reciver_usr, sender_msg)
      values (${user}, ${user}, ${`Rechnung, ${NAME}: kein Mandat`}) returning id)
    insert into mandate_tasks (sip_id, task_id) select ${invoice}, id from task`.execute(app.db)
  await sql`insert into unreachable_addresses (address, code, reason) values (${EMAIL}, '550', ${NAME})`.execute(
    app.db,
  )
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await buildUndone()
  customer = await buildCustomer(app.db, {
    cus_code: CODE,
    cus_name: FIRST,
    cus_surname: NAME,
    cus_email: EMAIL,
    cus_tel1: PHONE,
    cus_private: null,
    cus_bank_iban: IBAN,
    note2: `mag ${NAME}`,
  })
  await admin.call('/customers/update', { ...(await opened(app.db, 'customers', customer)), cus_city: NAME })
  invoice = await placeInvoice(app.db, admin, 3, {
    cus_id: customer,
    cus_name: FIRST,
    cus_surname: NAME,
    g_alici: NAME,
  })
  const shipment = shipmentPayload(invoice, { note: NAME })
  await admin.call('/kargo_islem/gonderi_kaydet_ekle', shipment)
  await buildContacts()
  await buildMoney()
  await buildImports()
})

/** Every column of every table of the catalogue whose text, JSON or bytes give the person away. */
async function placesNaming(signs: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    app.db,
  )
  const patterns = signs.flatMap((sign) => [`%${sign}%`, `%${Buffer.from(sign).toString('hex')}%`])
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`select distinct c.key from ${sql.table(name)} t,
      jsonb_each_text(to_jsonb(t)) c where c.value ilike any(${patterns}::text[])`.execute(app.db)
    found.push(...rows.map(({ key }) => `${name}.${key}`))
  }
  return found.toSorted()
}

test('an erased person stays only where the law keeps it', async () => {
  const before = await placesNaming(SIGNS)
  for (const place of [
    'bank_entries.name',
    'customers.cus_surname',
    'data_in_findings.params',
    'data_in_rows.data',
    'data_in_runs.file_name',
    'data_in_runs.sheets',
    'gorevler.sender_msg',
    'mail_outbox.recipient',
    'sys_audit.after',
  ])
    expect(before).toContain(place)
  await sql`update siparisler set sd_gonderi_status = '1' where id = ${invoice}`.execute(app.db)
  await admin.call('/person_rights/erase', {
    ...(await opened(app.db, 'customers', customer)),
    confirm: CODE,
    reason: 'Antrag',
  })
  const after = await placesNaming(SIGNS)
  expect(after).toEqual(Object.keys(keptByLaw).toSorted())
  const { rows: logged } = await sql<{ table_name: string }>`select distinct table_name from sys_audit
    where concat(before, after) ilike any(${SIGNS.map((sign) => `%${sign}%`)}::text[]) order by 1`.execute(
    app.db,
  )
  expect(logged.map(({ table_name }) => table_name)).toEqual(['bank_entries', 'kargo_cikti', 'siparisler'])
})

test('files that waited or failed keep what they say about others, and do not bring the person back', async () => {
  const { item } = await admin.call('/data_in/run', { check_id: imports.waiting })
  expect(item).toMatchObject({ state: 'done', total: 1, done: 1 })
  const { rows } = await sql<{ run_id: number; key: string | null }>`select run_id, key from data_in_rows
    where sheet = 'customers' and run_id in (${imports.failed}, ${imports.waiting}) order by run_id, row_no`.execute(
    app.db,
  )
  expect(rows.map(({ key }) => key)).toEqual([null, 'F-1', null, 'W-1'])
  expect(await placesNaming(['W-2'])).toEqual([])
})
