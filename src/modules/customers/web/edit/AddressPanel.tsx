import { Stack } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { actOn } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { AreaField, FlagField, LookupField, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { followedBy, type FieldSource } from '#platform/web/form/field-source.ts'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import {
  addressList,
  AddressForm,
  isDefaultFixed,
  type AddressRow,
} from '#modules/customers/domain/addresses.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { panelTexts } from '../panel-texts.ts'

type Of = { customer: Pick<CustomerRow, 'id' | 'cus_firm' | 'cus_name' | 'cus_surname' | 'cus_country_code'> }

/** Where the customer lives and where parcels go. */
export function AddressPanel({ customer, onClose }: Of & { onClose(): void }) {
  const t = useTexts(panelTexts)
  return (
    <RecordDrawer
      title={t('addresses_title', { name: customerLabel(customer) })}
      size="wide"
      onClose={onClose}
    >
      <AddressList customer={customer} />
    </RecordDrawer>
  )
}

/** The list inside the panel and inside the customer form; changing an address is for administrators. */
export function AddressList({ customer }: Of) {
  const t = useTexts(panelTexts)
  const common = useTexts(commonTexts)
  const mayChange = isAdmin(useUser())
  const [open, setOpen] = useState<{ address: AddressRow | null } | null>(null)
  const fixedFilters = useMemo(() => ({ cus_id: customer.id }), [customer.id])

  async function remove(address: AddressRow) {
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('address_delete', { name: `${address.adres}, ${address.sehir}` }),
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/cus_adress/delete', address),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: address.id }))
  }

  const edit = (address: AddressRow) => setOpen({ address })
  const actions: RowAction<AddressRow>[] = [
    { key: 'edit', label: t('address_edit'), icon: <IconEdit size={14} />, run: edit },
    { key: 'delete', label: common('delete'), icon: <IconTrash size={14} />, danger: true, run: remove },
  ]
  return (
    <>
      <ListScreen
        list={addressList}
        title={t('addresses_title', { name: customerLabel(customer) })}
        place="panel"
        fixedFilters={fixedFilters}
        emptyText={t('addresses_empty')}
        actions={mayChange ? actions : []}
        {...(mayChange ? { onOpen: edit } : {})}
        onNew={() => setOpen({ address: null })}
        newLabel={t('address_new')}
      />
      {open && <AddressEditor customer={customer} address={open.address} onClose={() => setOpen(null)} />}
    </>
  )
}

type Values = { [Field in keyof AddressForm]: AddressForm[Field] | null }

function valuesOf(address: AddressRow): Values {
  const { cus_id, adres, pk, bolge, sehir, ulke, c_type, a_def, note } = address
  return { cus_id, adres, pk, bolge, sehir, ulke, c_type, a_def, note }
}

const newAddress = ({ customer }: Of): Values => ({
  cus_id: customer.id,
  adres: '',
  pk: null,
  bolge: null,
  sehir: '',
  ulke: customer.cus_country_code,
  c_type: null,
  a_def: '0',
  note: null,
})

type EditorProps = Of & { address: AddressRow | null; onClose(): void }

function AddressEditor({ customer, address, onClose }: EditorProps) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const editor = useEditor(address ? '/cus_adress/update' : '/cus_adress/create', AddressForm, {
    initial: address ? valuesOf(address) : newAddress({ customer }),
    record: address,
    onSaved: onClose,
  })
  const form = useInvoiceDefault(editor.form, address)
  const field = (name: keyof Values) => ({ form, name, label: fields(name) })
  return (
    <RecordDrawer
      title={address ? t('address_edit') : t('address_new')}
      size="side"
      editor={editor}
      onReload={onClose}
      onClose={() => {
        toastWarning(t('islem_iptal_edildi'))
        onClose()
      }}
    >
      <Stack gap="sm">
        <LookupField {...field('c_type')} list="sys_adres_type" autoFocus />
        <AreaField {...field('adres')} rows={2} />
        <TextField {...field('pk')} />
        <TextField {...field('sehir')} />
        <TextField {...field('bolge')} />
        <LookupField {...field('ulke')} list="sys_country_code" />
        <AreaField {...field('note')} rows={2} />
        <FlagField {...field('a_def')} readOnly={isDefaultFixed(form.values.c_type, address)} />
      </Stack>
    </RecordDrawer>
  )
}

/** Choosing the type of an invoice address ticks the default and says so. */
function useInvoiceDefault(form: FieldSource<Values>, address: AddressRow | null): FieldSource<Values> {
  const t = useTexts(panelTexts)
  return followedBy(form, 'c_type', (type) => {
    if (form.values.a_def === '1' || !isDefaultFixed(type, address)) return
    form.set('a_def', '1')
    toastSuccess(t('address_default_checked'))
  })
}
