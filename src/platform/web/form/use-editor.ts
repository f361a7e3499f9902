import type { z } from 'zod'
import type { CallTypes } from '#core/calls.ts'
import type { CallError } from '../api.ts'
import { useRecordForm, type RecordForm } from './record-form.ts'
import { useSave, type SaveOptions } from './use-save.ts'

/** What a frame around fields needs to know: whether something is to be saved, and how that went. */
export type EditorState = {
  isDirty: boolean
  isSaving: boolean
  save(): unknown
  failure?: CallError | null
  /** After a conflict: what the other person saved has been seen, the next save may replace it. */
  acceptNewer?(): void
}

/** A form and its saving. */
type Editor<Values> = {
  form: RecordForm<Values>
  isDirty: boolean
  isSaving: boolean
  /** Tells whether the form was stored. */
  save(): Promise<boolean>
  failure: CallError | null
  clearFailure(): void
  acceptNewer(): void
}

type Options<Values, Path extends keyof CallTypes> = SaveOptions<Values, Path> & {
  /** What the form starts with. */
  initial: Values
}

/**
 * Edits a record: a form over the schema that the server checks with, saved by the call of this path. With a stored
 * `record`, a newer version of it fills the fields that were not typed in.
 */
export function useEditor<Values extends object, Path extends keyof CallTypes>(
  path: Path,
  schema: z.ZodObject,
  { initial, ...options }: Options<Values, Path>,
): Editor<Values> {
  const form = useRecordForm(schema, initial, options.record?.version)
  const record = options.record && { id: options.record.id, version: form.basis ?? options.record.version }
  const { sentVersion, ...saving } = useSave(path, form, { ...options, record })
  const acceptNewer = () => {
    form.acceptNewer(sentVersion.current)
    saving.clearFailure()
  }
  return { form, isDirty: form.isDirty, acceptNewer, ...saving }
}
