import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useUser } from '#platform/web/session/session.ts'
import type { Today } from '../domain/today.ts'
import { jumps, tasks } from '../domain/waiting.ts'
import { dashboardTexts } from '../texts.ts'
import { GoalBar, goalShare } from './GoalBar.tsx'
import classes from './HomeScreen.module.css'
import type { OpenedToday } from './TodayPanel.tsx'
import today from './TodayTiles.module.css'

const path = '/gosterge/bugun'
const accountPath = '/commission_account/summary'

const TodayPanel = lazyPart(async () => (await import('./TodayPanel.tsx')).TodayPanel)

/** The user's own day, and the tasks that wait for the office; each leads to its rows. */
export function TodayTiles() {
  const [opened, setOpened] = useState<OpenedToday | null>(null)
  const { data } = useQuery({ queryKey: [path], queryFn: () => call(path, {}) })
  return (
    <>
      <OwnTiles data={data} onOpen={setOpened} />
      {data && <TaskBar tasks={data.isler} onOpen={setOpened} />}
      {opened && <TodayPanel opened={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

type OwnProps = { data: Today | undefined; onOpen(opened: OpenedToday): void }

function OwnTiles({ data, onOpen }: OwnProps) {
  const t = useTexts(dashboardTexts)
  const { data: account } = useQuery({ queryKey: [accountPath, {}], queryFn: () => call(accountPath, {}) })
  return (
    <ul className={`wk-list ${today.tiles}`} aria-label={t('mine')}>
      <li>
        <button
          type="button"
          className={`wk-panel wk-stack ${classes.tile}`}
          onClick={() => onOpen('calls_today')}
        >
          <TileText
            label={t('calls_today')}
            figure={data && formatInteger(data.arama)}
            note={t('calls_today_hint')}
          />
        </button>
      </li>
      <li>
        <button
          type="button"
          className={`wk-panel wk-stack ${classes.tile}`}
          onClick={() => onOpen('call_backs')}
        >
          <TileText
            label={t('call_backs')}
            figure={data && formatInteger(data.geri_arama)}
            note={t('call_backs_hint')}
          />
        </button>
      </li>
      <li>
        <button type="button" className={`wk-panel wk-stack ${classes.tile}`} onClick={() => onOpen('sales')}>
          <TileText
            label={t('my_goal')}
            figure={data && formatEuro(data.toplam)}
            note={data && <GoalNote data={data} />}
          />
        </button>
      </li>
      <li>
        <Link className={`wk-panel wk-stack ${classes.tile}`} to="/primim">
          <TileText
            label={t('commission')}
            figure={account && formatEuro(account.earned)}
            note={account && t('commission_hint', { expected: formatEuro(account.expected) })}
          />
        </Link>
      </li>
    </ul>
  )
}

function GoalNote({ data: { kota, toplam } }: { data: Today }) {
  const t = useTexts(dashboardTexts)
  if (kota === 0) return t('no_goal')
  return (
    <>
      {t('goal_share', { share: goalShare(toplam, kota), goal: formatEuro(kota) })}
      <GoalBar sold={toplam} goal={kota} />
    </>
  )
}

function TileText({ label, figure, note }: { label: string; figure: string | undefined; note: ReactNode }) {
  return (
    <>
      <span className="wk-small wk-strong">{label}</span>
      <span className={classes.figure}>{figure ?? '–'}</span>
      <span className="wk-muted">{note}</span>
    </>
  )
}

/** The waiting tasks; each opens its screen if the user may use it, else its rows. */
function TaskBar({ tasks: counts, onOpen }: { tasks: Today['isler']; onOpen(opened: OpenedToday): void }) {
  const t = useTexts(dashboardTexts)
  const user = useUser()
  return (
    <section className={`wk-bar wk-panel ${today.tasks}`} aria-label={t('to_do')}>
      <h3 className="wk-heading">{t('to_do')}</h3>
      {tasks.map((task) => {
        const count = counts[task]
        if (count === null) return null
        const jump = jumps[task]
        const text = (
          <>
            <strong className="wk-badge" data-tone={count > 0 ? 'blue' : 'grey'}>
              {formatInteger(count)}
            </strong>{' '}
            {t(`task_${task}`)}
          </>
        )
        return jump?.who(user) ? (
          <Link key={task} className={`wk-bare ${today.task}`} to={jump.to} search={jump.search}>
            {text}
          </Link>
        ) : (
          <button key={task} type="button" className={`wk-bare ${today.task}`} onClick={() => onOpen(task)}>
            {text}
          </button>
        )
      })}
    </section>
  )
}
