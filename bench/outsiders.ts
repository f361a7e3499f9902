import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { median } from './load.ts'
import { startProduct } from './servers.ts'

const SPAN_MS = 10_000
const PEOPLE = 3
/** A person reads twice a second, which is more than anybody does. */
const PACE_MS = 500

const reads = [
  ['/customers/list', {}],
  ['/stok_urun_listesi_view/list', {}],
  ['/siparisler/list', { first: 0, rows: 50 }],
] as const

/** How long the reads of signed-in people take during a span, 95 of 100 at most. */
async function readsOf(origin: string, sessions: readonly string[], ms: number): Promise<number> {
  const times: number[] = []
  const end = performance.now() + ms
  await Promise.all(
    sessions.map(async (sesion_id, person) => {
      for (let turn = person; performance.now() < end; turn += 1) {
        const [path, body] = reads[turn % reads.length] ?? reads[0]
        const asked = performance.now()
        await post(`${origin}/api${path}`, { ...body, sesion_id, _onLine: true })
        times.push(performance.now() - asked)
        await pause(PACE_MS)
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

async function duringAttack(origin: string, sessions: readonly string[], cpu: () => number) {
  const hostile = fork('bench/hostile-clients.ts', [origin])
  let answers = 0
  hostile.on('message', () => (answers += 1))
  await pause(3_000)
  const before = { answers, cpu: cpu() }
  const p95 = await readsOf(origin, sessions, SPAN_MS)
  const perSecond = ((answers - before.answers) * 1000) / SPAN_MS
  const cores = (cpu() - before.cpu) / SPAN_MS
  hostile.kill()
  return { p95, perSecond, cores }
}

/** A hundred hostile clients beside people who read: quiet and attacked spans in turn, in one run. */
export async function measureOutsiders(company: Company, rounds: number): Promise<Record<string, string>> {
  const server = await startProduct(company.url, 4310, { TRUST_PROXY: '1' })
  const { origin } = new URL(server.url)
  const sessions: string[] = []
  for (let person = 0; person < PEOPLE; person += 1) sessions.push(await signIn(origin))
  await readsOf(origin, sessions, SPAN_MS / 2)
  const quiet: number[] = []
  const attacked: { p95: number; perSecond: number; cores: number }[] = []
  const cpu = () => cpuOf(server.pid) + cpuOf(company.postmaster)
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await readsOf(origin, sessions, SPAN_MS))
    attacked.push(await duringAttack(origin, sessions, cpu))
  }
  await server.stop()
  const [calm, beside] = [median(quiet), median(attacked.map(({ p95 }) => p95))]
  return {
    'p95 of reads, quiet': `${calm.toFixed(1)} ms`,
    'p95 of reads beside 100 hostile clients': `${beside.toFixed(1)} ms, ${(beside / calm).toFixed(2)} times`,
    'answers to hostile clients': `${median(attacked.map(({ perSecond }) => perSecond)).toFixed(0)} a second`,
    'cores used meanwhile': median(attacked.map(({ cores }) => cores)).toFixed(2),
  }
}
