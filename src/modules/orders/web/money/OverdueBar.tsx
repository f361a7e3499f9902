import { useQuery } from '@tanstack/react-query'
import { formatEuro } from '#core/money/money.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import classes from '../order/OrderFields.module.css'

/** A red bar above the order of a customer who has not paid what is due. */
export function OverdueBar({ cus_id }: { cus_id: number }) {
  const t = useTexts(orderFormTexts)
  const path = '/siparisler/overdue'
  const { data } = useQuery({
    queryKey: [path, cus_id],
    queryFn: async () => (await call(path, { cus_id })).item,
    // The customer may belong to another user by now; the order can still be edited.
    retry: false,
  })
  if (!data?.invoices) return null
  const { amount, invoices, days } = data
  return (
    <p role="alert" data-tone="red" className={`wk-note wk-strong ${classes.overdue}`}>
      {t('overdue', { amount: formatEuro(amount), invoices, days })}
    </p>
  )
}
