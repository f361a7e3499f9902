import { LoadingOverlay, VisuallyHidden } from '@mantine/core'
import { useTexts } from './language.tsx'
import { layers } from './layers.ts'
import { createStore, useStore } from './store.ts'
import { commonTexts } from './texts.ts'

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
  const t = useTexts(commonTexts)
  return (
    <>
      <LoadingOverlay visible={isBusy} zIndex={layers.busy} pos="fixed" overlayProps={{ blur: 1 }} />
      <VisuallyHidden role="status">{isBusy ? t('busy') : ''}</VisuallyHidden>
    </>
  )
}
