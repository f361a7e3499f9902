import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../lists.ts'
import { close, openOffice, sayAgain, surroundingsOf, type Office } from './office.ts'
import { cpuOfAll, spread, type Figures, type Place } from './place.ts'
import { emptyTally, VirtualWindow } from './window.ts'

/** How long nobody was at the windows that only watch. */
const UNTOUCHED_MS = 300_000
/** How long it takes until all windows to which somebody came back have read what they missed. */
const BACK_MS = 15_000

/** Windows that nobody touches, while one person saves. */
export async function watching(
  place: Place,
  windows: number,
  saves: { every: number; times: number },
): Promise<Figures> {
  const office = await openOffice(place, 1, 'concerned')
  const [seller] = office.sellers
  if (!seller) throw new Error('nobody works')
  const nodes = surroundingsOf(place, office)
  const { origin } = nodes(0)
  const sessions = await Promise.all(
    place.people.slice(1, 1 + Math.min(windows, 40)).map(({ user_name }) => signIn(origin, user_name)),
  )
  const { calling, orders, home } = place.recorded.screens
  let admin = ''
  for (let index = 0; index < windows; index += 1) {
    // A session opens no more windows than anybody needs.
    if (index % 30 === 0) admin = await signIn(origin)
    const sesion_id = index % 3 ? sessions[index % sessions.length] : admin
    const window = new VirtualWindow(nodes(index), sesion_id ?? admin)
    await window.ready()
    await window.open([orders, calling, home][index % 3] ?? home)
    window.leaveAlone(UNTOUCHED_MS)
    office.windows.push(window)
  }
  await pause(10_000)
  const idle = { at: performance.now(), cpu: cpuOfAll(place) }
  await pause(10_000)
  const idleCores = (cpuOfAll(place) - idle.cpu) / (performance.now() - idle.at)
  office.tally.now = emptyTally()
  const began = { at: performance.now(), cpu: cpuOfAll(place) }
  for (let time = 0; time < saves.times; time += 1) {
    await seller.order()
    await pause(saves.every)
  }
  if (saves.times === 1) await pause(60_000)
  const spent = performance.now() - began.at
  const cpu = cpuOfAll(place) - began.cpu - idleCores * spent
  const { calls, again } = office.tally.now
  sayAgain(again)
  const back = await comingBack(place, office)
  close(office)
  return {
    [`${windows} windows that nobody has touched for ${UNTOUCHED_MS / 60_000} minutes, ${saves.times} orders saved`]: `${((calls.others * 1000) / spent).toFixed(1)} calls/s because of others, ${(cpu / spent).toFixed(3)} cores, ${(cpu / saves.times / 1000).toFixed(3)} CPU-s an order and what follows, ${idleCores.toFixed(3)} cores before; ${back} when somebody comes back to all of them`,
  }
}

/** What the windows read that waited for somebody. */
async function comingBack(place: Place, { windows, tally }: Office): Promise<string> {
  tally.now = emptyTally()
  const began = cpuOfAll(place)
  for (const window of windows) window.touch()
  await pause(BACK_MS)
  const { calls, again } = tally.now
  sayAgain(again)
  return `${calls.others} calls, ${((cpuOfAll(place) - began) / 1000).toFixed(2)} CPU-s`
}

/** Somebody looks at the customer of a seller who takes orders. */
export async function lookingOn(place: Place, times: number): Promise<Figures> {
  const office = await openOffice(place, 1, 'concerned')
  const [seller] = office.sellers
  if (!seller) throw new Error('nobody works')
  const around = surroundingsOf(place, office)(1)
  const window = new VirtualWindow(around, await signIn(around.origin))
  await window.ready()
  await window.open(seller.screen())
  office.windows.push(window)
  await pause(3_000)
  office.tally.now = emptyTally()
  for (let time = 0; time < times; time += 1) {
    await seller.order()
    await pause(2_000)
  }
  const { seen } = office.tally.now
  close(office)
  return { [`a card that somebody else has open, ${times} orders`]: `seen after ${spread(seen.record)} ms` }
}
