import { Stack } from '@mantine/core'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { PersonField } from '#platform/web/form/PersonField.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { taskRequest, type TaskSubject } from '#platform/web/records/requests.ts'
import { useStore } from '#platform/web/store.ts'
import { TaskFields } from '../domain/task.ts'
import { taskTexts } from '../texts.ts'
import { documentName } from '../domain/task-cells.ts'
import { taskScreenTexts } from './texts.ts'

/** Opens the task form when a screen requests it. */
export function SendTaskHost() {
  const subject = useStore(taskRequest)
  return subject && <SendTask subject={subject} onClose={() => taskRequest.set(null)} />
}

const SendForm = TaskFields.pick({ reciver_usr: true, sender_msg: true })
const blank: { reciver_usr: number | null; sender_msg: string | null } = { reciver_usr: null, sender_msg: '' }

function SendTask({ subject, onClose }: { subject: TaskSubject; onClose(): void }) {
  const t = useTexts(taskScreenTexts)
  const fields = useTexts(taskTexts)
  const { belge_tip, belge_no, about } = subject
  const editor = useEditor('/takip/gorevler/create', SendForm, {
    initial: blank,
    extra: { belge_tip, belge_no },
    message: ({ id }) => t('sent', { id }),
    onSaved: onClose,
  })
  const { form } = editor
  const language = useLanguage()
  const topic = [documentName({ belge_tip, belge_no }, language), about].filter(Boolean).join(' · ')
  return (
    <RecordDrawer title={t('new_task')} size="side" editor={editor} saveLabel={t('send')} onClose={onClose}>
      <Stack
        gap="sm"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void editor.save()
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
