import { Table } from '@mantine/core'
import { formatEuro, formatInteger } from '#core/money.ts'
import { say } from '#core/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { SheetSummary } from '../domain/calls.ts'
import { columnsOf, sheetTexts } from '../domain/columns.ts'
import { screenTexts } from './texts.ts'

/** Rows, errors and sums of each sheet. */
export function SheetTable({ sheets }: { sheets: readonly SheetSummary[] }) {
  const t = useTexts(screenTexts)
  const language = useLanguage()
  const sumsOf = ({ sheet, sums }: SheetSummary) =>
    Object.entries(sums)
      .map(([field, sum]) => {
        const column = columnsOf(sheet)[field]
        const shown = column?.kind === 'money' ? formatEuro(sum) : formatInteger(sum)
        return `${column ? say(column.head, language) : field}: ${shown}`
      })
      .join(' · ')
  return (
    <Table.ScrollContainer type="native" minWidth={480}>
      <Table withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {(['sheet', 'rows', 'ok', 'errors', 'repairs', 'sums'] as const).map((name) => (
              <Table.Th key={name}>{t(name)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheets.map((summary) => (
            <Table.Tr key={summary.sheet}>
              <Table.Td>{say(sheetTexts[summary.sheet], language)}</Table.Td>
              <Table.Td>{formatInteger(summary.rows)}</Table.Td>
              <Table.Td>{formatInteger(summary.ok)}</Table.Td>
              <Table.Td>{formatInteger(summary.errors)}</Table.Td>
              <Table.Td>{formatInteger(summary.repairs)}</Table.Td>
              <Table.Td>{sumsOf(summary)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
