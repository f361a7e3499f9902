import type { CallTypes } from '#core/calls.ts'
import { formatDate } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
import { stageTerms, type Stage } from '../domain/reminders/fees.ts'
import { runningDeadline, sendingInput, withdrawalInput } from '../domain/reminders/reminders.ts'
import { write } from '#platform/web/api.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { useShowDocument } from '#platform/web/documents/show-document.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/server-clock.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSaved } from '#platform/web/undo.ts'
import type { Order } from '../domain/calls/order.ts'
import { Collection } from '../domain/order-state.ts'
import { orderDocuments } from '../domain/document-request.ts'
import { orderPanelTexts } from './panel-texts.ts'

type Changes = CallTypes['/siparisler/update']['input']

/** `reverse` are the fields that undo the step. */
type How = { danger?: boolean; reverse?: object }

/** Reminders of one invoice: sent, taken back, and the end of a seizure. */
export function useReminderSteps() {
  const t = useTexts(orderPanelTexts)
  const common = useTexts(commonTexts)
  const settings = useCompanySettings()
  const viewer = useShowDocument(orderDocuments)

  async function take(title: string, message: string, fields: Changes, done: string, how: How = {}) {
    const { danger = false, reverse } = how
    const isDone = await confirm({
      title,
      message,
      confirm: danger ? common('delete') : common('yes'),
      danger,
      act: () => write('/siparisler/update', fields),
    })
    if (!isDone) return false
    toastSaved(done, reverse && (() => write('/siparisler/update', { id: fields.id, ...reverse })))
    return true
  }

  return {
    send: async (order: Order, stage: Stage) => {
      const name = t(`op_w${stage}`)
      const deadline = runningDeadline(order, stage, serverToday(), settings)
      const question = t('send_question', {
        stage: name,
        fee: formatEuro(stageTerms(settings, order, stage).fee),
      })
      const early = deadline ? ` ${t('send_early', { day: formatDate(deadline) })}` : ''
      const fields = { id: order.id, version: order.version, ...sendingInput(stage) }
      const reverse = withdrawalInput(stage)
      const isSent = await take(name, question + early, fields, t('sent', { stage: name }), { reverse })
      if (isSent) viewer.show({ ...order, ...sendingInput(stage) }, `uyari_${stage}`)
    },
    withdraw: (order: Order, stage: Stage) => {
      const name = t(`op_w${stage}`)
      const fields = { id: order.id, version: order.version, ...withdrawalInput(stage) }
      const question = t('warning_delete_question', { stage: name })
      return take(name, question, fields, t(`warning_${stage}_cancelled`), { danger: true })
    },
    lift: (order: Order) =>
      take(
        t('op_lift'),
        t('lift_question'),
        { id: order.id, version: order.version, f_ytakip: Collection.none },
        t('lifted'),
      ),
  }
}
