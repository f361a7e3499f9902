import type { ReactNode } from 'react'
import { formatDate } from '#core/days/dates.ts'
import { cents, euros, formatEuro, formatInteger, formatNumber, sumCents } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { growth } from '#core/days/compared-range.ts'
import type { ManagerReport } from '../domain/manager.ts'
import { figureRows } from '../domain/manager-rows.ts'
import type { OpenedFigure } from './FigurePanel.tsx'
import home from './HomeScreen.module.css'
import classes from './Manager.module.css'
import type { ManagerState } from './manager-state.ts'
import { managerTexts } from './manager-texts.ts'

export type BoardProps = {
  report: ManagerReport
  state: ManagerState
  onOpen(figure: OpenedFigure): void
}

export const comparedDays = ({ onceki_start, onceki_end }: ManagerReport) =>
  `${formatDate(onceki_start)}–${formatDate(onceki_end)}`

const rateOf = ({ adet, siparis }: ManagerReport['iptal']) =>
  siparis ? Math.round((adet / siparis) * 1000) / 10 : 0

/** The figures of the board; each opens its rows. */
export function ManagerTiles({ report, state, onOpen }: BoardProps) {
  const t = useTexts(managerTexts)
  const rows = figureRows(state.range, state.bayi_id, state.today)
  const days = comparedDays(report)
  const { days_30, days_60, older } = report.yas
  const late = [days_30, days_60, older]
  const { odenen, iptal, onceki_iptal } = report
  const tile = (title: string, figure: string, note: ReactNode, opens: OpenedFigure['rows']) => (
    <li>
      <button
        type="button"
        className={`wk-panel wk-stack ${home.tile}`}
        onClick={() => onOpen({ title, rows: opens })}
      >
        <span className="wk-small wk-strong">{title}</span>
        <span className={home.figure}>{figure}</span>
        <span className="wk-muted">{note}</span>
      </button>
    </li>
  )
  return (
    <ul className={`wk-list ${classes.tiles}`} aria-label={t('figures')}>
      {tile(
        t('turnover'),
        formatEuro(report.ciro.brut),
        <Change value={growth(report.ciro.brut, report.onceki_ciro.brut)} days={days} />,
        rows.turnover(),
      )}
      {tile(
        t('paid'),
        formatEuro(odenen.toplam),
        odenen.gun === null
          ? t('paid_none')
          : t('paid_note', { count: odenen.adet, days: formatNumber(odenen.gun) }),
        rows.paid(),
      )}
      {tile(
        t('overdue'),
        formatEuro(euros(sumCents(late.map(({ toplam }) => cents(toplam))))),
        t('invoices', { count: late.reduce((count, { adet }) => count + adet, 0) }),
        rows.overdue(),
      )}
      {tile(
        t('cancelled'),
        `${formatNumber(rateOf(iptal))} %`,
        <>
          {t('cancelled_note', { count: iptal.adet, all: iptal.siparis })}
          {onceki_iptal.siparis > 0 && ` · ${t('rate_before', { rate: formatNumber(rateOf(onceki_iptal)) })}`}
        </>,
        rows.cancelled(),
      )}
      {tile(t('scarce'), formatInteger(report.az_stok), t('scarce_note'), rows.scarce())}
    </ul>
  )
}

function Change({ value, days }: { value: number | null; days: string }) {
  const t = useTexts(managerTexts)
  if (value === null) return t('nothing_before', { days })
  return (
    <>
      <span className={value < 0 ? 'wk-problem wk-strong' : classes.better}>
        {value < 0 ? '−' : '+'}
        {formatNumber(Math.abs(value))} %
      </span>{' '}
      {t('against', { days })}
    </>
  )
}
