import { ChartFrame, type Frame } from './ChartFrame.tsx'
import classes from './charts.module.css'
import { pointName, type ChartFormat, type ChartPoint } from './points.ts'
import { useRoving } from './roving.ts'
import { bandMiddle, labelEvery, linePath, round, scaleOf, spanOf, ticksOf } from './scale.ts'

type Props = Frame & {
  points: readonly ChartPoint[]
  format: ChartFormat
  /** The headers of the table: point, value, compared value. */
  head: readonly [string, string, string]
}

const HEIGHT = 210
const inner = { left: 64, right: 8, top: 10, bottom: 24 }

/** A line over time, and in grey the period it is compared with. */
export function TrendChart({ title, note, points, format, head }: Props) {
  const rows = points.map((point) => ({
    key: point.key,
    cells: [
      point.label,
      format.value(point.value),
      point.before === undefined || point.before === null ? '' : format.value(point.before),
    ],
    open: point.open,
  }))
  return (
    <ChartFrame title={title} note={note} head={head} rows={rows} height={HEIGHT}>
      {(width) => <Lines points={points} format={format} width={width} />}
    </ChartFrame>
  )
}

function Lines({ points, format, width }: Pick<Props, 'points' | 'format'> & { width: number }) {
  const targetOf = useRoving(points.length)
  const ticks = ticksOf(points.flatMap(({ value, before }) => [value, before ?? null]))
  const y = scaleOf(spanOf(ticks), { from: HEIGHT - inner.bottom, to: inner.top })
  const room = { from: inner.left, to: width - inner.right }
  const x = bandMiddle(points.length, room)
  const band = (room.to - room.from) / Math.max(1, points.length)
  const every = labelEvery(points.length, room.to - room.from, 70)
  const spots = points.map(({ value }, place) => ({ x: x(place), y: y(value) }))
  const before = points.map((point, place) =>
    point.before === undefined || point.before === null ? null : { x: x(place), y: y(point.before) },
  )
  const last = spots.at(-1)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} aria-hidden>
          <line className={classes.grid} x1={room.from} x2={room.to} y1={y(tick)} y2={y(tick)} />
          <text className={classes.axis} x={room.from - 6} y={y(tick) + 4} textAnchor="end">
            {(format.tick ?? format.value)(tick)}
          </text>
        </g>
      ))}
      <path aria-hidden className={classes.before} d={linePath(before)} />
      {last && points.length > 1 && (
        <path
          aria-hidden
          className={classes.area}
          d={`${linePath(spots)}L${round(last.x)} ${round(y(0))}L${round(x(0))} ${round(y(0))}Z`}
        />
      )}
      <path aria-hidden className={classes.line} d={linePath(spots)} />
      {points.map((point, place) => (
        <g
          key={point.key}
          className={classes.point}
          {...targetOf(place, { label: pointName(point, format), open: point.open })}
        >
          <title>{pointName(point, format)}</title>
          <rect className={classes.hit} x={x(place) - band / 2} y={0} width={band} height={HEIGHT} />
          <circle className={classes.dot} cx={x(place)} cy={y(point.value)} r={4} />
          {place % every === 0 && (
            <text className={classes.axis} x={x(place)} y={HEIGHT - 6} textAnchor="middle" aria-hidden>
              {point.label}
            </text>
          )}
        </g>
      ))}
    </>
  )
}
