import { businessDay } from '#core/dates.ts'
import type { Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { median } from './load.ts'
import { startProduct } from './servers.ts'

type Question = { path: string; body: object }

const monthBefore = (day: string, months: number) =>
  Temporal.PlainDate.from(day).subtract({ months }).toString()

/** Every dashboard and report, over a month where days are asked for; a year is told apart. */
function questions(today: string): Record<string, Question> {
  const month = { start_date: monthBefore(today, 1), end_date: today }
  const year = { start_date: monthBefore(today, 12), end_date: today }
  const analysis = (by_what: string, days: object) => ({
    path: '/analysis/report',
    body: { ...days, by_what, compare: 'year' },
  })
  return {
    'home screen': { path: '/siparisler/dashboard_report', body: { period: 'aylik' } },
    'own day': { path: '/gosterge/bugun', body: {} },
    'key figures, month': { path: '/gosterge/report', body: month },
    'key figures, year': { path: '/gosterge/report', body: year },
    'order states': { path: '/siparisler/durum_report', body: month },
    'staff sales': { path: '/siparisler/personel_satis_report', body: month },
    'staff turnover': { path: '/siparisler/personel_ciro_report', body: month },
    'turnover reconciled': { path: '/siparisler/ciro_mutabakat_report', body: month },
    'wine sales': { path: '/siparis_icerik/stok_satis_report', body: month },
    'analysis by person': analysis('person', month),
    'analysis by country': analysis('country', month),
    'analysis by wine': analysis('wine', month),
    'analysis by person, year': analysis('person', year),
    'commission account': { path: '/commission_account/summary', body: {} },
  }
}

/** CPU of server and database for each question: the first time after the start, and then again. */
export async function measureReports(company: Company, rounds: number): Promise<Record<string, string>> {
  const server = await startProduct(company.url)
  const cpu = () => [server.pid, company.postmaster].reduce((sum, pid) => sum + cpuOf(pid), 0)
  try {
    const { origin } = new URL(server.url)
    const sesion_id = await signIn(origin)
    const ask = async ({ path, body }: Question) => {
      const before = cpu()
      const answer = JSON.parse(await post(`${origin}/api${path}`, { ...body, sesion_id })) as {
        status: { isContinue: boolean; code?: string }
      }
      if (!answer.status.isContinue) throw new Error(`${path}: ${JSON.stringify(answer.status)}`)
      return cpu() - before
    }
    const figures: Record<string, string> = {}
    for (const [name, question] of Object.entries(questions(businessDay()))) {
      const cold = await ask(question)
      const warm: number[] = []
      for (let index = 0; index < rounds; index += 1) warm.push(await ask(question))
      figures[name] = `${cold.toFixed(0)} CPU-ms cold, ${median(warm).toFixed(0)} warm`
    }
    return figures
  } finally {
    await server.stop()
  }
}
