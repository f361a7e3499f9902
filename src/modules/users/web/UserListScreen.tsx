import { IconEdit, IconTrash } from '@tabler/icons-react'
import type { Refusal } from '#core/refusal.ts'
import { actOn } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useHistoryAction } from '#platform/web/list/rows/history-action.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { whyMayNotChange, whyMustStay } from '../domain/managing.ts'
import { userList, type UserRow } from '../domain/users.ts'
import { userTexts } from '../texts.ts'
import { useOffboarding } from './leaving/offboarding.tsx'
import { openUser } from './open-user.ts'
import { userScreenTexts } from './texts.ts'

/** /genel/kullanici-yonetim: the users with their actions. */
export function UserListScreen() {
  const t = useTexts(userScreenTexts)
  const offboarding = useOffboarding()
  const actions = useUserActions(offboarding.ask)
  return (
    <>
      <ListScreen
        list={userList}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={actions}
        cells={cells}
        onOpen={openUser}
        onNew={() => openUser({ id: null })}
        newLabel={t('new')}
        emptyText={t('empty')}
      />
      {offboarding.dialog}
    </>
  )
}

const cells = { blocked: (user: UserRow) => <AccessState isBlocked={user.blocked === '1'} /> }

function AccessState({ isBlocked }: { isBlocked: boolean }) {
  const t = useTexts(userTexts)
  return (
    <span className="wk-badge" data-tone={isBlocked ? 'red' : 'green'}>
      {t(isBlocked ? 'state_blocked' : 'state_active')}
    </span>
  )
}

/** The browser assumes another administrator; the server counts them. */
const SOME_OTHER_ADMIN = 1

function useUserActions(offboard: ReturnType<typeof useOffboarding>['ask']): RowAction<UserRow>[] {
  const t = useTexts(userScreenTexts)
  const common = useTexts(commonTexts)
  const reasons = useRefusals()
  const actor = useUser()
  const history = useHistoryAction<UserRow>('sys_users')
  const say = (refusal: Refusal) => (refusal ? reasons(refusal) : null)

  async function remove(user: UserRow) {
    const outcome = await offboard(user, 'delete').catch(toastError)
    // After a handover the account is already closed.
    if (!outcome || outcome.version !== null) return
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('delete_question', { name: user.user_name }),
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/sys_users/delete', user),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: user.id }))
  }

  return [
    {
      key: 'update',
      label: t('action_update'),
      icon: <IconEdit size={14} />,
      whyNot: (user) => say(whyMayNotChange(actor, user)),
      run: openUser,
    },
    history,
    {
      key: 'delete',
      label: t('action_delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      whyNot: (user) =>
        say(
          whyMayNotChange(actor, user) ??
            whyMustStay(actor, user, { ...user, blocked: '1' }, SOME_OTHER_ADMIN),
        ),
      run: remove,
    },
  ]
}
