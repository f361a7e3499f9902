import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { callForFile, type FilePath } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { saveBlob } from '#platform/web/download.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { PlainTable, type PlainHead, type PlainRow } from '#platform/web/screen/PlainTable.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { Replaced } from '#modules/bank/domain/sepa/replaced.ts'
import { runTexts } from './run-texts.ts'
import classes from './RunsScreen.module.css'

/** In a fortnight most of what was announced on invoices is due. */
export const inTwoWeeks = (): string => Temporal.PlainDate.from(serverToday()).add({ days: 14 }).toString()

type Made = { count: number; total: number }

/** What is shown of a run before it is made. */
type Shown = Made & { losing: number }

/** Asks before a run is made, and reports its content afterwards. */
export function useMakeRun() {
  const t = useTexts(runTexts)
  return async (
    title: string,
    shown: Shown,
    create: () => Promise<{ save_response: Made & { id: number } }>,
    cancel: (id: number) => Promise<unknown>,
  ): Promise<void> => {
    let made: Made & { id: number } = { ...shown, id: 0 }
    const isDone = await confirm({
      title,
      message: [
        t('make_question', { count: shown.count, total: formatEuro(shown.total) }),
        shown.losing > 0 && t('losing_question', { count: shown.losing }),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: title,
      act: async () => {
        made = (await create()).save_response
      },
    })
    if (!isDone) return
    const { id, count, total } = made
    toastUndo(t('made', { count, total: formatEuro(total) }), () => cancel(id))
  }
}

type InFileProps = { name: string; replaced: readonly Replaced[] }

/** A payee, with what the file writes differently below the name. */
export function NameInFile({ name, replaced }: InFileProps) {
  const t = useTexts(runTexts)
  return (
    <>
      {name}
      {replaced.map(({ text, in_file, lost }) => (
        <span key={text} className={`wk-small ${classes.inFile}`} data-lost={lost !== '' || undefined}>
          {t(text === name ? 'in_file' : 'text_in_file', { text, in_file: in_file || '–' })}
          {lost && ` · ${t('lost_letters', { lost })}`}
        </span>
      ))}
    </>
  )
}

/** How many payments of a run lose letters in its file. */
export const losing = (rows: readonly { replaced: readonly Replaced[] }[]): number =>
  rows.filter(({ replaced }) => replaced.some(({ lost }) => lost !== '')).length

type HeadProps = {
  day: string
  bankingDay: string | undefined
  label: string
  isDisabled: boolean
  onDay(day: string): void
  onMake(): void
}

/** The day of a run and the button that makes it. */
export function RunHead({ day, bankingDay, label, isDisabled, onDay, onMake }: HeadProps) {
  const t = useTexts(runTexts)
  return (
    <div className={`wk-bar ${classes.head}`}>
      <DateField
        form={subForm<{ day: string | null }>({ day }, (typed) => typed.day && onDay(typed.day))}
        name="day"
        label={t('day')}
      />
      <span className={`wk-muted ${classes.muted}`}>
        {bankingDay && t('runs_on', { day: formatDate(bankingDay) })}
      </span>
      <Button disabled={isDisabled} onClick={onMake}>
        {label}
      </Button>
    </div>
  )
}

type TableProps = { title: string; heads: readonly PlainHead[]; rows: readonly PlainRow[] }

/** A table below its title; the last column is for actions or reasons. */
export function RunTable({ title, heads, rows }: TableProps) {
  const t = useTexts(runTexts)
  return (
    <section aria-label={title} className={classes.part}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className="wk-muted">{t('nothing')}</p>}
      {rows.length > 0 && <PlainTable title={title} heads={heads} rows={rows} />}
    </section>
  )
}

type Run = { id: number; day: string; count: number; total: number }

/** A run with its state texts, of which empty ones are skipped, its actions, and the details it unfolds. */
type EarlierRun = { run: Run; state: readonly (string | false | null)[]; acts: ReactNode; below?: ReactNode }

/** The files that were made, the newest first. */
export function EarlierRuns({ rows }: { rows: readonly EarlierRun[] }) {
  const t = useTexts(runTexts)
  return (
    <RunTable
      title={t('earlier')}
      heads={['#', t('day'), { figure: t('amount') }, t('state'), t('acts')]}
      rows={rows.map(({ run, state, acts, below }) => ({
        key: String(run.id),
        below,
        cells: [
          run.id,
          formatDate(run.day),
          `${run.count} · ${formatEuro(run.total)}`,
          state.filter(Boolean).join(' · '),
          <span key="acts" className={classes.acts}>
            {acts}
          </span>,
        ],
      }))}
    />
  )
}

type SmallButtonProps = { label: string; isUnfolded?: boolean; onClick(): unknown }

export function SmallButton({ label, isUnfolded, onClick }: SmallButtonProps) {
  return (
    <Button
      size="compact-xs"
      variant={isUnfolded ? 'light' : 'default'}
      aria-expanded={isUnfolded}
      onClick={() => void onClick()}
    >
      {label}
    </Button>
  )
}

/** Saves a file that a call answers with. */
export async function saveFile(
  path: Extract<FilePath, '/debit_run/file' | '/transfer_run/file' | '/mandate/form' | '/mandate/file'>,
  id: number,
) {
  try {
    const { blob, name } = await callForFile(path, { id })
    saveBlob(blob, name)
  } catch (error) {
    toastError(error)
  }
}
