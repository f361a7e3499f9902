import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of processes, from /proc: what an action costs, whatever else the machine is doing. */

const TICKS_PER_SECOND = 100

type Usage = { parent: number; ms: number }

function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Own time, and that of children that have ended: database connections come and go.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), ms: (ticks * 1000) / TICKS_PER_SECOND }
  } catch {
    return null
  }
}

export const parentOf = (pid: number): number => usageOf(pid)?.parent ?? 0

/** The CPU milliseconds of a process and of everything it started and still runs. */
export function cpuOf(root: number): number {
  const usages = new Map<number, Usage>()
  for (const name of readdirSync('/proc')) {
    const usage = /^\d+$/.test(name) ? usageOf(Number(name)) : null
    if (usage) usages.set(Number(name), usage)
  }
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 1; at = usages.get(at)?.parent ?? 0) if (at === root) return true
    return false
  }
  return [...usages].filter(([pid]) => isBelow(pid)).reduce((sum, [, { ms }]) => sum + ms, 0)
}

/** The memory that a process holds, in megabytes. */
export function memoryOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Number(line?.[1] ?? 0) / 1024
}
