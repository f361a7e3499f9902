import { Table } from '@mantine/core'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { SheetSummary } from '../domain/calls.ts'
import { columnsOf, sheetTexts } from '../domain/columns.ts'
import { screenTexts } from './texts.ts'

const COUNTS = ['rows', 'ok', 'errors', 'repairs'] as const

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
            <Table.Th>{t('sheet')}</Table.Th>
            {COUNTS.map((name) => (
              <Table.Th key={name} ta="right">
                {t(name)}
              </Table.Th>
            ))}
            <Table.Th>{t('sums')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheets.map((summary) => (
            <Table.Tr key={summary.sheet}>
              <Table.Td>{say(sheetTexts[summary.sheet], language)}</Table.Td>
              {COUNTS.map((name) => (
                <Table.Td key={name} ta="right">
                  {formatInteger(summary[name])}
                </Table.Td>
              ))}
              <Table.Td>{sumsOf(summary)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
