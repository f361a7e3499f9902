import type { OutcomeEffects } from './after-call.ts'

/** The key of the outcome that ends all calls. */
export const NO_CALLS_KEY = '0'
/** The key of the outcome "promise to pay", offered only for customers who owe something. */
export const PROMISE_KEY = 'P'

const LAST_KEY = 9

type Listed = Pick<OutcomeEffects, 'asks_do_not_call' | 'promises_payment'> & { def_type: number }

/**
 * The outcomes with the keys that choose them: in their order from 1 to 9, P for the promise to pay and 0 for the wish for no
 * calls.
 */
export function keyedOutcomes<Outcome extends Listed>(
  outcomes: readonly Outcome[],
): { key: string | null; outcome: Outcome }[] {
  const wish = outcomes.find(({ asks_do_not_call }) => asks_do_not_call === '1')
  const promise = outcomes.find((outcome) => outcome !== wish && outcome.promises_payment === '1')
  const others = outcomes.filter((outcome) => outcome !== wish && outcome !== promise)
  return [
    ...others.map((outcome, place) => ({ key: place < LAST_KEY ? String(place + 1) : null, outcome })),
    ...(promise ? [{ key: PROMISE_KEY, outcome: promise }] : []),
    ...(wish ? [{ key: NO_CALLS_KEY, outcome: wish }] : []),
  ]
}

/** What is asked before a call with this outcome ends: a time, the customer's words, a note, or nothing. */
export function questionOf(
  effects: Pick<
    OutcomeEffects,
    'proposes_call_back' | 'asks_do_not_call' | 'needs_note' | 'promises_payment'
  >,
  note: string,
): 'call_back' | 'wording' | 'note' | null {
  if (effects.asks_do_not_call === '1') return 'wording'
  if (effects.needs_note === '1' && !note.trim()) return 'note'
  // A promise to pay has a day on which payment is checked.
  const hasDay = effects.proposes_call_back === '1' || effects.promises_payment === '1'
  return hasDay ? 'call_back' : null
}
