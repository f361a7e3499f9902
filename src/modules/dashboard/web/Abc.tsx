import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BarChart } from '#platform/web/charts/BarChart.tsx'
import { call } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { abcClasses, type AbcClass } from '../domain/abc.ts'
import type { AbcForm } from '../domain/manager.ts'
import { figureRows } from '../domain/manager-rows.ts'
import { euro } from './formats.ts'
import classes from './Manager.module.css'
import { MembersPanel } from './MembersPanel.tsx'
import type { BoardProps } from './ManagerTiles.tsx'
import { managerTexts } from './manager-texts.ts'

const path = '/gosterge/abc'

type Props = Omit<BoardProps, 'report'> & { kind: AbcForm['what'] }

/** The largest customers or wines; a bar opens its invoices, a class those that belong to it. */
export function Abc({ kind, state, onOpen }: Props) {
  const t = useTexts(managerTexts)
  const [opened, setOpened] = useState<AbcClass | null>(null)
  const { range, bayi_id } = state
  const input = { what: kind, start_date: range.from, end_date: range.to, bayi_id }
  const query = useQuery({
    queryKey: [path, input],
    queryFn: () => call(path, input),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (!data) return <Loaded query={query}>{() => null}</Loaded>
  const { counts } = data
  const rows = figureRows(range, bayi_id, state.today)
  const open = ({ id, ad }: { id: number; ad: string }) =>
    onOpen({ title: `${t(kind)} · ${ad}`, rows: kind === 'wines' ? rows.wine(id) : rows.customer(id) })
  return (
    <>
      <BarChart
        title={t(kind)}
        note={
          <>
            {t('abc_note')}
            {abcClasses.map((name) => (
              <button
                key={name}
                type="button"
                className={`wk-link ${classes.classCount}`}
                aria-label={t('abc_open', { name, kind: t(kind), count: counts[name] })}
                onClick={() => setOpened(name)}
              >
                {name} {counts[name]}
              </button>
            ))}
          </>
        }
        head={[t('name'), t('trend'), t('class')]}
        format={euro}
        points={data.rows.map((row) => ({
          key: String(row.id),
          label: row.ad,
          value: row.brut,
          note: row.sinif,
          open: () => open(row),
        }))}
      />
      {opened && (
        <MembersPanel
          title={`${t(kind)} · ${t('class')} ${opened}`}
          amount={t('trend')}
          query={{
            key: [path, input, opened],
            ask: async (page) => {
              const { rows: members, counts: all } = await call(path, { ...input, ...page, sinif: opened })
              return {
                rows: members.map(({ id, ad, brut }) => ({ id, ad, toplam: brut })),
                count: all[opened],
              }
            },
          }}
          onOpen={open}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
