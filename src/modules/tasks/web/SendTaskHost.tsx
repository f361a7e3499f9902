import { Stack } from '@mantine/core'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { PersonField } from '#platform/web/form/PersonField.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { taskRequest, type TaskSubject } from '#platform/web/requests.ts'
import { useStore } from '#platform/web/store.ts'
import { TaskFields } from '../domain/gorev.ts'
import { taskTexts } from '../texts.ts'
import { documentName } from './document-name.ts'
import { taskScreenTexts } from './texts.ts'

/** Waits until somebody wants to send a task, from whichever screen. */
export function SendTaskHost() {
  const subject = useStore(taskRequest)
  return subject && <SendTask subject={subject} onClose={() => taskRequest.set(null)} />
}

const SendForm = TaskFields.pick({ reciver_usr: true, sender_msg: true })
type Values = { reciver_usr: number | null; sender_msg: string | null }

function SendTask({ subject, onClose }: { subject: TaskSubject; onClose(): void }) {
  const t = useTexts(taskScreenTexts)
  const fields = useTexts(taskTexts)
  const form = useRecordForm<Values>(SendForm, { reciver_usr: null, sender_msg: '' })
  const { belge_tip, belge_no, about } = subject
  const { save, isSaving, failure } = useSave({
    form,
    path: '/takip/gorevler/create',
    extra: { belge_tip, belge_no },
    message: ({ id }) => t('sent', { id }),
    onSaved: onClose,
  })
  const topic = [documentName(t, belge_tip, belge_no), about].filter(Boolean).join(' · ')
  return (
    <RecordDrawer
      title={t('new_task')}
      size="side"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      fieldTexts={taskTexts}
      saveLabel={t('send')}
      onSave={save}
      onClose={onClose}
    >
      <Stack
        gap="sm"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
        }}
      >
        {topic && <ShownValue label={t('about')} value={topic} />}
        <PersonField form={form} name="reciver_usr" label={fields('reciver_usr')} autoFocus />
        <AreaField
          form={form}
          name="sender_msg"
          label={fields('sender_msg')}
          rows={6}
          description={t('send_hint')}
        />
      </Stack>
    </RecordDrawer>
  )
}
