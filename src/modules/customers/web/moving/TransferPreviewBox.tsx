import { Table } from '@mantine/core'
import { formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { TransferPreview } from '#modules/customers/domain/calls/transfer.ts'
import { transferTexts } from './transfer-texts.ts'

const figures = ['count', 'owned', 'appointments', 'do_not_call', 'open_orders'] as const

/** What a transfer would move, before it does. */
export function TransferPreviewBox({ preview }: { preview: TransferPreview }) {
  const t = useTexts(transferTexts)
  const owners = preview.owners.map(({ name, count }) => `${name} ${formatInteger(count)}`).join(', ')
  return (
    <Table aria-label={t('preview')} mt="xs" withRowBorders={false}>
      <Table.Tbody>
        {figures.map((figure) => (
          <Table.Tr key={figure}>
            <Table.Td>{t(figure)}</Table.Td>
            <Table.Td ta="end">{formatInteger(preview[figure])}</Table.Td>
            <Table.Td>{figure === 'owned' ? owners : ''}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
