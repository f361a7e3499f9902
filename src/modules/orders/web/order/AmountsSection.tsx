import { useQuery } from '@tanstack/react-query'
import { formatEuro } from '#core/money/money.ts'
import { isAdmin } from '#core/actor.ts'
import { call } from '#platform/web/api.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { followedBy } from '#platform/web/form/field-source.ts'
import { FlagField, TextField } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { earningOf } from '#modules/orders/domain/money/earning.ts'
import { discountRule, switchCredit, switchDirectDebit } from '#modules/orders/domain/money/payment-mode.ts'
import { canGiveReason } from '#modules/orders/domain/order/tax-free.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { dayOf, totalsOf, type OrderFieldSource, type OrderTerms } from './order-form.ts'
import classes from './OrderFields.module.css'

type Props = { form: OrderFieldSource; terms: OrderTerms }

/** Payment mode, discounts and what comes out, by the same rule the server uses. */
export function AmountsSection({ form, terms, isOwn }: Props & { isOwn: boolean }) {
  return (
    <div className={classes.amounts}>
      <DiscountInputs form={form} terms={terms} />
      <div>
        <Totals form={form} terms={terms} />
        {isOwn && !terms.isCreditNote && <OwnCommission form={form} terms={terms} />}
      </div>
    </div>
  )
}

/** The salesperson's commission on the order, by the same rule as account and payout. */
function OwnCommission({ form, terms }: Props) {
  const t = useTexts(orderFormTexts)
  const asked = { day: dayOf(form.values, terms) }
  const { data } = useQuery({
    queryKey: ['/commission_account/rate', asked],
    queryFn: () => call('/commission_account/rate', asked),
  })
  const { commission_when, debit_safe_weeks } = useCompanySettings()
  if (!data?.rate) return null
  const { s_g_toplam } = totalsOf(form.values, terms)
  const { kdv_oran } = terms
  const order = { s_g_toplam, kdv_oran, s_vergisiz: form.values.s_vergisiz, s_is_teklif: 0 }
  const amount = formatEuro(earningOf(order, data.rate))
  return (
    <p className={classes.brings} data-testid="own-commission">
      {commission_when === 'safe' && form.values.s_lastschrift === '1'
        ? t('brings_when_safe', { amount, weeks: debit_safe_weeks })
        : t('brings', { amount })}
    </p>
  )
}

type Mode = Parameters<typeof switchDirectDebit>[0]

function DiscountInputs({ form, terms }: Props) {
  const t = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  const { values } = form
  const rule = discountRule(values)
  const actor = useUser()
  const asksReason = isAdmin(actor) && values.s_vergisiz === '1' && canGiveReason({ ...values, ...terms })

  /** A switch may clear its opposite and the discounts that it forbids. */
  function apply(next: Mode) {
    const cleared = discountRule(next)
    form.set('s_lastschrift', next.s_lastschrift)
    form.set('s_vergisiz', next.s_vergisiz)
    form.set('s_gut_shift', next.s_gut_shift)
    form.set('s_man_y', cleared.manualEnabled ? next.s_man_y : 0)
    form.set('s_ikt_m', cleared.additionalEnabled ? next.s_ikt_m : 0)
  }

  const mode: Mode = { ...values, s_man_y: values.s_man_y ?? 0, s_ikt_m: values.s_ikt_m ?? 0 }
  return (
    <div className={classes.inputs}>
      <FlagField
        form={followedBy(form, 's_lastschrift', (flag) => apply(switchDirectDebit(mode, flag)))}
        name="s_lastschrift"
        label={fields('s_lastschrift')}
      />
      <FlagField
        form={followedBy(form, 's_vergisiz', (s_vergisiz) => apply({ ...mode, s_vergisiz }))}
        name="s_vergisiz"
        label={t('s_vergisiz')}
      />
      <FlagField
        form={followedBy(form, 's_gut_shift', (flag) => apply(switchCredit(mode, flag)))}
        name="s_gut_shift"
        label={t('s_gut_shift')}
      />
      <FlagField form={form} name="s_prasentrechnung" label={t('s_prasentrechnung')} />
      <MoneyField unit="%" form={form} name="s_man_y" label={t('s_man_y')} readOnly={!rule.manualEnabled} />
      <MoneyField form={form} name="s_ikt_m" label={t('s_ikt_m')} readOnly={!rule.additionalEnabled} />
      {asksReason && (
        <TextField form={form} name="vergisiz_neden" label={t('vergisiz_neden')} maxLength={500} />
      )}
      {terms.isCreditNote && <MoneyField form={form} name="s_kargo" label={t('shipping_back')} />}
    </div>
  )
}

function Totals({ form, terms }: Props) {
  const t = useTexts(orderFormTexts)
  const totals = totalsOf(form.values, terms)
  const rate = form.values.s_vergisiz === '1' ? 0 : terms.kdv_oran
  const percent = totals.s_last_y ? ` (${t('debit_percent', { percent: totals.s_last_y })})` : ''
  return (
    <dl className={`wk-sums ${classes.totals}`}>
      <div>
        <dt>{t('s_toplam')}</dt>
        <dd>{formatEuro(totals.s_toplam)}</dd>
      </div>
      <div>
        <dt>
          {t('s_iskonto')}
          {percent}
        </dt>
        <dd>{formatEuro(totals.s_iskonto)}</dd>
      </div>
      <div>
        <dt>{t('s_ara_toplam')}</dt>
        <dd data-negative={totals.s_ara_toplam < 0 || undefined}>{formatEuro(totals.s_ara_toplam)}</dd>
      </div>
      <div>
        <dt>{t('s_kargo')}</dt>
        <dd>{formatEuro(totals.s_kargo)}</dd>
      </div>
      <div className="wk-grand">
        <dt>{t('grand_total')}</dt>
        <dd data-testid="grand-total">{formatEuro(totals.s_g_toplam)}</dd>
      </div>
      <div>
        <dt>{t('s_kdv', { rate })}</dt>
        <dd>{formatEuro(totals.s_kdv)}</dd>
      </div>
    </dl>
  )
}
