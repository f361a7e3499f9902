// oxlint-disable-next-line no-restricted-imports -- every other dialog is made of this one
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelKeys } from '../keys/kept-keys.ts'
import { useTexts } from '../language.tsx'
import { layers, type Layer } from './layers.ts'
import { useReturnFocus } from './return-focus.ts'
import { commonTexts } from '../texts.ts'

type Props = {
  title: string
  /** The layer above which it opens; by default above the panels. */
  layer?: Layer
  size?: string
  /** In the middle of the window; tall ones begin at its top. */
  centered?: boolean
  /** Nothing closes it for now: neither Esc nor a click beside it, and there is no close button. */
  mustStay?: boolean
  withCloseButton?: boolean
  closeOnClickOutside?: boolean
  onClose(): void
  children: ReactNode
}

/** While nobody is signed in the page behind is not to be read. */
const COVERING = { backgroundOpacity: 1, color: 'var(--wk-surface)' }

/** A window above the page: it keeps the focus, closes by Esc, and gives the focus back to where it was. */
export function Dialog(props: Props) {
  const { title, layer = 'dialog', size = 'md', centered = true, mustStay = false, onClose, children } = props
  const { withCloseButton = true, closeOnClickOutside = true } = props
  const t = useTexts(commonTexts)
  useReturnFocus()
  usePanelKeys()
  return (
    <Modal
      opened
      title={title}
      size={size}
      centered={centered}
      zIndex={layers[layer]}
      withCloseButton={withCloseButton && !mustStay}
      {...(layer === 'signIn' ? { overlayProps: COVERING } : {})}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnEscape={!mustStay}
      closeOnClickOutside={closeOnClickOutside && !mustStay}
      onClose={onClose}
    >
      {children}
    </Modal>
  )
}
