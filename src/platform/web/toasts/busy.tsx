import { Loader, VisuallyHidden } from '@mantine/core'
import classes from './busy.module.css'
import { useTexts } from '../language.tsx'
import { createStore, useStore } from '../store.ts'
import { frameTexts } from '../frame-texts.ts'

const running = createStore(0)

/** Blocks the page while the work runs. */
export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  running.set(running.get() + 1)
  try {
    return await work
  } finally {
    running.set(running.get() - 1)
  }
}

export function BusyOverlay() {
  const isBusy = useStore(running) > 0
  const t = useTexts(frameTexts)
  return (
    <>
      {isBusy && (
        <div className={classes.overlay}>
          <Loader />
        </div>
      )}
      <VisuallyHidden role="status">{isBusy ? t('busy') : ''}</VisuallyHidden>
    </>
  )
}
