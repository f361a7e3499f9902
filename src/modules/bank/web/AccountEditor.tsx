import { Select, Stack } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { groupedIban } from '#core/money/bank.ts'
import { call } from '#platform/web/api.ts'
import { recordAmong } from '#platform/web/records/find-record.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { BankAccountForm, columnsOf, mappingOf, type CheckedAccount } from '../domain/account-form.ts'
import type { AccountRow } from '../domain/calls.ts'
import { bankAccountTexts } from './account-texts.ts'
import classes from './runs/RunsScreen.module.css'

const accountOf = ({ iban, name, ...columns }: CheckedAccount) => ({ iban, name, csv: mappingOf(columns) })

type Props = { id: number | null; onClose(): void }

/** An own account and the columns of its CSV files; without a day and an amount there are none. */
export function AccountEditor({ id, onClose }: Props) {
  const query = useQuery({
    queryKey: ['/bank_account/list', 'one', id],
    queryFn:
      id === null ? skipToken : async () => recordAmong((await call('/bank_account/list', {})).datalist, id),
    ...forEditing,
  })
  if (id === null) return <AccountRecord account={null} onClose={onClose} />
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(account) => <AccountRecord account={account} onClose={onClose} />}
    </RecordLoader>
  )
}

type RecordProps = { account: AccountRow | null; onClose(): void }

function AccountRecord({ account, onClose }: RecordProps) {
  const t = useTexts(bankAccountTexts)
  const editor = useEditor('/bank_account/save', BankAccountForm, {
    initial: {
      iban: account ? groupedIban(account.iban) : '',
      name: account?.name ?? '',
      ...columnsOf(account?.csv ?? null),
    },
    record: account,
    payload: (checked, _values, key) => ({ ...accountOf(checked as CheckedAccount), ...key }),
    message: () => t('saved'),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer title={account ? t('edit') : t('add')} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm">
        <TextField form={form} name="iban" label={t('iban')} readOnly={account?.is_used ?? false} autoFocus />
        <TextField form={form} name="name" label={t('name')} maxLength={80} />
        <h3 className={classes.part}>{t('csv')}</h3>
        <Select
          label={t('separator')}
          data={[
            { value: ';', label: ';' },
            { value: ',', label: ',' },
            { value: '\t', label: t('tab') },
          ]}
          allowDeselect={false}
          value={form.values.separator ?? ';'}
          onChange={(value) => form.set('separator', value ?? ';')}
        />
        {(['day', 'amount', 'payer', 'payer_iban', 'purpose', 'reference'] as const).map((name) => (
          <TextField key={name} form={form} name={name} label={t(name)} maxLength={80} />
        ))}
      </Stack>
    </RecordDrawer>
  )
}
