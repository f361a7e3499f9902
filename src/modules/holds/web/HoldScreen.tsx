import { IconHandOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { write } from '#platform/web/api.ts'
import { BulkMenu } from '#modules/bulk/web/public/BulkMenu.tsx'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import { onNotice } from '#platform/web/realtime.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { holdList, type HoldRow } from '../domain/hold-list.ts'
import { holdTexts } from '../texts.ts'

const releasing = bulkWork('/hold/release')

/** /tutulan-siseler: who holds which bottles now; an administrator can release them. */
export function HoldScreen() {
  const t = useTexts(holdTexts)
  const queries = useQueryClient()
  const selection = useSelection()
  useEffect(
    () => onNotice('holds', () => void queries.invalidateQueries({ queryKey: [holdList.path] })),
    [queries],
  )
  const actions: RowAction<HoldRow>[] = [
    {
      key: 'release',
      label: t('release'),
      icon: <IconHandOff size={14} />,
      danger: true,
      run: ({ draft_id, holder }) =>
        confirm({
          title: t('release'),
          message: t('release_ask', { holder }),
          act: async () => {
            await write('/hold/drop', { draft_id })
            toastSuccess(t('released'))
          },
        }),
    },
  ]
  return (
    <ListScreen
      list={holdList}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={actions}
      emptyText={t('empty')}
      selection={selection}
      tools={
        <BulkMenu
          selection={selection}
          acts={[
            {
              key: 'release',
              label: t('release'),
              danger: true,
              work: releasing,
              warning: t('holders_are_told'),
            },
          ]}
          nameOf={(id) => `${t('id')} ${id}`}
        />
      }
    />
  )
}
