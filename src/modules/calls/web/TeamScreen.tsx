import { Progress, Stack, Table, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { businessTime } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
import { CARD_NOTICE, elapsed } from '#modules/customers/domain/presence.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { onNotice } from '#platform/web/realtime.ts'
import type { TeamRow } from '../domain/team-calls.ts'
import { EffortReport } from './EffortReport.tsx'
import { teamTexts } from './team-texts.ts'

const PATH = '/call/team'
/** Presence ends without a notice when a browser dies. */
const REFRESH_MS = 30_000

/** /cari/ekip: what the team does now and has done. */
export function TeamScreen() {
  return (
    <Stack gap="lg" p="md">
      <TeamToday />
      <EffortReport />
    </Stack>
  )
}

const heads = ['person', 'now', 'calls', 'reached', 'orders', 'euro', 'goal', 'last_call'] as const

function TeamToday() {
  const t = useTexts(teamTexts)
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: async () => (await call(PATH)).datalist,
    refetchInterval: REFRESH_MS,
  })
  useEffect(
    () => onNotice(CARD_NOTICE, () => void queries.invalidateQueries({ queryKey: [PATH] })),
    [queries],
  )
  return (
    <section aria-label={t('today')}>
      <Title order={2} size="h4">
        {t('today')}
      </Title>
      <Table aria-label={t('today')} mt="xs" striped>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{t(head)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.map((row) => (
            <Person key={row.user_id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Person({ row }: { row: TeamRow }) {
  const { name, calls, reached, orders, euro, goal, last_call } = row
  const percent = goal ? Math.round((euro / goal) * 100) : null
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td>
        <Now row={row} />
      </Table.Td>
      <Table.Td>{calls}</Table.Td>
      <Table.Td>{reached}</Table.Td>
      <Table.Td>{orders}</Table.Td>
      <Table.Td>{formatEuro(euro)}</Table.Td>
      <Table.Td>
        {percent === null ? (
          '–'
        ) : (
          <Progress w={90} value={Math.min(100, percent)} aria-label={`${percent} %`} />
        )}
      </Table.Td>
      <Table.Td>{last_call ? businessTime(Temporal.Instant.from(last_call)) : '–'}</Table.Td>
    </Table.Tr>
  )
}

/** What the person does at this moment; a talk is counted on by the second. */
function Now({ row: { customer, talking_since } }: { row: TeamRow }) {
  const t = useTexts(teamTexts)
  const [now, setNow] = useState(() => Temporal.Now.instant())
  useEffect(() => {
    if (talking_since === null) return undefined
    const clock = setInterval(() => setNow(Temporal.Now.instant()), 1_000)
    return () => clearInterval(clock)
  }, [talking_since])
  if (!customer) return t('idle')
  return talking_since === null
    ? t('looks', { customer })
    : t('talks', { customer, time: elapsed(talking_since, now) })
}
