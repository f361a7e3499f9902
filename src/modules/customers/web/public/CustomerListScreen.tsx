import {
  IconCalendarEvent,
  IconCoinEuro,
  IconEdit,
  IconExternalLink,
  IconFiles,
  IconMapPin,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { actOn } from '#platform/web/api.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { say } from '#core/texts/texts.ts'
import { bulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { BulkMenu } from '#modules/bulk/web/public/BulkMenu.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useHistoryAction } from '#platform/web/list/rows/history-action.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import { recordHref } from '#platform/web/records/records.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { customerList } from '../../domain/customer-lists.ts'
import type { CustomerRow } from '../../domain/customer-row.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { useCustomerExtras, type CustomerExtras } from './customer-extras.ts'
import { PresenceSign } from './Presence.tsx'
import { showCustomer } from './customer-panel.ts'
import { customerListTexts } from '../lists/list-texts.ts'

const CustomerPreview = lazyPart(async () => (await import('../card/CustomerPreview.tsx')).CustomerPreview)

type ExtraPanel = CustomerExtras['panels'][number]

type Open = { extra: ExtraPanel; customer: CustomerRow }

const preview = ({ id }: CustomerRow) => <CustomerPreview id={id} />

/** Who else has a customer open is shown beside the number. */
const cells = {
  id: ({ id }: CustomerRow) => (
    <>
      {id}
      <PresenceSign cusId={id} />
    </>
  ),
}

const deleting = bulkWork('/customers/delete')

const edit = ({ id }: CustomerRow) => showCustomer('editor', id)

/** /cari/liste: every customer, and what can be done with each. */
export function CustomerListScreen() {
  const t = useTexts(customerListTexts)
  const common = useTexts(commonTexts)
  const user = useUser()
  const selection = useSelection()
  const [open, setOpen] = useState<Open | null>(null)
  const own = useCustomerActions()
  const { panels } = useCustomerExtras()
  const language = useLanguage()
  const offered = panels.filter(({ who }) => who === undefined || who(user))
  const extra = offered.map((panel): RowAction<CustomerRow> => ({
    key: panel.key,
    label: say(panel.label, language),
    icon: panel.icon,
    run: (customer) => setOpen({ extra: panel, customer }),
  }))
  const history = useHistoryAction<CustomerRow>('customers')
  const actions = [...own.slice(0, -1), ...extra, history, ...own.slice(-1)]
  return (
    <>
      <ListScreen
        list={customerList}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={actions}
        {...(isAdmin(user)
          ? {
              selection,
              tools: (
                <BulkMenu
                  selection={selection}
                  acts={[
                    {
                      key: 'delete',
                      label: common('delete'),
                      icon: <IconTrash size={14} />,
                      danger: true,
                      work: deleting,
                    },
                  ]}
                  nameOf={(id) => t('customer_name', { id })}
                  linkOf={(id) => recordHref('customer', 'editor', id)}
                />
              ),
            }
          : {})}
        cells={cells}
        onOpen={edit}
        preview={preview}
        onNew={() => showCustomer('editor', null)}
        newLabel={t('new')}
        emptyText={t('empty')}
      />
      {open?.extra.render(open.customer, () => setOpen(null))}
    </>
  )
}

function useCustomerActions(): RowAction<CustomerRow>[] {
  const t = useTexts(customerListTexts)
  const common = useTexts(commonTexts)
  const mayChange = isAdmin(useUser())

  async function remove(customer: CustomerRow) {
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('delete_question', { name: `${customer.id} ${customerLabel(customer)}` }),
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/customers/delete', customer),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: customer.id }))
  }

  return [
    { key: 'update', label: t('action_update'), icon: <IconEdit size={14} />, run: edit },
    {
      key: 'page',
      label: t('action_page'),
      icon: <IconExternalLink size={14} />,
      run: ({ id }) => openCustomerPage(id),
    },
    {
      key: 'appointment',
      label: t('action_appointment'),
      icon: <IconCalendarEvent size={14} />,
      run: ({ id }) => showCustomer('appointment', id),
    },
    {
      key: 'addresses',
      label: t('action_addresses'),
      icon: <IconMapPin size={14} />,
      run: ({ id }) => showCustomer('addresses', id),
    },
    {
      key: 'files',
      label: t('action_files'),
      icon: <IconFiles size={14} />,
      run: ({ id }) => showCustomer('files', id),
    },
    {
      key: 'balance',
      label: t('action_balance'),
      icon: <IconCoinEuro size={14} />,
      isShown: () => mayChange,
      run: ({ id }) => showCustomer('balance', id),
    },
    {
      key: 'delete',
      label: t('action_delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      isShown: () => mayChange,
      run: remove,
    },
  ]
}
