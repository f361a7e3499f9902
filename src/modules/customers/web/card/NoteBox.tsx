import { Button, Kbd, Textarea } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { CallError } from '#platform/web/api.ts'
import { Conflict } from '#platform/web/form/RecordDrawer.tsx'
import { ReloadRecord } from '#platform/web/form/reload-record.ts'
import { TextConflict } from '#platform/web/form/TextConflict.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { CustomerFields } from '#modules/customers/domain/customer.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { rememberCustomer } from '../customer-data.ts'
import classes from './CustomerCard.module.css'
import { usePageSave } from '#platform/web/keys/shortcuts.ts'
import { trackingTexts } from '../texts.ts'

const NoteForm = CustomerFields.pick({ note2: true })

/** Saves what was typed; false when that failed and the customer must stay on screen. */
export type SaveNote = () => Promise<boolean>

type Props = {
  customer: CustomerRow
  field: RefObject<HTMLTextAreaElement | null>
  /** Tells how to save before the customer leaves the screen; null when nothing was typed. */
  onDirty(save: SaveNote | null): void
}

/** The note everybody may write. Ctrl+S saves it, and turning the page does too. */
export function NoteBox({ customer, field, onDirty }: Props) {
  const t = useTexts(trackingTexts)
  const fields = useTexts(customerTexts)
  const common = useTexts(commonTexts)
  const queries = useQueryClient()
  // What this box has saved counts at once; the customer that is fetched again comes a moment later.
  const [own, setOwn] = useState<Pick<CustomerRow, 'note2' | 'version'>>(customer)
  const { note2, version } = own.version > customer.version ? own : customer
  const stored = note2 ?? ''
  const mergeButton = useRef<HTMLButtonElement>(null)
  // What the typing began with: another stored note means that somebody else has written meanwhile.
  const [begun, setBegun] = useState(stored)
  const editor = useEditor('/customers/update', NoteForm, {
    initial: { note2: stored },
    record: { id: customer.id, version },
    onSaved: (saved) => {
      const mine = { note2: saved.note2, version: saved.version }
      setBegun(mine.note2 ?? '')
      setOwn(mine)
      rememberCustomer(queries, customer.id, mine)
    },
  })
  const { form, isSaving, failure, acceptNewer } = editor
  if (!form.isDirty && begun !== stored) setBegun(stored)
  const isContested = !isSaving && form.isDirty && stored !== begun && stored !== form.values.note2
  useReloadOnNoteConflict(failure)

  /** Two conflicting notes: nothing is saved until the user has chosen. */
  async function save(): Promise<boolean> {
    if (!isContested) return editor.save()
    mergeButton.current?.focus()
    return false
  }

  function choose(note: string) {
    acceptNewer()
    setBegun(stored)
    form.set('note2', note)
    // The pressed button disappears after the choice.
    field.current?.focus()
  }

  usePageSave(() => (form.isDirty ? save() : undefined))
  // A layout effect, so that the screen knows about unsaved input before the next key press.
  useLayoutEffect(() => onDirty(form.isDirty ? save : null))
  useEffect(() => () => onDirty(null), [onDirty])

  return (
    <section className="wk-stack">
      <div className={classes.noteHead}>
        <label htmlFor="customer-note" className="wk-heading">
          {fields('note2')} <Kbd size="xs">N</Kbd>
        </label>
        <span className="wk-muted">{form.isDirty ? t('note_unsaved') : t('note_hint')}</span>
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
      {isContested ? (
        <TextConflict
          stored={stored}
          typed={form.values.note2}
          user={failure ? String(failure.status.params?.user ?? '') : undefined}
          mergeButton={mergeButton}
          onChoose={choose}
        />
      ) : (
        <Conflict editor={editor} />
      )}
    </section>
  )
}

/** A refusal because of the note itself fetches the other note at once, to be compared. */
function useReloadOnNoteConflict(failure: CallError | null): void {
  const reload = use(ReloadRecord)
  useEffect(() => {
    const { code, params } = failure?.status ?? {}
    if (code === 'record_changed' && String(params?.fields).split(', ').includes('note2')) reload?.()
  }, [failure, reload])
}
