import { IconX } from '@tabler/icons-react'
import { references } from '#core/references.ts'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { ShownColumn } from '../rows/cells.tsx'
import { groupTexts } from '../groups/group-texts.ts'
import type { KnownColumn } from '../columns/list-layout.ts'
import type { ListStateControl } from '../question/list-state.ts'
import classes from './ViewBar.module.css'
import { viewTexts } from './view-texts.ts'

type Props = { known: readonly KnownColumn[]; control: ListStateControl }

/** What the list is filtered by, each with a button that takes it away; columns that are hidden filter, too. */
export function FilterChips({ known, control }: Props) {
  const t = useTexts(viewTexts)
  const groups = useTexts(groupTexts)
  const { search, filters, group } = control.state
  const set = Object.entries(filters).filter(([, value]) => value)
  if (!search && !group && !set.length) return null
  return (
    <ul className={classes.chips} aria-label={t('filters')}>
      {group && (
        <Chip
          text={groups('by', { column: known.find(({ field }) => field === group)?.label ?? group })}
          onRemove={() => control.change({ group: null })}
        />
      )}
      {search && (
        <Chip text={t('search_chip', { words: search })} onRemove={() => control.change({ search: '' })} />
      )}
      {set.map(([field, value]) => {
        const shown = known.find((column) => column.field === field)
        const { [field]: _gone, ...others } = filters
        return (
          <FilterChip
            key={field}
            shown={shown ?? { field, label: field, column: {} }}
            value={value}
            onRemove={() => control.change({ filters: others })}
          />
        )
      })}
    </ul>
  )
}

type FilterProps = { shown: ShownColumn; value: string; onRemove(): void }

function FilterChip({ shown, value, onRemove }: FilterProps) {
  const t = useTexts(viewTexts)
  const common = useTexts(commonTexts)
  const language = useLanguage()
  const { column, label } = shown
  const { options } = column
  const chip = (text: string) => (
    <Chip text={t('filter_chip', { column: label, value: text })} onRemove={onRemove} />
  )
  if (options && 'list' in options)
    return <ReferenceChip {...options} label={label} value={value} onRemove={onRemove} />
  const named = options?.values.find((option) => option.value === value)
  if (named) return chip(say(named.text, language))
  if (column.kind === 'flag') return chip(common(value === '1' ? 'yes_short' : 'no_short'))
  return chip(value)
}

type ReferenceProps = Extract<NonNullable<ShownColumn['column']['options']>, { list: unknown }> & {
  label: string
  value: string
  onRemove(): void
}

function ReferenceChip({ list, by, label, value, onRemove }: ReferenceProps) {
  const t = useTexts(viewTexts)
  const option = useReference(list).find((one) =>
    by === 'label' ? String(one.row[references[list].label]) === value : one.value === value,
  )
  return (
    <Chip text={t('filter_chip', { column: label, value: option?.label ?? value })} onRemove={onRemove} />
  )
}

function Chip({ text, onRemove }: { text: string; onRemove(): void }) {
  const t = useTexts(viewTexts)
  return (
    <li className={classes.chip}>
      <span className="wk-cut" title={text}>
        {text}
      </span>
      <button
        type="button"
        className={`wk-tool ${classes.remove}`}
        aria-label={t('remove_chip', { filter: text })}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
        }}
      >
        <IconX size={12} />
      </button>
    </li>
  )
}
