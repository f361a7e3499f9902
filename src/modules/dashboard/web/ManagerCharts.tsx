import { formatDate, type DayRange } from '#core/days/dates.ts'
import { formatEuro, formatInteger, formatNumber } from '#core/money/money.ts'
import type { Language } from '#core/texts/texts.ts'
import { BarChart } from '#platform/web/charts/BarChart.tsx'
import { TrendChart } from '#platform/web/charts/TrendChart.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { trendOf, type TrendStep } from '../domain/compared.ts'
import { ages, whyNotAbc } from '../domain/manager.ts'
import { figureRows, type FigureRows } from '../domain/manager-rows.ts'
import { Abc } from './Abc.tsx'
import { Cohorts } from './Cohorts.tsx'
import { GoalPanel } from './GoalPanel.tsx'
import classes from './Manager.module.css'
import { comparedDays, type BoardProps } from './ManagerTiles.tsx'
import { euro } from './formats.ts'
import { managerTexts } from './manager-texts.ts'
import { ReachMap } from './ReachMap.tsx'

const number = { value: formatInteger }

const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 1000) / 10 : 0)

function pointLabel({ from }: DayRange, step: TrendStep, language: Language): string {
  if (step !== 'ay') return formatDate(from).slice(0, 6)
  return new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  )
}

/** The charts of the board; each bar and point opens its rows. */
export function ManagerCharts({ report, state, onOpen }: BoardProps) {
  const t = useTexts(managerTexts)
  const language = useLanguage()
  const seesWines = whyNotAbc(useUser(), { what: 'wines' }) === null
  const { range, step } = state
  const rows = figureRows(range, state.bayi_id, state.today)
  const before = { from: report.onceki_start, to: report.onceki_end }
  const opens = (title: string, what: FigureRows) => () => onOpen({ title, rows: what })
  const isEmpty = report.ciro.adet === 0 && report.onceki_ciro.adet === 0
  const trend = isEmpty ? [] : trendOf(range, before, report.gunler, step)
  return (
    <div className={classes.charts}>
      <div className={classes.wide}>
        <TrendChart
          title={t('trend')}
          note={t('trend_note', { days: comparedDays(report) })}
          head={[t(`step_${step}`), t('trend'), t('before')]}
          format={euro}
          points={trend.map((point) => ({
            key: point.from,
            label: pointLabel(point, step, language),
            value: point.value,
            before: point.before,
            open: opens(`${t('trend')} · ${formatDate(point.from)}`, rows.turnover(point)),
          }))}
        />
      </div>
      <Funnel report={report} state={state} onOpen={onOpen} />
      <BarChart
        title={t('ageing')}
        note={t('ageing_note')}
        head={[t('age'), t('owed'), t('count')]}
        format={euro}
        fade="in"
        points={ages.map((age) => ({
          key: age,
          label: t(`age_${age}`),
          value: report.yas[age].toplam,
          note: formatInteger(report.yas[age].adet),
          open: opens(`${t('ageing')} · ${t(`age_${age}`)}`, rows.age(age)),
        }))}
      />
      <ReachMap report={report} state={state} onOpen={onOpen} />
      <GoalPanel report={report} state={state} onOpen={onOpen} />
      <Abc kind="customers" state={state} onOpen={onOpen} />
      {seesWines && <Abc kind="wines" state={state} onOpen={onOpen} />}
      <Cohorts state={state} onOpen={onOpen} />
      <Cancellations report={report} state={state} onOpen={onOpen} />
    </div>
  )
}

function Funnel({ report: { huni }, state, onOpen }: BoardProps) {
  const t = useTexts(managerTexts)
  const rows = figureRows(state.range, state.bayi_id, state.today)
  const share = (part: number, whole: number) => (whole ? `${formatNumber(percent(part, whole))} %` : '')
  const { arama, ulasilan, siparis, fatura, odeme } = huni
  const stages = [
    ['calls', arama, '', rows.calls()],
    ['reached', ulasilan, share(ulasilan, arama), rows.reached()],
    ['orders', siparis.adet, formatEuro(siparis.toplam), rows.sold()],
    ['invoiced', fatura.adet, share(fatura.adet, siparis.adet), rows.soldAndInvoiced()],
    ['settled', odeme.adet, share(odeme.adet, siparis.adet), rows.soldAndPaid()],
  ] as const
  const isEmpty = arama === 0 && siparis.adet === 0
  return (
    <BarChart
      title={t('funnel')}
      note={t('funnel_note')}
      head={[t('stage'), t('count'), t('remark')]}
      format={number}
      fade="out"
      points={
        isEmpty
          ? []
          : stages.map(([stage, value, note, what]) => ({
              key: stage,
              label: t(stage),
              value,
              note,
              open: () => onOpen({ title: `${t('funnel')} · ${t(stage)}`, rows: what }),
            }))
      }
    />
  )
}

function Cancellations({ report, state, onOpen }: BoardProps) {
  const t = useTexts(managerTexts)
  const rows = figureRows(state.range, state.bayi_id, state.today)
  return (
    <>
      <BarChart
        title={t('by_person')}
        head={[t('person'), t('rate'), t('count')]}
        format={{ value: (value) => `${formatNumber(value)} %` }}
        points={report.iptal_personel.slice(0, 10).map(({ per_id, personel, adet, siparis }) => ({
          key: String(per_id),
          label: personel,
          value: percent(adet, siparis),
          note: `${formatInteger(adet)}/${formatInteger(siparis)}`,
          open: () => onOpen({ title: `${t('by_person')} · ${personel}`, rows: rows.cancelledBy(per_id) }),
        }))}
      />
      <BarChart
        title={t('by_reason')}
        head={[t('reason'), t('count'), t('trend')]}
        format={number}
        points={report.iptal_neden.slice(0, 10).map(({ neden, adet, toplam }) => ({
          key: neden,
          label: neden || t('no_reason'),
          value: adet,
          note: formatEuro(toplam),
          open: () =>
            onOpen({
              title: `${t('by_reason')} · ${neden || t('no_reason')}`,
              rows: rows.cancelledFor(neden),
            }),
        }))}
      />
    </>
  )
}
