import { IconBuilding, IconCake } from '@tabler/icons-react'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { referenceLabel } from '#core/references.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { daysToBirthday, isBirthdayComing } from '#modules/customers/domain/birthday.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerLabel, personName } from '#modules/customers/domain/name.ts'
import classes from './CustomerHead.module.css'
import { Presence } from '../public/Presence.tsx'
import { StatusControl } from './StatusControl.tsx'
import { trackingTexts } from '../texts.ts'

type Props = { customer: CustomerRow; isEditing: boolean }

/** Who is on the telephone: name, marks, numbers to call. */
export function CustomerHead({ customer, isEditing }: Props) {
  const t = useTexts(trackingTexts)
  const language = useLanguage()
  const titles = useReferenceRows('sys_unvan')
  const titleRow = titles.find((row) => row.un_type === customer.cus_m_f)
  const title = titleRow ? referenceLabel('sys_unvan', titleRow, language) : null
  const person = personName(customer)
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        <h2 className={classes.name}>{customerLabel(customer)}</h2>
        <div className={`wk-bar wk-muted ${classes.person}`}>
          {[customer.cus_firm ? [title, person].filter(Boolean).join(' ') : title, customer.cus_city]
            .filter(Boolean)
            .join(' · ')}
          <Presence cusId={customer.id} />
        </div>
      </div>
      <div className={`wk-bar ${classes.marks}`}>
        <span className="wk-muted">
          {customer.id}
          {customer.cus_code && customer.cus_code !== String(customer.id) && ` · ${customer.cus_code}`}
        </span>
        <Birthday born={customer.cus_birtday} />
        {customer.cus_is_firm === '1' && (
          <span className={`wk-badge ${classes.badge}`} data-tone="blue">
            <IconBuilding size={12} aria-hidden /> {t('firm')}
          </span>
        )}
        <span
          className={`wk-badge ${classes.badge}`}
          data-tone={customer.cus_is_aktive === '1' ? 'green' : 'grey'}
        >
          {t(customer.cus_is_aktive === '1' ? 'active' : 'inactive')}
        </span>
        <span className={`wk-badge ${classes.badge}`} data-tone="grey">
          {customer.cus_user === UNASSIGNED_USER
            ? t('owner_pool')
            : t('owner', { name: customer.name ?? customer.cus_user })}
        </span>
        <StatusControl customer={customer} isEditing={isEditing} />
      </div>
    </header>
  )
}

/** A gently swinging cake, unless reduced motion is set. */
function Birthday({ born }: { born: string | null }) {
  const t = useTexts(trackingTexts)
  const today = serverToday()
  if (!born || !isBirthdayComing(born, today)) return null
  const days = daysToBirthday(born, today)
  return (
    <span className={`wk-badge ${classes.badge}`} data-tone="orange" data-testid="birthday">
      <IconCake size={14} className={classes.cake} aria-hidden />
      {days === 0 ? t('birthday_today') : t('birthday_in_days', { days })}
    </span>
  )
}
