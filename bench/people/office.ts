import { signIn } from '../lists.ts'
import { originOf, type Place } from './place.ts'
import { sellerAt, type Seller } from './seller.ts'
import { emptyTally, VirtualWindow, type Policy, type Surroundings, type Tally } from './window.ts'
import type { Running } from '../servers.ts'

/** Administrators who have home and list of orders open. */
export const ADMINS = 3
/** So many sellers have a second window, which they do not look at. */
const HIDDEN_EVERY = 3

export type Office = {
  sellers: Seller[]
  windows: VirtualWindow[]
  tally: { now: Tally }
  acts: { count: number }
  policy: Policy
}

/** Windows are spread over the nodes in turn. */
export const surroundingsOf =
  (place: Place, { tally, policy }: Pick<Office, 'tally' | 'policy'>) =>
  (index: number): Surroundings =>
    place.surroundings(
      originOf(place.servers[index % place.servers.length] as Running),
      () => tally.now,
      policy,
    )

export async function openOffice(place: Place, sellers: number, policy: Policy): Promise<Office> {
  const tally = { now: emptyTally() }
  const office: Office = { sellers: [], windows: [], tally, acts: { count: 0 }, policy }
  const at = surroundingsOf(place, office)
  for (const [index, person] of place.people.slice(0, sellers).entries()) {
    const own = place.customers.get(person.id) ?? []
    const seller = await sellerAt(at(index), place.recorded, person, own, place.wines)
    office.sellers.push(seller)
    office.windows.push(seller.window)
    if (index % HIDDEN_EVERY) continue
    const second = new VirtualWindow(at(index), seller.window.sesion_id)
    await second.ready()
    await second.open(place.recorded.screens.home)
    second.isHidden = true
    office.windows.push(second)
  }
  for (let index = 0; index < ADMINS; index += 1) {
    const window = new VirtualWindow(at(index), await signIn(at(index).origin))
    await window.ready()
    await window.open(index ? place.recorded.screens.orders : place.recorded.screens.office)
    office.windows.push(window)
  }
  return office
}

export const close = ({ windows }: Office) => windows.forEach((window) => window.close())

/** What was read again most often because of others. */
export function sayAgain(again: ReadonlyMap<string, number>): void {
  const most = [...again].toSorted(([, a], [, b]) => b - a).slice(0, 8)
  console.error(`read again: ${most.map(([path, count]) => `${path} ${count}`).join(', ')}`)
}
