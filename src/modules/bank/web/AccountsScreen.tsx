import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupedIban } from '#core/money/bank.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { PlainScreen } from '#platform/web/screen/PlainScreen.tsx'
import { PlainTable } from '#platform/web/screen/PlainTable.tsx'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { AccountRow } from '../domain/calls.ts'
import { bankAccountTexts } from './account-texts.ts'
import { openAccount } from './open-account.ts'
import { SmallButton } from './runs/RunParts.tsx'
import classes from './runs/RunsScreen.module.css'

/** /banka/hesaplar: the accounts of the company, and how the CSV files of their banks are read. */
export function AccountsScreen() {
  const t = useTexts(bankAccountTexts)
  const query = useQuery({
    queryKey: ['/bank_account/list'],
    queryFn: async () => (await call('/bank_account/list', {})).datalist,
  })
  const stateOf = (account: AccountRow) => {
    if (account.retired_on) return t('retired', { day: account.retired_on })
    if (account.is_company) return t('of_company')
    return t(account.is_used ? 'in_use' : 'not_used')
  }
  return (
    <PlainScreen hint={t('hint')} acts={<Button onClick={() => openAccount(null)}>{t('add')}</Button>}>
      <Loaded query={query}>
        {(accounts) => (
          <PlainTable
            title={t('title')}
            heads={[t('iban'), t('name'), t('csv'), t('state'), t('acts')]}
            rows={accounts.map((account) => ({
              key: account.id,
              cells: [
                groupedIban(account.iban),
                account.name,
                account.csv ? Object.values(account.csv).slice(1).filter(Boolean).join(', ') : '–',
                stateOf(account),
                <AccountActs key="acts" account={account} />,
              ],
            }))}
          />
        )}
      </Loaded>
    </PlainScreen>
  )
}

/** An account in use can be retired, one without statements can be deleted. */
function AccountActs({ account }: { account: AccountRow }) {
  const t = useTexts(bankAccountTexts)
  const { id, retired_on, is_company, is_used } = account
  const ask = (name: 'retire' | 'delete') =>
    confirm({
      title: t(name),
      message: t(`${name}_question`),
      confirm: t(name),
      danger: name === 'delete',
      act: () => write(`/bank_account/${name}`, { id }),
    })
  async function retire() {
    if (await ask('retire')) toastUndo(t('retire'), () => write('/bank_account/restore', { id }))
  }
  return (
    <span className={classes.acts}>
      <SmallButton label={t('edit')} onClick={() => openAccount(id)} />
      {retired_on && (
        <SmallButton label={t('restore')} onClick={() => write('/bank_account/restore', { id })} />
      )}
      {!retired_on && !is_company && <SmallButton label={t('retire')} onClick={retire} />}
      {!is_used && !is_company && <SmallButton label={t('delete')} onClick={() => ask('delete')} />}
    </span>
  )
}
