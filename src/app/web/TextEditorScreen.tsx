import { z } from 'zod'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { RichTextField } from '#platform/web/form/RichTextField.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { appTexts } from './texts.ts'

const Draft = z.object({ html: z.string() })

/** /DevexpressRichedit: the editor of the mails by itself, to draft in; nothing is stored. */
export function TextEditorScreen() {
  const t = useTexts(appTexts)
  const form = useRecordForm(Draft, { html: '' })
  return (
    <RichTextField form={form} name="html" label={t('text_editor')} description={t('text_editor_hint')} />
  )
}
