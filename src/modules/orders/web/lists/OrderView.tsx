import { Anchor, Button } from '@mantine/core'
import { IconFileText, IconUserShare } from '@tabler/icons-react'
import { adminOrDealerAdmin } from '#core/actor.ts'
import { formatDate, formatMoment } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { hintOf } from '#core/lists/search.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { History } from '#platform/web/records/History.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRecent } from '#platform/web/records/recents.ts'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import { mainDocument } from '#modules/orders/domain/documents/document-request.ts'
import { changePersonnel } from '#modules/orders/domain/order/transitions.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { EInvoiceNotice } from '../documents/EInvoiceNotice.tsx'
import { Facts } from './Facts.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { fullName } from '#modules/customers/domain/name.ts'
import { useCreditNotes, useLedger, useOrder, type OrderWithLines } from '../order/order-data.ts'
import { orderFieldTexts } from '#modules/orders/field-texts.ts'
import { showOrder } from '../public/order-panel.ts'
import { OrderStatusBadge } from '../public/OrderStatusBadge.tsx'
import { OrderDebits } from '../money/OrderDebits.tsx'
import { InstalmentsTable, LedgerTable, LinesTable } from './OrderTables.tsx'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { useShowDocument } from '../public/show-document.ts'

type Props = { id: number; onClose(): void }

/** An order with all its data, read-only. */
export function OrderView({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(loaded) => <LoadedOrder loaded={loaded} onClose={onClose} />}
    </RecordLoader>
  )
}

const recentOrder = (order: Order) => ({
  kind: 'order',
  id: order.id,
  label: order.f_no ? `${order.id} · ${order.f_no}` : String(order.id),
  hint: hintOf(fullName(order), formatDate(order.f_tarih), formatEuro(order.s_g_toplam)),
})

type LoadedProps = Omit<Props, 'id'> & { loaded: OrderWithLines }

function LoadedOrder({ loaded: { order, lines, instalments }, onClose }: LoadedProps) {
  const t = useTexts(orderPanelTexts)
  const actor = useUser()
  const viewer = useShowDocument()
  const ledger = useLedger(order.id, 'history')
  useRecent(recentOrder(order))
  const mayPassOn = changePersonnel.who(actor) && changePersonnel.whyNot(order, noPerson) === null
  return (
    <RecordDrawer
      title={t('view', { id: order.id })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileText size={14} />}
            onClick={() => viewer.show(order, mainDocument(order))}
          >
            {t('documents')}
          </Button>
          {mayPassOn && (
            <Button
              variant="default"
              leftSection={<IconUserShare size={14} />}
              onClick={() => showOrder('personnel', order.id)}
            >
              {t('personnel')}
            </Button>
          )}
        </>
      }
    >
      <OrderHead order={order} />
      <EInvoiceNotice order={order} />
      <div className={classes.columns}>
        <section className={`${classes.block} ${classes.wide}`}>
          <h3 className={`wk-heading ${classes.heading}`}>{t('lines')}</h3>
          <LinesTable lines={lines} />
        </section>
        <OrderFacts order={order} />
        {instalments.length > 0 && (
          <section className={classes.block}>
            <h3 className={`wk-heading ${classes.heading}`}>{t('instalments')}</h3>
            <InstalmentsTable instalments={instalments} />
          </section>
        )}
        <OrderDebits order={order} />
        <CreditNotes order={order} />
        {isInvoiced(order) && (
          <section className={classes.block}>
            <h3 className={`wk-heading ${classes.heading}`}>{t('payments')}</h3>
            <LedgerTable entries={ledger.data ?? []} />
          </section>
        )}
        {adminOrDealerAdmin(actor) && (
          <section className={`${classes.block} ${classes.wide}`}>
            <h3 className={`wk-heading ${classes.heading}`}>{t('history')}</h3>
            <History
              path="/siparisler/degisiklikler"
              id={order.id}
              version={order.version}
              tables={{ record: 'siparisler', part: 'siparis_icerik' }}
              fieldTexts={orderFieldTexts}
            />
          </section>
        )}
      </div>
    </RecordDrawer>
  )
}

/** The credit notes of an invoice, each with its remaining amount. */
function CreditNotes({ order }: { order: Order }) {
  const t = useTexts(orderPanelTexts)
  const { data: notes = [] } = useCreditNotes(order)
  if (!notes.length) return null
  return (
    <section className={classes.block}>
      <h3 className={`wk-heading ${classes.heading}`}>{t('credit_notes')}</h3>
      <table className={`wk-table ${classes.table}`}>
        <tbody>
          {notes.map((note) => (
            <tr key={note.id}>
              <td>
                <Anchor component="button" size="sm" onClick={() => showOrder('view', note.id)}>
                  {note.f_no ?? t('view', { id: note.id })}
                </Anchor>
              </td>
              <td>
                <OrderStatusBadge order={note} isShort />
              </td>
              <td className="wk-figure">{formatEuro(note.s_g_toplam)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const noPerson = { per_id: 0, per_name: '', bayi_id: 0 }

export function OrderHead({ order }: { order: Order }) {
  return (
    <div className={`wk-bar ${classes.head}`}>
      <span className={classes.name}>{fullName(order)}</span>
      <OrderStatusBadge order={order} />
      <span className="wk-muted">
        {order.per_name} · {formatMoment(order.s_tar)}
      </span>
    </div>
  )
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

function OrderFacts({ order }: { order: Order }) {
  const t = useTexts(orderPanelTexts)
  const form = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  const paymentTypes = useReference('odeme_tipleri')
  const rate = order.s_vergisiz === '1' ? 0 : order.kdv_oran
  return (
    <>
      <Facts
        title={t('amounts')}
        facts={[
          [form('s_toplam'), formatEuro(order.s_toplam)],
          [form('s_iskonto'), order.s_iskonto ? formatEuro(order.s_iskonto) : null],
          [form('s_kargo'), formatEuro(order.s_kargo)],
          [form('grand_total'), <b key="total">{formatEuro(order.s_g_toplam)}</b>],
          [form('s_kdv', { rate }), formatEuro(order.s_kdv)],
          [fields('odenen'), isInvoiced(order) ? formatEuro(order.odenen) : null],
          [fields('return_charge'), order.return_charge ? formatEuro(order.return_charge) : null],
          [fields('kalan'), isInvoiced(order) ? formatEuro(order.kalan) : null],
        ]}
      />
      <Facts
        title={form('tab_invoice')}
        facts={[
          [form('adres'), order.f_adres],
          [form('sehir'), joined(order.f_pk, order.f_sehir)],
          [form('bolge'), order.f_bolge],
          [form('ulke'), order.f_ulke],
          [form('cus_atu_no'), order.cus_atu_no],
        ]}
      />
      <Facts
        title={form('tab_delivery')}
        facts={[
          [form('alici'), order.g_alici],
          [form('adres'), order.g_adres],
          [form('sehir'), joined(order.g_pk, order.g_sehir)],
          [form('bolge'), order.g_bolge],
          [form('ulke'), order.g_ulke],
        ]}
      />
      <Facts
        title={t('dates')}
        facts={[
          [form('s_odeme_tip'), paymentTypes.find(({ value }) => value === String(order.s_odeme_tip))?.label],
          [fields('vade_tar'), formatDate(order.vade_tar)],
          [fields('sd_onaylama_tar'), formatDate(order.sd_onaylama_tar)],
          [fields('f_no'), order.f_no],
          [fields('f_tarih'), formatDate(order.f_tarih)],
          [fields('s_gon_tar'), formatDate(order.s_gon_tar)],
          [fields('f_odeme_tar'), formatDate(order.f_odeme_tar)],
          [fields('sd_iptal_tar'), formatDate(order.sd_iptal_tar)],
          [t('cancel_reason'), joined(order.f_ip_neden, order.f_ip_aciklama)],
          [t('dispute'), joined(formatDate(order.disputed_on), order.dispute_reason)],
          [t('seizure'), joined(order.f_haciz_firma, order.f_haciz_aciklama)],
          [t('bankruptcy'), order.f_iflas_aciklama],
        ]}
      />
      <Facts
        title={t('notes')}
        facts={[
          [form('s_note'), order.s_note],
          [form('fat_note'), order.fat_note],
          [form('gutschrift_neden'), order.gutschrift_neden],
          [form('vergisiz_neden'), order.vergisiz_neden],
        ]}
      />
    </>
  )
}
