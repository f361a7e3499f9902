import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api.ts'
import { HeatMap } from '#platform/web/charts/HeatMap.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { PlainTable } from '#platform/web/screen/PlainTable.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { byPerson, reachedPercent, type PersonEffort } from '../domain/effort.ts'
import type { EffortRow } from '../domain/team-calls.ts'
import { teamTexts } from './team-texts.ts'

const PATH = '/call/effort'
const WEEK = 6

function lastWeek() {
  const today = serverToday()
  return { from: Temporal.PlainDate.from(today).subtract({ days: WEEK }).toString(), to: today }
}

/** Who drew, called and sold how much, and when people are reached. */
export function EffortReport() {
  const t = useTexts(teamTexts)
  const [range, setRange] = useState<{ from: string | null; to: string | null }>(lastWeek)
  const { from, to } = range
  const isAsked = from !== null && to !== null && from <= to
  const query = useQuery({
    queryKey: [PATH, from, to],
    queryFn: async () => (await call(PATH, { start_date: from ?? '', end_date: to ?? '' })).datalist,
    enabled: isAsked,
  })
  return (
    <section aria-label={t('effort')}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          {t('effort')}
        </Title>
        <DateRange range={range} label={t('range')} onChange={setRange} />
      </Group>
      {isAsked && <Loaded query={query}>{(rows) => <Effort rows={rows} />}</Loaded>}
    </section>
  )
}

function Effort({ rows }: { rows: readonly EffortRow[] }) {
  const t = useTexts(teamTexts)
  const people = byPerson(rows)
  if (!people.length) return <Text mt="sm">{t('none')}</Text>
  return (
    <>
      <People people={people} />
      <Hours people={people} rows={rows} />
    </>
  )
}

const heads = ['person', 'draws', 'calls', 'reached', 'share', 'orders', 'hours', 'per_hour'] as const

const tenths = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const perHour = ({ calls, hours }: PersonEffort) => (hours ? tenths.format(calls / hours) : '–')

function People({ people }: { people: readonly PersonEffort[] }) {
  const t = useTexts(teamTexts)
  return (
    <PlainTable
      title={t('effort')}
      heads={heads.map((key) => (key === 'person' ? t(key) : { figure: t(key) }))}
      rows={people.map((person) => {
        const { user_id, name, draws, calls, reached, orders, hours } = person
        const percent = reachedPercent(person)
        const share = percent === null ? '–' : `${percent} %`
        return { key: user_id, cells: [name, draws, calls, reached, share, orders, hours, perHour(person)] }
      })}
    />
  )
}

const FIRST_HOUR = 8
const LAST_HOUR = 19

function Hours({ people, rows }: { people: readonly PersonEffort[]; rows: readonly EffortRow[] }) {
  const t = useTexts(teamTexts)
  const hours = rows.map(({ hour }) => hour)
  const first = Math.min(FIRST_HOUR, ...hours)
  const count = Math.max(LAST_HOUR, ...hours) - first + 1
  const most = Math.max(1, ...rows.map(({ reached }) => reached))
  const places = new Map(people.map(({ user_id }, place) => [user_id, place]))
  return (
    <HeatMap
      title={t('heat')}
      note={t('heat_note')}
      corner={t('hour')}
      rows={people.map(({ name }) => name)}
      columns={Array.from({ length: count }, (_, place) => String(first + place))}
      cells={rows
        .filter(({ calls }) => calls > 0)
        .map(({ user_id, hour, calls, reached, orders }) => ({
          key: `${user_id}-${hour}`,
          row: places.get(user_id) ?? 0,
          column: hour - first,
          share: reached / most,
          text: t('heat_cell', { calls, reached, orders }),
        }))}
    />
  )
}
