import type { ReactNode } from 'react'
import classes from './PlainScreen.module.css'

type Props = { hint?: string; acts?: ReactNode; children: ReactNode }

/** A screen without a list: its purpose, its actions at the right as above a list, and its content. */
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
