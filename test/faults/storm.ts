import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { AnyAnswer, Caller, TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload, shipmentPayload } from '#test/server/factories.ts'
import { people, type Person } from '#test/server/company.ts'
import { commissionActions } from './commission-storm.ts'
import { present } from '#test/server/present.ts'
import type { ListPayload } from '#core/lists/list.ts'

type Random = () => number
type Body = Record<string, unknown>
type Quantity = { stk_id: number; stk_adet: number }

/** The state that the clients of a storm share: few records, so that they collide. */
export type World = {
  app: TestApp
  wines: number[]
  customers: number[]
  orders: number[]
  tasks: number[]
  bookings: number[]
  drafts: string[]
}

export type Outcome = { action: string; path: string; answer: AnyAnswer }

export type Client = {
  person: Person
  caller: Caller
  random: Random
  world: World
  /** Receives every answer, refused or not. */
  heard(outcome: Outcome): void
}

const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)]

/** Mostly one of the latest orders, so that clients collide on it. */
function someOrder({ world, random }: Client): number | undefined {
  return pick(random() < 0.7 ? world.orders.slice(-15) : world.orders, random)
}

export async function buildWorld(app: TestApp): Promise<World> {
  const wines = await Promise.all(
    Array.from({ length: 8 }, (_, index) => buildWine(app.db, { stok_de_price: 7.35 + index }, 60)),
  )
  const customers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => buildCustomer(app.db, { cus_user: index % 2 ? 3 : 4 })),
  )
  return { app, wines, customers, orders: [], tasks: [], bookings: [], drafts: [] }
}

const today = () => Temporal.Now.plainDateISO('Europe/Berlin').toString()

/** One write like a browser's: often with a request id, and sometimes repeated although it succeeded. */
async function send(client: Client, action: string, path: string, body: Body): Promise<AnyAnswer> {
  const { caller, random, heard } = client
  const request_id = random() < 0.5 ? randomUUID() : null
  const answer = await caller.raw(path, { ...body, request_id })
  heard({ action, path, answer })
  if (!request_id || !answer.status.isContinue || random() < 0.6) return answer
  const again = await caller.raw(path, { ...body, request_id })
  heard({ action: 'repeat', path, answer: again })
  if (!isDeepStrictEqual(answer.save_response, again.save_response))
    throw new Error(`${path} did a repeated request again: ${JSON.stringify([answer, again])}`)
  return answer
}

const withOrder =
  (path: string, more: (client: Client) => Body = () => ({})) =>
  async (client: Client, action: string) => {
    const id = someOrder(client)
    if (id) await send(client, action, path, { id, ...more(client) })
  }

const someLines = ({ world, random }: Client) => {
  const wines = world.wines.filter(() => random() < 0.3)
  return (wines.length ? wines : world.wines.slice(0, 1)).map((stk_id) => ({
    stk_id,
    stk_adet: 1 + Math.floor(random() * 4),
  }))
}

const someTerms = ({ random }: Client) =>
  random() < 0.3 ? { s_vadeli_odeme: '1', s_taksit_sayisi: 1 + Math.floor(random() * 4) } : {}

async function order(client: Client, action: string): Promise<void> {
  const { world, random } = client
  const values = {
    cus_id: pick(world.customers, random),
    s_is_teklif: random() < 0.1 ? 1 : 0,
    ...someTerms(client),
  }
  const lines = someLines(client)
  const draft_id = random() < 0.5 ? await holdFor(client, lines) : null
  const body = { ...(await orderPayload(world.app.db, lines, values)), draft_id }
  const { save_response } = await send(client, action, '/siparisler/create_with_icerik', body)
  if (save_response) world.orders.push(save_response.id)
}

/** Holds bottles for a draft; some drafts are left to expire. */
async function holdFor(client: Client, lines: readonly Quantity[]): Promise<string> {
  const draft_id = randomUUID()
  client.world.drafts.push(draft_id)
  const wanted = lines.map(({ stk_id, stk_adet }) => ({ stk_id, qty: stk_adet }))
  await send(client, 'hold', '/hold/put', { draft_id, lines: wanted })
  return draft_id
}

async function hold(client: Client, action: string): Promise<void> {
  const { world, random } = client
  const draft_id = pick(world.drafts.slice(-10), random)
  if (random() < 0.5 || !draft_id) return void (await holdFor(client, someLines(client)))
  if (random() < 0.5) await send(client, action, '/hold/drop', { draft_id })
  else
    await sql`update hold_drafts set until = now() - interval '1 second' where draft_id = ${draft_id}`.execute(
      world.app.db,
    )
}

/** Reads, then saves: only one of several clients with the same version succeeds, and some have an old one. */
async function change(client: Client, action: string): Promise<void> {
  const { caller, world, random } = client
  const id = someOrder(client)
  const { item } = await caller.raw('/siparisler/get', { id: id ?? 1 })
  if (!item) return
  const version = random() < 0.2 ? Math.max(1, item.version - 1) : item.version
  const values = { id, version, cus_id: item.cus_id, ...someTerms(client) }
  await send(
    client,
    action,
    '/siparisler/update_with_icerik',
    await orderPayload(world.app.db, someLines(client), values),
  )
}

async function creditNote(client: Client, action: string): Promise<void> {
  const { caller, world } = client
  const id = someOrder(client)
  const { item } = await caller.raw('/siparisler/get', { id: id ?? 1 })
  if (!item?.f_no) return
  const { icerik } = await caller.raw('/siparisler/get_siparis_with_icerik', { id: present(id) })
  // Half of them give everything back, so that a second one must always be refused.
  const isFull = client.random() < 0.5
  const lines = isFull
    ? icerik.map(({ stk_id, stk_adet }: Quantity) => ({ stk_id, stk_adet }))
    : someLines(client)
  const s_kargo = isFull ? item.s_kargo : 0
  const values = { cus_id: item.cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo }
  const body = await orderPayload(world.app.db, lines, values)
  const { save_response } = await send(client, action, '/siparisler/create_with_icerik', body)
  if (save_response) world.orders.push(save_response.id)
}

/** Now and then a late fee is waived or corrected with the payment. */
function someFee({ random }: Client): Body {
  const roll = random()
  if (roll < 0.15) return { late_fee: 0 }
  return roll < 0.2 ? { late_fee: 12.34 } : {}
}

async function pay(client: Client, action: string): Promise<void> {
  const { caller, world, random } = client
  const s_no = someOrder(client)
  const { datalist } = await caller.raw('/siparisler/list', { id: s_no ?? 1 })
  const open = datalist?.[0]?.kalan
  const { datalist: parts = [] } = await caller.raw('/cus_taksitler/list', { sip_id: s_no ?? 1 })
  const part = random() < 0.5 ? pick(parts, random) : undefined
  const some = Math.round((1 + random() * 60) * 100) / 100
  const whole = open && open > 0 && random() < 0.6 ? open : some
  const body = {
    s_no,
    borc: part ? part.tak_tutar : whole,
    taksit_id: part?.id,
    islem_zamani: today(),
    ...someFee(client),
  }
  const { save_response } = await send(client, action, '/cari_islem/odeme', body)
  if (save_response) world.bookings.push(save_response.id)
}

/** Sends what was read as open, so that a payment of another client in between is a refusal. */
async function remind(client: Client, action: string): Promise<void> {
  const { caller, random } = client
  const stage = 1 + Math.floor(random() * 3)
  const isSent = random() < 0.75 ? '1' : '0'
  const id = someOrder(client)
  const { item } = await caller.raw('/siparisler/get', { id: id ?? 1 })
  if (!id || !item) return
  const fields = { [`sd_uyari_${stage}_is`]: isSent, sd_uyari_neden: 'Umzug' }
  await send(client, action, '/siparisler/update', { id, ...fields, gosterilen_kalan: { [id]: item.kalan } })
}

async function task(client: Client, action: string): Promise<void> {
  const { world, random } = client
  const id = random() < 0.5 ? pick(world.tasks, random) : undefined
  if (id) {
    const field = random() < 0.5 ? 'sender_msg' : 'reciver_msg'
    const done = random() < 0.1 ? { msg_status: '1' } : {}
    await send(client, action, '/takip/gorevler/update', { id, [field]: 'Noch einmal, bitte.', ...done })
    return
  }
  const subject = random() < 0.5 ? { belge_tip: 1, belge_no: String(someOrder(client) ?? 1) } : {}
  const receiver = pick(Object.values(people), random)?.id
  const body = { reciver_usr: receiver, sender_msg: 'Bitte anrufen.', ...subject }
  const { save_response } = await send(client, action, '/takip/gorevler/create', body)
  if (save_response) world.tasks.push(save_response.id)
}

async function chat(client: Client, action: string): Promise<void> {
  const { person, random } = client
  const others = Object.values(people).filter(({ id }) => id !== people[person].id)
  const uid = pick(others, random)?.id
  await send(client, action, '/chat/messages/send', { uid, client_id: randomUUID(), message: 'Guten Tag' })
  if (random() < 0.3) await send(client, action, '/chat/read', { uid, seq: Math.ceil(random() * 20) })
}

async function editCustomer(client: Client, action: string): Promise<void> {
  const { caller, world, random } = client
  const id = pick(world.customers, random)
  const { item } = await caller.raw('/customers/get', { id: id ?? 1 })
  if (!item) return
  const version = random() < 0.2 ? 1 : item.version
  await send(client, action, '/customers/update', {
    id,
    version,
    cus_city: `Ort ${Math.floor(random() * 99)}`,
  })
}

async function callCustomer(client: Client, action: string): Promise<void> {
  const cus_id = pick(client.world.customers, client.random)
  await send(client, action, '/musteri_gorusme/create', { cus_id, sts: 4, note: 'nicht erreicht' })
}

async function moveBottles(client: Client, action: string): Promise<void> {
  const { world, random } = client
  const isIn = random() < 0.7
  await send(client, action, '/stok_islem/create', {
    stok_id: pick(world.wines, random),
    islem_tip: isIn ? 2 : 3,
    in_out: isIn ? 2 : 9,
    miktar: 1 + Math.floor(random() * (isIn ? 12 : 4)),
  })
}

/** One of the existing credit notes. */
async function someCreditNote({
  caller,
  random,
}: Client): Promise<{ id: number; cus_id: number } | undefined> {
  const { datalist = [] } = await caller.raw('/siparisler/list', { filters: { s_is_teklif: 2 }, limit: 20 })
  return pick(datalist, random)
}

/** Sets a credit note off against an invoice, mostly of its own customer, sometimes of another. */
async function setOff(client: Client, action: string): Promise<void> {
  const { caller, random } = client
  const note = await someCreditNote(client)
  if (!note) return
  const filters: ListPayload['filters'] =
    random() < 0.8 ? { cus_id: note.cus_id, s_is_teklif: 0, fd_fon: '1' } : { s_is_teklif: 0 }
  const { datalist = [] } = await caller.raw('/siparisler/list', { filters, limit: 20 })
  const s_no = pick(datalist, random)?.id
  if (!s_no) return
  const body = { kaynak_id: note.id, s_no, ...(random() < 0.4 ? { tutar: 5 } : {}) }
  const { save_response } = await send(client, action, '/cari_islem/mahsup', body)
  if (save_response) client.world.bookings.push(save_response.id)
}

/** Moves money that a record owes its customer, or from the customer's balance. */
const move = (path: string) => async (client: Client, action: string) => {
  const note = client.random() < 0.4 ? await someCreditNote(client) : undefined
  const s_no = note?.id ?? someOrder(client)
  if (!s_no) return
  const body = { s_no, ...(client.random() < 0.4 ? { tutar: 3.21 } : {}) }
  const { save_response } = await send(client, action, path, body)
  if (save_response) client.world.bookings.push(save_response.id)
}

async function withdraw(client: Client, action: string): Promise<void> {
  const id = pick(client.world.bookings, client.random)
  if (id) await send(client, action, '/cari_islem/delete', { id })
}

async function ship(client: Client, action: string): Promise<void> {
  const sip_id = someOrder(client)
  if (sip_id) await send(client, action, '/kargo_islem/gonderi_kaydet_ekle', shipmentPayload(sip_id))
}

const reason = ({ random }: Client) => ({
  f_ip_neden_type: 1,
  iade_sekli: pick(['bakiye', 'iade', null], random),
})

/** The actions of users, with their weights. */
const actions: Record<string, { weight: number; run: (client: Client, action: string) => Promise<void> }> = {
  order: { weight: 20, run: order },
  hold: { weight: 8, run: hold },
  change: { weight: 8, run: change },
  approve: { weight: 5, run: withOrder('/siparisler/siparis_onayla') },
  invoice: {
    weight: 14,
    run: withOrder('/siparisler/faturalandir_ve_rapor_data', () => ({ faturalandir: true })),
  },
  pay: { weight: 14, run: pay },
  withdraw: { weight: 4, run: withdraw },
  set_off: { weight: 5, run: setOff },
  from_balance: { weight: 2, run: move('/cari_islem/bakiyeden') },
  to_balance: { weight: 2, run: move('/cari_islem/bakiyeye') },
  pay_out: { weight: 2, run: move('/cari_islem/iade') },
  close: {
    weight: 6,
    run: withOrder('/siparisler/fatura_siparis_kapat', ({ random }) => ({
      bakiye_ekle: random() < 0.5 ? '1' : '0',
    })),
  },
  reopen: { weight: 2, run: withOrder('/siparisler/fatura_acik_yap') },
  cancel_order: { weight: 4, run: withOrder('/siparisler/siparis_iptali', reason) },
  cancel_invoice: { weight: 3, run: withOrder('/siparisler/fatura_iptali', reason) },
  undo_order: { weight: 4, run: withOrder('/siparisler/siparis_iptal_geri_al') },
  undo_invoice: { weight: 3, run: withOrder('/siparisler/iptal_fatura_geri_al') },
  ship: { weight: 8, run: ship },
  remind: { weight: 6, run: remind },
  credit_note: { weight: 6, run: creditNote },
  settle: { weight: 2, run: withOrder('/siparisler/update', () => ({ gutschrift_ok: '1' })) },
  seize: {
    weight: 1,
    run: withOrder('/siparisler/update', () => ({
      f_ytakip: 1,
      f_haciz_firma: 'Inkasso',
      f_haciz_aciklama: 'offen',
    })),
  },
  lift: { weight: 1, run: withOrder('/siparisler/update', () => ({ f_ytakip: 0 })) },
  pass_on: {
    weight: 2,
    run: withOrder('/siparisler/update', ({ random }) => ({ per_id: random() < 0.5 ? 3 : 4 })),
  },
  remove: { weight: 2, run: withOrder('/siparisler/delete') },
  bottles: { weight: 4, run: moveBottles },
  task: { weight: 6, run: task },
  chat: { weight: 8, run: chat },
  customer: { weight: 6, run: editCustomer },
  call: { weight: 3, run: callCustomer },
  ...commissionActions(send),
}

export const actionNames = Object.keys(actions)

const deck = Object.entries(actions).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name),
)

/** One client working until the storm is over. */
export async function work(client: Client, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const action = pick(deck, client.random) ?? 'order'
    await actions[action]?.run(client, action)
  }
}
