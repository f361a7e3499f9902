import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useCard } from './call-data.ts'
import classes from './Script.module.css'
import { deskTexts } from './texts.ts'

/** What to say to this customer. */
export function Script({ customer }: { customer: CustomerRow }) {
  const t = useTexts(deskTexts)
  const card = useCard(customer.id)
  return (
    <section className={`wk-panel ${classes.script}`} aria-label={t('script')}>
      <h3 className={`wk-heading ${classes.title}`}>
        {t('script')} <span className={`wk-hint ${classes.of}`}>{card?.script?.title}</span>
      </h3>
      {card && !card.script && <p className={`wk-hint ${classes.of}`}>{t('no_script')}</p>}
      <p className={classes.text}>{card?.script?.text}</p>
    </section>
  )
}
