import { Button } from '@mantine/core'
import { IconBook2, IconFileText } from '@tabler/icons-react'
import { monthOf, type DayRange } from '#core/days/dates.ts'
import { showDocument } from '#modules/orders/web/public/document-requests.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { accountScreenTexts } from './account-screen-texts.ts'
import classes from './AccountScreen.module.css'
import { useRequiredRange } from './use-required-range.ts'

/** The month before this one: what a statement is usually about. */
function lastMonth(): DayRange {
  const { from } = monthOf(serverToday())
  return monthOf(Temporal.PlainDate.from(from).subtract({ days: 1 }).toString())
}

/** The statement and the book extract of a period. */
export function AccountDocuments({ whose }: { whose: { user_id?: number } }) {
  const t = useTexts(accountScreenTexts)
  const { range, setRange } = useRequiredRange(lastMonth(), [])
  const input = { ...whose, start_date: range.from, end_date: range.to }
  const showStatement = () =>
    showDocument({ title: t('statement'), path: '/commission_account/statement', input })
  const showExtract = () =>
    showDocument({
      title: t('extract'),
      path: '/commission_account/extract',
      input,
      files: [{ label: 'Excel', path: '/commission_account/extract', input: { ...input, format: 'xlsx' } }],
    })
  return (
    <div className={`wk-bar ${classes.documents}`}>
      <DateRange label={t('period')} range={range} onChange={setRange} />
      <Button size="xs" variant="default" leftSection={<IconFileText size={14} />} onClick={showStatement}>
        {t('statement')}
      </Button>
      <Button size="xs" variant="default" leftSection={<IconBook2 size={14} />} onClick={showExtract}>
        {t('extract')}
      </Button>
    </div>
  )
}
