import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

type Head = { key: string; label: string; isFigure?: boolean }
type Row = { key: number; cells: readonly ReactNode[] }
type Props = { title: string; heads: readonly Head[]; rows: readonly Row[] }

const alignment = (head: Head | undefined) => (head?.isFigure ? 'right' : 'left')

/** People and what they did; figures are aligned to the right. */
export function FigureTable({ title, heads, rows }: Props) {
  return (
    <Table aria-label={title} mt="xs" striped>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head.key} ta={alignment(head)}>
              {head.label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, cells }) => (
          <Table.Tr key={key}>
            {heads.map((head, place) => (
              <Table.Td key={head.key} ta={alignment(head)}>
                {cells[place]}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
