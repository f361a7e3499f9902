import { Progress, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { businessTime } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { elapsed } from '#modules/customers/domain/presence.ts'
import { call } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { PlainScreen } from '#platform/web/screen/PlainScreen.tsx'
import { PlainTable } from '#platform/web/screen/PlainTable.tsx'
import { watchRecords } from '#platform/web/live/watch-records.ts'
import { serverNow } from '#platform/web/session/server-clock.ts'
import type { TeamRow } from '../domain/team-calls.ts'
import { EffortReport } from './EffortReport.tsx'
import { teamTexts } from './team-texts.ts'

const PATH = '/call/team'
/** A crashed browser sends no notice that its user is gone. */
const REFRESH_MS = 30_000

/** /cari/ekip: what the team does now and has done. */
export function TeamScreen() {
  return (
    <PlainScreen>
      <TeamToday />
      <EffortReport />
    </PlainScreen>
  )
}

const heads = ['person', 'now', 'calls', 'reached', 'orders', 'euro', 'goal', 'last_call'] as const
const figures = new Set<string>(['calls', 'reached', 'orders', 'euro'])

function TeamToday() {
  const t = useTexts(teamTexts)
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [PATH],
    queryFn: async () => (await call(PATH)).datalist,
    refetchInterval: REFRESH_MS,
  })
  useEffect(
    () =>
      watchRecords(
        { area: 'presence', of: 'all' },
        () => void queries.invalidateQueries({ queryKey: [PATH] }),
      ),
    [queries],
  )
  return (
    <section aria-label={t('today')}>
      <Title order={2} size="h5" mb="xs">
        {t('today')}
      </Title>
      <Loaded query={query}>
        {(rows) => (
          <PlainTable
            title={t('today')}
            heads={heads.map((key) => (figures.has(key) ? { figure: t(key) } : t(key)))}
            rows={rows.map((row) => ({ key: row.user_id, cells: cellsOf(row) }))}
          />
        )}
      </Loaded>
    </section>
  )
}

const cellsOf = (row: TeamRow): ReactNode[] => [
  row.name,
  <Now key="now" row={row} />,
  row.calls,
  row.reached,
  row.orders,
  formatEuro(row.euro),
  <Goal key="goal" row={row} />,
  row.last_call ? businessTime(Temporal.Instant.from(row.last_call)) : '–',
]

function Goal({ row: { euro, goal } }: { row: TeamRow }) {
  if (!goal) return '–'
  const percent = Math.round((euro / goal) * 100)
  return <Progress w={90} value={Math.min(100, percent)} aria-label={`${percent} %`} />
}

/** What the user does now; the duration of a call is updated every second. */
function Now({ row: { customer, talking_since } }: { row: TeamRow }) {
  const t = useTexts(teamTexts)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (talking_since === null) return undefined
    const clock = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(clock)
  }, [talking_since])
  if (!customer) return t('idle')
  return talking_since === null
    ? t('looks', { customer })
    : t('talks', { customer, time: elapsed(talking_since, now) })
}
