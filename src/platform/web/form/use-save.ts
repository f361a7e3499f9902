import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallTypes } from '#core/calls.ts'
import { inputRefusals } from '#core/refusals/input.ts'
import { CallError, callUntyped } from '../api.ts'
import { tellReason } from '../refusals.ts'
import { tell } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { addToast, dismiss, errorToast, toastWarning, warningToast, type Toast } from '../toasts/toasts.ts'
import { toastSaved } from '../toasts/undo.ts'
import { uuid } from '../uuid.ts'
import { goToFirstProblem } from './first-problem.ts'
import type { RecordForm } from './record-form.ts'

/** The record as the call has stored it. */
export type Saved<Path extends keyof CallTypes> = Path extends keyof CallTypes
  ? CallTypes[Path]['answer'] extends { save_response: infer Row }
    ? Row
    : undefined
  : never

type Stored = { id: number; version: number }

export type SaveOptions<Values, Path extends keyof CallTypes> = {
  /** The stored record that is changed: its id and version are sent along. */
  record?: Stored | null | undefined
  /** Sent besides the form's own fields; may follow from what was typed. */
  extra?: object | ((values: Values) => object)
  /** What is sent instead of the fields and the record's key, where the call takes them in another shape. */
  payload?: (checked: Record<string, unknown>, values: Values, key: Partial<Stored>) => object
  /** Asks before the checked values are sent: fields to send along, or null when nothing shall be saved. */
  ask?: (checked: Record<string, unknown>) => Promise<object | null>
  /** Asks back where a refusal is a question: fields to send again with, or null. */
  answer?: (error: unknown) => Promise<object | null>
  message?: (saved: Saved<Path>, form: RecordForm<Values>) => string
  /** The call that takes the save back; the toast offers it. */
  undo?: (saved: Saved<Path>) => Promise<unknown>
  onSaved: (saved: Saved<Path>, form: RecordForm<Values>) => void
}

/**
 * Saves a form: check, send, report. Typed values stay until the server has confirmed them. `save` resolves to
 * whether it was stored; a second call while one is running gets its result.
 */
export function useSave<Values, Path extends keyof CallTypes>(
  path: Path,
  form: RecordForm<Values>,
  options: SaveOptions<Values, Path>,
) {
  const { ask, message, undo, onSaved } = options
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [isWanted, setWanted] = useState(false)
  // Kept while the outcome is unknown, so that a second click on save cannot create a second record.
  const requestId = useRef<string | null>(null)

  // The next save is based on this version, even before the record was fetched again.
  const lastSaved = useRef<unknown>(null)
  const sentVersion = useRef<number | undefined>(undefined)
  const underWay = useRef<Promise<boolean> | null>(null)

  // The message of the last attempt is removed with the next one.
  const told = useRef<number | null>(null)

  function tellProblem(toast: Omit<Toast, 'id'> | null) {
    if (told.current !== null) dismiss(told.current)
    told.current = toast && addToast(toast)
  }

  async function warn() {
    goToFirstProblem()
    tellProblem(warningToast(tellReason(inputRefusals.lutfen_girdiginiz_bigileri_kontrol_ediniz)))
    return false
  }

  async function save(): Promise<boolean> {
    if (underWay.current) return underWay.current
    if (isWanted) return false
    if (!form.isWaiting) return send()
    // A chosen file is still being read: saving goes on by itself as soon as it is there.
    setWanted(true)
    toastWarning(tell(commonTexts, 'save_waits'))
    return false
  }

  /** Sends, and sends again with what a person has answered to the question of a refusal. */
  async function sendAnswered(body: object): ReturnType<typeof callUntyped> {
    requestId.current ??= uuid()
    try {
      return await callUntyped(path, body, { requestId: requestId.current })
    } catch (error) {
      const more = await options.answer?.(error)
      if (!more) throw error
      requestId.current = null
      return sendAnswered({ ...body, ...more })
    }
  }

  function send(): Promise<boolean> {
    underWay.current = sendForm().finally(() => {
      underWay.current = null
    })
    return underWay.current
  }

  async function sendForm(): Promise<boolean> {
    const values = form.parse()
    if (!values) return warn()
    setSaving(true)
    setFailure(null)
    try {
      const answer = ask ? await ask(values) : {}
      if (!answer) return false
      const record = newerOf(options.record, lastSaved.current)
      sentVersion.current = record?.version
      const sent = { ...bodyOf(values, form.values, { ...options, record }), ...answer }
      const { save_response } = await sendAnswered(sent)
      const saved = save_response as Saved<Path>
      requestId.current = null
      lastSaved.current = saved
      tellProblem(null)
      const reverse = undo && isChanged(record, saved) ? () => undo(saved) : undefined
      toastSaved(message?.(saved, form) ?? tell(commonTexts, 'saved'), reverse)
      // Callers that await the save continue with a form that counts as saved and asks no question.
      flushSync(() => form.markSaved(form.values))
      flushSync(() => onSaved(saved, form))
      return true
    } catch (error) {
      if (error instanceof CallError && error.isRefusal) requestId.current = null
      if (error instanceof CallError) setFailure(error)
      form.showErrors(error)
      // A conflict is shown in the form itself, beside the way to solve it.
      tellProblem(isConflict(error) ? null : failedSave(error))
      return false
    } finally {
      setSaving(false)
    }
  }

  const hasProblem = Object.keys(form.errors).length > 0
  useEffect(() => {
    if (!isWanted || form.isWaiting) return
    setWanted(false)
    void (hasProblem ? warn() : send())
    // oxlint-disable-next-line react/exhaustive-deps -- saving follows the form that the last render made
  }, [isWanted, form.isWaiting, hasProblem])

  return { save, isSaving: isSaving || isWanted, failure, clearFailure: () => setFailure(null), sentVersion }
}

/** A save without changes leaves the version as it is, and there is nothing to undo. */
const isChanged = (record: Stored | null | undefined, saved: unknown) =>
  !record || (saved as Partial<Stored> | undefined)?.version !== record.version

/** The record as it was given, or as the last save has left it when that is newer. */
function newerOf(record: Stored | null | undefined, saved: unknown): Stored | null | undefined {
  const { id, version } = (saved ?? {}) as Partial<Stored>
  if (!record || record.id !== id || version === undefined || version <= record.version) return record
  return { id, version }
}

function bodyOf<Values, Path extends keyof CallTypes>(
  checked: Record<string, unknown>,
  values: Values,
  { record, extra, payload }: SaveOptions<Values, Path>,
): object {
  const key = record ? { id: record.id, version: record.version } : {}
  if (payload) return payload(checked, values, key)
  return { ...checked, ...key, ...(typeof extra === 'function' ? extra(values) : extra) }
}

/** When nobody knows whether it was stored, the toast says that nothing typed is lost and what to do. */
function failedSave(error: unknown): Omit<Toast, 'id'> | null {
  const toast = errorToast(error)
  if (!toast || !(error instanceof CallError) || error.isRefusal) return toast
  return { ...toast, message: `${toast.message} ${tell(commonTexts, 'save_again')}` }
}

const isConflict = (error: unknown) => error instanceof CallError && error.status.code === 'record_changed'
