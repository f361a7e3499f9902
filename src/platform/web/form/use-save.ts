import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, CallError } from '../api.ts'
import { refusalText } from '../error-catalogue.ts'
import { tell } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { toastError, toastSuccess, toastWarning } from '../toasts.ts'
import { uuid } from '../uuid.ts'
import { goToFirstProblem } from './first-problem.ts'
import type { RecordForm } from './record-form.ts'

export type SaveResponse = { id: number; version?: number; [field: string]: unknown }

type SaveOptions<Values> = {
  form: RecordForm<Values>
  path: string
  /** Sent besides the form's own fields, such as id and version. */
  extra?: object
  touches?: readonly string[]
  /** Asks before the checked values are sent: fields to send along, or null when nothing shall be saved. */
  ask?: (values: Record<string, unknown>) => Promise<object | null>
  message?: (saved: SaveResponse) => string
  onSaved: (saved: SaveResponse) => void
}

/** Saving a form: check, send, say so. Whatever was typed stays until the server has confirmed it. */
export function useSave<Values>({ form, path, extra, ask, message, onSaved }: SaveOptions<Values>) {
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [isWanted, setWanted] = useState(false)
  // Kept while the outcome is unknown, so that a second click on save cannot create a second record.
  const requestId = useRef<string | null>(null)

  async function warn() {
    goToFirstProblem()
    toastWarning(await refusalText('lutfen_girdiginiz_bigileri_kontrol_ediniz'))
  }

  async function save() {
    if (isSaving || isWanted) return undefined
    if (!form.isWaiting) return send()
    // A chosen file is still being read: saving goes on by itself as soon as it is there.
    setWanted(true)
    return toastWarning(tell(commonTexts, 'save_waits'))
  }

  async function send() {
    const values = form.parse()
    if (!values) return warn()
    setSaving(true)
    setFailure(null)
    try {
      const answer = ask ? await ask(values) : {}
      if (!answer) return undefined
      requestId.current ??= uuid()
      const { save_response } = await call<{ save_response: SaveResponse }>(
        path,
        { ...values, ...extra, ...answer },
        { requestId: requestId.current },
      )
      requestId.current = null
      toastSuccess(message?.(save_response) ?? tell(commonTexts, 'saved'))
      onSaved(save_response)
    } catch (error) {
      if (error instanceof CallError && error.isRefusal) requestId.current = null
      if (error instanceof CallError) setFailure(error)
      form.showErrors(error)
      // A conflict is shown in the form itself, beside the way to solve it.
      if (!isConflict(error)) toastError(error)
    } finally {
      setSaving(false)
    }
    return undefined
  }

  const hasProblem = Object.keys(form.errors).length > 0
  useEffect(() => {
    if (!isWanted || form.isWaiting) return
    setWanted(false)
    void (hasProblem ? warn() : send())
    // oxlint-disable-next-line react/exhaustive-deps -- saving follows the form that the last render made
  }, [isWanted, form.isWaiting, hasProblem])

  return { save, isSaving: isSaving || isWanted, failure, clearFailure: () => setFailure(null) }
}

const isConflict = (error: unknown) => error instanceof CallError && error.status.code === 'record_changed'

/** Everything that was asked under these resources is asked again when it is next shown. */
export async function refresh(queries: QueryClient, resources: readonly string[]): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && resources.some((resource) => path.startsWith(`${resource}/`)),
  })
}
