import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { Question } from './QuestionDialog.tsx'
import { createStore, useStore } from './store.ts'

const question = createStore<(Question & { onClose(confirmed: boolean): void }) | null>(null)

const ask = (asked: Question) =>
  new Promise<boolean>((resolve) => question.set({ ...asked, onClose: resolve }))

type Ask = {
  title: string
  message: ReactNode
  confirm?: string
  cancel?: string
  danger?: boolean
  act?: () => Promise<unknown>
}

/** Asks before something happens. Resolves true when it was confirmed and, with `act`, done. */
export function confirm({
  title,
  message,
  confirm: yes = '',
  cancel = '',
  danger = false,
  act = () => Promise.resolve(),
}: Ask): Promise<boolean> {
  return ask({ title, message, confirm: yes, cancel, danger, act })
}

/** Says something that must be seen before work goes on. */
export function alert(title: string, message: string): Promise<boolean> {
  return ask({ title, message, confirm: '', cancel: null, danger: false, act: () => undefined })
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
