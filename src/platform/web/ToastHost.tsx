import { Notification } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from './language.tsx'
import { useStore } from './store.ts'
import { commonTexts } from './texts.ts'
import classes from './ToastHost.module.css'
import { dismiss, toasts, type Toast } from './toasts.ts'

const SHOWN_AT_ONCE = 6

/**
 * The one place where toasts appear; mounted beside the app. It is there from the start: what it has to say first may be
 * that the line is down.
 */
export function ToastHost() {
  const waiting = useStore(toasts)
  return (
    <div className={classes.toasts}>
      {waiting.slice(0, SHOWN_AT_ONCE).map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** It goes by itself, but not from under the pointer or the focus of somebody who reads it. */
function ShownToast({ toast: { id, message, color, duration } }: { toast: Toast }) {
  const t = useTexts(commonTexts)
  const [isRead, setRead] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  useEffect(() => {
    if (isRead) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isRead])
  return (
    <Notification
      className={classes.toast}
      color={color}
      withBorder
      closeButtonProps={{ 'aria-label': t('close') }}
      onClose={() => {
        dismiss(id)
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
      }}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={({ relatedTarget }) => {
        setRead(true)
        cameFrom.current = relatedTarget
      }}
      onBlur={() => setRead(false)}
    >
      {message}
    </Notification>
  )
}
