import type { EffortRow } from './team-calls.ts'

export type Effort = Pick<EffortRow, 'draws' | 'calls' | 'reached' | 'orders'>

export type PersonEffort = Effort & { user_id: number; name: string; hours: number }

const sum = (rows: readonly EffortRow[], field: keyof Effort) =>
  rows.reduce((total, row) => total + row[field], 0)

/** The figures of each person over all hours; who made most calls comes first. */
export function byPerson(rows: readonly EffortRow[]): PersonEffort[] {
  return [...Map.groupBy(rows, ({ user_id }) => user_id).values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const own = [first, ...others]
      return {
        user_id: first.user_id,
        name: first.name,
        hours: own.filter(({ calls }) => calls > 0).length,
        draws: sum(own, 'draws'),
        calls: sum(own, 'calls'),
        reached: sum(own, 'reached'),
        orders: sum(own, 'orders'),
      }
    })
    .toSorted((a, b) => b.calls - a.calls || a.name.localeCompare(b.name, 'de'))
}

/** The share of calls in which somebody was reached, in percent; null without calls. */
export const reachedPercent = ({ calls, reached }: Pick<Effort, 'calls' | 'reached'>): number | null =>
  calls ? Math.round((reached / calls) * 100) : null
