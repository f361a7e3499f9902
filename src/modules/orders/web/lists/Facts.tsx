import type { ReactNode } from 'react'
import classes from '../panels.module.css'

export type Fact = readonly [label: string, value: ReactNode]

/** Facts as labels and values, without empty ones. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (!known.length) return null
  return (
    <section className={classes.block}>
      <h3 className={`wk-heading ${classes.heading}`}>{title}</h3>
      <dl className={`wk-sums ${classes.facts}`}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
