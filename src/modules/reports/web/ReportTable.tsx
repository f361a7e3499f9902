import { Fragment } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { reportTexts } from '../texts.ts'
import { columnSum, printCell, type ReportColumn } from '../domain/report-columns.ts'
import classes from './ReportTable.module.css'

type Props<Row> = {
  title: string
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
  /** Opens the rows behind a figure from the first column. */
  onOpen?(row: Row): void
  opens?(row: Row): boolean
  hasTotals: boolean
}

const alignment = (kind: string) => (kind === 'text' ? undefined : 'wk-figure')

/** A whole report without paging: groups, figures with bars, sums at the foot. */
export function ReportTable<Row>({ title, columns: all, rows, onOpen, opens, hasTotals }: Props<Row>) {
  const t = useTexts(reportTexts)
  const group = all.find(({ isGroup }) => isGroup)
  const columns = all.filter((column) => column !== group)
  const groups = Map.groupBy(rows, (row) => (group ? String(group.groupBy?.(row) ?? group.value(row)) : ''))
  const summed = hasTotals && columns.some(({ sum }) => sum)
  return (
    <table className={`wk-sheet ${classes.table}`} aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ key, label, kind }) => (
            <th key={key} scope="col" className={alignment(kind)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...groups].map(([key, members]) => (
          <Fragment key={key}>
            {group && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {members[0] !== undefined && group.value(members[0])}
                </th>
              </tr>
            )}
            {members.map((row) => (
              <ReportRow
                key={JSON.stringify(row)}
                row={row}
                rows={rows}
                columns={columns}
                onOpen={opens?.(row) === false ? undefined : onOpen}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
      {summed && (
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td key={column.key} className={alignment(column.kind)}>
                {column.sum ? printCell(column.kind, columnSum(column, rows)) : index === 0 && t('total_row')}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

type RowProps<Row> = {
  row: Row
  rows: readonly Row[]
  columns: readonly ReportColumn<Row>[]
  onOpen: ((row: Row) => void) | undefined
}

function ReportRow<Row>({ row, rows, columns, onOpen }: RowProps<Row>) {
  const t = useTexts(reportTexts)
  return (
    <tr>
      {columns.map((column, index) => {
        const text = printCell(column.kind, column.value(row))
        return (
          <td
            key={column.key}
            className={[alignment(column.kind), column.bar && classes.barCell].filter(Boolean).join(' ')}
          >
            {column.bar && <Bar column={column} row={row} rows={rows} />}
            {index === 0 && onOpen ? (
              <button
                type="button"
                className="wk-drill"
                aria-label={t('open_rows', { name: text })}
                onClick={() => onOpen(row)}
              >
                {text}
              </button>
            ) : (
              <span className={classes.value}>{text}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Bar<Row>({ column, row, rows }: { column: ReportColumn<Row>; row: Row; rows: readonly Row[] }) {
  const largest = Math.max(...rows.map((other) => Math.abs(Number(column.value(other)))), 0)
  const share = largest ? Math.max(0, Number(column.value(row))) / largest : 0
  return <span aria-hidden className={classes.bar} style={{ width: `calc(${share * 100}% - 8px)` }} />
}
