import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { fight, impossible, SECONDS, seed, subject, type Nodes } from './fight.ts'
import { brokenInvariants } from './invariants.ts'

/** Files of debits and transfers meet what else happens to their invoices, customers and mandates. */
let app: TestApp
let nodes: Nodes
let client: pg.Client

const today = businessDay()
const far = Temporal.PlainDate.from(today).add({ days: 40 }).toString()
const IBAN = 'DE02120300000000202051'

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'error' })
  const other = await startNode(app.databaseUrl, { logLevel: 'error' })
  nodes = [await app.as('admin'), await other.as('admin2')]
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor', ${OWN_IBAN}, 'DE98ZZZ09999999999')
    on conflict (id) do update set iban = excluded.iban, creditor_id = excluded.creditor_id`.execute(app.db)
})
afterAll(() => client.end())

const first = () => nodes[0]

/** The run that an order or refund is in, whoever made it. */
const runOf = async (table: 'debit_items' | 'transfer_items', sip_id: number) =>
  (await app.db.selectFrom(table).select('run_id').where('sip_id', '=', sip_id).executeTakeFirst())?.run_id ??
  1

const cancelInvoice = (caller: Caller, id: number, iade_sekli: string, more: object = {}) =>
  caller.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli, ...more })

async function debtor() {
  const cus_id = await buildCustomer(app.db)
  const id = await placeInvoice(app.db, first(), 10, { cus_id, s_lastschrift: '1' })
  const form = { cus_id, iban: IBAN, holder: 'Jürgen Groß' }
  const { save_response: mandate } = await first().call('/mandate/create', form)
  await first().call('/mandate/sign', { id: mandate.id, signed_on: today })
  const { item } = await first().call('/siparisler/get', { id })
  return { id, cus_id, mandate: mandate.id, acik: item.kalan }
}

const pay = (caller: Caller, { id, acik }: { id: number; acik: number }) =>
  caller.raw('/cari_islem/odeme', { s_no: id, borc: acik, islem_zamani: today, acik, tahsilat_onay: '1' })

const makeDebits = (caller: Caller) => caller.raw('/debit_run/create', { day: far })

/** An invoice that may be drawn. */
const drawable = subject({
  build: debtor,
  acts: {
    run: (caller) => makeDebits(caller),
    run_and_cancel: async (caller, { id }) => {
      await makeDebits(caller)
      return caller.raw('/debit_run/cancel', { id: await runOf('debit_items', id) })
    },
    pay: (caller, fact) => pay(caller, fact),
    desk: (caller, { id, acik }) => caller.raw('/open_item/book', { sip_id: id, amount: acik, acik }),
    cancel: (caller, { id }) => cancelInvoice(caller, id, 'iade'),
    dispute: (caller, { id }) => caller.raw('/invoice_dispute/set', { id, reason: 'Ware fehlt' }),
    seize: (caller, { id }) =>
      caller.raw('/siparisler/update', { id, f_ytakip: 1, f_haciz_firma: 'x', f_haciz_aciklama: 'x' }),
    revoke: (caller, { mandate }) => caller.raw('/mandate/revoke', { id: mandate, reason: 'Widerruf' }),
    other_account: async (caller, { cus_id }) => {
      const form = { cus_id, iban: 'DE75512108001245126199', holder: 'Jürgen Groß' }
      const { save_response } = await caller.raw('/mandate/create', form)
      return caller.raw('/mandate/sign', { id: save_response?.id ?? 1, signed_on: today })
    },
    remind: (caller, { id, acik }) =>
      caller.raw('/siparisler/update', {
        id,
        sd_uyari_1_is: '1',
        sd_uyari_neden: 'Umzug',
        gosterilen_kalan: { [id]: acik },
      }),
  },
})

/** An invoice in a file that was handed to the bank. */
const drawn = subject({
  build: async () => {
    const fact = await debtor()
    await makeDebits(first())
    const run_id = await runOf('debit_items', fact.id)
    await app.post('/debit_run/file', { id: run_id, sesion_id: first().sesion_id })
    const item = await app.db
      .selectFrom('debit_items')
      .select('id')
      .where('sip_id', '=', fact.id)
      .executeTakeFirst()
    return { ...fact, run_id, item_id: item?.id ?? 1 }
  },
  acts: {
    refused_file: (caller, { run_id }) => caller.raw('/debit_run/refuse', { id: run_id, code: 'AM04' }),
    refused_debit: (caller, { run_id, item_id }) =>
      caller.raw('/debit_run/refuse', { id: run_id, item_id, code: 'AM04' }),
    refused_by_mistake: async (caller, { run_id, item_id }) => {
      await caller.raw('/debit_run/refuse', { id: run_id, item_id, code: 'AM04' })
      return caller.raw('/debit_run/refuse_undo', { id: run_id, item_id })
    },
    drawn_anew: async (caller, { run_id, item_id }) => {
      await caller.raw('/debit_run/refuse', { id: run_id, item_id, code: 'AM04' })
      return makeDebits(caller)
    },
    pay: (caller, fact) => pay(caller, fact),
    cancel: (caller, { id }) => cancelInvoice(caller, id, 'iade', { tahsilat_onay: '1' }),
    revoke: (caller, { mandate }) => caller.raw('/mandate/revoke', { id: mandate, reason: 'Widerruf' }),
  },
})

/** Money that is owed to a customer. */
async function owed() {
  const cus_id = await buildCustomer(app.db, { cus_bank_iban: IBAN })
  const id = await placeInvoice(app.db, first(), 10, { cus_id })
  await first().call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today })
  await first().call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'iade' })
  return { id, cus_id }
}

const makeTransfers = (caller: Caller) => caller.raw('/transfer_run/create', { day: today })

const usingRefunds = {
  to_balance: (caller: Caller, { id }: { id: number }) => caller.raw('/cari_islem/bakiyeye', { s_no: id }),
  paid_out: (caller: Caller, { id }: { id: number }) => caller.raw('/cari_islem/iade', { s_no: id }),
  valid_again: (caller: Caller, { id }: { id: number }) =>
    caller.raw('/siparisler/iptal_fatura_geri_al', { id }),
  deletion: (caller: Caller, { cus_id }: { cus_id: number }) =>
    caller.raw('/customers/delete', { id: cus_id }),
}

const refund = subject({
  build: owed,
  acts: { ...usingRefunds, run: (caller) => makeTransfers(caller) },
})

const refundInRun = subject({
  build: async () => {
    const fact = await owed()
    await makeTransfers(first())
    return { ...fact, run_id: await runOf('transfer_items', fact.id) }
  },
  acts: {
    ...usingRefunds,
    // Whoever made the file does not release it.
    release: (_, { run_id }) => nodes[1].raw('/transfer_run/release', { id: run_id }),
    cancel: (caller, { run_id }) => caller.raw('/transfer_run/cancel', { id: run_id }),
    run: (caller) => makeTransfers(caller),
  },
})

/** Debits on their way that nothing answers any more, or that are drawn twice. */
async function brokenRuns(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'drawn twice' as what, sip_id from debit_items where state = 'in_flight' group by sip_id having count(*) > 1
    union all
    select 'refunded twice', s_no from cari_islem where islem_type = 7 and iptal_t is null
      group by s_no having sum(alacak) > 108.9`.execute(app.db)
  return rows
}

const tidy = () => Promise.resolve()

const subjects = Object.entries({ drawable, drawn, refund, refundInRun })

test.each(subjects)('each act on what is %s is possible', async (_, one) => {
  expect((await impossible(one, first(), tidy)).filter((line) => !line.startsWith('run: '))).toEqual([])
})

describe(`two people at the same moment (seed ${seed})`, () => {
  test.each(subjects)(
    'at what is %s leave everything true',
    { timeout: SECONDS * 1_000 + 120_000 },
    async (name, one) => {
      expect(await fight(nodes, name, one, tidy)).toEqual([])
      expect(await brokenInvariants(client)).toEqual([])
      expect(await brokenRuns()).toEqual([])
    },
  )
})
