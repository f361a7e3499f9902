import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupedIban } from '#core/money/bank.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { useTexts } from '#platform/web/language.tsx'
import { PayeeAccountForm, type PayeeAccount } from '../../domain/payee-account.ts'
import { payeeTexts } from '../payee-texts.ts'

/** A person or a dealer; without either the user. */
export type Payee = { user_id?: number | null; bayi_id?: number | null; name?: string }

type Props = { payee: Payee; onClose(): void }

export const payeeKey = ({ user_id = null, bayi_id = null }: Payee) => ({ user_id, bayi_id })

/** Where commission is paid to. */
export function PayeeAccountEditor({ payee, onClose }: Props) {
  const query = useQuery({
    queryKey: ['/payee_account/get', 'editor', payeeKey(payee)],
    queryFn: async () => ({ account: (await call('/payee_account/get', payeeKey(payee))).item }),
    ...forEditing,
  })
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ account }) => <LoadedAccount payee={payee} account={account} onClose={onClose} />}
    </RecordLoader>
  )
}

type LoadedProps = Props & { account: PayeeAccount | null }

function LoadedAccount({ payee, account, onClose }: LoadedProps) {
  const t = useTexts(payeeTexts)
  const editor = useEditor('/payee_account/save', PayeeAccountForm.omit({ version: true }), {
    initial: {
      ...payeeKey(payee),
      iban: account ? groupedIban(account.iban) : '',
      holder: account?.holder ?? payee.name ?? '',
    },
    ...(account ? { record: account } : {}),
    message: () => t('saved'),
    onSaved: onClose,
  })
  async function remove() {
    const isDone = await confirm({
      title: t('delete'),
      message: t('delete_question'),
      confirm: t('delete'),
      danger: true,
      act: () => write('/payee_account/delete', payeeKey(payee)),
    })
    if (isDone) onClose()
  }
  return (
    <RecordDrawer
      title={payee.name ? t('title_of', { name: payee.name }) : t('title')}
      size="side"
      editor={editor}
      onClose={onClose}
      actions={
        account && (
          <Button variant="default" onClick={() => void remove()}>
            {t('delete')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <TextField form={editor.form} name="iban" label={t('iban')} autoFocus />
        <TextField form={editor.form} name="holder" label={t('holder')} maxLength={70} />
      </Stack>
    </RecordDrawer>
  )
}
