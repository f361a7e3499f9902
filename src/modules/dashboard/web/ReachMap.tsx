import { formatInteger, formatNumber } from '#core/money/money.ts'
import { HeatMap } from '#platform/web/charts/HeatMap.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { figureRows } from '../domain/manager-rows.ts'
import type { BoardProps } from './ManagerTiles.tsx'
import { managerTexts } from './manager-texts.ts'

/** A Monday, from which the names of the weekdays are taken. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** When people are reached, by weekday and hour; each cell opens its calls. */
export function ReachMap({ report: { ulasma }, state, onOpen }: BoardProps) {
  const t = useTexts(managerTexts)
  const names = new Intl.DateTimeFormat(useLanguage(), { weekday: 'short', timeZone: 'UTC' })
  const rows = figureRows(state.range, state.bayi_id, state.today)
  const lastDay = Math.max(5, ...ulasma.map(({ hafta_gun }) => hafta_gun))
  const hours = ulasma.map(({ saat }) => saat)
  const first = Math.min(9, ...hours)
  const count = Math.max(18, ...hours) - first + 1
  const days = Array.from({ length: lastDay }, (_, place) => names.format(MONDAY + place * DAY))
  return (
    <HeatMap
      title={t('reach')}
      note={t('reach_note')}
      corner={t('hour')}
      rows={days}
      columns={Array.from({ length: count }, (_, place) => String(first + place))}
      cells={ulasma.map(({ hafta_gun, saat, adet, ulasilan }) => ({
        key: `${hafta_gun}-${saat}`,
        row: hafta_gun - 1,
        column: saat - first,
        share: ulasilan / adet,
        text: t('reach_cell', {
          reached: formatInteger(ulasilan),
          calls: formatInteger(adet),
          share: formatNumber(Math.round((ulasilan / adet) * 100)),
        }),
        open: () =>
          onOpen({
            title: `${t('reach')} · ${days[hafta_gun - 1] ?? ''} ${saat}`,
            rows: rows.callsAt(hafta_gun, saat),
          }),
      }))}
    />
  )
}
