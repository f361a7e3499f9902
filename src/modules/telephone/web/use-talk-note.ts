import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api.ts'
import { readLocal, writeLocal } from '#platform/web/session/local-data.ts'

const PAUSE_MS = 1_500

const nameOf = (cus_id: number) => `call-note.${cus_id}`

/** What is typed about a call, kept in the browser with each key and on the server after a pause. */
export function useTalkNote(cus_id: number, stored: string | undefined) {
  const [note, setNote] = useState(() => readLocal<string>(nameOf(cus_id)) ?? '')
  const isTouched = useRef(note !== '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A note that another browser of this person began is taken up, unless something was typed here.
  useEffect(() => {
    if (stored && !isTouched.current) setNote(stored)
  }, [stored])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string) {
    isTouched.current = true
    setNote(text)
    writeLocal(nameOf(cus_id), text || null)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void call('/call/keep', { cus_id, note: text }).catch(() => undefined)
    }, PAUSE_MS)
  }

  function clear() {
    clearTimeout(timer.current)
    writeLocal(nameOf(cus_id), null)
  }

  return { note, type, clear }
}
