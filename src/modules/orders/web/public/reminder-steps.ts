import { formatEuro } from '#core/money/money.ts'
import { stageTexts, type Stage } from '#core/reminder-stages.ts'
import { actOn, write } from '#platform/web/api.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSaved } from '#platform/web/toasts/undo.ts'
import { Collection } from '#modules/orders/domain/order/order-state.ts'
import { proportionateFee, stageTerms } from '../../domain/reminders/fees.ts'
import { sendingInput, whyEarly, withdrawalInput } from '../../domain/reminders/reminders.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import { useShowDocument } from './show-document.ts'

/** `reverse` are the fields that undo the step, `reason` the label of a text that it needs. */
type How = { danger?: boolean; reverse?: object; reason?: string }

type Step = {
  order: OrderRow
  title: string
  message: string
  /** What the button says. */
  yes: string
  done: string
  fields: (reason: string) => object
}

/** Reminders of one invoice: sent, taken back, and the end of a seizure. */
export function useReminderSteps() {
  const t = useTexts(orderPanelTexts)
  const names = useTexts(stageTexts)
  const common = useTexts(commonTexts)
  const say = useRefusals()
  const settings = useCompanySettings()
  const viewer = useShowDocument()

  async function take({ order, title, message, yes, done, fields }: Step, how: How = {}) {
    const { danger = false, reverse, reason = '' } = how
    const isDone = await confirm({
      title,
      message,
      confirm: yes,
      danger,
      reason,
      act: (given) => actOn('/siparisler/update', order, { ...fields(given) }),
    })
    if (!isDone) return false
    toastSaved(done, reverse && (() => write('/siparisler/update', { id: order.id, ...reverse })))
    return true
  }

  const print = (order: OrderRow, stage: Stage) => viewer.show(order, `uyari_${stage}`)

  return {
    print,
    send: async (order: OrderRow, stage: Stage) => {
      const title = names(`stage_${stage}`)
      const fee = proportionateFee(stageTerms(settings, order, stage).fee, order)
      const early = whyEarly(order, stage, serverToday(), settings)
      const question = t('send_question', {
        stage: title,
        fee: formatEuro(fee),
        open: formatEuro(order.kalan),
      })
      const isSent = await take(
        {
          order,
          title,
          message: early ? `${say(early)} ${question}` : question,
          yes: t('send_stage', { stage: title }),
          done: t('sent', { stage: title }),
          fields: (reason) => sendingInput(stage, [order], reason || null),
        },
        { reverse: withdrawalInput(stage), ...(early ? { reason: t('early_reason') } : {}) },
      )
      if (isSent) print({ ...order, [`sd_uyari_${stage}_is`]: '1' }, stage)
    },
    withdraw: (order: OrderRow, stage: Stage) => {
      const title = names(`stage_${stage}`)
      const message = t('warning_delete_question', { stage: title })
      const fields = () => withdrawalInput(stage)
      return take(
        {
          order,
          title,
          message,
          yes: common('delete'),
          done: t('warning_cancelled', { stage: title }),
          fields,
        },
        { danger: true },
      )
    },
    lift: (order: OrderRow) =>
      take({
        order,
        title: t('op_lift'),
        message: t('lift_question'),
        yes: common('yes'),
        done: t('lifted'),
        fields: () => ({ f_ytakip: Collection.none }),
      }),
  }
}
