import type { IsoDate } from '#core/dates.ts'
import type { ErrorCode } from '#core/errors.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import { stages, type Stage } from './fees.ts'

/** One invoice of a bulk run, as the server proposes it. */
export type ProposedRow =
  | { id: number; f_no: string | null; asama: null; neden: ErrorCode }
  | {
      id: number
      f_no: string | null
      asama: Stage
      ucret: number
      tutar: number
      bekler: IsoDate | null
      neden: null
    }

export type DueRow = Extract<ProposedRow, { neden: null }>

export type StageSum = { stage: Stage; count: number; amount: number; fees: number }

export type BulkPlan = {
  /** The letters that would go out. */
  due: DueRow[]
  /** Those whose previous deadline still runs. */
  waiting: DueRow[]
  /** Due for another stage than the one that was asked for. */
  otherStage: DueRow[]
  refused: Extract<ProposedRow, { asama: null }>[]
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

/** Sorts the proposals of a run; `wanted` narrows it to one stage, `isEarly` takes running deadlines along. */
export function planBulk(
  rows: readonly ProposedRow[],
  { wanted, isEarly }: { wanted: Stage | null; isEarly: boolean },
): BulkPlan {
  const proposed = rows.filter((row): row is DueRow => row.asama !== null)
  const matching = proposed.filter(({ asama }) => wanted === null || asama === wanted)
  const waiting = matching.filter(({ bekler }) => bekler !== null)
  const due = matching.filter(({ bekler }) => isEarly || bekler === null)
  return {
    due,
    waiting,
    otherStage: proposed.filter((row) => !matching.includes(row)),
    refused: rows.filter((row): row is Extract<ProposedRow, { asama: null }> => row.asama === null),
    sums: sumsOf(due),
  }
}
