import { Stack } from '@mantine/core'
import { TextField } from '#platform/web/form/fields.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { MandateForm } from '#modules/bank/domain/mandate-forms.ts'
import { runTexts } from './run-texts.ts'
import { saveFile } from './RunParts.tsx'

type Props = { cus_id: number | null; name: string; onClose(): void }

/** A new mandate; its form is handed out for the signature. */
export function MandateEditor({ cus_id, name, onClose }: Props) {
  const t = useTexts(runTexts)
  const editor = useEditor('/mandate/create', MandateForm, {
    initial: { cus_id, iban: '', bic: null as string | null, holder: name },
    message: () => t('mandate_saved'),
    onSaved: ({ id }) => {
      void saveFile('/mandate/form', id)
      onClose()
    },
  })
  const { form } = editor
  return (
    <RecordDrawer title={t('new_mandate')} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm">
        <IntegerField form={form} name="cus_id" label={t('cus_id')} />
        <TextField form={form} name="holder" label={t('holder')} />
        <TextField form={form} name="iban" label={t('iban')} autoFocus />
        <TextField form={form} name="bic" label={t('bic')} />
      </Stack>
    </RecordDrawer>
  )
}
