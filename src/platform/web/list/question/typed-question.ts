import { createContext, use, useCallback, useEffect, useId, useState } from 'react'

/** Notes that a field holds something that the list has not been asked yet. */
const TypedQuestionContext = createContext<(field: string, isUnasked: boolean) => void>(() => undefined)

export const TypedQuestionProvider = TypedQuestionContext.Provider

/** Whether all that is typed above the list has been asked. */
export function useTypedQuestion() {
  const [unasked, setUnasked] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((field: string, isUnasked: boolean) => {
    setUnasked((before) => {
      if (before.has(field) === isUnasked) return before
      return isUnasked ? new Set([...before, field]) : before.difference(new Set([field]))
    })
  }, [])
  return { isAsked: unasked.size === 0, note }
}

/** A field of the question tells the list whether what is typed in it was asked. */
export function useNoteTyped(isUnasked: boolean): void {
  const note = use(TypedQuestionContext)
  const field = useId()
  useEffect(() => note(field, isUnasked), [note, field, isUnasked])
  useEffect(() => () => note(field, false), [note, field])
}
