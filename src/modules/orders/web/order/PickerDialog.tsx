import type { ReactNode } from 'react'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import classes from '../screens.module.css'

type Props = { title: string; onClose(): void; children: ReactNode }

/** A list above the form, from which one row is taken. */
export function PickerDialog({ title, onClose, children }: Props) {
  return (
    <Dialog title={title} size="min(1300px, 94vw)" centered={false} onClose={onClose}>
      <div className={classes.picker}>{children}</div>
    </Dialog>
  )
}
