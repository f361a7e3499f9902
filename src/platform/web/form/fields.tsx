import { Autocomplete, Checkbox, PasswordInput, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ReferenceName, ReferenceRow } from '#core/references.ts'
import { references } from '#core/references.ts'
import { useOffered } from '../references.ts'
import { common, type FieldProps } from './field-props.ts'

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** The form's value type is known at the call; inside a field the value is whatever the field produces. */
function setter<Values>({ form, name }: FieldProps<Values>) {
  return (value: unknown) => form.set(name, value as Values[typeof name])
}

export type TextFieldProps<Values> = FieldProps<Values> & {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  /** Maximum length, where the form is stricter than its schema. */
  maxLength?: number
  /** A button at the end of the field. */
  rightSection?: ReactNode
}

export function TextField<Values>(given: TextFieldProps<Values>) {
  const { type = 'text', autoComplete = 'off', maxLength, rightSection, ...props } = given
  return (
    <TextInput
      {...common(props)}
      {...(maxLength ? { maxLength } : {})}
      rightSection={rightSection}
      type={type}
      autoComplete={autoComplete}
      value={asText(props.form.values[props.name])}
      onChange={(event) => setter(props)(event.currentTarget.value)}
    />
  )
}

export function PasswordField<Values>({ autoComplete = 'new-password', ...props }: TextFieldProps<Values>) {
  return (
    <PasswordInput
      {...common(props)}
      autoComplete={autoComplete}
      value={asText(props.form.values[props.name])}
      onChange={(event) => setter(props)(event.currentTarget.value)}
    />
  )
}

export function AreaField<Values>({ rows = 3, ...props }: FieldProps<Values> & { rows?: number }) {
  return (
    <Textarea
      {...common(props)}
      rows={rows}
      value={asText(props.form.values[props.name])}
      onChange={(event) => setter(props)(event.currentTarget.value)}
    />
  )
}

/** A checkbox for a '0' / '1' flag. */
export function FlagField<Values>(props: FieldProps<Values>) {
  const { form, name, label, readOnly, description } = props
  return (
    <Checkbox
      name={name}
      label={label}
      description={description}
      size="xs"
      disabled={readOnly ?? false}
      error={form.errors[name]}
      checked={form.values[name] === '1'}
      onChange={(event) => setter(props)(event.currentTarget.checked ? '1' : '0')}
    />
  )
}

/** A dropdown over a reference list; typing narrows it. */
type LookupProps<Values> = FieldProps<Values> & {
  list: ReferenceName
  /** Offers these keys only. */
  only?: ((key: number, row: ReferenceRow) => boolean) | undefined
}

export function LookupField<Values>({ list, only, ...props }: LookupProps<Values>) {
  const value = props.form.values[props.name]
  const all = useOffered(list, value)
  const options = only ? all.filter((option) => only(Number(option.value), option.row)) : all
  const byKey = (key: string | null) =>
    options.find((option) => option.value === key)?.row[references[list].key]
  return (
    <Select
      {...common(props)}
      data={options.map(({ value: key, label }) => ({ value: key, label }))}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      clearable={!props.form.isRequired(props.name) && !props.readOnly}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(key) => setter(props)(byKey(key) ?? null)}
    />
  )
}

const CHOICES = 30

/** A number that is usually one of a few, yet may be typed: the vintage. */
export function NumberChoiceField<Values>({
  choices,
  ...props
}: FieldProps<Values> & { choices: readonly number[] }) {
  const isChosen = (search: string) => choices.includes(Number(search))
  const digits = (typed: string) => (typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed)
  return (
    <Autocomplete
      {...common(props)}
      data={choices.map(String)}
      // A typed number that is one of the choices does not filter the others.
      filter={({ options, search }) =>
        options.filter((option) => 'value' in option && (isChosen(search) || option.value.includes(search)))
      }
      limit={CHOICES}
      inputMode="numeric"
      value={asText(props.form.values[props.name])}
      onChange={(typed) => setter(props)(digits(typed))}
    />
  )
}

/** A value of the record that is shown among the fields but never edited, such as its number. */
export function ShownValue({ label, value }: { label: string; value: string }) {
  return <TextInput label={label} value={value} readOnly variant="filled" size="xs" tabIndex={-1} />
}
