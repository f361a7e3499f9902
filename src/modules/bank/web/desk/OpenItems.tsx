import { formatDate } from '#core/days/dates.ts'
import { formatAmount, formatEuro } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { DeskRow } from '#modules/bank/domain/desk.ts'
import { deskTexts } from '#modules/bank/texts.ts'
import classes from './DeskScreen.module.css'
import type { ShownItem } from './use-open-items.ts'

export const rowId = ({ sip_id, taksit_id }: Pick<DeskRow, 'sip_id' | 'taksit_id'>) =>
  `desk-${sip_id}-${taksit_id ?? 'whole'}`

type Props = {
  rows: readonly ShownItem[]
  active: number | null
  isBusy: boolean
  onBook(row: DeskRow): void
}

/** The open items that fit what was typed; the field above keeps the focus. */
export function OpenItems({ rows, active, isBusy, onBook }: Props) {
  const t = useTexts(deskTexts)
  return (
    <ul
      id="desk-items"
      role="listbox"
      aria-label={t('items')}
      aria-busy={isBusy}
      className={`wk-list wk-panel ${classes.items}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        <li
          key={rowId(row)}
          id={rowId(row)}
          role="option"
          aria-selected={index === active}
          className={classes.item}
          data-changed={row.changed ? true : undefined}
          onClick={() => onBook(row)}
        >
          <strong>{row.f_no}</strong>
          <span className="wk-cut">
            {row.name} <ChangedText {...row} />
          </span>
          <PartText {...row} />
          <span className="wk-muted">
            {t('due')} {formatDate(row.due)}
          </span>
          <span className="wk-figure">
            {t('open')} {formatAmount(row.open)}
          </span>
          <span className="wk-figure">
            {t('amount')} <strong>{formatAmount(row.amount)}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ChangedText({ changed }: Pick<ShownItem, 'changed'>) {
  const t = useTexts(deskTexts)
  if (!changed) return null
  const user = changed.user_name ?? '–'
  return (
    <span className={classes.changed} role="status">
      {changed.acik > 0
        ? t('now_open', { user, amount: formatEuro(changed.acik) })
        : t('just_paid', { user })}
    </span>
  )
}

function PartText({ part, parts }: Pick<DeskRow, 'part' | 'parts'>) {
  const t = useTexts(deskTexts)
  const whole = parts ? t('whole') : ''
  return <span className="wk-muted">{part ? t('part', { part, parts }) : whole}</span>
}
