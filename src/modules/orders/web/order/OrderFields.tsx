import { Checkbox, Tabs } from '@mantine/core'
import { useEffect } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useStable } from '#platform/web/list/use-stable.ts'
import { formatDate } from '#core/days/dates.ts'
import { uuid } from '#platform/web/uuid.ts'
import { HoldStatus } from '#modules/holds/web/public/HoldParts.tsx'
import type { Suggested } from '#modules/suggest/domain/calls.ts'
import { ThreeBottles } from '#modules/suggest/web/public/ThreeBottles.tsx'
import { wishedBottle } from '#modules/suggest/web/public/wished-bottle.ts'
import { customerLimits } from '#modules/customers/domain/fields/limits.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { mayMoveOrderDay } from '#modules/orders/domain/scope.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { AddressTab } from './AddressTab.tsx'
import { AmountsSection } from './AmountsSection.tsx'
import { AsLastTime } from './AsLastTime.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { useLastOrder, type CustomerWithAddresses } from './order-data.ts'
import type { FormLine, OrderFieldSource, OrderTerms } from './order-form.ts'
import classes from './OrderFields.module.css'
import { OrderInfos } from './OrderInfos.tsx'
import { OrderLines } from './OrderLines.tsx'
import { Presence } from '#modules/customers/web/public/Presence.tsx'
import { OverdueBar } from '../money/OverdueBar.tsx'
import { PaymentTab } from './PaymentTab.tsx'

type Props = {
  form: OrderFieldSource
  terms: OrderTerms
  customer: CustomerWithAddresses | null
  order: Order | null
  /** Whether saving also logs the call; new orders offer it. */
  logging?: { isLogged: boolean; onChange(isLogged: boolean): void }
}

/** The whole order on one screen: lines and amounts on the left, addresses and payment on the right. */
export function OrderFields({ form, terms, customer, order, logging }: Props) {
  const t = useTexts(orderFormTexts)
  const { id } = useUser()
  return (
    <div className={classes.desk}>
      <div className={classes.main}>
        <Presence cusId={terms.cus_id} />
        {!terms.isCreditNote && <OverdueBar cus_id={terms.cus_id} />}
        <LinesSection form={form} terms={terms} isNew={order === null} />
        <FormSection title={t('section_amounts')}>
          <AmountsSection form={form} terms={terms} isOwn={!order || order.per_id === id} />
        </FormSection>
        {logging && (
          <Checkbox
            size="xs"
            label={t('log_ordered')}
            checked={logging.isLogged}
            onChange={(event) => logging.onChange(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className={classes.side}>
        {terms.isCreditNote && terms.gutschrift_sip_id === null && (
          <FormSection title={t('gutschrift_neden')}>
            <AreaField form={form} name="gutschrift_neden" label={t('gutschrift_neden')} hideLabel rows={2} />
          </FormSection>
        )}
        {order === null && !terms.isCreditNote && <SuggestedLines form={form} terms={terms} />}
        <OrderInfos form={form} terms={terms} customer={customer} isNew={order === null} />
        <BillingSection form={form} order={order} />
        <DetailTabs form={form} terms={terms} />
        <FormSection title={t('s_note')}>
          <AreaField form={form} name="s_note" label={t('s_note')} hideLabel rows={2} />
          <AreaField form={form} name="fat_note" label={t('fat_note')} rows={2} />
        </FormSection>
      </div>
    </div>
  )
}

type LinesProps = Pick<Props, 'form' | 'terms'> & { isNew: boolean }

/** The wines, how long their bottles are held, and what the customer took last time. */
function LinesSection({ form, terms, isNew }: LinesProps) {
  const t = useTexts(orderFormTexts)
  const last = useLastOrder(terms.cus_id, isNew && !terms.isCreditNote)
  const add = (more: readonly FormLine[]) => form.change('lines', (lines) => [...lines, ...more])
  const beside = (
    <>
      <HoldStatus />
      <AsLastTime lines={last.lines} terms={terms} onAdd={add} />
    </>
  )
  return (
    <FormSection title={t('section_lines')} beside={beside}>
      <OrderLines form={form} terms={terms} lastQuantity={last.lastQuantity} />
    </FormSection>
  )
}

/** Three wines that the customer may want; a chosen one becomes a line. */
function SuggestedLines({ form, terms }: Pick<Props, 'form' | 'terms'>) {
  const add = ({ stk_id, stok_code, stok_name, price, qty }: Suggested) => {
    const line = { stk_id, stk_kodu: stok_code, stk_adi: stok_name, stk_adet: qty, stk_birim_ini: price }
    form.change('lines', (lines) => [...lines, { key: uuid(), ...line }])
  }
  const begin = useStable(() => {
    const wished = wishedBottle.get()
    wishedBottle.set(null)
    if (wished?.cus_id === terms.cus_id) add(wished.bottle)
  })
  useEffect(() => begin(), [begin])
  return <ThreeBottles cus_id={terms.cus_id} onAdd={add} />
}

const PLACE = 50

function BillingSection({ form, order }: Pick<Props, 'form' | 'order'>) {
  const t = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  const actor = useUser()
  const mayMove = order !== null && mayMoveOrderDay(actor, order)
  return (
    <FormSection title={t('section_billing')} columns={2}>
      <FormSection.Wide>
        <TextField form={form} name="cus_firm" label={fields('cus_firm')} maxLength={customerLimits.firm} />
      </FormSection.Wide>
      <TextField form={form} name="cus_name" label={fields('cus_name')} maxLength={customerLimits.name} />
      <TextField
        form={form}
        name="cus_surname"
        label={fields('cus_surname')}
        maxLength={customerLimits.name}
      />
      <TextField form={form} name="cus_atu_no" label={t('cus_atu_no')} maxLength={PLACE} />
      {mayMove && <DateField form={form} name="s_tar" label={fields('s_tar')} />}
      {!mayMove && order && <ShownValue label={fields('s_tar')} value={formatDate(form.values.s_tar)} />}
    </FormSection>
  )
}

function DetailTabs({ form, terms }: Pick<Props, 'form' | 'terms'>) {
  const t = useTexts(orderFormTexts)
  return (
    <Tabs defaultValue="invoice" className={classes.tabs}>
      <Tabs.List mb="sm">
        <Tabs.Tab value="invoice">{t('tab_invoice')}</Tabs.Tab>
        <Tabs.Tab value="delivery">{t('tab_delivery')}</Tabs.Tab>
        {!terms.isCreditNote && <Tabs.Tab value="payment">{t('tab_payment')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="invoice">
        <AddressTab form={form} cus_id={terms.cus_id} kind="f" />
      </Tabs.Panel>
      <Tabs.Panel value="delivery">
        <AddressTab form={form} cus_id={terms.cus_id} kind="g" />
      </Tabs.Panel>
      {!terms.isCreditNote && (
        <Tabs.Panel value="payment">
          <PaymentTab form={form} terms={terms} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}
