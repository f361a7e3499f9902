import { IconEdit, IconExternalLink } from '@tabler/icons-react'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { repairList, type RepairRow } from '#modules/customers/domain/repair-list.ts'
import { customerListTexts } from './list-texts.ts'
import { showCustomer } from '../public/customer-panel.ts'

const edit = ({ id }: RepairRow) => showCustomer('editor', id)

/** /cari/numaralar: numbers that cannot be dialled; Enter opens the customer, a repaired one leaves the list. */
export function RepairScreen() {
  const t = useTexts(customerListTexts)
  const actions: RowAction<RepairRow>[] = [
    { key: 'update', label: t('action_update'), icon: <IconEdit size={14} />, run: edit },
    {
      key: 'page',
      label: t('action_page'),
      icon: <IconExternalLink size={14} />,
      run: ({ id }) => openCustomerPage(id),
    },
  ]
  return (
    <ListScreen
      list={repairList}
      title={t('repair_title')}
      subtitle={t('repair_subtitle')}
      actions={actions}
      onOpen={edit}
      emptyText={t('repair_empty')}
    />
  )
}
