import { Stack } from '@mantine/core'
import { write } from '#platform/web/api.ts'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { CustomerFields } from '#modules/customers/domain/customer.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { panelTexts } from '../panel-texts.ts'

/** An empty field does not mean zero: the amount must be entered. */
const BalanceForm = CustomerFields.pick({ balance: true }).extend({
  balance: CustomerFields.shape.balance.unwrap(),
})

type Props = { customer: CustomerRow; onClose(): void }

/** The balance of one customer; only administrators get here. */
export function BalancePanel({ customer, onClose }: Props) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const editor = useEditor('/customers/update', BalanceForm, {
    initial: { balance: customer.balance },
    record: customer,
    message: () => t('balance_saved'),
    undo: ({ id, version }) => write('/customers/update', { id, version, balance: customer.balance }),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={t('balance_title', { name: customerLabel(customer) })}
      size="side"
      editor={editor}
      onReload={onClose}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ShownValue label={fields('cus_id')} value={String(customer.id)} />
        <MoneyField form={form} name="balance" label={fields('balance')} autoFocus />
      </Stack>
    </RecordDrawer>
  )
}
