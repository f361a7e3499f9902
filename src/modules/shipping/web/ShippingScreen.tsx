import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPrinter, IconTruckDelivery } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Chosen } from '#core/lists/selection.ts'
import { bulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { BulkMenu, type AskedWork } from '#modules/bulk/web/public/BulkMenu.tsx'
import { parcelCells } from '#modules/orders/domain/order/order-cells.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import { orderListDefinitions } from '#modules/orders/domain/order/order-columns.ts'
import { printBatch } from '#modules/orders/web/public/document-requests.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { useSelection, type Selection } from '#platform/web/list/selection/selection.ts'
import { inListOrder } from '#platform/web/list/selection/ticked.ts'
import { shipOrder } from '#platform/web/records/requests.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { deliveredList, shippedList, type ShipmentRow } from '../domain/shipments.ts'
import { parcelState } from '../domain/shipment-cells.ts'
import { parcelTexts, shippingTexts } from '../texts.ts'
import { showParcel } from './parcel-panel.ts'
import { usePendingActions, useShipmentActions } from './shipping-actions.tsx'
import frame from '#platform/web/list/views.module.css'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { ShipSeveral } from './ShipSeveral.tsx'
import { MOST_PARCELS } from './shipping-data.ts'
import { shippingScreenTexts } from './texts.ts'

const tabs = ['pending', 'shipped', 'delivered'] as const

type Tab = (typeof tabs)[number]

const isTab = (name: string | undefined): name is Tab => tabs.some((tab) => tab === name)

/** The pending tab counts orders, the other tabs count parcels. */
const countedBy = {
  pending: { list: orderListDefinitions.pendingShipment, filters: orderLists.pendingShipment.flags },
  shipped: { filters: { gon_status: '0' } },
  delivered: { filters: { gon_status: '1' } },
} as const

/** /kargoislemleri: orders to ship, parcels on their way, delivered parcels. */
export function ShippingScreen() {
  const t = useTexts(shippingScreenTexts)
  const { params, startOver } = useScreenParams(['tab'])
  const tab = isTab(params.tab) ? params.tab : 'pending'
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ListTabs
        label={t('tabs')}
        list={shippedList}
        tabs={tabs.map((name) => ({ name, label: t(`tab_${name}`), ...countedBy[name] }))}
        value={tab}
        onChange={(next) => startOver({ tab: next })}
      />
      {tab === 'pending' ? <PendingList /> : <ShipmentTab key={tab} tab={tab} />}
    </div>
  )
}

const pendingFilters = { filters: orderLists.pendingShipment.flags }

function PendingList() {
  const t = useTexts(shippingScreenTexts)
  const selection = useSelection()
  const actions = usePendingActions()
  return (
    <ListScreen
      list={orderListDefinitions.pendingShipment}
      title={t('tab_pending')}
      fixedFilters={pendingFilters}
      actions={actions}
      selection={selection}
      cells={parcelCells}
      onOpen={({ id }) => shipOrder(id)}
      emptyText={t('empty_pending')}
      tools={<PendingTools selection={selection} />}
    />
  )
}

/** Actions on all ticked orders: their parcels and their documents. */
function PendingTools({ selection }: { selection: Selection }) {
  const t = useTexts(shippingScreenTexts)
  const [shipped, setShipped] = useState<Chosen | null>(null)
  const amount = selection.count ? ` (${selection.count})` : ''

  /** Runs an action on the ticked orders, or shows a hint if there are none. */
  const withTicked = (act: (ticked: Chosen) => void) => () =>
    selection.count ? act(inListOrder(selection.chosen)) : toastWarning(t('several_none'))

  const ship = (ticked: Chosen) =>
    selection.count > MOST_PARCELS
      ? toastWarning(t('several_limit', { limit: MOST_PARCELS }))
      : setShipped(ticked)

  const print = (tur: 'irsaliye' | 'fatura', title: string) =>
    withTicked((ticked) => printBatch({ tur, title, rows: ticked, nameOf: (id) => t('about_order', { id }) }))

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPrinter size={14} />}
            rightSection={<IconChevronDown size={14} />}
          >
            {t('print') + amount}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={print('irsaliye', t('print_delivery_notes'))}>
            {t('print_delivery_notes')}
          </Menu.Item>
          <Menu.Item onClick={print('fatura', t('print_invoices'))}>{t('print_invoices')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button leftSection={<IconTruckDelivery size={14} />} onClick={withTicked(ship)}>
        {t('several') + amount}
      </Button>
      {shipped && (
        <ShipSeveral
          rows={shipped}
          onSaved={(saved) =>
            selection.setAll(
              saved.map((id) => ({ id })),
              false,
            )
          }
          onClose={() => setShipped(null)}
        />
      )}
    </>
  )
}

function ShipmentTab({ tab }: { tab: 'shipped' | 'delivered' }) {
  const t = useTexts(shippingScreenTexts)
  const actions = useShipmentActions()
  const fixedFilters = useMemo(() => ({ gon_status: tab === 'delivered' ? '1' : '0' }), [tab])
  const words = useTexts(parcelTexts)
  const state = useMemo(() => ({ label: words('state'), width: 130, cell: stateCell }), [words])
  const selection = useSelection()
  return (
    <ListScreen
      list={tab === 'delivered' ? deliveredList : shippedList}
      title={t(`tab_${tab}`)}
      fixedFilters={fixedFilters}
      actions={actions}
      computed={state}
      selection={selection}
      tools={
        <BulkMenu
          selection={selection}
          acts={[
            tab === 'shipped'
              ? {
                  key: 'deliver',
                  label: t('action_deliver'),
                  work: delivering,
                  reverse: takingBack,
                }
              : { key: 'take_back', label: t('action_not_delivered'), work: takingBack },
          ]}
          nameOf={(id) => t('parcel_name', { id })}
        />
      }
      onOpen={({ id }) => showParcel(tab === 'shipped' ? 'deliver' : 'edit', id)}
      emptyText={t(`empty_${tab}`)}
    />
  )
}

/** Records the delivery of several parcels with one day. */
function delivering(): AskedWork {
  let teslim_tar: string | null = serverToday()
  return {
    fields: <DeliveryDay onDay={(day) => (teslim_tar = day)} />,
    work: () => bulkWork('/kargo_islem/update', { gon_status: '1', teslim_tar }),
  }
}

function DeliveryDay({ onDay }: { onDay(day: string | null): void }) {
  const fields = useTexts(shippingTexts)
  const [values, setValues] = useState<{ teslim_tar: string | null }>({ teslim_tar: serverToday() })
  function change({ teslim_tar = null }: Partial<typeof values>) {
    setValues({ teslim_tar })
    onDay(teslim_tar)
  }
  return <DateField form={subForm(values, change)} name="teslim_tar" label={fields('teslim_tar')} />
}

const takingBack = bulkWork('/kargo_islem/update', { gon_status: '0' })

const tones = { shipped: 'blue', delivered: 'green', cancelled: 'red' } as const

const stateCell = (shipment: ShipmentRow) => <StateBadge shipment={shipment} />

function StateBadge({ shipment }: { shipment: ShipmentRow }) {
  const t = useTexts(parcelTexts)
  const state = parcelState(shipment)
  return (
    <span className="wk-badge" data-tone={tones[state]}>
      {t(`state_${state}`)}
    </span>
  )
}
