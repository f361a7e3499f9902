import { Select } from '@mantine/core'
import { useState } from 'react'
import type { Flag } from '#core/fields.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'
import { turnoverFilters, turnoverItems, type TurnoverRow } from '../domain/turnover.ts'
import { reportTexts } from '../texts.ts'
import { FigureNotes } from './FigureNotes.tsx'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'
import classes from './ReportTable.module.css'
import { useRange, wireRange } from './use-range.ts'

const path = '/siparisler/personel_ciro_report'

function useColumns(): ReportColumn<TurnoverRow>[] {
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
  const { range, setRange, params, change } = useRange(['payment', 'tax'])
  const [opened, setOpened] = useState<TurnoverRow | null>(null)
  const input = {
    ...wireRange(range),
    odeme_durumu: flagOf(params.payment),
    vergi_durumu: flagOf(params.tax),
  }
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
      <ReportScreen
        title={t('turnover')}
        columns={columns}
        query={{ key: [path, input], ask: async () => (await call(path, input)).datalist }}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        notes={<FigureNotes figure="turnover" range={isWhole ? range : null} />}
        tools={
          <>
            <DateRange range={range} label={t('turnover_days')} onChange={setRange} />
            {choice('payment')}
            {choice('tax')}
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
