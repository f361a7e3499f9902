import { IconCalendarEvent, IconClockHour4, IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate, formatMoment } from '#core/days/dates.ts'
import { referenceLabel, references, type ReferenceName } from '#core/references.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { ageOn } from '#modules/customers/domain/birthday.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { selectedWines } from '#modules/customers/domain/wine-flags.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import classes from './CustomerCard.module.css'
import { daysFromToday, dayOf, nearness } from '../lists/days.ts'
import { trackingTexts } from '../texts.ts'

type Props = { customer: CustomerRow }

function useNearness() {
  const t = useTexts(trackingTexts)
  return (day: string) => {
    const { key, ...params } = nearness(day, serverToday())
    return t(key, params)
  }
}

/** What decides the call: when we last spoke, what was agreed, when to ring. */
export function CallFacts({ customer }: Props) {
  const t = useTexts(trackingTexts)
  const fields = useTexts(customerTexts)
  const near = useNearness()
  const { cus_end_contact: last, rand_tar, rand_saat, rand_note } = customer
  const distance = rand_tar ? daysFromToday(rand_tar, serverToday()) : null
  return (
    <dl className={`wk-strip ${classes.strip}`}>
      <div>
        <dt>
          <IconHistory size={13} aria-hidden /> {fields('cus_end_contact')}
        </dt>
        <dd>{last ? near(dayOf(last)) : t('never_contacted')}</dd>
        <dd>{formatMoment(last)}</dd>
      </div>
      <div
        data-tone={distance === null ? undefined : distance < 0 ? 'red' : distance === 0 ? 'orange' : 'blue'}
      >
        <dt>
          <IconCalendarEvent size={13} aria-hidden /> {fields('rand_tar')}
        </dt>
        <dd data-testid="appointment">
          {rand_tar
            ? `${formatDate(rand_tar)}${rand_saat ? ` ${rand_saat.slice(0, 5)}` : ''} · ${near(rand_tar)}`
            : t('no_appointment')}
        </dd>
        <dd title={rand_note ?? undefined}>{rand_note}</dd>
      </div>
      <div>
        <dt>
          <IconClockHour4 size={13} aria-hidden /> {fields('call_time')}
        </dt>
        <dd>
          <Word list="sys_c_time" value={customer.call_time} />
        </dd>
      </div>
    </dl>
  )
}

/** The rest of the record, in reading order. */
export function CustomerFacts({ customer }: Props) {
  const t = useTexts(trackingTexts)
  const fields = useTexts(customerTexts)
  const wines = selectedWines(customer)
  const born = customer.cus_birtday
  const age = born ? t('age', { age: ageOn(born, serverToday()) }) : ''
  return (
    <dl className="wk-facts">
      <Fact label={fields('cus_country_code')}>
        <Word list="sys_country_code" value={customer.cus_country_code} />
      </Fact>
      <Fact label={fields('cus_birtday')}>{born && `${formatDate(born)} (${age})`}</Fact>
      <Fact label={fields('cus_atu_no')}>{customer.cus_atu_no}</Fact>
      {customer.cus_leitweg && <Fact label={fields('cus_leitweg')}>{customer.cus_leitweg}</Fact>}
      <Fact label={fields('cus_category')}>
        <Word list="sys_category" value={customer.cus_category} />
      </Fact>
      <Fact label={fields('cus_class')}>
        <Word list="sys_class" value={customer.cus_class} />
      </Fact>
      <Fact label={t('wines')}>{wines.map((wine) => fields(wine)).join(', ')}</Fact>
      <Fact label={fields('cus_fax')}>{customer.cus_fax}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="wk-muted">–</span>}</dd>
    </div>
  )
}

/** The word for a key, in the interface language. */
function Word({ list, value }: { list: ReferenceName; value: string | number | null }) {
  const rows = useReferenceRows(list)
  const language = useLanguage()
  if (value === null) return <span className="wk-muted">–</span>
  const row = rows.find((candidate) => candidate[references[list].key] === value)
  return row ? referenceLabel(list, row, language) : String(value)
}
