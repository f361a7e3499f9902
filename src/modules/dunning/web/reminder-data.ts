import { formatDate } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
import type { Chosen } from '#core/selection.ts'
import { orderDocuments } from '#modules/orders/domain/document-request.ts'
import type { OrderRow } from '#modules/orders/domain/siparis-list.ts'
import { call, write } from '#platform/web/api.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { useShowDocument } from '#platform/web/documents/show-document.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts.ts'
import { toastUndo } from '#platform/web/undo.ts'
import type { ProposedRow } from '../domain/calls.ts'
import { stageTerms, type Stage } from '#modules/orders/domain/reminders/fees.ts'
import { runningDeadline, sendingInput, withdrawalInput } from '#modules/orders/domain/reminders/reminders.ts'
import { serverToday } from '#platform/web/server-clock.ts'
import { reminderTexts } from './texts.ts'

export const sendReminder = (id: number, stage: Stage) =>
  write('/siparisler/update', { id, ...sendingInput(stage) })

export const withdrawReminder = (id: number, stage: Stage) =>
  write('/siparisler/update', { id, ...withdrawalInput(stage) })

/** What a bulk run would send to these invoices. */
export const proposeReminders = async (rows: Chosen): Promise<ProposedRow[]> =>
  (await call('/siparisler/uyari_oneri', rows)).datalist

/** One reminder, sent or undone, after a confirmation. */
export function useReminderSteps() {
  const t = useTexts(reminderTexts)
  const common = useTexts(commonTexts)
  const settings = useCompanySettings()
  const viewer = useShowDocument(orderDocuments)

  const print = (order: OrderRow, stage: Stage) => viewer.show(order, `uyari_${stage}`)

  return {
    send: async (order: OrderRow, stage: Stage) => {
      const name = t(`stage_${stage}`)
      const deadline = runningDeadline(order, stage, serverToday(), settings)
      const question = t('send_question', {
        stage: name,
        count: 1,
        fee: formatEuro(stageTerms(settings, order, stage).fee),
      })
      const isSent = await confirm({
        title: name,
        message: deadline ? `${question} ${t('send_early', { day: formatDate(deadline) })}` : question,
        confirm: t('send', { stage: name }),
        act: () => sendReminder(order.id, stage),
      })
      if (!isSent) return
      toastUndo(t('sent', { stage: name }), () => withdrawReminder(order.id, stage))
      print({ ...order, ...sendingInput(stage) }, stage)
    },
    print,
    withdraw: async (order: OrderRow, stage: Stage) => {
      const name = t(`stage_${stage}`)
      const isWithdrawn = await confirm({
        title: t('withdraw', { stage: name }),
        message: t('withdraw_question', { stage: name }),
        confirm: common('delete'),
        danger: true,
        act: () => withdrawReminder(order.id, stage),
      })
      if (isWithdrawn) toastSuccess(t(`withdrawn_${stage}`))
    },
  }
}
