import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconFolderOpen } from '@tabler/icons-react'
import { filesRefusals } from '#core/refusals/files.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { AreaField, LookupField, ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { tellReason } from '#platform/web/refusals.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { speechTexts } from '../domain/speech-field-texts.ts'
import { SpeechTextForm, speechTextRule, type SpeechTextRow } from '../domain/speech-text.ts'
import { speechScreenTexts } from './speech-texts.ts'

/** Changing a text without choosing another file keeps its PDF. */
const SpeechTextChange = SpeechTextForm.omit({ base_64: true })

type Props = { text: SpeechTextRow | null; onClose(): void }

export function SpeechTextEditor({ text, onClose }: Props) {
  const t = useTexts(speechScreenTexts)
  const fields = useTexts(speechTexts)
  const path = text ? '/konusma_metin/update' : '/konusma_metin/create'
  const editor = useEditor(path, text ? SpeechTextChange : SpeechTextForm, {
    initial: {
      baslik: text?.baslik ?? '',
      file_name: text?.file_name ?? null,
      file_url: text?.file_url ?? null,
      cus_category: text?.cus_category ?? null,
      metin: text?.metin ?? null,
      base_64: '',
    },
    record: text,
    extra: ({ base_64 }) => (text && base_64 ? { base_64 } : {}),
    onSaved: onClose,
  })
  const { form } = editor

  async function choose(file: File | null) {
    if (!file) return
    const max = speechTextRule.maxBytes / 1_048_576
    if (file.size > speechTextRule.maxBytes)
      return toastWarning(tellReason(filesRefusals.file_too_large, { max }))
    if (!speechTextRule.types.includes(file.type)) {
      return toastWarning(tellReason(filesRefusals.file_type_not_allowed, { allowed: 'PDF' }))
    }
    form.set('file_name', file.name)
    await form.setLater('base_64', readAsBase64(file))
  }

  return (
    <RecordDrawer title={text ? t('edit') : t('new')} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm">
        <TextField form={form} name="baslik" label={fields('baslik')} autoFocus />
        <LookupField form={form} name="cus_category" label={fields('cus_category')} list="sys_category" />
        <AreaField form={form} name="metin" label={fields('metin')} rows={6} />
        <ShownValue label={fields('file_name')} value={form.values.file_name ?? ''} />
        <Group gap="xs">
          <FileButton accept={speechTextRule.types.join(',')} onChange={(file) => void choose(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFolderOpen size={14} />}>
                {t('choose_pdf')}
              </Button>
            )}
          </FileButton>
          {form.errors.base_64 && <Text c="var(--wk-danger-text)">{form.errors.base_64}</Text>}
          {text && <Text c="var(--wk-muted)">{t('keep_pdf')}</Text>}
        </Group>
      </Stack>
    </RecordDrawer>
  )
}
