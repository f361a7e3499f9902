import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { toastError } from '../toasts/toasts.ts'
import { chartTexts } from './chart-texts.ts'
import { savePng, saveSvg } from './save-chart.ts'
import classes from './charts.module.css'
import { useWidth } from './use-width.ts'

/** A row of the table behind a chart: its cells, and what opens the records behind its figure. */
export type TableRow = { key: string; cells: readonly string[]; open?: (() => void) | undefined }

export type Frame = { title: string; note?: ReactNode }

type Props = Frame & {
  head: readonly string[]
  rows: readonly TableRow[]
  height: number
  children(width: number): ReactNode
}

/** Around every chart: its name, the table behind it, and the drawing as a file. */
export function ChartFrame({ title, note, head, rows, height, children }: Props) {
  const t = useTexts(chartTexts)
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const drawing = useRef<SVGSVGElement>(null)
  const noted = useRef<HTMLSpanElement>(null)
  const { ref, width } = useWidth(480)
  const isEmpty = rows.length === 0

  const named = (name: 'as_table' | 'as_chart' | 'save_png' | 'save_svg') => t('of', { name: t(name), title })
  function save(kind: 'png' | 'svg') {
    if (!drawing.current) return
    const parts = [...(noted.current?.childNodes ?? [])].map(({ textContent }) => textContent?.trim())
    const heading = { title, note: parts.join(' ') }
    if (kind === 'svg') saveSvg(drawing.current, heading)
    else savePng(drawing.current, heading).catch(toastError)
  }

  return (
    <section className={`wk-card ${classes.frame}`} aria-labelledby={id}>
      <header className={`wk-bar ${classes.head}`}>
        <h3 className="wk-title" id={id}>
          {title}
        </h3>
        {note && (
          <span ref={noted} className="wk-small">
            {note}
          </span>
        )}
        {!isEmpty && (
          <span className={classes.tools}>
            {!isTable && (
              <>
                <button type="button" aria-label={named('save_png')} onClick={() => save('png')}>
                  {t('save_png')}
                </button>
                <button type="button" aria-label={named('save_svg')} onClick={() => save('svg')}>
                  {t('save_svg')}
                </button>
              </>
            )}
            <button
              type="button"
              aria-label={named(isTable ? 'as_chart' : 'as_table')}
              title={t(isTable ? 'as_chart' : 'as_table')}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? <IconChartBar size={14} /> : <IconTable size={14} />}
            </button>
          </span>
        )}
      </header>
      <div ref={ref} className={classes.room}>
        <span id={`${id}-hint`} className={classes.hidden}>
          {t('hint')}
        </span>
        {isEmpty && <p className="wk-empty">{t('nothing')}</p>}
        {!isEmpty && isTable && <ChartTable title={title} head={head} rows={rows} />}
        {!isEmpty && !isTable && (
          <svg
            ref={drawing}
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="group"
            aria-label={title}
            aria-describedby={`${id}-hint`}
          >
            {children(width)}
          </svg>
        )}
      </div>
    </section>
  )
}

function ChartTable({ title, head, rows }: Pick<Props, 'title' | 'head' | 'rows'>) {
  return (
    <div className={classes.scroll}>
      <table className={`wk-table ${classes.table}`} aria-label={title}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], open }) => (
            <tr key={key}>
              <th scope="row">
                {open ? (
                  <button type="button" className="wk-drill" onClick={open}>
                    {first}
                  </button>
                ) : (
                  first
                )}
              </th>
              {others.map((cell, place) => (
                <td key={head[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
