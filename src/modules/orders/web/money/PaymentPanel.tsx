import { Button, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { cents, euros, formatEuro, type Cents } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { alert, confirm } from '#platform/web/dialogs/dialogs.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import { followedBy } from '#platform/web/form/field-source.ts'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastSaved } from '#platform/web/toasts/undo.ts'
import type { LedgerRow } from '#modules/orders/domain/money/ledger-lists.ts'
import {
  bookedFee,
  EntryType,
  expectedNext,
  isOverpaid,
  lateFee,
  movedAmount,
  paidAmount,
  PAYMENT_DIRECTION,
  remainingAmount,
  whyNotClosable,
} from '#modules/orders/domain/money/payments.ts'
import { PaymentForm } from '#modules/orders/domain/order/order-forms.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { BalanceButton } from './BalanceButton.tsx'
import { OpenInstalments } from './OpenInstalments.tsx'
import { useLedger, useOrder, type OrderWithLines } from '../order/order-data.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import { answerTo, writeAnswered } from '../public/answered.ts'
import { useShowDocument } from '../public/show-document.ts'

type Props = { id: number; onClose(): void }

/** Books a payment for an invoice, and closes it when it is paid in full. */
export function PaymentPanel({ id, onClose }: Props) {
  const order = useOrder(id)
  const ledger = useLedger(id, 'active')
  return (
    <RecordLoader query={order} onClose={onClose}>
      {(loaded) => (
        <RecordLoader query={ledger} onClose={onClose}>
          {(entries) => <PaymentRecord loaded={loaded} entries={entries} onClose={onClose} />}
        </RecordLoader>
      )}
    </RecordLoader>
  )
}

type Values = {
  late_fee: number | null
  borc: number | null
  islem_zamani: string | null
  taksit_id: number | null
}

type RecordProps = { loaded: OrderWithLines; entries: readonly LedgerRow[]; onClose(): void }

/** What of the invoice goes into its ledger with every payment. */
const entryOf = (order: OrderWithLines['order']) => ({
  cus_id: order.cus_id,
  s_no: order.id,
  sip_id: order.id,
  islem_type: EntryType.payment,
  in_out: PAYMENT_DIRECTION,
  acik: order.kalan,
  siparis_version: order.version,
})

function PaymentRecord({ loaded: { order, instalments }, entries, onClose }: RecordProps) {
  const t = useTexts(orderPanelTexts)
  const paid = paidAmount(entries)
  const moved = movedAmount(entries)
  const remainingWith = (fee: number | null) =>
    remainingAmount({ fee: typeof fee === 'number' ? fee : 0, s_g_toplam: order.s_g_toplam, paid, moved })
  const [proposal, setProposal] = useState(() => ({
    late_fee: lateFee(order, bookedFee(entries)),
    borc: expectedNext(order, instalments),
  }))
  const [initial] = useState<Values>({ ...proposal, islem_zamani: serverToday(), taksit_id: null })
  const close = useClosing(order.id, onClose)
  const editor = useEditor('/cari_islem/odeme', PaymentForm, {
    initial,
    extra: ({ late_fee }) => ({ ...entryOf(order), alacak: late_fee ?? 0 }),
    answer: answerTo,
    message: () => t('pay_saved'),
    undo: ({ id }) => write('/cari_islem/delete', { id }),
    onSaved: ({ kalan, kapatilabilir, sonraki_tutar }, { values, reset }) => {
      const open = typeof kalan === 'number' ? kalan : 0
      const next = typeof sonraki_tutar === 'number' && sonraki_tutar > 0 ? sonraki_tutar : null
      setProposal({ late_fee: values.late_fee ?? 0, borc: next ?? 0 })
      reset({ ...values, borc: next, taksit_id: null })
      if (kapatilabilir === '1' || open <= 0) void close.offer(open, values.islem_zamani)
    },
  })

  const { form } = editor
  const { values } = form
  const remaining = remainingWith(values.late_fee)

  async function pay() {
    if (typeof values.borc === 'number' && isOverpaid(values.borc, remaining)) {
      const isWanted = await confirm({
        title: t('overpay_title'),
        message: t('overpay_question', { remaining: formatEuro(remaining) }),
        confirm: t('pay_button'),
      })
      if (!isWanted) return
    }
    await editor.save()
  }

  const containsFee = order.vadesi_gecen > 0 || proposal.borc === remaining

  /** A proposed amount with the fee changes with it, until the user types another amount. */
  const feeField = followedBy(form, 'late_fee', (late_fee) => {
    if (values.borc !== proposal.borc || !containsFee) return
    const borc = euros((cents(proposal.borc) + cents(late_fee ?? 0) - cents(proposal.late_fee)) as Cents)
    form.set('borc', borc)
    setProposal({ late_fee: late_fee ?? 0, borc })
  })

  return (
    <RecordDrawer
      title={`${t('pay')} · ${order.f_no ?? order.id}`}
      size="side"
      editor={editor}
      onSave={pay}
      saveLabel={t('pay_button')}
      onClose={onClose}
      actions={
        <>
          <BalanceButton order={order} onPaid={onClose} />
          <Button
            variant="default"
            leftSection={<IconLock size={14} />}
            onClick={() => void close.ask(order, remaining, values.islem_zamani)}
          >
            {t('close_record')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Invoice order={order} paid={paid} />
        <MoneyField form={feeField} name="late_fee" label={t('late_fee')} />
        <ShownValue label={t('remaining')} value={formatEuro(remaining)} />
        <MoneyField form={form} name="borc" label={t('pay_amount')} autoFocus />
        <DateField form={form} name="islem_zamani" label={t('pay_date')} />
        <OpenInstalments
          instalments={instalments.filter(({ odeme }) => odeme === '0')}
          picked={values.taksit_id}
          onPick={({ id, kalan }) => {
            form.set('taksit_id', id)
            form.set('borc', kalan)
          }}
        />
      </Stack>
    </RecordDrawer>
  )
}

function Invoice({ order, paid }: { order: OrderWithLines['order']; paid: number }) {
  const t = useTexts(orderPanelTexts)
  const fields = useTexts(orderTexts)
  return (
    <>
      <ShownValue label={fields('cus_name')} value={order.cus_name ?? ''} />
      <ShownValue label={fields('cus_surname')} value={order.cus_surname ?? order.cus_firm ?? ''} />
      <ShownValue label={t('invoice_amount')} value={formatEuro(order.s_g_toplam)} />
      <ShownValue label={t('payments_made')} value={formatEuro(paid)} />
    </>
  )
}

/** Closing is offered when everything came in, and refused with the reason while something is open. */
function useClosing(id: number, onClosed: () => void) {
  const t = useTexts(orderPanelTexts)
  const fields = useTexts(orderTexts)
  const say = useRefusals()
  const viewer = useShowDocument()

  /** Asks whether a surplus goes to the balance, which the customer's next invoice can use. */
  async function wantsBalance(remaining: number): Promise<boolean> {
    if (remaining >= 0) return false
    return confirm({
      title: t('surplus_title'),
      message: t('surplus_question', { surplus: formatEuro(-remaining) }),
      confirm: t('surplus_to_balance'),
      cancel: t('surplus_leave'),
    })
  }

  async function offer(remaining: number, islem_zamani: string | null) {
    const bakiye_ekle = (await wantsBalance(remaining)) ? '1' : '0'
    let count: number | null = null
    const isConfirmed = await confirm({
      title: t('close_record'),
      message: t('close_question'),
      confirm: t('close_record'),
      act: async () => {
        const answer = await writeAnswered('/siparisler/fatura_siparis_kapat', {
          id,
          islem_zamani,
          bakiye_ekle,
        })
        count = answer?.count ?? null
      },
    })
    if (!isConfirmed || count === null) return
    // Undo would not restore the customer's owner or take money back from the balance.
    const isReversible = count === 0 && bakiye_ekle === '0'
    toastSaved(t('closed'), isReversible ? () => write('/siparisler/fatura_acik_yap', { id }) : undefined)
    toastSuccess(fields(count > 0 ? 'handed_over' : 'not_handed_over'))
    onClosed()
    await viewer.showById(id, 'fatura_odendi')
  }

  return {
    offer,
    ask: async (
      order: Parameters<typeof whyNotClosable>[0],
      remaining: number,
      islem_zamani: string | null,
    ) => {
      const refusal = whyNotClosable(order, remaining)
      if (!refusal) return offer(remaining, islem_zamani)
      return alert(t('close_record'), say(refusal))
    },
  }
}
