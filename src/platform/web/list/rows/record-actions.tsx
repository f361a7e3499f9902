import { IconEdit, IconTrash } from '@tabler/icons-react'
import type { CallTypes } from '#core/calls.ts'
// oxlint-disable-next-line eslint/no-restricted-imports -- the list says the path
import { callUntyped } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { uuid } from '#platform/web/uuid.ts'
import type { RowAction } from './RowMenu.tsx'

type Options<Row> = {
  edit(row: Row): void
  /** The call that deletes a row; its body carries the id. */
  deletePath: keyof CallTypes
  /** The name of the row in the question. */
  nameOf(row: Row): string
}

/** The two actions of a plain record: edit, and delete after a question that stays open while it fails. */
export function useRecordActions<Row extends { id: number; version?: number }>(
  options: Options<Row>,
): [update: RowAction<Row>, remove: RowAction<Row>] {
  const { edit, deletePath, nameOf } = options
  const t = useTexts(commonTexts)

  async function remove(row: Row) {
    const isDeleted = await confirm({
      title: t('confirm_delete_title'),
      message: t('confirm_delete', { name: nameOf(row) }),
      confirm: t('delete'),
      danger: true,
      act: () =>
        callUntyped(
          deletePath,
          { id: row.id, ...(row.version ? { seen_version: row.version } : {}) },
          { requestId: uuid() },
        ),
    })
    if (!isDeleted) return
    toastSuccess(t('deleted', { id: row.id }))
  }

  return [
    { key: 'update', label: t('edit'), icon: <IconEdit size={14} />, run: edit },
    { key: 'delete', label: t('delete'), icon: <IconTrash size={14} />, danger: true, run: remove },
  ]
}
