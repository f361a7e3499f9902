import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { stages, stageTexts } from '#core/reminder-stages.ts'
import { isStageSent, sentFee } from '#modules/orders/domain/reminders/fees.ts'
import { whyNotWithdraw } from '#modules/orders/domain/reminders/reminders.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { useReminderSteps } from '../public/reminder-steps.ts'

/** The days of the reminders; the last one can be withdrawn. */
export function WarningDates({ order }: { order: Order }) {
  const t = useTexts(orderPanelTexts)
  const names = useTexts(stageTexts)
  const say = useRefusals()
  const { withdraw } = useReminderSteps()
  return (
    <section className={classes.block}>
      <h3 className={`wk-heading ${classes.heading}`}>{t('warnings')}</h3>
      <table className={`wk-table ${classes.table}`}>
        <tbody>
          {stages.map((stage) => {
            const isSent = isStageSent(order, stage)
            const refusal = whyNotWithdraw(order, stage)
            return (
              <tr key={stage}>
                <th scope="row">{names(`stage_${stage}`)}</th>
                <td>{isSent ? formatDate(order[`sd_uyari_${stage}_is_tar`]) : t('not_sent')}</td>
                <td className="wk-figure">{isSent ? formatEuro(sentFee(order, stage)) : ''}</td>
                <td className="wk-figure">
                  {isSent && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="sm"
                      aria-label={t('warning_delete', { stage: names(`stage_${stage}`) })}
                      disabled={refusal !== null}
                      title={refusal ? say(refusal) : undefined}
                      onClick={() => void withdraw(order, stage)}
                    >
                      <IconTrash size={14} />
                    </ActionIcon>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
