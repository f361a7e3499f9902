import type { ReactNode } from 'react'
import { dropKeys } from '../keys/kept-keys.ts'
import { lazyPart } from '../screen/lazy-part.tsx'
import type { Question } from './QuestionDialog.tsx'
import { createStore, useStore } from '../store.ts'

const question = createStore<(Question & { onClose(confirmed: boolean): void }) | null>(null)

function ask(asked: Question): Promise<boolean> {
  // What was typed for something else is no answer.
  dropKeys()
  return new Promise((resolve) => question.set({ ...asked, onClose: resolve }))
}

type Ask = {
  title: string
  message: ReactNode
  confirm?: string
  cancel?: string
  danger?: boolean
  /** Asks for a text as well, under this label; it is required. */
  reason?: string
  act?: (reason: string) => Promise<unknown>
}

/** Asks before something happens. Resolves true when it was confirmed and, with `act`, done. */
export function confirm({
  title,
  message,
  confirm: yes = '',
  cancel = '',
  danger = false,
  reason = '',
  act = () => Promise.resolve(),
}: Ask): Promise<boolean> {
  return ask({ title, message, confirm: yes, cancel, danger, reason, act })
}

/** Says something that must be seen before work goes on. */
export function alert(title: string, message: string): Promise<boolean> {
  return ask({ title, message, confirm: '', cancel: null, danger: false, reason: '', act: () => undefined })
}

const fetchQuestion = async () => (await import('./QuestionDialog.tsx')).QuestionDialog

const QuestionDialog = lazyPart(fetchQuestion)

/** Questions must be asked without a connection too, such as that of the sign-out. */
export const readyToAsk = () => void fetchQuestion().catch(() => undefined)

/** The one place where questions appear; mounted beside the app. */
export function Dialogs() {
  const asked = useStore(question)
  if (!asked) return null
  function close(confirmed: boolean) {
    question.set(null)
    asked?.onClose(confirmed)
  }
  return <QuestionDialog key={asked.title} asked={asked} onClose={close} />
}
