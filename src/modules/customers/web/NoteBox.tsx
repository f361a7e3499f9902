import { Button, Kbd, Textarea } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useEffect, useRef, type Ref } from 'react'
import { Conflict } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { CustomerFields } from '../domain/customer.ts'
import type { CustomerRow } from '../domain/customer-row.ts'
import { customerTexts } from '../texts.ts'
import { customerResources } from './customer-data.ts'
import classes from './CustomerCard.module.css'
import { usePageSave } from './shortcuts.ts'
import { trackingTexts } from './texts.ts'

const NoteForm = CustomerFields.pick({ note2: true })

/** Saves what was typed; false when that failed and the customer must stay on screen. */
export type SaveNote = () => Promise<boolean>

type Props = {
  customer: CustomerRow
  field: Ref<HTMLTextAreaElement>
  onReload(): unknown
  /** Tells how to save before the customer leaves the screen; null when nothing was typed. */
  onDirty(save: SaveNote | null): void
}

/** The note everybody may write. Ctrl+S saves it, and turning the page does too. */
export function NoteBox({ customer, field, onReload, onDirty }: Props) {
  const t = useTexts(trackingTexts)
  const fields = useTexts(customerTexts)
  const common = useTexts(commonTexts)
  const form = useRecordForm(NoteForm, { note2: customer.note2 ?? '' }, customer.version)
  const isSaved = useRef(false)
  const { save, isSaving, failure, clearFailure } = useSave({
    form,
    path: '/customers/update',
    extra: { id: customer.id, version: customer.version },
    touches: customerResources,
    onSaved: () => {
      isSaved.current = true
    },
  })

  usePageSave(() => (form.isDirty ? save() : undefined))
  useEffect(() => {
    if (!form.isDirty) return onDirty(null)
    return onDirty(async () => {
      isSaved.current = false
      await save()
      return isSaved.current
    })
  })
  useEffect(() => () => onDirty(null), [onDirty])

  return (
    <section className={classes.note}>
      <div className={classes.noteHead}>
        <label htmlFor="customer-note" className={classes.heading}>
          {fields('note2')} <Kbd size="xs">N</Kbd>
        </label>
        <span className={classes.muted}>{form.isDirty ? t('note_unsaved') : t('note_hint')}</span>
        <Button
          variant={form.isDirty ? 'filled' : 'default'}
          disabled={!form.isDirty}
          loading={isSaving}
          leftSection={<IconDeviceFloppy size={14} />}
          onClick={() => void save()}
          title="Ctrl+S"
        >
          {common('save')}
        </Button>
      </div>
      <Textarea
        id="customer-note"
        ref={field}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={4_000}
        value={form.values.note2}
        error={form.errors.note2}
        onChange={(event) => form.set('note2', event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <Conflict
        failure={failure}
        fieldTexts={customerTexts}
        onReload={async () => {
          await onReload()
          clearFailure()
        }}
      />
    </section>
  )
}
