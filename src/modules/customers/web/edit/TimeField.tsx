import { TextInput } from '@mantine/core'
import { common, type FieldProps } from '#platform/web/form/field-props.ts'

/** Reads '9' as '09:00', '930' and '9:30' as '09:30'; anything else stays as typed. */
export function readTime(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text)
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}` : text
}

export function TimeField<Values>(props: FieldProps<Values>) {
  const { form, name } = props
  const value = form.values[name]
  const set = (next: string | null) => form.set(name, next as Values[typeof name])
  return (
    <TextInput
      {...common(props)}
      value={typeof value === 'string' ? value : ''}
      placeholder="HH:MM"
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={(event) => set(readTime(event.currentTarget.value))}
    />
  )
}
