import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconFileCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isIsoDate, monthOf, type IsoDate } from '#core/days/dates.ts'
import { formatAmount, formatEuro } from '#core/money/money.ts'
import type { Language } from '#core/texts/texts.ts'
import { showDocument } from '#modules/orders/web/public/document-requests.ts'
import { call } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { statementStates, type CalendarRow, type StatementState } from '../domain/statement-calendar.ts'
import { calendarTexts } from './calendar-texts.ts'
import classes from './StatementCalendar.module.css'

const PATH = '/commission_account/calendar'
const YEAR = { months: 12 }

function monthName(month: IsoDate, language: Language, name: 'short' | 'long'): string {
  const year = name === 'short' ? '2-digit' : 'numeric'
  return new Intl.DateTimeFormat(language, { month: name, year, timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
}

/** /prim-takvimi: the statements of people by month, as far as the person may see them. */
export function StatementCalendar() {
  const t = useTexts(calendarTexts)
  const { params, change } = useScreenParams(['bis'])
  const today = serverToday()
  const asked = params.bis && isIsoDate(params.bis) ? params.bis : null
  const last = Temporal.PlainDate.from(asked ?? today)
  const query = useQuery({
    queryKey: [PATH, asked],
    queryFn: () => call(PATH, { end_date: asked }),
    placeholderData: keepPreviousData,
  })
  const show = (day: Temporal.PlainDate) => {
    const isNow = day.toString() >= monthOf(today).from
    change({ bis: isNow ? undefined : day.toString() })
  }
  return (
    <div className="wk-screen">
      <div className="wk-bar">
        <p className={`wk-hint ${classes.hint}`}>{t('subtitle')}</p>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconChevronLeft size={14} />}
            onClick={() => show(last.subtract(YEAR))}
          >
            {t('earlier')}
          </Button>
          <Button
            size="xs"
            variant="default"
            rightSection={<IconChevronRight size={14} />}
            disabled={asked === null}
            onClick={() => show(last.add(YEAR))}
          >
            {t('later')}
          </Button>
        </Group>
      </div>
      <Loaded query={query}>
        {({ months, datalist }) =>
          datalist.length ? (
            <>
              <Legend />
              <Calendar months={months} rows={datalist} />
            </>
          ) : (
            <p className="wk-empty">{t('empty')}</p>
          )
        }
      </Loaded>
    </div>
  )
}

/** Shown instead of an amount if nothing is open in the month. */
const marks: Partial<Record<StatementState, string>> = { issued: '✓', written_off: '✕' }

function Legend() {
  const t = useTexts(calendarTexts)
  return (
    <ul className="wk-list wk-bar">
      {statementStates
        .filter((state) => state !== 'none')
        .map((state) => (
          <li key={state}>
            <span className={classes.cell} data-state={state}>
              {[marks[state], t(state)].filter(Boolean).join(' ')}
            </span>
          </li>
        ))}
      <li>
        <span className={classes.cell}>
          <IconFileCheck size={12} aria-hidden /> {t('statement_issued')}
        </span>
      </li>
    </ul>
  )
}

function Calendar({ months, rows }: { months: readonly IsoDate[]; rows: readonly CalendarRow[] }) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const hasOlder = rows.some(({ older }) => older !== 0)
  return (
    <div className={`wk-panel ${classes.frame}`}>
      <table className={`wk-sheet ${classes.table}`} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {hasOlder && <th scope="col">{t('older')}</th>}
            {months.map((month) => (
              <th key={month} scope="col">
                {monthName(month, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.user_id}>
              <th scope="row">
                <Link
                  to="/primim"
                  search={{ kisi: String(row.user_id) }}
                  title={t('open_account', { name: row.name })}
                >
                  {row.name}
                </Link>
              </th>
              {hasOlder && (
                <td>
                  {row.older !== 0 && (
                    <span className={classes.cell} data-state="overdue">
                      {formatAmount(row.older)}
                    </span>
                  )}
                </td>
              )}
              {row.months.map((month) => (
                <td key={month.month}>
                  <MonthCell person={row} month={month} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { person: CalendarRow; month: CalendarRow['months'][number] }

/** One month of one person: the amount that waits, a tick once it is settled, a cross where it was written off. */
function MonthCell({ person, month: { month, state, open, written_off, settle_by, statement } }: CellProps) {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  if (state === 'none')
    return (
      <span className={classes.cell} title={t('none')}>
        –
      </span>
    )
  const mark = marks[state]
  const isPartly = state === 'issued' && written_off !== 0
  const name = `${person.name}, ${monthName(month, language, 'long')}`
  const words = [
    t(state),
    ...(mark ? [] : [formatEuro(open), t('settle_by', { day: settle_by })]),
    ...(written_off === 0 ? [] : [t('written_off_amount', { amount: written_off })]),
    ...(statement ? [t('statement_number', statement)] : []),
  ]
  const { from, to } = monthOf(month)
  const input = { user_id: person.user_id, start_date: from, end_date: to }
  return (
    <button
      type="button"
      className={classes.cell}
      data-state={state}
      aria-label={`${name}: ${words.join(', ')}`}
      title={words.join(', ')}
      onClick={() =>
        showDocument({ title: `${t('statement')} · ${name}`, path: '/commission_account/statement', input })
      }
    >
      {statement && <IconFileCheck size={12} className={`wk-muted ${classes.issued}`} aria-hidden />}
      {mark ?? formatAmount(open)}
      {isPartly && <span className="wk-muted"> {marks.written_off}</span>}
    </button>
  )
}
