import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { questionBefore } from '#modules/customers/domain/changing.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { trackingTexts } from '../texts.ts'

type Change = { cus_dnd?: number | null; cus_user?: number | null }

/** Sent with a change that was asked for and confirmed. */
const confirmed = { onay: '1' } as const

/**
 * Asks before a change takes the appointment away: the fields to send along, or null when the person declines. With
 * `act` the change happens inside the question, which stays open while it fails.
 */
export function useConfirmedChange() {
  const t = useTexts(trackingTexts)
  const statuses = useReference('cus_dnd')
  return async (
    customer: CustomerRow,
    changes: Change,
    act?: (confirmation: object) => Promise<unknown>,
  ): Promise<object | null> => {
    const question = questionBefore(customer, changes)
    if (question === null) {
      await act?.({})
      return {}
    }
    const status = statuses.find(({ value }) => value === String(changes.cus_dnd))?.label ?? ''
    const words =
      question === 'release'
        ? {
            title: t('release_title'),
            message: t('release_question', { name: customerLabel(customer) }),
            confirm: t('release'),
          }
        : { title: t('status_title'), message: t('status_question', { status }) }
    const isConfirmed = await confirm({
      ...words,
      danger: true,
      act: async () => act?.(confirmed),
    })
    return isConfirmed ? confirmed : null
  }
}
