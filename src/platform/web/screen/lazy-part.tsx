import { useEffect, type ComponentType } from 'react'
import { transportTexts } from '#core/texts/transport-texts.ts'
import { tell } from '../language.tsx'
import { useKeptKeys } from '../keys/kept-keys.ts'
import { useStable } from '../list/use-stable.ts'
import { loadOnce } from './load-once.ts'
import { whenQuiet } from './quiet.ts'
import { releaseTexts, whyMissing } from '../session/release.ts'
import { createStore, useStore } from '../store.ts'
import { toastFailure } from '../toasts/toasts.ts'

/** A part of an earlier release is gone for good; any other can be fetched when the connection is back. */
async function sayWhy(): Promise<void> {
  const isReleased = (await whyMissing()) === 'release'
  toastFailure(isReleased ? tell(releaseTexts, 'release') : tell(transportTexts, 'NETWORK_ERROR'))
}

/** The `onClose` of a panel; a question takes false for a no. */
function closeOf(props: object): ((isConfirmed: boolean) => unknown) | null {
  const { onClose } = props as { onClose?: unknown }
  return typeof onClose === 'function' ? (onClose as (isConfirmed: boolean) => unknown) : null
}

function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = createStore<ComponentType<Props> | null>(null)
  return { loaded, fetchPart: loadOnce(async () => loaded.set(await load())) }
}

/**
 * A part that a screen does not need at first, such as a dialog. It is fetched when the browser is idle, or at
 * once when it is opened. Unlike a suspended component it appears in the same frame.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { takesFocus = true } = {},
): ComponentType<Props> {
  const { loaded, fetchPart } = fetchedPart(load)
  whenQuiet(fetchPart)

  return function LazyPart(props: Props) {
    const Part = useStore(loaded)
    const close = useStable(() => closeOf(props)?.(false))
    // What can be closed is a panel, which the next keys are for unless it stays beside the screen.
    useKeptKeys(Part === null && takesFocus && closeOf(props) !== null, 'panel')
    useEffect(() => {
      let isWanted = true
      fetchPart().catch(() => {
        void sayWhy()
        // Tell the caller that it is closed, so that the next click tries again.
        if (isWanted) close()
      })
      return () => {
        isWanted = false
      }
    }, [close])
    return Part && <Part {...props} />
  }
}

/** A part that can wait, such as a hint: fetched and shown when the browser is idle. */
export function quietPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { loaded, fetchPart } = fetchedPart(load)
  return function QuietPart(props: Props) {
    const Part = useStore(loaded)
    useEffect(() => whenQuiet(fetchPart), [])
    return Part && <Part {...props} />
  }
}
