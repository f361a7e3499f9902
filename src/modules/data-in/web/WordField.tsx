import { NativeSelect, TextInput } from '@mantine/core'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useOffered } from '#platform/web/references.ts'
import { say } from '#core/texts/texts.ts'
import type { UnknownWord } from '../domain/calls.ts'
import { choiceTables, choiceTexts, type ListName } from '../domain/column.ts'
import { EMPTY } from './chosen-words.ts'
import { screenTexts } from './texts.ts'

type Props = { word: UnknownWord; value: string | undefined; onChange(value: string): void }

/** What an unknown word of the file stands for, in all of its rows. */
export function WordField(props: Props) {
  const t = useTexts(screenTexts)
  const language = useLanguage()
  const { choice, word, rows } = props.word
  const label = t('word', { field: say(choiceTexts[choice], language), word, count: rows })
  if (choice === 'rates')
    return (
      <TextInput
        label={label}
        inputMode="decimal"
        placeholder="19"
        value={props.value ?? ''}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
    )
  if (choice === 'flags')
    return (
      <Choice
        {...props}
        label={label}
        options={[
          { value: '1', label: t('yes') },
          { value: '0', label: t('no') },
        ]}
      />
    )
  return <ListChoice {...props} list={choice} label={label} />
}

type ChoiceProps = Props & { label: string; options: readonly { value: string; label: string }[] }

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const t = useTexts(screenTexts)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('unknown') },
        { value: EMPTY, label: t('leave_empty') },
        ...options.map(({ value: key, label: name }) => ({ value: key, label: name })),
      ]}
    />
  )
}

function ListChoice({ list, ...props }: Props & { list: ListName; label: string }) {
  return <Choice {...props} options={useOffered(choiceTables[list], null)} />
}
