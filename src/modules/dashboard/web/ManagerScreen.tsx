import { Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { call } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import { comparisons } from '#core/days/compared-range.ts'
import { trendSteps } from '../domain/compared.ts'
import { FigurePanel, type OpenedFigure } from './FigurePanel.tsx'
import classes from './Manager.module.css'
import { ManagerCharts } from './ManagerCharts.tsx'
import { ManagerTiles } from './ManagerTiles.tsx'
import { managerTexts } from './manager-texts.ts'
import { presetRange, presets, useManagerState, type ManagerState } from './manager-state.ts'

const path = '/gosterge/report'

/** /gosterge: how the business goes, for administrators and, within the own dealer, for dealer administrators. */
export function ManagerScreen() {
  const t = useTexts(managerTexts)
  const state = useManagerState()
  const [opened, setOpened] = useState<OpenedFigure | null>(null)
  const { range, karsi, bayi_id } = state
  const input = { start_date: range.from, end_date: range.to, karsi, bayi_id }
  const query = useQuery({
    queryKey: [path, input],
    queryFn: () => call(path, input),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={`wk-page ${classes.board}`} aria-label={t('board')}>
      <Tools state={state} />
      <Loaded query={query}>
        {(report) => (
          <>
            <ManagerTiles report={report} state={state} onOpen={setOpened} />
            <ManagerCharts report={report} state={state} onOpen={setOpened} />
          </>
        )}
      </Loaded>
      {opened && <FigurePanel opened={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

function Tools({ state }: { state: ManagerState }) {
  const t = useTexts(managerTexts)
  const { range, setRange, preset, today, karsi, bayi_id, step, change } = state
  const dealers = useReference('bayi_cari')
  const mayChoose = isAdmin(useUser())
  const select = { size: 'xs', className: classes.select, allowDeselect: false } as const
  return (
    <div className={`wk-bar ${classes.tools}`}>
      <Select
        {...select}
        aria-label={t('preset')}
        data={[
          ...presets.map((name) => ({ value: name as string, label: t(`preset_${name}`) })),
          ...(preset ? [] : [{ value: '', label: t('preset_own') }]),
        ]}
        value={preset ?? ''}
        onChange={(value) => {
          const chosen = presets.find((name) => name === value)
          if (chosen) setRange(presetRange(chosen, today))
        }}
      />
      <DateRange range={range} label={t('days')} onChange={setRange} />
      <Select
        {...select}
        aria-label={t('compare')}
        data={comparisons.map((value) => ({ value, label: t(`compare_${value}`) }))}
        value={karsi}
        onChange={(value) => change({ karsi: value ?? undefined })}
      />
      <Select
        {...select}
        aria-label={t('step')}
        data={trendSteps.map((value) => ({ value, label: t(`step_${value}`) }))}
        value={step}
        onChange={(value) => change({ adim: value ?? undefined })}
      />
      {mayChoose && (
        <Select
          {...select}
          aria-label={t('dealer')}
          data={[
            { value: '', label: t('all_dealers') },
            ...dealers.map(({ value, label }) => ({ value, label })),
          ]}
          value={bayi_id === null ? '' : String(bayi_id)}
          onChange={(value) => change({ bayi: value || undefined })}
        />
      )}
    </div>
  )
}
