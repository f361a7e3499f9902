import type { ReactNode } from 'react'
import classes from './PlainScreen.module.css'

type Props = { hint?: string; acts?: ReactNode; children: ReactNode }

/** A screen that is no list: what it is for, its acts at the right as above a list, and its parts. */
export function PlainScreen({ hint, acts, children }: Props) {
  return (
    <div className={classes.screen}>
      {(hint || acts) && (
        <div className={classes.head}>
          <p className={classes.hint}>{hint}</p>
          <div className={classes.acts}>{acts}</div>
        </div>
      )}
      {children}
    </div>
  )
}
