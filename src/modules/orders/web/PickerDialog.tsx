import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useReturnFocus } from '#platform/web/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import classes from './screens.module.css'

type Props = { title: string; onClose(): void; children: ReactNode }

/** A list above the form, from which one row is taken. */
export function PickerDialog({ title, onClose, children }: Props) {
  const common = useTexts(commonTexts)
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="min(1300px, 94vw)"
      zIndex={500}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={classes.picker}>{children}</div>
    </Modal>
  )
}
