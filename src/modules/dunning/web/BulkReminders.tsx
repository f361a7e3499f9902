import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
import { BulkRun } from '#platform/web/BulkRun.tsx'
import { confirm } from '#platform/web/dialogs.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { printBatch } from '#platform/web/requests.ts'
import type { Selection } from '#platform/web/list/selection.ts'
import { toastWarning } from '#platform/web/toasts.ts'
import { isStageSent, stageFees, stages, type Stage } from '../domain/fees.ts'
import { readOrder, reminderResources, sendReminder } from './reminder-data.ts'
import { reminderTexts } from './texts.ts'

/** One stage for all ticked invoices; those that are not due for it are reported. */
export function BulkReminders({ selection }: { selection: Selection }) {
  const t = useTexts(reminderTexts)
  const queries = useQueryClient()
  const [run, setRun] = useState<{ stage: Stage; ids: readonly number[] } | null>(null)
  const [sent, setSent] = useState<readonly number[]>([])
  const { ids } = selection

  /** Letters that went out are printed in one piece. */
  function print(stage: Stage) {
    printBatch({
      title: t('print', { stage: t(`stage_${stage}`) }),
      tur: `uyari_${stage}`,
      ids: sent,
      offersMail: true,
    })
    setSent([])
  }

  async function start(stage: Stage) {
    if (!ids.length) return toastWarning(t('bulk_none'))
    const name = t(`stage_${stage}`)
    const isWanted = await confirm({
      title: t('bulk'),
      message: t('send_question', { stage: name, count: ids.length, fee: formatEuro(stageFees[stage]) }),
      confirm: t('send', { stage: name }),
    })
    if (isWanted) setRun({ stage, ids: ids.toSorted((a, b) => b - a) })
  }

  /** A stage that was sent keeps its day; sending it again changes nothing. */
  async function whyNot(id: number, stage: Stage): Promise<string | null> {
    const order = await readOrder(id)
    if (!isStageSent(order, stage)) return null
    return t('already_sent', { day: formatDate(order[`sd_uyari_${stage}_is_tar`]) })
  }

  return (
    <>
      <Menu position="bottom-end" zIndex={400}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconMail size={14} />}
            rightSection={<IconChevronDown size={14} />}
          >
            {t('bulk')}
            {ids.length > 0 && ` (${ids.length})`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {stages.map((stage) => (
            <Menu.Item key={stage} onClick={() => void start(stage)}>
              {t('send', { stage: t(`stage_${stage}`) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {run && (
        <BulkRun
          title={t('send', { stage: t(`stage_${run.stage}`) })}
          ids={run.ids}
          nameOf={(id) => t('order_name', { id })}
          whyNot={(id) => whyNot(id, run.stage)}
          work={(id) => sendReminder(id, run.stage)}
          onFinished={async (done) => {
            selection.setAll(done, false)
            await refresh(queries, reminderResources)
            setSent(done)
          }}
          onClose={() => {
            setRun(null)
            if (sent.length) print(run.stage)
          }}
        />
      )}
    </>
  )
}
