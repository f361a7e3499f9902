import type { IncomingCall } from '#modules/telephone/domain/incoming-calls.ts'
import type { incomingTexts } from './incoming-texts.ts'

type Said = { key: keyof typeof incomingTexts; values?: Record<string, string> }

/** What a card offers: a customer to open, or a new one with the number. */
export type Offer = { cus_id: number; label: string } | { number: string }

export type Card = { said: Said[]; offers: Offer[] }

function saidOf({ customers, number, owner, ended_at }: IncomingCall): Said[] {
  if (number === null) return [{ key: ended_at ? 'missed_anonymous' : 'anonymous' }]
  const isUnknown = !customers.length && owner === null
  if (ended_at) return [{ key: isUnknown ? 'missed_unknown' : 'missed', values: { number } }]
  return [{ key: isUnknown ? 'unknown' : 'known', values: { number } }]
}

/** Texts of a card and what it can open; customers with the same name are told apart by their ids. */
export function cardOf(incoming: IncomingCall): Card {
  const { customers, number, owner } = incoming
  const said = saidOf(incoming)
  if (customers.length > 1) said.push({ key: 'several' })
  if (owner !== null) said.push({ key: customers.length ? 'also_foreign' : 'foreign', values: { owner } })
  const offers: Offer[] = customers.map(({ id, name, cus_city }) => {
    const who = [name, cus_city].filter(Boolean).join(', ')
    return { cus_id: id, label: customers.length > 1 ? `${who} (${id})` : who }
  })
  if (!offers.length && owner === null && number !== null) offers.push({ number })
  return { said, offers }
}

type Shown = { isMissed: boolean }

/** A card that is shown, and what its key does: nothing where it offers nothing. */
export type Told = Shown & { open: (() => void) | null }

/** The card that the key opens: the latest call that rings, else the latest one that was missed. */
export function cardOfKey<Shows extends Told>(told: readonly Shows[]): Shows | null {
  const offering = told.filter(({ open }) => open !== null)
  return offering.findLast(({ isMissed }) => !isMissed) ?? offering.at(-1) ?? null
}

/** The changes to a window's cards after the server has returned the current calls. */
export function changesOf(shown: ReadonlyMap<number, Shown>, calls: readonly IncomingCall[]) {
  const open = new Set(calls.map(({ id }) => id))
  return {
    gone: [...shown.keys()].filter((id) => !open.has(id)),
    rings: calls.filter(({ id, ended_at }) => !shown.has(id) && ended_at === null).toReversed(),
    missed: calls.filter(({ id, ended_at }) => ended_at !== null && shown.get(id)?.isMissed === false),
  }
}
