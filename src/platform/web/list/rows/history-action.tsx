import { IconHistory } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { isAdmin } from '#core/actor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { AUDIT_PATH, auditOf } from '../question/audit-address.ts'
import { forgetListState } from '../question/list-state.ts'
import type { RowAction } from './RowMenu.tsx'

/** Shows administrators who changed a row of this table, and what it was before. */
export function useHistoryAction<Row extends { id: number }>(table: string): RowAction<Row> {
  const t = useTexts(commonTexts)
  const actor = useUser()
  const navigate = useNavigate()
  return {
    key: 'history',
    label: t('history'),
    icon: <IconHistory size={14} />,
    isShown: () => isAdmin(actor),
    run: ({ id }) => {
      // Filters that were left there would hide some of the changes.
      forgetListState(AUDIT_PATH)
      void navigate({ to: AUDIT_PATH, search: auditOf(table, id) })
    },
  }
}
