import { ActionIcon, Button, Group, Loader } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallTypes } from '#core/calls.ts'
import { formatMoment } from '#core/days/dates.ts'
import { cents, euros, formatEuro, sumCents } from '#core/money/money.ts'
import { call, errorText } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { OrderLine } from '../../domain/calls/order.ts'
import { isCancelled, isPlainOrder } from '#modules/orders/domain/order/order-state.ts'
import { mainDocument } from '#modules/orders/domain/documents/document-request.ts'
import { maySeeOrder } from '../../domain/scope.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { LinesTable } from '../lists/OrderTables.tsx'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { orderScreenTexts } from '../texts.ts'
import { useShowDocument } from './show-document.ts'

type Past = CallTypes['/siparisler/gecmis_siparisler']['answer']

/** Tab of the sales screen: what a customer ordered before, one order at a time, the latest first. */
export function PastOrders({ cus_id }: { cus_id: number }) {
  const common = useTexts(commonTexts)
  const t = useTexts(orderScreenTexts)
  const path = '/siparisler/gecmis_siparisler'
  const past = useQuery({
    queryKey: [path, cus_id],
    queryFn: () => call(path, { cus_id, orderBy: 'DESC' }),
  })
  if (past.error) return <p role="alert">{errorText(past.error)}</p>
  if (!past.data) return <Loader size="sm" aria-label={common('busy')} />
  if (!past.data.gecmis_list.length) return <p className="wk-muted">{t('past_empty')}</p>
  return <PastOrderPages key={cus_id} past={past.data} />
}

function PastOrderPages({ past: { gecmis_list: orders, icerik } }: { past: Past }) {
  const t = useTexts(orderScreenTexts)
  const [index, setIndex] = useState(0)
  const order = orders[index]
  const valid = orders.filter((one) => isPlainOrder(one) && !isCancelled(one))
  const turnover = euros(sumCents(valid.map(({ s_g_toplam }) => cents(s_g_toplam))))
  if (!order) return null
  return (
    <section aria-label={t('past')}>
      <Group justify="space-between" mb="xs">
        <Pager index={index} count={orders.length} onTurn={setIndex} />
        <span className="wk-muted">
          {t('past_figures', {
            turnover: formatEuro(turnover),
            valid: valid.length,
            cancelled: orders.filter(isCancelled).length,
          })}
        </span>
      </Group>
      <PastOrder order={order} lines={icerik.filter(({ sip_id }) => sip_id === order.id)} />
    </section>
  )
}

type PagerProps = { index: number; count: number; onTurn(index: number): void }

function Pager({ index, count, onTurn }: PagerProps) {
  const common = useTexts(commonTexts)
  return (
    <Group gap={6}>
      <ActionIcon
        variant="default"
        size="sm"
        aria-label={common('page_previous')}
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
      >
        <IconChevronLeft size={14} />
      </ActionIcon>
      <span>
        {index + 1} / {count}
      </span>
      <ActionIcon
        variant="default"
        size="sm"
        aria-label={common('page_next')}
        disabled={index >= count - 1}
        onClick={() => onTurn(index + 1)}
      >
        <IconChevronRight size={14} />
      </ActionIcon>
    </Group>
  )
}

type PastOrderProps = { order: Past['gecmis_list'][number]; lines: readonly OrderLine[] }

function PastOrder({ order, lines }: PastOrderProps) {
  const t = useTexts(orderScreenTexts)
  const fields = useTexts(orderTexts)
  const panel = useTexts(orderPanelTexts)
  const actor = useUser()
  const viewer = useShowDocument()
  async function openMainDocument() {
    try {
      const { item } = await call('/siparisler/get', { id: order.id })
      viewer.show(item, mainDocument(item))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <>
      <div className={`wk-bar ${classes.head}`}>
        <b>{t('order_name', { id: order.id })}</b>
        <OrderStatusBadge order={order} />
        <span className="wk-muted">
          {formatMoment(order.s_tar)} · {order.per_name}
          {order.f_no && ` · ${fields('f_no')} ${order.f_no}`}
        </span>
        <b>{formatEuro(order.s_g_toplam)}</b>
        {maySeeOrder(actor, order) && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconFileText size={13} />}
            onClick={() => void openMainDocument()}
          >
            {panel('documents')}
          </Button>
        )}
      </div>
      <LinesTable lines={lines} />
    </>
  )
}
