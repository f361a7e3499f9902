import { call } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { connected, onNotice } from '#platform/web/realtime.ts'
import { currentSession } from '#platform/web/session.ts'
import { addToast, dismiss } from '#platform/web/toasts.ts'
import type { IncomingCall } from '../domain/incoming-calls.ts'
import { desktopNotice } from './desktop-notices.ts'
import { incomingTexts } from './incoming-texts.ts'
import { openCustomer } from './open-customer.ts'

/** A telephone rings for about this long at most; a call that ended takes its card away before. */
const SHOWN_MS = 120_000
/** The key that opens who rings. */
const KEY = 'F9'

type Act = { label: string; run(): void }

/** The calls that are told of, with their toasts. */
const told = new Map<number, { toast: number; open: (() => void) | null }>()

/** The form is fetched when somebody wants it: this file is loaded with every first screen. */
async function begin(number: string): Promise<void> {
  const { beginCustomer } = await import('#modules/customers/web/public/begin-customer.ts')
  beginCustomer({ cus_tel1: number })
}

function actsFor({ customers, number, owner }: IncomingCall): Act[] {
  const known = customers.map(({ id, name, cus_city }, place) => ({
    label: `${[name, cus_city].filter(Boolean).join(', ')}${place === 0 ? ` (${KEY})` : ''}`,
    run: () => openCustomer(id),
  }))
  if (known.length || owner || number === null) return known
  return [{ label: `${tell(incomingTexts, 'new_customer')} (${KEY})`, run: () => void begin(number) }]
}

function words({ customers, number, owner }: IncomingCall): string {
  const from = number ?? tell(incomingTexts, 'hidden')
  if (owner) return tell(incomingTexts, 'foreign', { number: from, owner })
  if (!customers.length)
    return tell(incomingTexts, number === null ? 'anonymous' : 'unknown', { number: from })
  return tell(incomingTexts, customers.length > 1 ? 'several' : 'known', { number: from })
}

function show(incoming: IncomingCall): void {
  const actions = actsFor(incoming)
  const message = words(incoming)
  const open = actions[0]?.run ?? null
  const toast = addToast({ message, color: 'green', duration: SHOWN_MS, actions })
  told.set(incoming.id, { toast, open })
  if (open)
    desktopNotice(tell(incomingTexts, 'title'), `${message} ${incoming.customers[0]?.name ?? ''}`, open)
}

async function ask(): Promise<void> {
  if (!currentSession()) return
  try {
    const { datalist } = await call('/call/incoming')
    const open = new Set(datalist.map(({ id }) => id))
    for (const [id, { toast }] of told)
      if (!open.has(id)) {
        dismiss(toast)
        told.delete(id)
      }
    for (const incoming of datalist) if (!told.has(incoming.id)) show(incoming)
  } catch (error) {
    console.warn('incoming calls could not be read', error)
  }
}

function onKey(event: KeyboardEvent): void {
  const latest = [...told.values()].at(-1)
  if (event.key !== KEY || !latest?.open) return
  event.preventDefault()
  dismiss(latest.toast)
  latest.open()
}

/** Shows who rings, on every screen. */
export function watchIncoming(): void {
  onNotice('incoming_call', () => void ask())
  connected.subscribe(() => {
    if (connected.get()) void ask()
  })
  addEventListener('keydown', onKey)
}
