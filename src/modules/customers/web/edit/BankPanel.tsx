import { Stack } from '@mantine/core'
import { blankOf } from '#core/record-fields.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { FlagField, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { mayEditField } from '#modules/customers/domain/changing.ts'
import { bankFields, BankForm } from '#modules/customers/domain/customer.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { panelTexts } from '../panel-texts.ts'

const blank = blankOf(BankForm)

type Values = Record<(typeof bankFields)[number], string | null>
type Props = { customer: CustomerRow; onClose(): void }

/** Bank details; sales people read them, administrators change them. */
export function BankPanel({ customer, onClose }: Props) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const mayEdit = mayEditField(useUser(), 'cus_bank')
  const initial = Object.fromEntries(
    bankFields.map((field) => [field, customer[field] ?? blank[field]]),
  ) as Values
  const editor = useEditor('/customers/update', BankForm, {
    initial,
    record: customer,
    message: () => t('bank_saved'),
    onSaved: onClose,
  })
  const { form } = editor
  const field = (name: keyof Values) => ({ form, name, label: fields(name), readOnly: !mayEdit })
  return (
    <RecordDrawer
      title={t('bank_title', { name: customerLabel(customer) })}
      size="side"
      editor={editor}
      onSave={mayEdit ? editor.save : null}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField {...field('cus_bank')} autoFocus />
        <TextField {...field('cus_bank_iban')} />
        <TextField {...field('cus_bank_bic')} />
        <TextField {...field('cus_bank_hesap')} />
        <TextField {...field('cus_bank_sube')} />
        <DateField {...field('cus_bank_e_date')} />
        <FlagField {...field('cus_bank_shift')} />
      </Stack>
    </RecordDrawer>
  )
}
