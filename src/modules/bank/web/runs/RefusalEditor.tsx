import { Stack } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { optionalText, requiredText } from '#core/fields.ts'
import { write } from '#platform/web/api.ts'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { runTexts } from './run-texts.ts'

/** A run that the bank refused, or one debit of it. */
export type Refused = { id: number; item_id: number | null; name: string }

const RefusalReason = z.object({ code: requiredText(10), text: optionalText(140) })

/** Enters that the bank refused a file or a debit, with its reason. */
export function RefusalEditor({ refused, onClose }: { refused: Refused; onClose(): void }) {
  const t = useTexts(runTexts)
  const { id, item_id, name } = refused
  const [initial] = useState<{ code: string | null; text: string | null }>({ code: null, text: null })
  const editor = useEditor('/debit_run/refuse', RefusalReason, {
    initial,
    extra: { id, item_id },
    message: ({ count }) => t('refuse_done', { count }),
    undo: () => write('/debit_run/refuse_undo', { id, item_id }),
    onSaved: onClose,
  })
  const title = t(item_id === null ? 'refuse_run' : 'refuse_item')
  return (
    <RecordDrawer title={`${title} · ${name}`} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm">
        <p>{t('refuse_effect')}</p>
        <TextField form={editor.form} name="code" label={t('code')} maxLength={10} autoFocus />
        <TextField form={editor.form} name="text" label={t('bank_text')} maxLength={140} />
      </Stack>
    </RecordDrawer>
  )
}
