import { memo, useEffect, useState, type KeyboardEvent } from 'react'
import { columnKind, type Column } from '#core/lists/list.ts'
import { references, type ReferenceName } from '#core/references.ts'
import { parseTypedDay } from '#core/days/typed-moment.ts'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '../language.tsx'
import { useReference } from '../references.ts'
import { serverToday } from '../session/server-clock.ts'
import { commonTexts } from '../texts.ts'
import classes from './ListScreen.module.css'
import { useNoteTyped } from './question/typed-question.ts'
import { useDebounced } from './question/use-debounced.ts'

type Props = { column: Column; label: string; value: string; onChange(value: string): void }

type CellProps = Omit<Props, 'onChange'> & { field: string; onFilter(field: string, value: string): void }

/** The filter field under a header. Native controls keep a wide table light. */
export const FilterCell = memo(function FilterCell({ field, onFilter, ...shown }: CellProps) {
  const { column } = shown
  const props: Props = { ...shown, onChange: (value) => onFilter(field, value) }
  if (!column.filter) return null
  if (column.options && 'list' in column.options) {
    return <ReferenceFilter {...props} list={column.options.list} by={column.options.by} />
  }
  if (column.options) return <ValueFilter {...props} values={column.options.values} />
  if (columnKind(column) === 'flag') return <FlagFilter {...props} />
  return <TypedFilter {...props} />
})

function FlagFilter(props: Props) {
  return (
    <ValueFilter
      {...props}
      values={[
        { value: '1', text: commonTexts.yes_short },
        { value: '0', text: commonTexts.no_short },
      ]}
    />
  )
}

type Option = { value: string; label: string }

function SelectFilter({ label, value, onChange, options }: Omit<Props, 'column'> & { options: Option[] }) {
  const t = useTexts(commonTexts)
  return (
    <select
      className={`wk-field ${classes.filter}`}
      aria-label={t('filter_of', { column: label })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('all')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function ReferenceFilter({ list, by, ...props }: Props & { list: ReferenceName; by: 'key' | 'label' }) {
  const options = useReference(list)
  const valueOf = (option: (typeof options)[number]) =>
    by === 'label' ? String(option.row[references[list].label]) : option.value
  return (
    <SelectFilter
      {...props}
      options={options.map((option) => ({ value: valueOf(option), label: option.label }))}
    />
  )
}

type Values = Extract<NonNullable<Column['options']>, { values: unknown }>['values']

function ValueFilter({ values, ...props }: Props & { values: Values }) {
  const language = useLanguage()
  return (
    <SelectFilter
      {...props}
      options={values.map(({ value, text }) => ({ value, label: say(text, language) }))}
    />
  )
}

/** Text applies after a pause or at once with Enter; a day only when it is one. */
function TypedFilter({ column, label, value, onChange }: Props) {
  const t = useTexts(commonTexts)
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const isDay = columnKind(column) === 'date' || columnKind(column) === 'moment'
  const isComplete = (text: string) => text === '' || !isDay || parseTypedDay(text, serverToday()) !== null
  useNoteTyped(typed.trim() !== value && isComplete(typed.trim()))
  const apply = (text: string) => {
    if (isComplete(text) && text !== value) onChange(text)
  }
  const { later, now } = useDebounced(apply)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') now(typed.trim())
    if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      setTyped('')
      now('')
    }
  }

  return (
    <input
      className={`wk-field ${classes.filter}`}
      aria-label={t('filter_of', { column: label })}
      aria-invalid={!isComplete(typed.trim())}
      data-align={columnKind(column) === 'number' || columnKind(column) === 'money' ? 'right' : undefined}
      placeholder={placeholders[column.filter ?? 'equals']}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        later(event.target.value.trim())
      }}
      onKeyDown={onKeyDown}
    />
  )
}

const placeholders: Partial<Record<NonNullable<Column['filter']>, string>> = {
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
}
