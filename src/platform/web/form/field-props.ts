import type { FieldSource } from './field-source.ts'

export type FieldProps<Values> = {
  form: FieldSource<Values>
  name: keyof Values & string
  label: string
  readOnly?: boolean
  autoFocus?: boolean
  description?: string
  /** The label is elsewhere, as in a table; it is still read out. */
  hideLabel?: boolean
}

type InputWrapperOrder = ('label' | 'input' | 'description' | 'error')[]

/** What every field of a record shares: its name, its label, its problem. */
export function common<Values>(props: FieldProps<Values>) {
  const { form, name, label, readOnly, autoFocus, description, hideLabel } = props
  return {
    name,
    ...(hideLabel ? { 'aria-label': label } : { label }),
    description,
    // Hints are below, so that fields side by side stay on one line.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies InputWrapperOrder,
    readOnly: readOnly ?? false,
    error: form.errors[name],
    withAsterisk: form.isRequired(name) && !readOnly,
    size: 'xs' as const,
    ...(autoFocus ? { 'data-autofocus': true } : {}),
  }
}
