import { formatEuro } from '#core/money/money.ts'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { editorNetPrice } from '../domain/net-price.ts'
import { priceCountries } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import classes from './PriceTable.module.css'

type PriceField = (typeof priceCountries)[number]['field'] | 'stok_web_price'

type Props<Values extends Record<PriceField, number | null>> = { form: FieldSource<Values> }

/** List prices by country, each with the price less tax. */
export function PriceTable<Values extends Record<PriceField, number | null>>({ form }: Props<Values>) {
  const t = useTexts(stockTexts)
  const countries = useReferenceRows('sys_country_code')
  const rateOf = (code: string) => Number(countries.find((row) => row.country_code === code)?.tax_rate ?? 0)
  return (
    <>
      <table className={`wk-table ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('price_country')}</th>
            <th scope="col">{t('price_rate')}</th>
            <th scope="col">{t('price_before_tax')}</th>
            <th scope="col">{t('price_after_tax')}</th>
          </tr>
        </thead>
        <tbody>
          {priceCountries.map(({ country_code, field }) => {
            const price = form.values[field]
            const rate = rateOf(country_code)
            return (
              <tr key={country_code}>
                <th scope="row">{country_code}</th>
                <td>{String(rate).replace('.', ',')} %</td>
                <td className={classes.price}>
                  <MoneyField
                    form={form}
                    name={field}
                    label={`${t('price_before_tax')} ${country_code}`}
                    hideLabel
                  />
                </td>
                <td data-testid={`net-${country_code}`}>
                  {typeof price === 'number' ? formatEuro(editorNetPrice(price, rate)) : '–'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={classes.cost}>
        <MoneyField form={form} name="stok_web_price" label={t('stok_web_price')} />
      </div>
    </>
  )
}
