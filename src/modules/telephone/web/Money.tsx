import { Button } from '@mantine/core'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { formatDate, formatDayOf, formatMoment } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { CardAnswer, RequestRow } from '../domain/calls.ts'
import { useCard } from './call-data.ts'
import classes from './Money.module.css'
import { deskTexts } from './texts.ts'
import { useKeepCard } from './use-keep-card.ts'

const WithdrawDialog = lazyPart(async () => (await import('./consents/WithdrawDialog.tsx')).WithdrawDialog)

type Props = { customer: CustomerRow }

/** Whether the customer may be called, and what was bought, owed and paid. */
export function Money({ customer }: Props) {
  const card = useCard(customer.id)
  const t = useTexts(deskTexts)
  useKeepCard(customer.id)
  return (
    <>
      {card && <Wishes card={card} />}
      <dl className={`wk-strip ${classes.strip}`} aria-busy={!card}>
        <Owed card={card} />
        <LastOrders card={card} />
        <Paying card={card} />
        <div>
          <dt>{t('turnover')}</dt>
          <dd>{card ? formatEuro(card.turnover) : '–'}</dd>
          <dd>{card && t('orders_count', { count: card.turnover_orders })}</dd>
        </div>
      </dl>
    </>
  )
}

type Part = { card: CardAnswer | undefined }

function Owed({ card }: Part) {
  const t = useTexts(deskTexts)
  if (!card) return <div />
  const { open_sum, overdue_sum, overdue_since, reminder_stage, balance } = card
  return (
    <div data-tone={overdue_sum > 0 ? 'orange' : undefined}>
      <dt>{t('open_sum')}</dt>
      <dd data-testid="open-sum">{formatEuro(open_sum)}</dd>
      <dd>
        {overdue_sum > 0 &&
          t(overdue_sum === open_sum ? 'all_overdue' : 'overdue', {
            sum: formatEuro(overdue_sum),
            day: formatDate(overdue_since),
          })}
        {reminder_stage > 0 && ` · ${t('stage', { stage: reminder_stage })}`}
        {overdue_sum === 0 && balance > 0 && t('balance', { sum: formatEuro(balance) })}
      </dd>
    </div>
  )
}

const winesOf = (order: CardAnswer['orders'][number]) =>
  order.wines.map(({ name, bottles }) => `${bottles} ${name}`).join(', ')

function LastOrders({ card }: Part) {
  const t = useTexts(deskTexts)
  const [last] = card?.orders ?? []
  const all = card?.orders.map(
    (order) => `${formatDayOf(order.day)} ${formatEuro(order.total)}: ${winesOf(order)}`,
  )
  return (
    <div title={all?.join('\n')}>
      <dt>{t('last_order')}</dt>
      <dd>{last ? `${formatDayOf(last.day)} · ${formatEuro(last.total)}` : t('no_order')}</dd>
      <dd>{last && winesOf(last)}</dd>
    </div>
  )
}

function Paying({ card }: Part) {
  const t = useTexts(deskTexts)
  const days = card?.days_to_pay ?? null
  return (
    <div>
      <dt>{t('pays_after')}</dt>
      <dd>{days === null ? t('unknown') : t('pays_days', { count: days })}</dd>
      <dd title={t('reminders_span')}>{card && t('reminders', { count: card.reminders })}</dd>
    </div>
  )
}

/** The do-not-call requests with their proof; administrators may withdraw them. */
function Wishes({ card: { may_call, requests } }: { card: CardAnswer }) {
  const t = useTexts(deskTexts)
  const reasons = useRefusals()
  const mayWithdraw = isAdmin(useUser())
  const [withdrawn, setWithdrawn] = useState<RequestRow | null>(null)
  const open = requests.find(({ withdrawn_at }) => withdrawn_at === null)
  if (may_call.ok || may_call.code === 'call_allowed') return null
  return (
    <div className={`wk-bar wk-note ${classes.refusal}`} data-tone="red" role="status">
      <strong>{reasons(callingRefusals[may_call.code])}</strong>
      {open && (
        <span>
          {t('wish', {
            day: formatMoment(open.requested_at),
            name: open.name_surname,
            wording: open.wording,
          })}
        </span>
      )}
      {open && mayWithdraw && (
        <Button variant="default" size="compact-xs" onClick={() => setWithdrawn(open)}>
          {t('withdraw')}
        </Button>
      )}
      {withdrawn && <WithdrawDialog request={withdrawn} onClose={() => setWithdrawn(null)} />}
    </div>
  )
}
