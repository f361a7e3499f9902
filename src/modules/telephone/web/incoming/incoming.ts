import { call, write } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { connected, onNotice } from '#platform/web/realtime.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { focusNextAction } from '#platform/web/toasts/toast-focus.ts'
import { addToast, changeToast, dismiss, toasts, type ToastAction } from '#platform/web/toasts/toasts.ts'
import type { IncomingCall } from '#modules/telephone/domain/incoming-calls.ts'
import { desktopNotice } from './desktop-notices.ts'
import { cardOf, cardOfKey, changesOf, type Offer, type Told } from './incoming-card.ts'
import { incomingTexts } from './incoming-texts.ts'
import { openCustomer } from '../open-customer.ts'

/** About the longest time a telephone rings; the card of a call that ends earlier is removed at once. */
const SHOWN_MS = 120_000
/** Neither is queued behind other toasts; ringing calls are the most important. */
const IMPORTANCE = { missed: 1, rings: 2 }
/** The key that opens the caller. */
const KEY = 'F9'

/** The calls that are shown, with their toasts. */
const told = new Map<number, Told & { toast: number; actions: readonly ToastAction[] }>()

/** Cards that were not closed. */
const shownCards = () => {
  const shown = new Set(toasts.get().map(({ id }) => id))
  return [...told.values()].filter(({ toast }) => shown.has(toast))
}

/** Only the card that the key opens shows the key. */
function nameKey(): void {
  const cards = shownCards()
  const chosen = cardOfKey(cards)
  const named = new Set(
    toasts.get().flatMap(({ id, actions }) => (actions?.some(({ hint }) => hint === KEY) ? id : [])),
  )
  for (const card of cards) {
    const isChosen = card === chosen
    if (named.has(card.toast) === isChosen) continue
    const [first, ...others] = card.actions
    const actions = first && isChosen ? [{ ...first, hint: KEY }, ...others] : card.actions
    changeToast(card.toast, { actions })
  }
}

/** The user has seen the card: it is removed here and in the user's other windows. */
async function settle(id: number): Promise<void> {
  takeAway(id)
  try {
    await write('/call/open', { id })
  } catch (error) {
    console.warn('other windows still show the call', error)
  }
}

function takeAway(id: number): void {
  const shown = told.get(id)
  if (shown) dismiss(shown.toast)
  told.delete(id)
}

/** Opens the customer of the card; the card stays if the user chooses to keep typing. */
async function take(id: number, offer: Offer): Promise<void> {
  const onReached = () => void settle(id)
  if ('cus_id' in offer) return openCustomer(offer.cus_id, onReached)
  // The form is fetched when somebody wants it: this file is loaded with every first screen.
  const { beginCustomer } = await import('#modules/customers/web/public/begin-customer.ts')
  beginCustomer({ cus_tel1: offer.number }, onReached)
}

const labelOf = (offer: Offer): string =>
  'cus_id' in offer ? offer.label : tell(incomingTexts, 'new_customer')

function show(incoming: IncomingCall): void {
  const { id, ended_at } = incoming
  const { said, offers } = cardOf(incoming)
  const message = said.map(({ key, values }) => tell(incomingTexts, key, values)).join(' ')
  const actions = offers.map((offer) => ({
    label: labelOf(offer),
    run: () => void take(id, offer),
    stays: true,
  }))
  const isMissed = ended_at !== null
  const color = isMissed ? 'orange' : 'green'
  const importance = isMissed ? IMPORTANCE.missed : IMPORTANCE.rings
  const toast = addToast({ message, color, duration: SHOWN_MS, importance, actions })
  const open = actions.length > 1 ? () => focusNextAction(toast) : (actions[0]?.run ?? null)
  told.set(id, { toast, isMissed, open, actions })
  nameKey()
  if (open && !isMissed)
    desktopNotice(tell(incomingTexts, 'title'), `${message} ${incoming.customers[0]?.name ?? ''}`, open)
}

let asked = 0

async function ask(): Promise<void> {
  asked += 1
  const mine = asked
  if (!currentSession()) return
  try {
    const { datalist } = await call('/call/incoming')
    // A newer request has returned or will return the current state.
    if (mine !== asked) return
    const { gone, rings, missed } = changesOf(told, datalist)
    for (const id of [...gone, ...missed.map((incoming) => incoming.id)]) takeAway(id)
    for (const incoming of [...rings, ...missed]) show(incoming)
  } catch (error) {
    console.warn('incoming calls could not be read', error)
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== KEY) return
  const card = cardOfKey(shownCards())
  if (!card?.open) return
  event.preventDefault()
  card.open()
}

/** Shows who rings, on every screen. */
export function watchIncoming(): void {
  onNotice('incoming_call', () => void ask())
  connected.subscribe(() => {
    if (connected.get()) void ask()
    else if (!currentSession()) for (const id of told.keys()) takeAway(id)
  })
  toasts.subscribe(nameKey)
  addEventListener('keydown', onKey)
}
