import { IconBuilding, IconCake, IconMail, IconPhone } from '@tabler/icons-react'
import { businessDay } from '#core/dates.ts'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { referenceLabel } from '#core/references.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { daysToBirthday, isBirthdayComing } from '../domain/birthday.ts'
import type { CustomerRow } from '../domain/customer-row.ts'
import { customerTexts } from '../texts.ts'
import { customerName, personName } from './customer-data.ts'
import classes from './CustomerHead.module.css'
import { StatusControl } from './StatusControl.tsx'
import { trackingTexts } from './texts.ts'

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
        <h2 className={classes.name}>{customerName(customer)}</h2>
        <p className={classes.person}>
          {[customer.cus_firm ? [title, person].filter(Boolean).join(' ') : title, customer.cus_city]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={classes.marks}>
        <span className={classes.number}>
          {customer.id}
          {customer.cus_code && customer.cus_code !== String(customer.id) && ` · ${customer.cus_code}`}
        </span>
        <Birthday born={customer.cus_birtday} />
        {customer.cus_is_firm === '1' && (
          <span className={classes.badge} data-tone="blue">
            <IconBuilding size={12} aria-hidden /> {t('firm')}
          </span>
        )}
        <span className={classes.badge} data-tone={customer.cus_is_aktive === '1' ? 'green' : 'grey'}>
          {t(customer.cus_is_aktive === '1' ? 'active' : 'inactive')}
        </span>
        <span className={classes.badge} data-tone="grey">
          {customer.cus_user === UNASSIGNED_USER
            ? t('owner_pool')
            : t('owner', { name: customer.name ?? customer.cus_user })}
        </span>
        <StatusControl customer={customer} isEditing={isEditing} />
      </div>
    </header>
  )
}

/** A cake that swings gently, for those whose system allows movement. */
function Birthday({ born }: { born: string | null }) {
  const t = useTexts(trackingTexts)
  const today = businessDay()
  if (!born || !isBirthdayComing(born, today)) return null
  const days = daysToBirthday(born, today)
  return (
    <span className={classes.badge} data-tone="orange" data-testid="birthday">
      <IconCake size={14} className={classes.cake} aria-hidden />
      {days === 0 ? t('birthday_today') : t('birthday_in_days', { days })}
    </span>
  )
}

const phones = ['cus_tel1', 'cus_gsm', 'cus_tel2', 'cus_private'] as const

/** Numbers large enough to be read from the headset's distance; a click dials. */
export function Phones({ customer }: { customer: CustomerRow }) {
  const t = useTexts(trackingTexts)
  const fields = useTexts(customerTexts)
  const known = phones.filter((field) => customer[field])
  return (
    <div className={classes.phones}>
      {known.length === 0 && <span className={classes.muted}>{t('no_phone')}</span>}
      {known.map((field) => (
        <a
          key={field}
          className={classes.phone}
          href={`tel:${(customer[field] ?? '').replace(/[^+\d]/g, '')}`}
        >
          <span className={classes.label}>
            <IconPhone size={12} aria-hidden /> {fields(field)}
          </span>
          <span className={classes.digits}>{customer[field]}</span>
        </a>
      ))}
      {customer.cus_email && (
        <a className={classes.mail} href={`mailto:${customer.cus_email}`}>
          <span className={classes.label}>
            <IconMail size={12} aria-hidden /> {fields('cus_email')}
            {customer.mail_verifyed === '1' && ` · ${t('verified')}`}
          </span>
          <span className={classes.address}>{customer.cus_email}</span>
        </a>
      )}
    </div>
  )
}
