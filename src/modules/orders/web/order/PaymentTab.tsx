import { Button } from '@mantine/core'
import { cents, euros, formatEuro, sumCents } from '#core/money/money.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { FlagField, LookupField } from '#platform/web/form/fields.tsx'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Instalment } from '#modules/orders/domain/money/instalments.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { dayOf, instalmentPlan, totalsOf, type OrderFieldSource, type OrderTerms } from './order-form.ts'
import classes from './OrderFields.module.css'

type Props = { form: OrderFieldSource; terms: OrderTerms }

/** How and until when the order is paid, at once or in instalments. */
export function PaymentTab({ form, terms }: Props) {
  const t = useTexts(orderFormTexts)
  const isDeferred = form.values.s_vadeli_odeme === '1'
  return (
    <>
      <div className={classes.inputs}>
        <LookupField form={form} name="s_odeme_tip" label={t('s_odeme_tip')} list="odeme_tipleri" />
        <DateField
          form={form}
          name="s_odeme_tarihi"
          label={t('s_odeme_tarihi')}
          whenEmpty={dayOf(form.values, terms)}
        />
        <FlagField form={form} name="s_vadeli_odeme" label={t('s_vadeli_odeme')} />
        {isDeferred && (
          <IntegerField form={form} name="s_taksit_sayisi" label={t('s_taksit_sayisi')} min={0} withSteps />
        )}
      </div>
      {isDeferred && <InstalmentTable form={form} terms={terms} />}
    </>
  )
}

/** The parts of the total; changed parts must still make it up. */
function InstalmentTable({ form, terms }: Props) {
  const t = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  const total = totalsOf(form.values, terms).s_g_toplam
  const { parts, basis, isAgreed } = instalmentPlan(form.values, terms, total)
  if (!parts.length) return null
  const sum = euros(
    sumCents(parts.map(({ tak_tutar }) => cents(typeof tak_tutar === 'number' ? tak_tutar : 0))),
  )
  const type = (index: number, typed: Partial<Instalment>) =>
    form.change('agreed', (agreed) => {
      const before = agreed?.basis === basis ? agreed.parts : parts
      return { basis, parts: before.map((part, other) => (other === index ? { ...part, ...typed } : part)) }
    })
  return (
    <>
      <table className={`wk-table ${classes.lines}`} aria-label={t('instalments')}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{fields('tak_tar')}</th>
            <th scope="col">{fields('tak_tutar')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => {
            const row = subForm(part, (typed) => type(index, typed))
            const label = `${index + 1}.`
            return (
              // oxlint-disable-next-line react/no-array-index-key -- an instalment is its place in the plan
              <tr key={index}>
                <td>{label}</td>
                <td>
                  <DateField form={row} name="tak_tar" label={`${fields('tak_tar')} ${label}`} hideLabel />
                </td>
                <td>
                  <MoneyField
                    form={row}
                    name="tak_tutar"
                    label={`${fields('tak_tutar')} ${label}`}
                    hideLabel
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={`wk-row ${classes.addressHead}`}>
        <span className={`wk-sums ${classes.totals}`}>
          <span data-negative={cents(sum) !== cents(total) || undefined}>
            {t('instalments_sum', { sum: formatEuro(sum), total: formatEuro(total) })}
          </span>
        </span>
        {isAgreed && (
          <Button variant="default" onClick={() => form.set('agreed', null)}>
            {t('instalments_equal')}
          </Button>
        )}
      </div>
    </>
  )
}
