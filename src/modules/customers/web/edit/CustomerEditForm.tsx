import { Button, Group, SimpleGrid, Space } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Conflict, mayDiscard } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { useConfirmedChange } from './confirm-change.ts'
import { CustomerEdit, editableIn, valuesOf } from './customer-form.ts'
import { ContactSection, DetailsSection, InfoSection } from './CustomerFieldset.tsx'
import classes from '../card/CustomerCard.module.css'
import { usePageSave } from '#platform/web/keys/shortcuts.ts'

type Props = { customer: CustomerRow; onDone(): void }

/** The customer on the calling screen in edit mode. Save or cancel ends it. */
export function CustomerEditForm({ customer, onDone }: Props) {
  const common = useTexts(commonTexts)
  const mayEdit = editableIn(useUser(), false)
  const confirmChange = useConfirmedChange()
  const editor = useEditor('/customers/update', CustomerEdit, {
    initial: valuesOf(customer),
    record: customer,
    ask: (values) => confirmChange(customer, values),
    onSaved: onDone,
  })
  const { form, save, isSaving } = editor
  const frame = useRef<HTMLFormElement>(null)
  usePageSave(save)
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])

  async function cancel() {
    if (await mayDiscard(form.isDirty)) onDone()
  }

  return (
    <form
      ref={frame}
      className={classes.edit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        const isOwn = !(event.target as Element).hasAttribute('data-mantine-stop-propagation')
        if (event.key === 'Escape' && isOwn) void cancel()
      }}
    >
      <div className={`wk-scroll ${classes.editFields}`}>
        <SimpleGrid cols={{ base: 1, xl: 2 }} spacing="lg">
          <div>
            <InfoSection form={form} mayEdit={mayEdit} />
          </div>
          <div>
            <ContactSection form={form} mayEdit={mayEdit} />
          </div>
        </SimpleGrid>
        <Space h="lg" />
        <DetailsSection form={form} mayEdit={mayEdit} withNotes />
      </div>
      <Conflict editor={editor} />
      <Group justify="flex-end" gap="xs" className={classes.actions}>
        <Button variant="default" onClick={() => void cancel()} title="Esc">
          {common('cancel')}
        </Button>
        <Button type="submit" loading={isSaving} leftSection={<IconDeviceFloppy size={14} />} title="Ctrl+S">
          {common('save')}
        </Button>
      </Group>
    </form>
  )
}
