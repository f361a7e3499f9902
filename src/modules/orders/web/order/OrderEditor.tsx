import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asFlag } from '#core/fields.ts'
import { DraftHoldContext } from '#modules/holds/web/public/draft-hold-context.ts'
import { useOrderHold } from '#modules/holds/web/public/use-order-hold.ts'
import { useCompanySettings, useFetchedSettings } from '#platform/web/company-settings.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { tell, useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { refreshAllReferences, useReferenceRows } from '#platform/web/references.ts'
import { useRefusals } from '#platform/web/refusals.ts'
import { useSession, useUser } from '#platform/web/session/session.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { uuid } from '#platform/web/uuid.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { isCreditNote } from '#modules/orders/domain/order/order-state.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { discountLimitOf } from '#modules/orders/domain/order/totals.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { BegunRowProvider, useBegunRow } from './begun-row.ts'
import { fullName } from '#modules/customers/domain/name.ts'
import { useCustomerWithAddresses, useOrder, type CustomerWithAddresses } from './order-data.ts'
import {
  creditNoteDraft,
  freeCreditNoteDraft,
  newDraft,
  storedDraft,
  type OrderDraft,
} from './order-draft.ts'
import { OrderRecord, orderPayload, wantedLine, whyNotSaved } from './order-form.ts'
import { OrderFields } from './OrderFields.tsx'

type Props = {
  onClose(): void
  onSaved(id: number, isCreditNote: boolean): void
  /** The order is taken during a call, which is logged with it. */
  isCall?: boolean
} & ({ kind: 'new' | 'newCreditNote'; cus_id: number } | { kind: 'edit' | 'creditNote'; id: number })

/** The order form: a new order of a customer, a stored one, or a credit note for an invoice. */
export function OrderEditor(props: Props) {
  return 'cus_id' in props ? <NewOrderEditor {...props} /> : <StoredOrderEditor {...props} />
}

function NewOrderEditor({
  kind,
  cus_id,
  isCall = false,
  onClose,
  onSaved,
}: Extract<Props, { cus_id: number }>) {
  const customer = useCustomerWithAddresses(cus_id)
  const countries = useReferenceRows('sys_country_code')
  const sellerVatId = useOwnVatId()
  const settings = useFetchedSettings()
  const isReady = countries.length > 0 && settings !== null
  const query = { ...customer, data: isReady ? customer.data : undefined } as typeof customer
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(loaded) =>
        settings && loaded.customer.cus_country_code ? (
          <OrderDesk
            draft={(kind === 'new' ? newDraft : freeCreditNoteDraft)(loaded, {
              countries,
              settings,
              sellerVatId,
            })}
            customer={loaded}
            order={null}
            isCall={isCall && kind === 'new'}
            onClose={onClose}
            onSaved={onSaved}
          />
        ) : (
          <NoCountry onClose={onClose} />
        )
      }
    </RecordLoader>
  )
}

/** The company's VAT id, as told at sign-in. */
function useOwnVatId(): string | null {
  const ustid = useSession()?.company?.ustid
  return typeof ustid === 'string' ? ustid : null
}

/** Without a country there is neither tax nor shipping, so the form shows a warning and closes. */
function NoCountry({ onClose }: { onClose(): void }) {
  const say = useRefusals()
  useEffect(() => {
    toastWarning(
      say(ordersRefusals.customer_country_code_is_undefined_before_give_order_country_code_must_be_defined),
    )
    onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])
  return null
}

function StoredOrderEditor({ kind, id, onClose, onSaved }: Extract<Props, { id: number }>) {
  const stored = useOrder(id)
  // The customer may belong to another user by now; the order can still be edited.
  const customer = useCustomerWithAddresses(stored.data?.order.cus_id ?? null)
  const sellerVatId = useOwnVatId()
  const settings = useFetchedSettings()
  const isReady = stored.data !== undefined && !customer.isPending && settings !== null
  const query = { ...stored, data: isReady ? stored.data : undefined } as typeof stored
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(loaded) => {
        if (!settings) return null
        const beside = { cus_class: customer.data?.customer.cus_class ?? null, settings, sellerVatId }
        const isEdit = kind === 'edit'
        return (
          <OrderDesk
            draft={isEdit ? storedDraft(loaded, beside) : creditNoteDraft(loaded, beside)}
            customer={customer.data ?? null}
            order={isEdit ? loaded.order : null}
            origin={isEdit ? null : loaded.order}
            onClose={onClose}
            onSaved={onSaved}
          />
        )
      }}
    </RecordLoader>
  )
}

type DeskProps = {
  draft: OrderDraft
  customer: CustomerWithAddresses | null
  /** The stored order, when it is one. */
  order: Order | null
  /** The invoice that a new credit note corrects. */
  origin?: Order | null
  isCall?: boolean
  onClose(): void
  onSaved(id: number, isCreditNote: boolean): void
}

function OrderDesk(props: DeskProps) {
  const { draft, customer, order, origin = null, isCall = false, onClose, onSaved } = props
  const t = useTexts(orderFormTexts)
  const say = useRefusals()
  const actor = useUser()
  const { terms } = draft
  const queries = useQueryClient()
  const limit = useDiscountLimit()
  const savedText = terms.isCreditNote ? 'saved_credit' : 'saved_new'
  const path = order ? '/siparisler/update_with_icerik' : '/siparisler/create_with_icerik'
  const [draft_id] = useState(uuid)
  const [isLogged, setLogged] = useState(isCall)
  const editor = useEditor(path, OrderRecord, {
    initial: draft.values,
    record: order,
    payload: (checked, values, key) => {
      const body = { ...orderPayload(checked, values, terms), draft_id, log_ordered: asFlag(isLogged) }
      return { ...body, siparis: { ...body.siparis, ...key } }
    },
    message: ({ id }) => (order ? tell(commonTexts, 'saved') : t(savedText, { id })),
    onSaved: ({ id }) => onSaved(id, terms.isCreditNote),
  })
  const { form, failure } = editor
  const hold = useOrderHold({
    draft_id,
    cus_id: terms.cus_id,
    wanted: form.values.lines.map(wantedLine),
    reserved: terms.held.map(wantedLine),
    typed: form.values,
    isEnabled: !terms.isCreditNote,
  })

  // The data behind the form is outdated; refetched lists and records bring the new amounts.
  useEffect(() => {
    if (failure && recalculated.has(failure.status.code)) refreshAllReferences()
    if (failure && outdated.has(failure.status.code)) void queries.invalidateQueries()
  }, [failure, queries])

  const row = useBegunRow(() => {
    const refusal = whyNotSaved(form.values, terms, actor, limit)
    return refusal ? toastWarning(say(refusal)) : editor.save()
  })

  return (
    <RecordDrawer
      title={`${useTitle(order, terms.isCreditNote)} · ${fullName(order ?? origin ?? form.values)}${
        origin ? ` · ${t('for_invoice', { f_no: origin.f_no ?? '' })}` : ''
      }`}
      size="full"
      editor={{ ...editor, isDirty: editor.isDirty || row.isBegun }}
      onSave={() => row.saveWithRow(() => toastWarning(t('line_unfinished')))}
      onClose={onClose}
    >
      <BegunRowProvider value={row.note}>
        <DraftHoldContext value={hold}>
          <OrderFields
            form={form}
            terms={terms}
            customer={customer}
            order={order}
            {...(order || terms.isCreditNote ? {} : { logging: { isLogged, onChange: setLogged } })}
          />
        </DraftHoldContext>
      </BegunRowProvider>
    </RecordDrawer>
  )
}

/** Refusals because another rate or shipping applies by now. */
const recalculated: ReadonlySet<string> = new Set(['order_total_changed', 'tax_rate_changed'])

/** Refusals because the form shows outdated data. */
const outdated: ReadonlySet<string> = new Set([
  ...recalculated,
  'can_be_ordered',
  'stokda_kalmadi',
  'hold_expired',
])

/** The discount that the user may give; the server asks again. */
function useDiscountLimit(): number {
  return discountLimitOf(useCompanySettings(), useUser())
}

function useTitle(order: Order | null, isCredit: boolean): string {
  const t = useTexts(orderFormTexts)
  if (!order) return t(isCredit ? 'new_credit' : 'new_order')
  return `${t(isCreditNote(order) ? 'edit_credit' : 'edit_order')} ${order.id}`
}
