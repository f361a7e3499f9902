import { Select, Text } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#platform/web/api.ts'
import { recordAmong } from '#platform/web/records/find-record.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { common, type FieldProps } from '#platform/web/form/field-props.ts'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { FlagField, TextField } from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { DecimalField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import {
  entrySchema,
  fieldsOf,
  listOf,
  wordsOf,
  type EditableName,
  type ListEntry,
} from '../domain/editable-lists.ts'
import { entryTexts, listNames, listScreenTexts } from './list-texts.ts'

type Values = Record<string, string | number | null>

/** The initial values: those of the entry, or an empty form. */
function startOf(list: EditableName, entry: ListEntry | null): Values {
  const stored = entry as Partial<Values> | null
  const words = wordsOf(list).map((language) => [language, stored?.[language] ?? ''])
  const fields = Object.entries(fieldsOf(list)).map(([field, { kind }]) => [
    field,
    stored?.[field] ?? (kind === 'flag' ? '0' : null),
  ])
  return Object.fromEntries([...words, ...fields]) as Values
}

type Props = { list: EditableName; id: number | null; onClose(): void }

/** One entry: its words and the further columns of its list. */
export function EntryEditor({ list, id, onClose }: Props) {
  const query = useQuery({
    queryKey: ['/reference/list', list, 'one', id],
    queryFn:
      id === null
        ? skipToken
        : async () => recordAmong((await call('/reference/list', { list })).datalist, id),
    ...forEditing,
  })
  // The product's own entries are renamed, none is added.
  if (id === null)
    return !listOf(list).renameOnly && <EntryRecord list={list} entry={null} onClose={onClose} />
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(entry) => <EntryRecord list={list} entry={entry} onClose={onClose} />}
    </RecordLoader>
  )
}

type RecordProps = { list: EditableName; entry: ListEntry | null; onClose(): void }

function EntryRecord({ list, entry, onClose }: RecordProps) {
  const t = useTexts(listScreenTexts)
  const label = useTexts(entryTexts)
  const name = useTexts(listNames)
  const schema = useMemo(() => entrySchema(list), [list])
  const editor = useEditor('/reference/save', schema, {
    initial: startOf(list, entry),
    record: entry,
    extra: { list },
    onSaved: onClose,
  })
  const { form } = editor
  const words = wordsOf(list)
  const isBuiltIn = entry?.built_in === '1'
  const fields = Object.keys(fieldsOf(list))
  return (
    <RecordDrawer title={entry ? t('edit') : t('add')} size="side" editor={editor} onClose={onClose}>
      <FormSection title={name(list)} columns={1}>
        {isBuiltIn && (
          <Text size="sm" c="dimmed">
            {t('built_in_hint')}
          </Text>
        )}
        {words.map((language, index) => (
          <TextField
            key={language}
            form={form}
            name={language}
            label={words.length > 1 ? label(language) : label('name')}
            autoFocus={index === 0}
          />
        ))}
        {fields.map((field) => (
          <ColumnField key={field} list={list} form={form} name={field} readOnly={isBuiltIn} />
        ))}
      </FormSection>
    </RecordDrawer>
  )
}

type ColumnProps = { list: EditableName; form: FieldSource<Values>; name: string; readOnly: boolean }

/** A further column as its kind wants it. */
function ColumnField({ list, form, name, readOnly }: ColumnProps) {
  const t = useTexts(listScreenTexts)
  const label = useTexts(entryTexts)
  const field = { form, name, label: label(name as 'litre'), readOnly }
  switch (fieldsOf(list)[name]?.kind) {
    case 'flag':
      return <FlagField {...field} />
    case 'litres':
      return <DecimalField {...field} unit="l" />
    case 'direction':
      return <DirectionField {...field} />
    default:
      return <TextField {...field} description={t('link_hint')} />
  }
}

const BOTH = 'both'

function DirectionField(props: FieldProps<Values>) {
  const t = useTexts(listScreenTexts)
  const { form, name } = props
  return (
    <Select
      {...common(props)}
      data={[
        { value: BOTH, label: t('both') },
        { value: '2', label: t('direction_2') },
        { value: '3', label: t('direction_3') },
      ]}
      allowDeselect={false}
      value={form.values[name] === null ? BOTH : String(form.values[name])}
      onChange={(choice) => form.set(name, choice === BOTH ? null : Number(choice))}
    />
  )
}
