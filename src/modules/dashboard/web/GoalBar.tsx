import classes from './Manager.module.css'

/** How much of a goal is reached, in percent; more than all of it is a full bar. */
export const goalShare = (sold: number, goal: number): number =>
  goal > 0 ? Math.round((sold / goal) * 100) : 0

/** Progress towards a sales goal. */
export function GoalBar({ sold, goal }: { sold: number; goal: number }) {
  const width = Math.min(100, Math.max(0, goalShare(sold, goal)))
  return (
    <span className={classes.goal} aria-hidden>
      <span style={{ width: `${width}%` }} />
    </span>
  )
}
