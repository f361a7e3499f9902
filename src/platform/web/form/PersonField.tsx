import { Select } from '@mantine/core'
import { Level } from '#core/actor.ts'
import { useReference } from '../references.ts'
import { common, type FieldProps } from './field-props.ts'

type Props<Values> = FieldProps<Values> & {
  /** Whom the field offers; everybody by default. */
  isOffered?(person: Record<string, unknown>): boolean
}

/** A dropdown of the people of the company, by their names; typing narrows it. */
export function PersonField<Values>({ isOffered, ...props }: Props<Values>) {
  const { form, name } = props
  const people = useReference('sys_users').filter(
    ({ row }) => row.user_level !== Level.system && (isOffered?.(row) ?? true),
  )
  const chosen = form.values[name]
  return (
    <Select
      {...common(props)}
      data={people.map(({ value, label }) => ({ value, label }))}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      value={chosen === null ? null : String(chosen)}
      onChange={(id) => form.set(name, (id === null ? null : Number(id)) as Values[typeof name])}
    />
  )
}
