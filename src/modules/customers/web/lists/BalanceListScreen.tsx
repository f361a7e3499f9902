import { IconCoinEuro, IconExternalLink } from '@tabler/icons-react'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { customerBaseList } from '#modules/customers/domain/customer-lists.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { appointmentCells, showing } from '../customer-data.ts'
import { showCustomer } from '../public/customer-panel.ts'
import { customerListTexts } from './list-texts.ts'

const balances = showing(customerBaseList, {
  id: {},
  cus_code: {},
  unvan: {},
  cus_surname: {},
  cus_name: {},
  cus_firm: {},
  cus_city: {},
  balance: {},
  country_code: {},
  name: {},
  cus_is_aktive: {},
  cus_email: {},
  cus_dnd: {},
  ulke: { filter: 'startsWith', width: 80 },
  sehir: { filter: 'startsWith', width: 130 },
  cus_random: { filter: 'equals', width: 140 },
  rand_user: {},
  rand_tar: {},
})

const withBalance = { filters: { balance: { value: 0, matchMode: 'gt' as const } } }

const edit = ({ id }: CustomerRow) => showCustomer('balance', id)

/** /cari/guthaben: who has a balance with the company. */
export function BalanceListScreen() {
  const t = useTexts(customerListTexts)
  const actions: RowAction<CustomerRow>[] = [
    { key: 'balance', label: t('action_balance'), icon: <IconCoinEuro size={14} />, run: edit },
    {
      key: 'page',
      label: t('action_page'),
      icon: <IconExternalLink size={14} />,
      run: ({ id }) => openCustomerPage(id),
    },
  ]
  return (
    <ListScreen
      list={balances}
      title={t('balance_title')}
      subtitle={t('balance_subtitle')}
      fixedFilters={withBalance}
      cells={appointmentCells}
      actions={actions}
      onOpen={edit}
      emptyText={t('balance_empty')}
    />
  )
}
