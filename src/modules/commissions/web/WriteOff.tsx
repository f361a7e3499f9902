import { useQueryClient } from '@tanstack/react-query'
import { write } from '#platform/web/api.ts'
import { BulkRun } from '#platform/web/BulkRun.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commissionResources } from './commission-data.ts'
import { commissionScreenTexts } from './texts.ts'

type Props = {
  isUndone: boolean
  ids: readonly number[]
  onDone(ids: readonly number[]): void
  onClose(): void
}

/** Deletes the commission of the ticked orders, which counts as settled while nothing is paid, or undoes that. */
export function WriteOff({ isUndone, ids, onDone, onClose }: Props) {
  const t = useTexts(commissionScreenTexts)
  const queries = useQueryClient()
  return (
    <BulkRun
      title={t(isUndone ? 'action_restore' : 'action_delete')}
      ids={ids}
      nameOf={(id) => t('order_name', { id })}
      work={(id) =>
        isUndone
          ? write('/prim_listesi/silme_geri_al', { id })
          : write('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' })
      }
      onFinished={async (done) => {
        onDone(done)
        await refresh(queries, commissionResources)
      }}
      onClose={onClose}
    />
  )
}
