import { useEffect, type ReactNode } from 'react'
import { LanguagePicker } from '#platform/web/shell/LanguagePicker.tsx'
import classes from './Entrance.module.css'

type Props = {
  title: string
  hint: string
  languages?: readonly ('de' | 'tr' | 'en' | 'fr')[]
  children: ReactNode
}

const PRODUCT = 'Weinkontor'

/** The page without the shell, for users who are not signed in: one card on a plain background. */
export function Entrance({ title, hint, languages, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
  return (
    <main className={classes.page}>
      <section className={classes.card}>
        <header className={`wk-row ${classes.head}`}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          <span className={classes.product}>{PRODUCT}</span>
          <LanguagePicker codes={languages} />
        </header>
        <h1 className={classes.title}>{title}</h1>
        <p className={`wk-hint ${classes.hint}`}>{hint}</p>
        {children}
      </section>
    </main>
  )
}
