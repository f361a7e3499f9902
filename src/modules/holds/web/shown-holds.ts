import type { HoldRow } from '../domain/hold-list.ts'
import type { HoldState } from './draft-hold.ts'
import type { DraftHold } from './public/draft-hold-context.ts'

type Known = {
  draft_id: string
  /** The answer to this form's own puts. */
  own: HoldState
  /** The holds on the wines of the form, and when they were read. */
  rows: readonly HoldRow[]
  readAt: number
  now: number
}

const isLive = (until: string, now: number) => Date.parse(until) > now

/** Uses the newer of two answers: that to the own put, or the list of all holds. */
export function shownHolds({ draft_id, own, rows, readAt, now }: Known): DraftHold {
  const live = rows.filter(({ until }) => isLive(until, now))
  const mine = live.filter((row) => row.draft_id === draft_id)
  const isPutNewer = own.at > readAt
  const heldLines = isPutNewer
    ? own.lines.filter((line) => isLive(line.until, now))
    : mine.map((row) => ({ ...row, available: row.available + row.held }))
  const lineOf = (stk_id: number) => heldLines.find((line) => line.stk_id === stk_id && line.held > 0)
  return {
    until: heldLines.find(({ held }) => held > 0)?.until ?? null,
    heldOf: (stk_id) => lineOf(stk_id)?.held ?? 0,
    availableOf: (stk_id, free) => lineOf(stk_id)?.available ?? free,
    othersOf: (stk_id) => live.filter((row) => row.stk_id === stk_id && row.draft_id !== draft_id),
    error: own.error,
  }
}

/** The next moment at which one of these holds ends, in milliseconds from now; null when none will. */
export function nextEnd(untils: readonly (string | null)[], now: number): number | null {
  const ends = untils.flatMap((until) => (until && isLive(until, now) ? Date.parse(until) - now : []))
  return ends.length ? Math.min(...ends) : null
}
