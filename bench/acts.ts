import { randomUUID } from 'node:crypto'
import { createPool } from '#platform/server/database/database.ts'
import type { Company } from './company.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { median, round, type Round } from './load.ts'
import { productBody } from './questions.ts'
import { startProduct } from './servers.ts'

type Answer = Record<string, unknown> & { status: { isContinue: boolean; code?: string } }

type Call = (path: string, body: object) => Promise<Answer>

/** Signed in as an administrator; a refusal ends the benchmark. */
async function caller(origin: string): Promise<Call> {
  const sesion_id = await signIn(origin)
  return async (path, body) => {
    const answer = JSON.parse(await post(`${origin}/api${path}`, { ...body, sesion_id })) as Answer
    if (!answer.status.isContinue) throw new Error(`${path}: ${JSON.stringify(answer.status)}`)
    return answer
  }
}

const address = { f_adres: 'Weinstraße 1', f_pk: '67146', f_sehir: 'Deidesheim', f_ulke: 'Deutschland' }

async function wines(company: Company): Promise<{ id: number; stok_code: string }[]> {
  const pool = createPool(company.url, 1)
  await pool.query(`INSERT INTO stok_islem (stok_id, giren, cikan, in_out, islem_tip, islem_zaman)
    SELECT id, 100000, 0, 2, 2, now() FROM stok WHERE stok_user_on = '1' LIMIT 60`)
  const { rows } = await pool.query<{ id: number; stok_code: string }>(
    `SELECT id, stok_code FROM stok WHERE stok_user_on = '1' LIMIT 60`,
  )
  await pool.end()
  return rows
}

export type ActFigures = Record<string, string>

const shown = ({ perSecond, cpuMs, p95 }: Round) =>
  `${perSecond.toFixed(0)} a second, ${cpuMs.toFixed(1)} CPU-ms each, p95 ${p95.toFixed(0)} ms`

const ORDERS = 320

/** Orders taken, invoiced and paid by eight people at once. */
async function measureWrites(company: Company, pid: number, call: Call): Promise<ActFigures> {
  const cellar = await wines(company)
  const processes = [pid, company.postmaster]
  const ids: number[] = []
  const totals: number[] = []
  const line = (index: number) => {
    const wine = cellar[index % cellar.length]
    return { stk_id: wine?.id, stk_kodu: wine?.stok_code, stk_adet: 1 }
  }
  const taken = await round({
    clients: 8,
    requests: ORDERS,
    processes,
    ask: async (index) => {
      const { save_response } = await call('/siparisler/create_with_icerik', {
        siparis: { ...address, cus_id: 1 + (index % 900), f_ulke: 'Deutschland' },
        siparis_icerik: [line(index), line(index + 7), line(index + 13)],
        request_id: randomUUID(),
      })
      const saved = save_response as { id: number; s_g_toplam: number }
      ids.push(saved.id)
      totals.push(saved.s_g_toplam)
    },
  })
  const invoiced = await round({
    clients: 8,
    requests: ORDERS,
    processes,
    ask: (index) => call('/siparisler/faturalandir_ve_rapor_data', { id: ids[index], faturalandir: true }),
  })
  const islem_zamani = new Date().toISOString().slice(0, 10)
  const paid = await round({
    clients: 8,
    requests: ORDERS,
    processes,
    ask: (index) =>
      call('/cari_islem/odeme', {
        s_no: ids[index],
        borc: totals[index],
        islem_zamani,
        request_id: randomUUID(),
      }),
  })
  return {
    'orders saved, three lines, 8 clients': shown(taken),
    'invoices issued, 8 clients': shown(invoiced),
    'payments booked, 8 clients': shown(paid),
    ...(await measureDocuments(company, pid, call, ids.slice(0, 300))),
  }
}

async function measureDocuments(
  company: Company,
  pid: number,
  call: Call,
  ids: number[],
): Promise<ActFigures> {
  const before = cpuOf(pid) + cpuOf(company.postmaster)
  const atRest = memoryOf(pid)
  const { save_response } = await call('/belge_isi/create', { tur: 'fatura', ids })
  const { id } = save_response as { id: number }
  let most = 0
  for (;;) {
    most = Math.max(most, memoryOf(pid))
    const { item } = await call('/belge_isi/get', { id })
    const { status } = item as { status: string }
    if (status === 'done') break
    if (status !== 'running') throw new Error(`the job is ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const cpu = (cpuOf(pid) + cpuOf(company.postmaster) - before) / ids.length
  return {
    [`${ids.length} invoices in one PDF`]: `${cpu.toFixed(1)} CPU-ms each, ${(most - atRest).toFixed(0)} MB above ${atRest.toFixed(0)} MB`,
  }
}

const ROWS = 10_000

/** A long export and a long import, and what they do to somebody who pages through a list meanwhile. */
async function measureExchange(
  company: Company,
  pid: number,
  origin: string,
  call: Call,
): Promise<ActFigures> {
  const sesion_id = await signIn(origin)
  const readPages = (requests: number) =>
    round({
      clients: 1,
      requests,
      processes: [],
      ask: (index) => call('/siparisler/list', productBody('status', (index % 8) * 100)),
    })
  await readPages(50)
  const quiet = await readPages(200)
  const cpu = () => cpuOf(pid) + cpuOf(company.postmaster)

  const exporting = async () => post(`${origin}/api/customer_all_list/list`, { format: 'xlsx', sesion_id })
  const exports: number[] = []
  for (let index = 0; index < 4; index += 1) {
    const before = cpu()
    await exporting()
    exports.push((cpu() - before) / 1000)
  }
  // The first one starts the thread that makes workbooks.
  const [cold = 0, ...further] = exports
  const besideExports = await Promise.all([readPages(200), exporting(), exporting()])

  const importStart = performance.now()
  const mark = Date.now()
  const importing = (async () => {
    for (let first = 0; first < ROWS; first += 100) {
      const datalist = Array.from({ length: 100 }, (_, index) => ({
        cus_m_f: 'Frau',
        cus_name: 'Eva',
        cus_surname: `Bench ${mark} ${first + index}`,
        cus_tel1: `0651 ${mark}${first + index}`.slice(0, 25),
        cus_email: `bench${mark}.${first + index}@example.com`,
        cus_city: 'Trier',
        cus_country_code: 'Deutschland',
      }))
      await call('/product', {
        module: 'Customer',
        serviceName: 'import',
        params: { datalist, cus_category: 'PRIVAT' },
      })
    }
    return (performance.now() - importStart) / 1000
  })()
  const busy = await readPages(200)
  const seconds = await importing
  return {
    '10,000 rows exported': `${median(further).toFixed(2)} CPU-s, the first time ${cold.toFixed(2)}`,
    '10,000 rows imported': `${(ROWS / seconds).toFixed(0)} rows a second`,
    'a list beside the import': `p99 ${busy.p99.toFixed(0)} ms, quiet ${quiet.p99.toFixed(0)} ms`,
    'a list beside two exports': `p99 ${besideExports[0].p99.toFixed(0)} ms`,
  }
}

export async function measureActs(company: Company): Promise<ActFigures> {
  const started = performance.now()
  const product = await startProduct(company.url)
  const warm = (performance.now() - started) / 1000
  const origin = new URL(product.url).origin
  const call = await caller(origin)
  const figures = {
    'start until ready, database running': `${warm.toFixed(1)} s`,
    ...(await measureWrites(company, product.pid, call)),
    ...(await measureExchange(company, product.pid, origin, call)),
    'memory at the end': `${memoryOf(product.pid).toFixed(0)} MB`,
  }
  await product.stop()
  return figures
}
