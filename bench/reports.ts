import pg from 'pg'
import { businessDay } from '#core/days/dates.ts'
import { withoutBackup, type Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { plainSql } from './report-sql.ts'
import { startProduct } from './servers.ts'

type Question = { path: string; body: object }

const monthBefore = (day: string, months: number) =>
  Temporal.PlainDate.from(day).subtract({ months }).toString()

/** Copies are spread over the past, so the latest weeks have few rows; most are about a year old. */
const FULL_MONTHS_AGO = 11

/** Every dashboard and report, over a month where a range is needed; over a year they are listed separately. */
function questions(month: object, year: object): Record<string, Question> {
  const analysis = (by_what: string, days: object) => ({
    path: '/analysis/report',
    body: { ...days, by_what, compare: 'year' },
  })
  return {
    'home screen': { path: '/siparisler/dashboard_report', body: { period: 'aylik' } },
    'own day': { path: '/gosterge/bugun', body: {} },
    'key figures, month': { path: '/gosterge/report', body: month },
    'key figures, year': { path: '/gosterge/report', body: year },
    'ABC of customers': { path: '/gosterge/abc', body: { ...month, what: 'customers' } },
    'ABC of wines': { path: '/gosterge/abc', body: { ...month, what: 'wines' } },
    cohorts: { path: '/gosterge/kohort', body: {} },
    'ABC of customers, year': { path: '/gosterge/abc', body: { ...year, what: 'customers' } },
    'order states': { path: '/siparisler/durum_report', body: month },
    'staff sales': { path: '/siparisler/personel_satis_report', body: month },
    'staff turnover': { path: '/siparisler/personel_ciro_report', body: month },
    'turnover reconciled': { path: '/siparisler/ciro_mutabakat_report', body: month },
    'wine sales': { path: '/siparis_icerik/stok_satis_report', body: month },
    'analysis by person': analysis('person', month),
    'analysis by country': analysis('country', month),
    'analysis by wine': analysis('wine', month),
    'analysis by person, year': analysis('person', year),
    'analysis by wine, year': analysis('wine', year),
    'analysis by customer, year': analysis('customer', year),
    'staff turnover, year': { path: '/siparisler/personel_ciro_report', body: year },
    'turnover reconciled, year': { path: '/siparisler/ciro_mutabakat_report', body: year },
    'order states, year': { path: '/siparisler/durum_report', body: year },
    'call outcomes, year': { path: '/musteri_gorusme_view/gorusme_detalari_report', body: year },
    'efforts, year': { path: '/call/effort', body: year },
    'commission account': { path: '/commission_account/summary', body: {} },
    'commission calendar': { path: '/commission_account/calendar', body: {} },
  }
}

/**
 * CPU of server and database for each question: the first time after the start, and then again; and that of the database
 * for the same question in plain SQL, in turns.
 */
export async function measureReports(company: Company, rounds: number): Promise<Record<string, string>> {
  const plain = new pg.Client({ connectionString: company.url })
  await plain.connect()
  await withoutBackup(plain)
  const server = await startProduct(company.url)
  const cpu = () => [server.pid, company.postmaster].reduce((sum, pid) => sum + cpuOf(pid), 0)
  const spent = async (work: () => Promise<unknown>) => {
    const before = cpu()
    await work()
    return cpu() - before
  }
  try {
    const { origin } = new URL(server.url)
    const sesion_id = await signIn(origin)
    const ask = async ({ path, body }: Question) => {
      const answer = JSON.parse(await post(`${origin}/api${path}`, { ...body, sesion_id })) as {
        status: { isContinue: boolean; code?: string }
      }
      if (!answer.status.isContinue) throw new Error(`${path}: ${JSON.stringify(answer.status)}`)
    }
    const today = businessDay()
    const end_date = monthBefore(today, FULL_MONTHS_AGO)
    const month = { start_date: monthBefore(end_date, 1), end_date }
    const year = { start_date: monthBefore(today, 12), end_date: today }
    const statements = plainSql(today, month, year)
    const figures: Record<string, string> = {}
    for (const [name, question] of Object.entries(questions(month, year))) {
      const cold = await spent(() => ask(question))
      let [warm, sql] = [0, 0]
      for (let index = 0; index < rounds; index += 1) {
        warm += await spent(() => ask(question))
        sql += await spent(async () => {
          for (const statement of statements[name] ?? []) await plain.query(statement)
        })
      }
      const beside = statements[name]
        ? `; plain SQL ${(sql / rounds).toFixed(1)}, ${(sql / Math.max(warm, 1)).toFixed(1)} times as much`
        : ''
      figures[name] = `${cold.toFixed(1)} CPU-ms cold, ${(warm / rounds).toFixed(1)} warm${beside}`
    }
    return figures
  } finally {
    await plain.end()
    await server.stop()
  }
}
