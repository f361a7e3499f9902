import { randomUUID } from 'node:crypto'
import type { SalesPerson, Wine } from '../soak-people.ts'
import { signIn } from '../lists.ts'
import type { Recorded, RecordedCall } from './recorded.ts'
import { VirtualWindow, type Surroundings } from './window.ts'

/** Fields that name a customer in the recorded calls. */
const NAMES = new Set(['id', 'cus_id', 'cus_ids', 'next_cus_id', 'left'])

/** The recorded call for other customers and another person. */
function retargeted(
  { path, body }: RecordedCall,
  ids: ReadonlyMap<number, number>,
  person: number,
): RecordedCall {
  const change = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => change(one, name))
    if (typeof value === 'number' && name === 'cus_user') return person
    if (typeof value === 'number' && NAMES.has(name)) return ids.get(value) ?? value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, change(of, inner)]))
  }
  return { path, body: change(body, '') as Record<string, unknown> }
}

const customerOf = ({ body }: RecordedCall): unknown => body.cus_id ?? body.id ?? null

/** One seller at the calling screen, who does what was recorded with his own customers. */
export async function sellerAt(
  around: Surroundings,
  recorded: Recorded,
  person: SalesPerson,
  customers: readonly number[],
  wines: readonly Wine[],
) {
  const sesion_id = await signIn(around.origin, person.user_name)
  const window = new VirtualWindow(around, sesion_id)
  await window.ready()
  let at = Math.floor(Math.random() * customers.length)
  const customer = (step = 0) => customers[(at + step) % customers.length] ?? 0

  /** The recorded customers stand for those from here on. */
  const forHere = (calls: readonly RecordedCall[], first: number): RecordedCall[] => {
    const ids = new Map([0, 1, 2, 3].map((step) => [first - step, customer(step)]))
    return calls.map((call) => retargeted(call, ids, person.id))
  }
  const isElsewhere = (call: RecordedCall) => {
    const named = customerOf(call)
    return typeof named === 'number' && named !== customer() && named !== customer(1)
  }

  const screen = () => forHere(recorded.screens.calling, recorded.customer)
  await window.open(screen())

  return {
    person,
    window,
    /** What the screen of the seller shows, for somebody else who looks at the same customer. */
    screen,
    /** The next page of the list. */
    nextCustomer: async () => {
      const calls = forHere(recorded.nextCustomer, recorded.customer)
      at += 1
      window.forget(isElsewhere)
      await window.open(calls)
    },
    /** The outcome of a call, and the next customer. */
    outcome: async () => {
      const [finish, ...others] = forHere(recorded.afterOutcome, recorded.customer - 1)
      if (!finish) return
      await window.call(finish, 'person')
      at += 1
      window.forget(isElsewhere)
      await window.open(others)
    },
    order: async () => {
      const siparis = { cus_id: customer(), f_adres: 'Weinstraße 1', f_pk: '67146', f_sehir: 'Deidesheim' }
      const siparis_icerik = wines.slice(at % 20, (at % 20) + 3).map((wine) => ({ ...wine, stk_adet: 1 }))
      await window.act({
        path: '/siparisler/create_with_icerik',
        body: { siparis: { ...siparis, f_ulke: 'Deutschland' }, siparis_icerik },
      })
    },
    chat: (uid: number) =>
      window.act({
        path: '/chat/messages/send',
        body: { uid, client_id: randomUUID(), message: `Bis gleich, ${person.user_name}` },
      }),
  }
}

export type Seller = Awaited<ReturnType<typeof sellerAt>>
