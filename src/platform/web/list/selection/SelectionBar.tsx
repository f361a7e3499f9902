import type { ListDefinition } from '#core/lists/list.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { ShownColumn } from '../rows/cells.tsx'
import type { FixedFilters } from '../question/list-question.ts'
import type { Selection } from './selection.ts'
import classes from './SelectionBar.module.css'
import { selectionTexts } from './selection-texts.ts'
import { useTickedSums } from './use-ticked-list.ts'

type Props = {
  list: ListDefinition
  /** How many rows match. */
  matching: number
  selection: Selection
  onMatchAll(): void
  fixed: FixedFilters
  columns: readonly ShownColumn[]
}

/** The number of ticked rows and the sums of their amounts, with a button that ticks all matching rows. */
export function SelectionBar({ list, matching, selection, onMatchAll, fixed, columns }: Props) {
  const t = useTexts(selectionTexts)
  const sums = useTickedSums(list, selection, fixed, columns)
  const { count, ticked } = selection
  const isWhole = ticked.kind === 'all' && ticked.except.size === 0
  return (
    <div className={`wk-bar ${classes.bar}`}>
      <span className={`wk-bar ${classes.sums}`} role="status">
        <span>{t(isWhole ? 'all_selected' : 'selected', { count })}</span>
        {sums.map(({ field, label, sum }) => (
          <span key={field}>
            Σ {label} <b>{sum}</b>
          </span>
        ))}
      </span>
      {matching > count && (
        <button type="button" className={`wk-link ${classes.button}`} onClick={onMatchAll}>
          {t('match_all', { count: matching })}
        </button>
      )}
      <button type="button" className={`wk-link ${classes.button}`} onClick={selection.clear}>
        {t('clear')}
      </button>
    </div>
  )
}
