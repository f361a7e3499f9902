import { Button } from '@mantine/core'
import { IconAddressBook } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { addressList, placeLimits, type AddressRow } from '#modules/customers/domain/addresses.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { FlagField, TextField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { deliveryAddress, invoiceAddress } from './order-draft.ts'
import type { OrderFieldSource, OrderValues } from './order-form.ts'
import classes from './OrderFields.module.css'
import screens from '../screens.module.css'

type Props = { form: OrderFieldSource; cus_id: number; kind: 'f' | 'g' }

/** The invoice or the delivery address: typed, or chosen among those of the customer. */
export function AddressTab({ form, cus_id, kind }: Props) {
  const t = useTexts(orderFormTexts)
  const [isPicking, setPicking] = useState(false)
  const isDelivery = kind === 'g'
  const isSame = isDelivery && form.values.s_adres_f_g_on === '1'

  function take(address: AddressRow) {
    setPicking(false)
    const fields: Partial<OrderValues> = isDelivery ? deliveryAddress(address) : invoiceAddress(address)
    for (const [name, value] of Object.entries(fields)) form.set(name as keyof typeof fields, value)
    if (isDelivery) form.set('s_adres_f_g_on', '0')
  }

  return (
    <>
      <div className={`wk-row ${classes.addressHead}`}>
        {isDelivery ? <FlagField form={form} name="s_adres_f_g_on" label={t('same_address')} /> : <span />}
        <Button
          variant="default"
          leftSection={<IconAddressBook size={14} />}
          onClick={() => setPicking(true)}
        >
          {t('pick_address')}
        </Button>
      </div>
      <div className={classes.grid}>
        {isDelivery && (
          <div className={classes.full}>
            <TextField form={form} name="g_alici" label={t('alici')} maxLength={200} />
          </div>
        )}
        {!isSame && (
          <>
            <div className={classes.full}>
              <TextField
                form={form}
                name={`${kind}_adres`}
                label={t('adres')}
                maxLength={placeLimits.street}
              />
            </div>
            <TextField form={form} name={`${kind}_pk`} label={t('pk')} maxLength={placeLimits.postcode} />
            <TextField form={form} name={`${kind}_sehir`} label={t('sehir')} maxLength={placeLimits.city} />
            <TextField form={form} name={`${kind}_bolge`} label={t('bolge')} maxLength={placeLimits.region} />
            <TextField form={form} name={`${kind}_ulke`} label={t('ulke')} maxLength={placeLimits.country} />
          </>
        )}
      </div>
      {isPicking && <AddressPicker cus_id={cus_id} onPick={take} onClose={() => setPicking(false)} />}
    </>
  )
}

type PickerProps = { cus_id: number; onPick(address: AddressRow): void; onClose(): void }

function AddressPicker({ cus_id, onPick, onClose }: PickerProps) {
  const t = useTexts(orderFormTexts)
  const fixedFilters = useMemo(() => ({ cus_id }), [cus_id])
  return (
    <Dialog title={t('pick_address')} size="min(1000px, 92vw)" centered={false} onClose={onClose}>
      <div className={screens.picker}>
        <ListScreen
          list={addressList}
          title={t('pick_address')}
          place="panel"
          fixedFilters={fixedFilters}
          onPick={onPick}
          emptyText={t('no_addresses')}
        />
      </div>
    </Dialog>
  )
}
