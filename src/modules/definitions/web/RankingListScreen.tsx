import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/rows/record-actions.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { isAdmin } from '#core/actor.ts'
import { rankingList, type RankingRow } from '../domain/rankings.ts'
import { showDefinition } from './definition-panel.ts'
import classes from './Rankings.module.css'
import { definitionScreenTexts } from './texts.ts'

const edit = ({ id }: RankingRow) => showDefinition('ranking', id)

/** /genel/rakin_list and /RakingList: the pictures of the rankings; only administrators change them. */
export function RankingListScreen() {
  const t = useTexts(definitionScreenTexts)
  const mayWrite = isAdmin(useUser())
  const [shown, setShown] = useState<RankingRow | null>(null)
  const actions = useRecordActions<RankingRow>({
    edit,
    deletePath: '/raking_figure/delete',
    nameOf: (row) => row.title ?? row.file_name,
  })
  return (
    <div className="wk-screen">
      <ListScreen
        list={rankingList}
        title={t('rankings')}
        subtitle={t('rankings_hint')}
        emptyText={t('ranking_empty')}
        onActive={setShown}
        {...(mayWrite
          ? {
              actions,
              onOpen: edit,
              onNew: () => showDefinition('ranking', null),
              newLabel: t('ranking_new'),
            }
          : { onOpen: setShown })}
      />
      {shown && <Preview ranking={shown} />}
    </div>
  )
}

/** The picture of the chosen row, a hundred pixels high. */
function Preview({ ranking }: { ranking: RankingRow }) {
  const { data, isError } = useQuery({
    queryKey: ['/raking_figure/get', ranking.id, ranking.version],
    queryFn: async () =>
      (await call('/raking_figure/get', { id: ranking.id, base_64: true })).item.base_64 ?? null,
  })
  // A ranking that was deleted meanwhile is not shown.
  if (isError) return null
  return (
    <figure className={`wk-panel wk-row ${classes.preview}`}>
      {data && (
        <img
          height={100}
          alt={ranking.title ?? ranking.file_name}
          src={`data:${ranking.file_type};base64,${data}`}
        />
      )}
      <figcaption>{ranking.title ?? ranking.file_name}</figcaption>
    </figure>
  )
}
