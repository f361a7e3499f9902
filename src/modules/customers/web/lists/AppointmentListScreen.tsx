import { IconCalendarEvent, IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '#core/days/dates.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { appointmentList } from '#modules/customers/domain/customer-lists.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { showing } from '../customer-data.ts'
import { showCustomer } from '../public/customer-panel.ts'
import { customerListTexts } from './list-texts.ts'

const appointments = showing(appointmentList, {
  rand_tar: { width: 130 },
  rand_saat: { width: 100 },
  rand_note: {},
  rand_user: {},
  id: {},
  cus_surname: {},
  cus_name: {},
  cus_firm: {},
  cus_city: {},
  country_code: {},
  cus_tel1: {},
  cus_gsm: {},
  cus_email: {},
  name: {},
  cus_dnd: {},
})

const isOverdue = ({ rand_tar }: CustomerRow) => rand_tar !== null && rand_tar < serverToday()

/** Overdue days are highlighted. */
const cells = {
  rand_tar: (row: CustomerRow) =>
    isOverdue(row) ? <span className="wk-problem wk-strong">{formatDate(row.rand_tar)}</span> : null,
}

const edit = ({ id }: CustomerRow) => showCustomer('appointment', id)

/** /Randevu: every appointment of the company. */
export function AppointmentListScreen() {
  const t = useTexts(customerListTexts)
  const actions: RowAction<CustomerRow>[] = [
    {
      key: 'appointment',
      label: t('action_appointment'),
      icon: <IconCalendarEvent size={14} />,
      run: edit,
    },
    {
      key: 'page',
      label: t('action_page'),
      icon: <IconExternalLink size={14} />,
      run: ({ id }) => openCustomerPage(id),
    },
  ]
  return (
    <ListScreen
      list={appointments}
      title={t('appointments_title')}
      subtitle={t('appointments_subtitle')}
      actions={actions}
      cells={cells}
      onOpen={edit}
      emptyText={t('appointments_empty')}
    />
  )
}
