import { IconEraser, IconUserCheck, IconUserPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { bulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { beginCustomer } from '#modules/customers/web/public/begin-customer.ts'
import { write } from '#platform/web/api.ts'
import { BulkMenu } from '#modules/bulk/web/public/BulkMenu.tsx'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { missedList, type MissedRow } from '../domain/missed-list.ts'
import { missedTexts } from '../missed-texts.ts'
import { AssignDialog } from './AssignDialog.tsx'

const dismissing = bulkWork('/missed_call/dismiss')
const restoring = bulkWork('/missed_call/restore')
const erasing = bulkWork('/missed_call/erase')

/** /cari/cevapsiz: missed calls of unknown callers. */
export function MissedScreen() {
  const t = useTexts(missedTexts)
  const user = useUser()
  const selection = useSelection()
  const [assigned, setAssigned] = useState<MissedRow | null>(null)
  const erase = {
    key: 'erase',
    label: t('erase'),
    danger: true,
    work: erasing,
    warning: t('erase_for_good'),
  }
  return (
    <>
      <ListScreen
        list={missedList}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={useActions(setAssigned)}
        onOpen={setAssigned}
        emptyText={t('empty')}
        selection={selection}
        tools={
          <BulkMenu
            selection={selection}
            acts={[
              { key: 'dismiss', label: t('dismiss'), work: dismissing, reverse: restoring },
              ...(isAdmin(user) ? [erase] : []),
            ]}
            nameOf={String}
          />
        }
      />
      {assigned && <AssignDialog caller={assigned} onClose={() => setAssigned(null)} />}
    </>
  )
}

function useActions(assign: (row: MissedRow) => void): RowAction<MissedRow>[] {
  const t = useTexts(missedTexts)
  const user = useUser()

  async function dismiss({ id, number }: MissedRow) {
    try {
      await write('/missed_call/dismiss', { id })
      toastUndo(t('dismissed', { number }), () => write('/missed_call/restore', { id }))
    } catch (error) {
      toastError(error)
    }
  }

  const erase = ({ id, number }: MissedRow) =>
    confirm({
      title: t('erase'),
      message: t('erase_question', { number }),
      confirm: t('erase'),
      danger: true,
      act: async () => {
        await write('/missed_call/erase', { id })
        toastSuccess(t('erased'))
      },
    })

  return [
    { key: 'assign', label: t('assign'), icon: <IconUserCheck size={14} />, run: assign },
    {
      key: 'new',
      label: t('new_customer'),
      icon: <IconUserPlus size={14} />,
      run: ({ number }) => beginCustomer({ cus_tel1: number }),
    },
    { key: 'dismiss', label: t('dismiss'), icon: <IconX size={14} />, run: dismiss },
    ...(isAdmin(user)
      ? [{ key: 'erase', label: t('erase'), icon: <IconEraser size={14} />, danger: true, run: erase }]
      : []),
  ]
}
