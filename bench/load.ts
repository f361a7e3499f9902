import { cpuOf } from './cpu.ts'

/** The cost of one request, repeated by several clients at once. */
export type Round = { perSecond: number; p50: number; p95: number; p99: number; cpuMs: number }

type Work = {
  clients: number
  requests: number
  processes: readonly number[]
  ask(index: number): Promise<unknown>
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export async function round({ clients, requests, processes, ask }: Work): Promise<Round> {
  const times: number[] = []
  let next = 0
  const cpuBefore = processes.map(cpuOf)
  const start = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < requests) {
        const index = next
        next += 1
        const asked = performance.now()
        await ask(index)
        times.push(performance.now() - asked)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const cpu = processes.reduce((sum, pid, index) => sum + cpuOf(pid) - (cpuBefore[index] ?? 0), 0)
  times.sort((a, b) => a - b)
  return {
    perSecond: requests / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpuMs: cpu / requests,
  }
}

export const median = (values: readonly number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** The middle of several rounds, each figure by itself. */
export const middle = (rounds: readonly Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
})

/** Rounds of several contenders in turn, so that a slow minute of the machine meets all of them. */
export async function interleaved<Name extends string>(
  contenders: Record<Name, () => Promise<Round>>,
  rounds: number,
): Promise<Record<Name, Round>> {
  const names = Object.keys(contenders) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>
  for (let index = 0; index < rounds; index += 1)
    for (const name of names) found[name].push(await contenders[name]())
  return Object.fromEntries(names.map((name) => [name, middle(found[name])])) as Record<Name, Round>
}
