import { Select } from '@mantine/core'
import { isAdmin } from '#core/actor.ts'
import { write } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { toastSaved } from '#platform/web/toasts/undo.ts'
import { statusReverse } from '#modules/customers/domain/changing.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { useConfirmedChange } from '../edit/confirm-change.ts'
import classes from './CustomerHead.module.css'
import { trackingTexts } from '../texts.ts'

type Props = { customer: CustomerRow; isEditing: boolean }

/** Whether the customer may be called. Administrators change it here; leaving "may be called" asks first. */
export function StatusControl({ customer, isEditing }: Props) {
  const t = useTexts(trackingTexts)
  const fields = useTexts(customerTexts)
  const user = useUser()
  const confirmChange = useConfirmedChange()
  const options = useReference('cus_dnd')
  const mayBeCalled = customer.cus_dnd === MAY_BE_CALLED
  /** The wish stands in place of a status that would contradict it. */
  const wish = mayBeCalled && customer.wants_no_calls === '1' ? t('wants_no_calls') : null
  const tone = mayBeCalled && wish === null ? 'green' : 'red'
  const current = options.find((option) => option.value === String(customer.cus_dnd))
  if (!isAdmin(user) || isEditing) {
    return (
      <span className={`wk-badge ${classes.badge}`} data-tone={tone}>
        {wish ?? current?.label ?? customer.cus_dnd}
      </span>
    )
  }
  const choices = options.filter(({ value }) => wish === null || value !== String(MAY_BE_CALLED))

  async function change(key: string | null) {
    const cus_dnd = Number(key)
    if (!key || cus_dnd === customer.cus_dnd) return
    const { id } = customer
    let version = customer.version
    const save = async (confirmation: object) => {
      const { save_response } = await write('/customers/update', { id, version, cus_dnd, ...confirmation })
      version = save_response.version
    }
    const reverse = statusReverse(customer)
    try {
      if (!(await confirmChange(customer, { cus_dnd }, save))) return
      toastSaved(
        t('status_saved'),
        reverse ? () => write('/customers/update', { id, version, ...reverse }) : undefined,
      )
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Select
      size="xs"
      w={150}
      aria-label={fields('cus_dnd')}
      data={choices.map(({ value, label }) => ({ value, label }))}
      value={wish === null ? String(customer.cus_dnd) : null}
      {...(wish === null ? {} : { placeholder: wish })}
      allowDeselect={false}
      onChange={(key) => void change(key)}
      classNames={{ input: `wk-tone ${classes.status}` }}
      attributes={{ input: { 'data-tone': tone } }}
    />
  )
}
