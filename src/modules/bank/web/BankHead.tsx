import { Button, FileButton } from '@mantine/core'
import { useRef, type RefObject } from 'react'
import { groupedIban } from '#core/money/bank.ts'
import { formatDate } from '#core/days/dates.ts'
import { cents, formatEuro } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { StatementRow } from '../domain/calls.ts'
import classes from './BankScreen.module.css'
import { nameBesideDay } from './statement-name.ts'
import { bankTexts } from './texts.ts'
import { saveDemoStatement, useStatements } from './use-bank.ts'

type Props = {
  loadButton: RefObject<HTMLButtonElement | null>
  onFile(file: File): void
  onMatch(): void
}

/** The accounts with their latest statements, and where new ones are loaded. */
export function BankHead({ loadButton, onFile, onMatch }: Props) {
  const t = useTexts(bankTexts)
  const { data } = useStatements()
  const reset = useRef<() => void>(null)
  return (
    <header className={`wk-bar ${classes.head}`}>
      {data?.datalist.map((statement) => (
        <StatementFacts key={statement.id} statement={statement} />
      ))}
      <span className={classes.space} />
      {data?.is_demo && (
        <Button variant="subtle" size="compact-md" onClick={() => saveDemoStatement().catch(toastError)}>
          {t('demo')}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={onMatch}>
        {t('match_again')}
      </Button>
      <FileButton
        accept=".xml,.zip,.csv,.txt,.camt,.sta,.mta"
        resetRef={reset}
        onChange={(file) => {
          if (file) onFile(file)
          reset.current?.()
        }}
      >
        {(props) => (
          <Button
            {...props}
            ref={loadButton}
            variant="default"
            size="compact-md"
            rightSection={
              <kbd className={classes.key} aria-hidden>
                O
              </kbd>
            }
          >
            {t('load')}
          </Button>
        )}
      </FileButton>
    </header>
  )
}

function StatementFacts({ statement }: { statement: StatementRow }) {
  const t = useTexts(bankTexts)
  const { account, account_name, name, sequence, day, opening, closing, total, agrees, missing } = statement
  const shown = sequence ?? nameBesideDay(name, day)
  const title = shown
    ? t('statement', { name: shown, day: formatDate(day) })
    : t('statement_of', { day: formatDate(day) })
  const difference = cents(closing ?? 0) - cents(opening ?? 0) - cents(total)
  return (
    <span className={`wk-muted ${classes.muted}`}>
      <span title={name}>{[account_name, groupedIban(account), title].filter(Boolean).join(' · ')}</span>
      {agrees !== null && (
        <span className={`wk-badge ${classes.chip}`} data-tone={agrees ? 'green' : 'red'}>
          {agrees ? t('agrees') : t('disagrees', { difference: formatEuro(difference / 100) })}
        </span>
      )}
      {missing.length > 0 && (
        <span className={`wk-badge ${classes.chip}`} data-tone="orange">
          {t('missing', { numbers: missing.join(', ') })}
        </span>
      )}
    </span>
  )
}
