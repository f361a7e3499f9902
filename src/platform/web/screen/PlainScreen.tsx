import type { ReactNode } from 'react'
import classes from './PlainScreen.module.css'

type Props = { hint?: string; acts?: ReactNode; children: ReactNode }

/** A screen without a list: its purpose, its actions at the right as above a list, and its content. */
export function PlainScreen({ hint, acts, children }: Props) {
  return (
    <div className="wk-page">
      {(hint || acts) && (
        <div className={`wk-bar ${classes.head}`}>
          <p className={`wk-hint ${classes.hint}`}>{hint}</p>
          <div className="wk-row">{acts}</div>
        </div>
      )}
      {children}
    </div>
  )
}
