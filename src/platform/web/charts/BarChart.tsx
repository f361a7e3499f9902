import { Fragment } from 'react'
import { ChartFrame, type Frame } from './ChartFrame.tsx'
import classes from './charts.module.css'
import { pointName, type ChartFormat, type ChartPoint } from './points.ts'
import { useRoving } from './roving.ts'
import { barOf, scaleOf, shadeOf, spanOf, ticksOf } from './scale.ts'

type Props = Frame & {
  points: readonly ChartPoint[]
  format: ChartFormat
  head: readonly [string, string, string]
  /** The bars grow stronger or fainter from the first to the last; without it all are alike. */
  fade?: 'in' | 'out'
}

const ROW = 30
const LABEL = 140
const VALUE = 120

const shadeAt = (place: number, count: number, fade: Props['fade']) => {
  if (!fade || count < 2) return 1
  const share = place / (count - 1)
  return shadeOf(0.2 + 0.8 * (fade === 'in' ? share : 1 - share))
}

/** Horizontal bars, such as the steps of a funnel, ages of invoices or the largest of something. */
export function BarChart({ title, note, points, format, head, fade }: Props) {
  const rows = points.map((point) => ({
    key: point.key,
    cells: [point.label, format.value(point.value), point.note ?? ''],
    open: point.open,
  }))
  return (
    <ChartFrame title={title} note={note} head={head} rows={rows} height={points.length * ROW + 4}>
      {(width) => <Bars points={points} format={format} width={width} fade={fade} />}
    </ChartFrame>
  )
}

type BarsProps = Pick<Props, 'points' | 'format'> & { fade: Props['fade'] | undefined; width: number }

function Bars({ points, format, width, fade }: BarsProps) {
  const targetOf = useRoving(points.length)
  const largest = Math.max(...points.map(({ value }) => value), 0)
  const span = points.some(({ value }) => value < 0)
    ? spanOf(ticksOf(points.map(({ value }) => value)))
    : { from: 0, to: largest || 1 }
  const x = scaleOf(span, { from: LABEL, to: Math.max(LABEL + 20, width - VALUE) })
  return points.map((point, place) => {
    const { start, length } = barOf(point.value, x)
    const top = place * ROW + 3
    return (
      <Fragment key={point.key}>
        <g
          className={classes.point}
          {...targetOf(place, { label: pointName(point, format), open: point.open })}
        >
          <title>{pointName(point, format)}</title>
          <rect className={classes.hit} x={0} y={top - 2} width={width} height={ROW - 2} rx={4} />
          <rect
            className={classes.bar}
            fillOpacity={shadeAt(place, points.length, fade)}
            x={start}
            y={top + 2}
            width={Math.max(length, point.value === 0 ? 0 : 2)}
            height={ROW - 10}
            rx={3}
          />
        </g>
        <text aria-hidden className={classes.label} x={4} y={top + 16}>
          {shortened(point.label)}
        </text>
        <text aria-hidden className={classes.axis} x={start + length + 6} y={top + 16}>
          {point.note ? `${format.value(point.value)} · ${point.note}` : format.value(point.value)}
        </text>
      </Fragment>
    )
  })
}

const LONGEST = 18

const shortened = (label: string) => (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label)
