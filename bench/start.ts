import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Company } from './company.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { median } from './load.ts'
import { startInFolder, startProduct, type Running } from './servers.ts'

type Started = { seconds: number; cpu: number; megabytes: number }

/** From the command until the product says it is ready, and what its process has taken by then. */
async function timed(start: () => Promise<Running>): Promise<Started> {
  const begin = performance.now()
  const server = await start()
  const seconds = (performance.now() - begin) / 1000
  const started = { seconds, cpu: cpuOf(server.pid) / 1000, megabytes: memoryOf(server.pid) }
  await server.stop()
  return started
}

const shown = ({ seconds, cpu, megabytes }: Started) =>
  `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} CPU-s, ${megabytes.toFixed(0)} MB`

async function repeated(times: number, start: () => Promise<Running>): Promise<string> {
  const all: Started[] = []
  for (let index = 0; index < times; index += 1) all.push(await timed(start))
  const middle = (of: keyof Started) => median(all.map((one) => one[of]))
  return shown({ seconds: middle('seconds'), cpu: middle('cpu'), megabytes: middle('megabytes') })
}

/** Starts of the product: on a running database, with its own that was there before, and from nothing. */
export async function measureStart(company: Company, rounds: number): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'weinkontor-start-'))
  try {
    const cold = await timed(() => startInFolder(folder))
    return {
      'start until ready, database running': await repeated(rounds, () => startProduct(company.url)),
      'start until ready, own database, warm': await repeated(rounds, () => startInFolder(folder)),
      'start until ready, new data folder and demo company': shown(cold),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
