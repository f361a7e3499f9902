import type { ReactNode } from 'react'
import classes from './FormSection.module.css'

type Props = {
  title: string
  columns?: 1 | 2 | 3
  /** Shown beside the title. */ beside?: ReactNode
  children: ReactNode
}

/** Fields that belong together, under a quiet heading. */
export function FormSection({ title, columns = 1, beside, children }: Props) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{title}</legend>
      {beside && <div className={classes.beside}>{beside}</div>}
      <div className={classes.grid} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  )
}

/** A field over the whole width of its section. */
FormSection.Wide = function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>
}
