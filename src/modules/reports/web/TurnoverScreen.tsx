import { Select } from '@mantine/core'
import { useState } from 'react'
import type { Flag } from '#core/fields.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'
import type { Earlier } from '../domain/comparison.ts'
import { turnoverFilters, turnoverItems, type TurnoverRow } from '../domain/turnover.ts'
import { reportTexts } from '../texts.ts'
import { useCompared } from './comparing.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'
import classes from './ReportTable.module.css'
import { useRange, wireRange } from './use-range.ts'

const path = '/siparisler/personel_ciro_report'

function useColumns(): ReportColumn<TurnoverRow & Earlier>[] {
  const t = useTexts(reportTexts)
  const money = (key: 'brut' | 'net' | 'vergi' | 'iptal' | 'p_hak') =>
    ({ key, label: t(key), kind: 'money', value: (row: TurnoverRow) => row[key], sum: true }) as const
  return [
    { key: 'personel', label: t('personel'), kind: 'text', value: ({ personel }) => personel },
    { ...money('brut'), bar: true },
    money('net'),
    money('vergi'),
    money('iptal'),
    { key: 'yuzde', label: t('yuzde'), kind: 'percent', value: ({ yuzde }) => yuzde },
    money('p_hak'),
  ]
}

const flagOf = (param: string | undefined): Flag | null => (param === '0' || param === '1' ? param : null)

/** /report/personel-ciro: what each person turned over and may claim. */
export function TurnoverScreen() {
  const t = useTexts(reportTexts)
  const columns = useColumns()
  const days = useRange(['payment', 'tax'])
  const { range, setRange, params, change } = days
  const [opened, setOpened] = useState<TurnoverRow | null>(null)
  const which = { odeme_durumu: flagOf(params.payment), vergi_durumu: flagOf(params.tax) }
  const input = { ...wireRange(range), ...which }
  const compared = useCompared<TurnoverRow>(days, {
    path,
    more: which,
    ask: async (asked) => (await call(path, { ...wireRange(asked), ...which })).datalist,
    figures: ['brut', 'net', 'vergi', 'iptal', 'p_hak'],
    compared: { kind: 'money', name: t('brut') },
  })
  const isWhole = input.odeme_durumu === null && input.vergi_durumu === null
  const choice = (name: 'payment' | 'tax') => (
    <Select
      size="xs"
      className={classes.select}
      aria-label={t(`${name}_state`)}
      data={[
        { value: '', label: `${t(`${name}_state`)}: ${t(`${name}_all`)}` },
        { value: '1', label: t(`${name}_1`) },
        { value: '0', label: t(`${name}_0`) },
      ]}
      allowDeselect={false}
      value={params[name] ?? ''}
      onChange={(value) => change({ [name]: value || undefined })}
    />
  )
  return (
    <>
      <ReportScreen<TurnoverRow & Earlier>
        title={t('turnover')}
        columns={[...columns, ...compared.columns]}
        query={compared.query}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        notes={<FigureNotes figure="turnover" range={isWhole ? range : null} />}
        tools={
          <>
            <DateRange range={range} label={t('turnover_days')} onChange={setRange} />
            {choice('payment')}
            {choice('tax')}
            {compared.tools}
          </>
        }
      />
      {opened && (
        <RowsPanel
          list={turnoverItems}
          title={`${t('turnover')} · ${opened.personel}`}
          filters={{ per_id: opened.id, ...turnoverFilters(input) }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
