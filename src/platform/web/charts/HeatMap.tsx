import { ChartFrame, type Frame } from './ChartFrame.tsx'
import classes from './charts.module.css'
import { useRoving } from './roving.ts'
import { shadeOf } from './scale.ts'

export type HeatCell = {
  key: string
  row: number
  column: number
  /** From 0 to 1; null where nothing happened. */
  share: number | null
  /** What is read out and written in the table. */
  text: string
  open?: (() => void) | undefined
}

type Props = Frame & {
  rows: readonly string[]
  columns: readonly string[]
  cells: readonly HeatCell[]
  corner: string
}

const ROW = 24
const LEAST_LEFT = 34
const LETTER = 7.5

/** A grid of cells, the stronger the larger their share. */
export function HeatMap({ title, note, rows, columns, cells, corner }: Props) {
  const known = new Map(cells.map((cell) => [`${cell.row}.${cell.column}`, cell]))
  const ordered = rows.flatMap((_, row) =>
    columns.flatMap((_name, column) => known.get(`${row}.${column}`) ?? []),
  )
  const table = ordered.map((cell) => ({
    key: cell.key,
    cells: [`${rows[cell.row] ?? ''} ${columns[cell.column] ?? ''}`, cell.text],
    open: cell.open,
  }))
  return (
    <ChartFrame title={title} note={note} head={[corner, title]} rows={table} height={rows.length * ROW + 22}>
      {(width) => <Grid rows={rows} columns={columns} cells={ordered} width={width} />}
    </ChartFrame>
  )
}

function Grid({ rows, columns, cells, width }: Omit<Props, 'title' | 'note' | 'corner'> & { width: number }) {
  const targetOf = useRoving(cells.length, columns.length)
  const left = Math.max(LEAST_LEFT, ...rows.map((name) => name.length * LETTER + 4))
  const size = (width - left) / Math.max(1, columns.length)
  return (
    <>
      {rows.map((name, row) => (
        <text key={name} aria-hidden className={classes.axis} x={0} y={row * ROW + 16}>
          {name}
        </text>
      ))}
      {columns.map((name, column) => (
        <text
          key={name}
          aria-hidden
          className={classes.axis}
          x={left + (column + 0.5) * size}
          y={rows.length * ROW + 16}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      {cells.map(({ key, row, column, share, text, open }, place) => {
        const label = `${rows[row] ?? ''} ${columns[column] ?? ''}: ${text}`
        return (
          <g key={key} className={classes.point} {...targetOf(place, { label, open })}>
            <title>{label}</title>
            <rect
              className={classes.cell}
              fillOpacity={shadeOf(share)}
              x={left + column * size + 1}
              y={row * ROW + 1}
              width={Math.max(1, size - 3)}
              height={ROW - 3}
              rx={3}
            />
          </g>
        )
      })}
    </>
  )
}
