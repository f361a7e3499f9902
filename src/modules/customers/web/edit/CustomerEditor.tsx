import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRecent } from '#platform/web/records/recents.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { AddressList } from './AddressPanel.tsx'
import { AppointmentPanel } from './AppointmentPanel.tsx'
import { recentCustomer, useFreshCustomer } from '../customer-data.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { useConfirmedChange } from './confirm-change.ts'
import { CustomerEdit, editableIn, newCustomer, valuesOf, type CustomerValues } from './customer-form.ts'
import { BankSection, ContactSection, DetailsSection, InfoSection } from './CustomerFieldset.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { trackingTexts } from '../texts.ts'

type Props = { id: number | null; onClose(): void; onCreated?(id: number): void }

/** The whole customer: info, contact, bank, details, addresses. */
export function CustomerEditor({ id, onClose, onCreated }: Props) {
  const customer = useFreshCustomer(id)
  const begun = useRouterState({ select: ({ location }) => location.state.begun })
  if (id === null) {
    return (
      <CustomerRecord
        key={begun?.cus_tel1}
        customer={null}
        begun={begun}
        onClose={onClose}
        onCreated={onCreated}
      />
    )
  }
  return (
    <RecordLoader query={customer} onClose={onClose}>
      {(loaded) => <CustomerRecord customer={loaded} onClose={onClose} onCreated={onCreated} />}
    </RecordLoader>
  )
}

type RecordProps = {
  customer: CustomerRow | null
  begun?: Partial<CustomerValues> | undefined
  onClose(): void
  onCreated: ((id: number) => void) | undefined
}

function CustomerRecord({ customer, begun, onClose, onCreated }: RecordProps) {
  const t = useTexts(trackingTexts)
  const common = useTexts(commonTexts)
  const user = useUser()
  const [isAppointmentOpen, setAppointmentOpen] = useState(false)
  const mayEdit = editableIn(user, customer === null)
  useRecent(customer && recentCustomer(customer))
  const confirmChange = useConfirmedChange()
  const editor = useEditor(customer ? '/customers/update' : '/customers/create', CustomerEdit, {
    initial: customer ? valuesOf(customer) : { ...newCustomer(user), ...begun },
    record: customer,
    ask: async (values) => (customer ? confirmChange(customer, values) : {}),
    message: (saved) => (customer ? common('saved') : common('created', { id: saved.id })),
    onSaved: (saved) => {
      onClose()
      if (!customer) onCreated?.(saved.id)
    },
  })
  const sections = { form: editor.form, mayEdit }
  return (
    <>
      <RecordDrawer
        title={customer ? `${t('edit_customer')} · ${customerLabel(customer)}` : t('new_customer')}
        size="full"
        editor={editor}
        onClose={onClose}
        actions={
          <Button
            variant="default"
            leftSection={<IconCalendarEvent size={14} />}
            onClick={() => (customer ? setAppointmentOpen(true) : toastWarning(t('save_customer_first')))}
          >
            {t('appointment')}
          </Button>
        }
      >
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" maw={1280} mx="auto">
          <Stack gap="lg">
            <InfoSection {...sections} />
            <ContactSection {...sections} />
          </Stack>
          <Stack gap="lg">
            <DetailsSection {...sections} withNotes />
            <BankSection {...sections} />
          </Stack>
        </SimpleGrid>
        <SimpleGrid cols={1} maw={1280} mx="auto" mt="xl">
          <FormSection title={t('section_address')}>
            {customer ? (
              <AddressList customer={customer} />
            ) : (
              <p>
                <IconMapPin size={14} aria-hidden /> {t('save_customer_first')}
              </p>
            )}
          </FormSection>
        </SimpleGrid>
      </RecordDrawer>
      {isAppointmentOpen && customer && (
        <AppointmentPanel customer={customer} onClose={() => setAppointmentOpen(false)} />
      )}
    </>
  )
}
