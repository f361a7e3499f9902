import { useQueryClient } from '@tanstack/react-query'
import { businessDay, formatDate } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
import { letterDeadline, stageFees, type Stage } from '#modules/dunning/domain/fees.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts.ts'
import { Collection } from '../domain/order-state.ts'
import { orderResources, type OrderRecord } from './order-data.ts'
import { orderPanelTexts } from './panel-texts.ts'
import { useShowPaper } from './show-paper.ts'

/** The day until which the stage before still waits; null when there is none or it has passed. */
function runningDeadline(order: OrderRecord, stage: Stage): string | null {
  if (stage === 1) return null
  const sent = order[`sd_uyari_${stage === 2 ? 1 : 2}_is_tar`]
  const deadline = sent ? letterDeadline(sent) : null
  return deadline && deadline >= businessDay() ? deadline : null
}

/** Reminders of one invoice: sent, taken back, and the end of a seizure. */
export function useReminderSteps() {
  const t = useTexts(orderPanelTexts)
  const common = useTexts(commonTexts)
  const queries = useQueryClient()
  const papers = useShowPaper()

  async function take(title: string, message: string, fields: object, done: string, danger = false) {
    const isDone = await confirm({
      title,
      message,
      confirm: danger ? common('delete') : common('yes'),
      danger,
      act: () => write('/siparisler/update', fields),
    })
    if (!isDone) return false
    await refresh(queries, orderResources)
    toastSuccess(done)
    return true
  }

  return {
    send: async (order: OrderRecord, stage: Stage) => {
      const name = t(`op_w${stage}`)
      const deadline = runningDeadline(order, stage)
      const question = t('send_question', { stage: name, fee: formatEuro(stageFees[stage]) })
      const early = deadline ? ` ${t('send_early', { day: formatDate(deadline) })}` : ''
      const fields = { id: order.id, version: order.version, [`sd_uyari_${stage}_is`]: '1' }
      const isSent = await take(name, question + early, fields, t('sent', { stage: name }))
      if (isSent) papers.show({ ...order, [`sd_uyari_${stage}_is`]: '1' }, `uyari_${stage}`)
    },
    withdraw: (order: OrderRecord, stage: Stage) => {
      const name = t(`op_w${stage}`)
      const fields = {
        id: order.id,
        version: order.version,
        [`sd_uyari_${stage}_is`]: '0',
        [`sd_uyari_${stage}_is_tar`]: null,
      }
      const question = t('warning_delete_question', { stage: name })
      return take(name, question, fields, t(`warning_${stage}_cancelled`), true)
    },
    lift: (order: OrderRecord) =>
      take(
        t('op_lift'),
        t('lift_question'),
        { id: order.id, version: order.version, f_ytakip: Collection.none },
        t('lifted'),
      ),
  }
}
