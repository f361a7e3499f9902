import { useQueryClient } from '@tanstack/react-query'
import { businessDay, formatDate } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
import { paperRequest } from '#modules/orders/domain/paper-request.ts'
import type { OrderRow } from '#modules/orders/domain/siparis-list.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { showDocument } from '#platform/web/requests.ts'
import { useUser } from '#platform/web/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts.ts'
import { letterDeadline, stageFees, type Stage } from '../domain/fees.ts'
import { reminderTexts } from './texts.ts'

/** What stands open beside the list, and for which order. */
export type ReminderPanel = {
  panel: 'view' | 'operations' | 'cancel' | 'seizure' | 'bankruptcy'
  id: number
}

/** Wire resources that show an invoice and what it owes. */
export const reminderResources = [
  '/siparisler',
  '/siparis_all_view',
  '/cari_islem',
  '/cari_islem_view',
] as const

export const sendReminder = (id: number, stage: Stage) =>
  write('/siparisler/update', { id, [`sd_uyari_${stage}_is`]: '1' })

export const readOrder = async (id: number): Promise<OrderRow> =>
  (await call<{ item: OrderRow }>('/siparisler/get', { id })).item

/** The day until which the stage before still waits; null when there is none or it has passed. */
function runningDeadline(order: OrderRow, stage: Stage): string | null {
  if (stage === 1) return null
  const sent = order[`sd_uyari_${stage === 2 ? 1 : 2}_is_tar`]
  const deadline = sent ? letterDeadline(sent) : null
  return deadline && deadline >= businessDay() ? deadline : null
}

/** One reminder, sent or taken back, after a yes. */
export function useReminderSteps() {
  const t = useTexts(reminderTexts)
  const common = useTexts(commonTexts)
  const actor = useUser()
  const language = useLanguage()
  const queries = useQueryClient()

  async function done(message: string) {
    await refresh(queries, reminderResources)
    toastSuccess(message)
  }

  const print = (order: OrderRow, stage: Stage) =>
    showDocument(paperRequest(order, `uyari_${stage}`, actor, language))

  return {
    send: async (order: OrderRow, stage: Stage) => {
      const name = t(`stage_${stage}`)
      const deadline = runningDeadline(order, stage)
      const question = t('send_question', { stage: name, count: 1, fee: formatEuro(stageFees[stage]) })
      const isSent = await confirm({
        title: name,
        message: deadline ? `${question} ${t('send_early', { day: formatDate(deadline) })}` : question,
        confirm: t('send', { stage: name }),
        act: () => sendReminder(order.id, stage),
      })
      if (!isSent) return
      await done(t('sent', { stage: name }))
      print({ ...order, [`sd_uyari_${stage}_is`]: '1' }, stage)
    },
    print,
    withdraw: async (order: OrderRow, stage: Stage) => {
      const name = t(`stage_${stage}`)
      const fields = { id: order.id, [`sd_uyari_${stage}_is`]: '0', [`sd_uyari_${stage}_is_tar`]: null }
      const isWithdrawn = await confirm({
        title: t('withdraw', { stage: name }),
        message: t('withdraw_question', { stage: name }),
        confirm: common('delete'),
        danger: true,
        act: () => write('/siparisler/update', fields),
      })
      if (isWithdrawn) await done(t(`withdrawn_${stage}`))
    },
  }
}
