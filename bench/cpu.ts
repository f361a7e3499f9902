import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of processes, from /proc: what an action costs, whatever else the machine is doing. */

const TICKS_PER_SECOND = 100
const NS_PER_MS = 1_000_000

type Usage = { parent: number; ownMs: number; endedMs: number }

const ticksMs = (fields: readonly string[]) =>
  (fields.reduce((sum, field) => sum + Number(field), 0) * 1000) / TICKS_PER_SECOND

function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Own time, and that of children that have ended: database connections come and go.
    return {
      parent: Number(fields[1]),
      ownMs: ticksMs(fields.slice(11, 13)),
      endedMs: ticksMs(fields.slice(13, 15)),
    }
  } catch {
    return null
  }
}

/** What the scheduler knows of a thread, to the nanosecond where ticks are 10 ms; null when it has ended. */
function threadMs(pid: number, thread: string): number | null {
  try {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(ns) / NS_PER_MS
  } catch {
    return null
  }
}

/** The threads of a process that still run, with their time. */
function threadsOf(pid: number): Map<string, number> {
  const threads = new Map<string, number>()
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const ms = threadMs(pid, thread)
      if (ms !== null) threads.set(thread, ms)
    }
  } catch {
    // The process has ended in the meantime.
  }
  return threads
}

type Seen = { threads: readonly string[]; goneMs: number }

const seen = new Map<number, Seen>()

/** The time of the process itself. The time of ended threads is only in its ticks, read when a thread is gone. */
function ownTimeOf(pid: number, { ownMs }: Usage): number {
  const threads = threadsOf(pid)
  if (!threads.size) return ownMs
  const runningMs = [...threads.values()].reduce((sum, ms) => sum + ms, 0)
  const known = seen.get(pid)
  const isComplete = known?.threads.every((thread) => threads.has(thread))
  const goneMs = known && isComplete ? known.goneMs : Math.max(known?.goneMs ?? 0, ownMs - runningMs)
  seen.set(pid, { threads: [...threads.keys()], goneMs })
  return runningMs + goneMs
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
  return [...usages]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [pid, usage]) => sum + ownTimeOf(pid, usage) + usage.endedMs, 0)
}

/** The memory that a process holds, in megabytes. */
export function memoryOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Number(line?.[1] ?? 0) / 1024
}
