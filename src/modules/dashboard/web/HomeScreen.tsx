import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { formatDate } from '#core/days/dates.ts'
import { newRankings } from '#modules/definitions/web/public/new-rankings.ts'
import { call, errorText, write } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { quietPart } from '#platform/web/screen/lazy-part.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { Dashboard } from '../domain/calls.ts'
import { periods, type Period } from '../domain/periods.ts'
import { dashboardTexts } from '../texts.ts'
import classes from './HomeScreen.module.css'
import { SalesTable } from './SalesTable.tsx'
import { Tiles } from './Tiles.tsx'
import { TodayTiles } from './TodayTiles.tsx'

const Celebration = quietPart(async () => (await import('./Celebration.tsx')).Celebration)
const SetupHint = quietPart(async () => (await import('#modules/setup/web/public/SetupHint.tsx')).SetupHint)

const path = '/siparisler/dashboard_report'
const REMEMBERED = 'wk.home.period'

function rememberedPeriod(): Period {
  const kept = localStorage.getItem(REMEMBERED)
  return periods.find((period) => period === kept) ?? 'haftalik'
}

/** Marks rankings as seen while the home screen is open, also those that arrive meanwhile. */
function useSeenRankings(): void {
  const count = useStore(newRankings)
  useEffect(() => {
    if (count === 0) return
    newRankings.set(0)
    write('/raking_figure/seen').catch(toastError)
  }, [count])
}

/** /: sales, tasks and figures of the day. */
export function HomeScreen() {
  const t = useTexts(dashboardTexts)
  const user = useUser()
  const [period, setPeriod] = useState(rememberedPeriod)
  useSeenRankings()
  const { data, error } = useQuery({
    queryKey: [path, period],
    queryFn: () => call(path, { period }),
    placeholderData: keepPreviousData,
  })

  function choose(next: Period) {
    localStorage.setItem(REMEMBERED, next)
    setPeriod(next)
  }

  return (
    <div className={`wk-page ${classes.home}`}>
      <div className={classes.welcome}>
        <h2>{t('welcome', { name: user.name ?? user.user_name })}</h2>
        <span>{t('welcome_hint')}</span>
      </div>
      {error && <p role="alert">{errorText(error)}</p>}
      {isAdmin(user) && <SetupHint />}
      <Tiles dashboard={data} />
      <TodayTiles />
      <div className={classes.columns}>
        <section className="wk-card" aria-label={t('sales')}>
          <div className={`wk-bar ${classes.panelHead}`}>
            <h3 className="wk-title">
              {t('sales')}
              {data && <span className={`wk-small ${classes.range}`}>{rangeText(data)}</span>}
            </h3>
            <SegmentedControl
              size="xs"
              aria-label={t('period')}
              data={periods.map((value) => ({ value, label: t(`period_${value}`) }))}
              value={period}
              onChange={(value) => choose(value)}
            />
          </div>
          {data && (
            <SalesTable
              rows={data.personel_bazinda_bayi_satis_datalist}
              range={{ from: data.start_date, to: data.end_date }}
              isMonth={period === 'aylik'}
            />
          )}
        </section>
        <Celebration />
      </div>
    </div>
  )
}

const rangeText = ({ start_date, end_date }: Dashboard) =>
  start_date === end_date ? formatDate(start_date) : `${formatDate(start_date)} – ${formatDate(end_date)}`
