import { call } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { isNothing } from '#modules/users/domain/offboarding.ts'
import type { UserRow } from '#modules/users/domain/users.ts'
import { movingTexts } from './moving-texts.ts'

/** Asks before a user with open work moves to another dealer; answers fields to send, or null if declined. */
export function useMoving() {
  const t = useTexts(movingTexts)
  const dealers = useReference('bayi_cari')
  const nameOf = (dealer: unknown) => dealers.find(({ value }) => value === String(dealer))?.label ?? '–'
  return async (user: UserRow, to: unknown): Promise<object | null> => {
    if (to === user.bayi) return {}
    const { item } = await call('/sys_users/move_preview', { id: user.id })
    if (isNothing(item)) return {}
    const isConfirmed = await confirm({
      title: t('title', { name: user.user_name, dealer: nameOf(to) }),
      message: t('question', { ...item, dealer: nameOf(user.bayi) }),
      confirm: t('confirm'),
    })
    return isConfirmed ? { onay: '1' } : null
  }
}
