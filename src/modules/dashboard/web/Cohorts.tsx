import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInteger, formatNumber } from '#core/money/money.ts'
import { call } from '#platform/web/api.ts'
import { HeatMap, type HeatCell } from '#platform/web/charts/HeatMap.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { quarterOf, type Cohort } from '../domain/cohorts.ts'
import { figureRows } from '../domain/manager-rows.ts'
import type { BoardProps } from './ManagerTiles.tsx'
import { managerTexts } from './manager-texts.ts'
import { MembersPanel } from './MembersPanel.tsx'

const path = '/gosterge/kohort'
const membersPath = '/gosterge/kohort_musteri'

const quarterName = (first: string) => `Q${Math.ceil(Number(first.slice(5, 7)) / 3)} ${first.slice(2, 4)}`

type Opened = { ilk: string; sonra: number }

/** Customers by the quarter of their first order, and who of them bought again; each cell opens its customers. */
export function Cohorts({ state: { bayi_id, range, today }, onOpen }: Omit<BoardProps, 'report'>) {
  const t = useTexts(managerTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const query = useQuery({
    queryKey: [path, bayi_id],
    queryFn: () => call(path, { bayi_id }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (!data) return <Loaded query={query}>{() => null}</Loaded>
  const cohorts = data.datalist.filter(({ adet }) => adet > 0)
  const cellsOf = ({ ilk, adet, tekrar }: Cohort, row: number): HeatCell[] =>
    [adet, ...tekrar].map((again, sonra) => ({
      key: `${ilk}-${sonra}`,
      row,
      column: sonra,
      share: again / adet,
      text: t(sonra ? 'cohort_cell' : 'cohort_new', {
        again: formatInteger(again),
        all: formatInteger(adet),
        share: formatNumber(Math.round((again / adet) * 100)),
      }),
      open: again ? () => setOpened({ ilk, sonra }) : undefined,
    }))
  const titleOf = ({ ilk, sonra }: Opened) =>
    `${t('cohorts')} · ${quarterName(ilk)}${sonra ? ` → ${quarterName(quarterOf(ilk, sonra).from)}` : ''}`
  return (
    <>
      <HeatMap
        title={t('cohorts')}
        note={t('cohorts_note')}
        corner={t('cohort_quarter')}
        rows={cohorts.map(({ ilk }) => quarterName(ilk))}
        columns={Array.from({ length: (cohorts[0]?.tekrar.length ?? 0) + 1 }, (_, later) => `+${later}`)}
        cells={cohorts.flatMap(cellsOf)}
      />
      {opened && (
        <MembersPanel
          title={titleOf(opened)}
          amount={t('cohort_ordered')}
          query={{
            key: [membersPath, bayi_id, opened],
            ask: (page) => call(membersPath, { bayi_id, ...opened, ...page }),
          }}
          onOpen={({ id, ad }) =>
            onOpen({
              title: `${titleOf(opened)} · ${ad}`,
              rows: figureRows(range, bayi_id, today).boughtIn(quarterOf(opened.ilk, opened.sonra), id),
            })
          }
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
