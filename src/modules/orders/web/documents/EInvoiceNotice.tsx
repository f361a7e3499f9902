import { Alert, Anchor, List } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { skipToken, useQuery } from '@tanstack/react-query'
import { isAdmin } from '#core/actor.ts'
import { call } from '#platform/web/api.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import type { EInvoiceProblem } from '#modules/orders/domain/calls.ts'
import { isCancelled, isInvoiced, isQuote } from '#modules/orders/domain/order/order-state.ts'
import { showOrder } from '../public/order-panel.ts'
import { orderPanelTexts } from '../panel-texts.ts'

type Props = { order: Order }

/** What prevents the invoice of an order, each with a link to where it is corrected. */
export function EInvoiceNotice({ order }: Props) {
  const t = useTexts(orderPanelTexts)
  const { data = [] } = useQuery({
    queryKey: ['/siparisler/e_fatura_kontrol', order.id, order.version],
    queryFn:
      isInvoiced(order) || isCancelled(order) || isQuote(order)
        ? skipToken
        : async () => (await call('/siparisler/e_fatura_kontrol', { id: order.id })).problems,
    staleTime: 0,
  })
  if (!data.length) return null
  return (
    <Alert color="orange" variant="light" role="status" title={t('e_invoice_problems')}>
      <List size="sm">
        {data.map((problem) => (
          <List.Item key={problem.code}>
            {problem.message} <Jump problem={problem} order={order} />
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function Jump({ problem: { at, field }, order }: Props & { problem: EInvoiceProblem }) {
  const t = useTexts(orderPanelTexts)
  const actor = useUser()
  if (at === 'company') {
    return isAdmin(actor) ? (
      <Anchor component={Link} to="/firma-bilgileri" hash={field ?? ''} size="sm">
        {t('to_company')}
      </Anchor>
    ) : null
  }
  if (at === 'customer') {
    return (
      <Anchor component="button" type="button" size="sm" onClick={() => openCustomerPage(order.cus_id)}>
        {t('customer')}
      </Anchor>
    )
  }
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => showOrder('editor', order.id)}>
      {t('to_order')}
    </Anchor>
  )
}
