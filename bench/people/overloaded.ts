import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '#platform/server/database/database.ts'
import type { Company } from '../company.ts'
import { post, signIn } from '../lists.ts'
import { originOf, shareOf, type Figures, type Place } from './place.ts'

/** So often somebody notes a talk while the node has too much to do. */
const TALK_EVERY = 20
const PEOPLE = 40

/** More calls than the machine can answer, then a quiet moment. */
export async function overloaded(place: Place, perSecond: number, ms: number): Promise<Figures> {
  const origins = place.servers.map(originOf)
  const people = place.people.slice(0, PEOPLE)
  const sessions = await Promise.all(people.map(({ user_name }) => signIn(origins[0] ?? '', user_name)))
  const mark = `bench ${randomUUID()}`
  const times: number[] = []
  const talks = { acknowledged: 0, refused: 0 }
  let refused = 0
  const failed = new Map<string, number>()
  const ask = async (index: number) => {
    const asked = performance.now()
    const isTalk = index % TALK_EVERY === 0
    const number = isTalk ? index / TALK_EVERY : index
    const { path, body } = isTalk ? talkOf(place, number, mark) : searchOf(number)
    const address = `${origins[index % origins.length]}/api${path}`
    const text = await post(address, { ...body, sesion_id: sessions[number % sessions.length] }).catch(String)
    times.push(performance.now() - asked)
    const isDone = text.includes('"isContinue":true')
    if (text.includes('server_busy')) refused += 1
    else if (!isDone) failed.set(text.slice(0, 80), (failed.get(text.slice(0, 80)) ?? 0) + 1)
    if (isTalk) talks[isDone ? 'acknowledged' : 'refused'] += 1
  }
  const began = performance.now()
  const asked: Promise<void>[] = []
  while (performance.now() - began < ms) {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1000)
    while (asked.length < due) asked.push(ask(asked.length))
    await pause(5)
  }
  const stopped = performance.now()
  await Promise.all(asked)
  const recovery = performance.now() - stopped
  for (const [why, count] of failed) console.error(`failed ${count} times: ${why}`)
  const stored = await talksNoted(place.company, mark)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    [`${perSecond} calls a second for ${ms / 1000} s`]: `slowest ${((sorted.at(-1) ?? 0) / 1000).toFixed(1)} s, p95 ${(shareOf(sorted, 0.95) / 1000).toFixed(2)} s, ${refused} of ${times.length} refused with a time, ${[...failed.values()].reduce((sum, count) => sum + count, 0)} failed, quiet again after ${(recovery / 1000).toFixed(1)} s; of ${talks.acknowledged + talks.refused} talks ${talks.acknowledged} acknowledged, ${stored.all} stored, ${stored.twice} of them twice`,
  }
}

type Asked = { path: string; body: Record<string, unknown> }

/** A search without an index. */
const searchOf = (index: number): Asked => ({
  path: '/customer_all_list/list',
  body: {
    limit: 50,
    count: true,
    filters: { cus_code: { value: String(index), matchMode: 'contains' } },
  },
})

/** A seller notes a talk with one of the own customers, each time with another one. */
function talkOf({ people, customers }: Place, number: number, mark: string): Asked {
  const own = customers.get(people[number % PEOPLE]?.id ?? 0) ?? []
  const body = {
    cus_id: own[Math.floor(number / PEOPLE) % own.length],
    sts: 1,
    note: `${mark} ${number}`,
    request_id: randomUUID(),
  }
  return { path: '/musteri_gorusme/create', body }
}

/** How many talks with this mark are stored, and how many of them more than once. */
async function talksNoted(company: Company, mark: string): Promise<{ all: number; twice: number }> {
  const pool = createPool(company.url, 1)
  const { rows } = await pool.query<{ all: number; notes: number }>(
    `SELECT count(*) AS all, count(DISTINCT note) AS notes FROM musteri_gorusme WHERE note LIKE $1 || '%'`,
    [mark],
  )
  await pool.end()
  const { all = 0, notes = 0 } = rows[0] ?? {}
  return { all, twice: all - notes }
}
