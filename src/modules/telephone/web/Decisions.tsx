import { Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#core/days/dates.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import type { DecisionRow } from '../domain/consent-calls.ts'
import { consentTexts } from './consents/consent-texts.ts'

/** Each time somebody wanted to dial, also when it was refused. */
export function Decisions({ cusId }: { cusId: number }) {
  const t = useTexts(consentTexts)
  const { data } = useQuery({
    queryKey: ['/call_decision/list', cusId],
    queryFn: async () => (await call('/call_decision/list', { cus_id: cusId })).datalist,
  })
  if (!data?.length) return null
  return (
    <section>
      <Title order={3} size="h5" mt="lg">
        {t('decisions')}
      </Title>
      <Table aria-label={t('decisions')} mt="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('decided_at')}</Table.Th>
            <Table.Th>{t('decided_by')}</Table.Th>
            <Table.Th>{t('number')}</Table.Th>
            <Table.Th>{t('decision')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((row) => (
            <Decision key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Decision({ row: { decided_at, name_surname, number, code, is_allowed } }: { row: DecisionRow }) {
  const t = useTexts(consentTexts)
  const reasons = useRefusals()
  const doubt = code === 'call_allowed' ? null : reasons(callingRefusals[code])
  const words = is_allowed ? (doubt ? t('dialled_with_doubt') : t('dialled')) : t('not_dialled')
  return (
    <Table.Tr>
      <Table.Td>{formatMoment(decided_at)}</Table.Td>
      <Table.Td>{name_surname}</Table.Td>
      <Table.Td>{number}</Table.Td>
      <Table.Td>{[words, doubt].filter(Boolean).join(': ')}</Table.Td>
    </Table.Tr>
  )
}
