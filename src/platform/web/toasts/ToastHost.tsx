import { Notification } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Place } from '../screen/free-place.ts'
import { useTexts } from '../language.tsx'
import { useNarrow } from '../screen/narrow.ts'
import { whenQuiet } from '../screen/quiet.ts'
import { shownToasts } from './shown-toasts.ts'
import { useStore } from '../store.ts'
import { frameTexts } from '../frame-texts.ts'
import classes from './ToastHost.module.css'
import { ACTION_MARK, toastMark } from './toast-focus.ts'
import { dismiss, toasts, type Toast } from './toasts.ts'
import { undo, useUndoKey } from './undo.ts'

/**
 * The one place where toasts appear, mounted beside the app. It is loaded from the start, since the first message
 * may be that the server is unreachable.
 */
export function ToastHost() {
  const shown = shownToasts(useStore(toasts), useNarrow())
  const host = useRef<HTMLDivElement>(null)
  useUndoKey()
  const place = usePlace(host, shown.map(({ id }) => id).join())
  return (
    <div ref={host} className={classes.toasts} style={place ?? undefined}>
      {shown.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const loadPlacing = () => import('./toast-place.ts')

/** Finding a free place can wait; until then toasts are where the style puts them. */
whenQuiet(loadPlacing)

/** Places the toasts where they cover no control. */
function usePlace(host: RefObject<HTMLElement | null>, shown: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const box = host.current
    if (!shown || !box) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    loadPlacing().then(
      ({ keepPlaced }) => {
        if (!isOver) stop = keepPlaced(box, setPlace)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [host, shown])
  return place
}

/** It disappears by itself, but not while it has the pointer or the focus. */
function ShownToast({ toast }: { toast: Toast }) {
  const { id, message, color, duration } = toast
  const t = useTexts(frameTexts)
  const [isRead, setRead] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  useEffect(() => {
    if (isRead) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isRead])
  function goBack() {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    <Notification
      {...toastMark(id)}
      className={classes.toast}
      color={color}
      withBorder
      closeButtonProps={{ 'aria-label': t('close') }}
      onClose={() => {
        dismiss(id)
        goBack()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        goBack()
      }}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setRead(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={() => setRead(false)}
    >
      {message}
      {toast.actions?.map(({ label, hint, stays, run }) => (
        <button
          key={label}
          {...ACTION_MARK}
          type="button"
          className={`wk-field ${classes.undo}`}
          onClick={() => {
            if (!stays) dismiss(id)
            run()
          }}
        >
          {label} {hint && <kbd>{hint}</kbd>}
        </button>
      ))}
      {toast.undo && (
        <button type="button" className={`wk-field ${classes.undo}`} onClick={() => void undo(toast)}>
          {t('undo')} <kbd>{t('undo_key')}</kbd>
        </button>
      )}
    </Notification>
  )
}
