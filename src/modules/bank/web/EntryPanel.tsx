import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { groupedIban } from '#core/money/bank.ts'
import { cents, formatEuro } from '#core/money/money.ts'
import { SEARCH_MAX_LENGTH } from '#core/lists/search.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { BankEntryRow, ShownPart } from '../domain/entries.ts'
import classes from './BankScreen.module.css'
import { presentEvidence } from '../domain/matching/present-evidence.ts'
import { Chips } from './Chips.tsx'
import { OpenItems } from './desk/OpenItems.tsx'
import { restOf, withItem } from './parts.ts'
import { shownName } from './statement-name.ts'
import { bankTexts } from './texts.ts'
import { useEnter, useOpenItems } from './desk/use-open-items.ts'

export type EntryActs = {
  book(event: Event): void
  ignore(event: Event): void
  undo(event: Event): void
  undoBulk(event: Event): void
  next(): void
  search(keepsParts: boolean): void
}

type Props = {
  entry: BankEntryRow
  parts: readonly ShownPart[]
  /** Whether the entry has been on the screen for long enough to be read. */
  isSeen: boolean
  isSearching: boolean
  field: RefObject<HTMLInputElement | null>
  acts: EntryActs
  onParts(parts: ShownPart[]): void
  onSearched(): void
}

/** An entry with its data, the proposal, and the possible actions with their keys. */
export function EntryPanel({ entry, parts, isSeen, isSearching, field, acts, onParts, onSearched }: Props) {
  const t = useTexts(bankTexts)
  const name = entry.name ?? t('unknown')
  const rest = restOf(entry.amount, parts)
  const asks = entry.state === 'asks'
  const teaches =
    asks && entry.iban && parts.length > 0 && !entry.evidence.some(({ code }) => code === 'iban_known')
  return (
    <aside
      className={`wk-panel wk-stack ${classes.panel}`}
      aria-label={t('of', { name, amount: formatEuro(entry.amount) })}
      aria-busy={!isSeen}
    >
      <h2 className="wk-title">{t('of', { name, amount: formatEuro(entry.amount) })}</h2>
      <p className="wk-muted">
        {[entry.iban && groupedIban(entry.iban), entry.end_to_end_id, shownName(entry.statement)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{entry.purpose}</p>
      {parts.map((part) => (
        <PartFacts
          key={part.sip_id}
          part={part}
          onRemove={asks ? () => onParts(parts.filter((one) => one !== part)) : null}
        />
      ))}
      {asks && cents(rest) > 0 && parts.length > 0 && (
        <p className="wk-note" data-tone="orange">
          {t('rest', { amount: formatEuro(rest) })}
        </p>
      )}
      <Chips evidence={presentEvidence(entry)} />
      {teaches && <p className="wk-muted">{t('teaches', { name: parts[0]?.customer ?? '' })}</p>}
      {!asks && (
        <p className="wk-muted">{entry.user_name ? t('by', { user: entry.user_name }) : t('by_itself')}</p>
      )}
      {isSearching && (
        <ItemSearch
          field={field}
          onPick={(row) => onParts(withItem(entry, parts, row))}
          onDone={onSearched}
        />
      )}
      <div className={classes.acts}>
        {asks && (
          <>
            <Act
              className={classes.wide}
              label={t('book')}
              sign="↵"
              isFirst
              isDisabled={!parts.length}
              run={acts.book}
            />
            <Act label={t('other_item')} sign="/" run={() => acts.search(false)} />
            <Act label={t('split')} sign="S" run={() => acts.search(true)} />
            <Act label={t('ignore')} sign="X" run={acts.ignore} />
          </>
        )}
        {!asks && <Act label={t('undo')} sign="U" run={acts.undo} />}
        {entry.bulk_id !== null && (
          <Act className={classes.wide} label={t('undo_bulk')} sign="⇧U" run={acts.undoBulk} />
        )}
        <Act label={t('next')} sign="N" run={acts.next} />
      </div>
    </aside>
  )
}

type ActProps = {
  label: string
  sign: string
  className?: string | undefined
  isFirst?: boolean
  isDisabled?: boolean
  run(event: Event): void
}

/** A button with the key that does the same. */
export function Act({ label, sign, className, isFirst = false, isDisabled = false, run }: ActProps) {
  return (
    <Button
      {...(className ? { className } : {})}
      variant={isFirst ? 'filled' : 'default'}
      size="compact-md"
      disabled={isDisabled}
      rightSection={
        <kbd className={classes.key} aria-hidden>
          {sign}
        </kbd>
      }
      onClick={({ nativeEvent }) => run(nativeEvent)}
    >
      {label}
    </Button>
  )
}

function PartFacts({ part, onRemove }: { part: ShownPart; onRemove: (() => void) | null }) {
  const t = useTexts(bankTexts)
  const after = cents(part.kalan) - cents(part.amount)
  return (
    <dl className={classes.part}>
      <dt className="wk-strong">{t('invoice', { f_no: part.f_no ?? part.sip_id })}</dt>
      <dd>
        {part.customer}
        {onRemove && (
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={t('remove_part', { f_no: part.f_no ?? part.sip_id })}
            onClick={onRemove}
          >
            <IconX size={12} />
          </ActionIcon>
        )}
      </dd>
      <dt>{t('open')}</dt>
      <dd>{formatEuro(part.kalan)}</dd>
      <dt>{t('this_payment')}</dt>
      <dd>−{formatEuro(part.amount)}</dd>
      <dt className="wk-strong">{after < 0 ? t('to_balance') : t('stays_open')}</dt>
      <dd className="wk-strong">{formatEuro(Math.abs(after) / 100)}</dd>
    </dl>
  )
}

type SearchProps = {
  field: RefObject<HTMLInputElement | null>
  onPick(row: Parameters<typeof withItem>[2]): void
  onDone(): void
}

/** Finds an open item by number, amount, name or IBAN. */
function ItemSearch({ field, onPick, onDone }: SearchProps) {
  const t = useTexts(bankTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { rows, state } = useOpenItems(typed, 0)

  function pick(row: (typeof rows)[number] | undefined) {
    if (row) onPick(row)
    setTyped('')
    onDone()
  }

  const enter = useEnter(state, rows[chosen], pick)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setChosen(Math.min(rows.length - 1, chosen + 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(0, chosen - 1))
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') pick(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="wk-stack">
      <TextInput
        ref={field}
        label={t('search')}
        autoFocus
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <OpenItems rows={rows} active={chosen} isBusy={state === 'searching'} onBook={pick} />
    </div>
  )
}
