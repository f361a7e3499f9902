import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session.ts'
import { newRankings } from '#platform/web/shell/notices.ts'
import { useScreens } from '#platform/web/shell/screens.ts'
import { dashboardTexts } from '../texts.ts'
import classes from './HomeScreen.module.css'

/** The way into the day's work: every screen the person may open. */
export function HomeScreen() {
  const t = useTexts(dashboardTexts)
  const user = useUser()
  useEffect(() => newRankings.set(0), [])
  const entries = useScreens()
    .flatMap((item) => item.children ?? [item])
    .filter((item) => item.to !== '/')
  return (
    <div className={classes.home}>
      <h2 className={classes.welcome}>{t('welcome', { name: user.name ?? user.user_name })}</h2>
      <p className={classes.hint}>{t('welcome_hint')}</p>
      <ul className={classes.tiles}>
        {entries.map(({ key, label, icon: Icon, to }) => (
          <li key={key}>
            <Link to={to ?? '/'} className={classes.tile}>
              <Icon size={22} stroke={1.5} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
