import { write } from '#platform/web/api.ts'
import { BulkRun } from '#platform/web/BulkRun.tsx'
import { useTexts } from '#platform/web/language.tsx'
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
      }}
      onClose={onClose}
    />
  )
}
