import { cents, euros, sumCents } from '#core/money/money.ts'
import type { DueRow, ProposedRow, RefusedRow } from './calls.ts'
import { stages, type Stage } from '#core/reminder-stages.ts'

export type StageSum = { stage: Stage; count: number; amount: number; fees: number }

export type BulkPlan = {
  /** The letters that would go out. */
  due: DueRow[]
  /** Those whose previous deadline still runs. */
  waiting: DueRow[]
  /** Due for another stage than the one that was asked for. */
  otherStage: DueRow[]
  refused: RefusedRow[]
  sums: StageSum[]
}

const sumsOf = (rows: readonly DueRow[]): StageSum[] =>
  stages.flatMap((stage) => {
    const own = rows.filter(({ asama }) => asama === stage)
    if (!own.length) return []
    return [
      {
        stage,
        count: own.length,
        amount: euros(sumCents(own.map(({ tutar }) => cents(tutar)))),
        fees: euros(sumCents(own.map(({ ucret }) => cents(ucret)))),
      },
    ]
  })

/** Sorts the proposals of a run; `wanted` narrows it to one stage, `isEarly` includes running deadlines. */
export function planBulk(
  rows: readonly ProposedRow[],
  { wanted, isEarly }: { wanted: Stage | null; isEarly: boolean },
): BulkPlan {
  const proposed = rows.filter((row) => row.asama !== null)
  const matching = proposed.filter(({ asama }) => wanted === null || asama === wanted)
  const waiting = matching.filter(({ bekler }) => bekler !== null)
  const due = matching.filter(({ bekler }) => isEarly || bekler === null)
  return {
    due,
    waiting,
    otherStage: proposed.filter((row) => !matching.includes(row)),
    refused: rows.filter((row) => row.asama === null),
    sums: sumsOf(due),
  }
}
