import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { mayDiscard } from '#platform/web/form/RecordDrawer.tsx'
import { tell } from '#platform/web/language.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { CustomerActions } from '../lists/CustomerActions.tsx'
import { CustomerEditForm } from '../edit/CustomerEditForm.tsx'
import { CallFacts } from './CustomerFacts.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { customerLabel } from '#modules/customers/domain/name.ts'
import classes from './CustomerCard.module.css'
import { CustomerPanel, type PanelName } from './CustomerPanel.tsx'
import { LatestConversations } from './LatestConversations.tsx'
import { NoteBox, type SaveNote } from './NoteBox.tsx'
import { useCustomerExtras } from '../public/customer-extras.ts'
import { KeyAreaContext, useShortcuts } from '#platform/web/keys/shortcuts.ts'

/** Asked before another customer takes the place; false keeps this one on screen. */
export type MayLeave = () => Promise<boolean>

type Props = {
  customer: CustomerRow
  isFresh: boolean
  onGone(): void
  onGuard(mayLeave: MayLeave | null): void
  /** A call ended; the number of the next customer, if the queue has one. */
  /** The next customer of the list, if the person goes through one. */
  next: number | null
  onFinished(next: number | null): void
}

const customerIn = ({ search }: { search: unknown }) => (search as { cus_id?: string }).cus_id

/** The customer who is shown takes the focus, unless somebody works with a panel or moves elsewhere with the keys. */
function useFocusWhenShown(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!document.activeElement?.matches(':focus-visible, [role="dialog"] *'))
      card.current?.focus({ preventScroll: true })
  }, [card])
}

/** One customer on the calling screen: everything a call needs, without looking for it. */
export function CustomerCard({ customer, isFresh, onGone, onGuard, next, onFinished }: Props) {
  const { calling } = useCustomerExtras()
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [isEditing, setEditing] = useState(false)
  const card = useRef<HTMLElement>(null)
  useFocusWhenShown(card)
  const note = useRef<HTMLTextAreaElement>(null)
  const saveNote = useRef<SaveNote | null>(null)
  const onDirty = useCallback((save: SaveNote | null) => {
    saveNote.current = save
  }, [])
  /** Repeated, because more may have been typed while a note was being saved. */
  const saveAll = useCallback(async () => {
    while (saveNote.current) if (!(await saveNote.current())) return false
    return true
  }, [])

  useEffect(() => {
    onGuard(async () => {
      if (isEditing) {
        toastWarning(
          tell(
            customerTexts,
            'musteri_guncellemekte_bir_sonraki_kayda_gecmek_icin_degisiklikleri_kaydetin_veya_iptal_edeniz',
          ),
        )
        return false
      }
      return saveAll()
    })
    return () => onGuard(null)
  }, [isEditing, onGuard, saveAll])

  // A note is also saved when the user leaves for another screen or customer; if that fails, the user is asked.
  useBlocker({
    shouldBlockFn: async ({ current, next: target }) => {
      if (current.pathname === target.pathname && customerIn(current) === customerIn(target)) return false
      const isLost = isEditing || !(await saveAll())
      return !(await mayDiscard(isLost))
    },
    enableBeforeUnload: () => isEditing || saveNote.current !== null,
  })

  useShortcuts({
    n: () => note.current?.focus(),
    g: () => setPanel('conversation'),
    t: () => setPanel('appointment'),
  })

  return (
    <KeyAreaContext value={card}>
      <article
        ref={card}
        className={`wk-pane ${classes.card}`}
        tabIndex={-1}
        aria-label={customerLabel(customer)}
        aria-busy={!isFresh}
      >
        <CustomerHead customer={customer} isEditing={isEditing} />
        {isEditing ? (
          <CustomerEditForm customer={customer} onDone={() => setEditing(false)} />
        ) : (
          <>
            <div className={`wk-scroll wk-stack ${classes.body}`}>
              {calling && <calling.Phones customer={customer} />}
              {calling && <calling.Money customer={customer} />}
              <CallFacts customer={customer} />
              <div className={classes.middle}>
                <LatestConversations cusId={customer.id} hasKey />
              </div>
              <NoteBox customer={customer} field={note} onDirty={onDirty} />
            </div>
            {calling && (
              <calling.Outcomes
                customer={customer}
                next={next}
                onSaveNotes={saveAll}
                onFinished={onFinished}
              />
            )}
            <CustomerActions
              customer={customer}
              isFresh={isFresh}
              onPanel={setPanel}
              onEdit={() => setEditing(true)}
              onGone={onGone}
            />
          </>
        )}
        {panel && <CustomerPanel name={panel} customer={customer} onClose={() => setPanel(null)} />}
      </article>
    </KeyAreaContext>
  )
}
