import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { DueRow } from '../domain/calls.ts'
import { stages, stageTexts, type Stage } from '#core/reminder-stages.ts'
import { printBatch } from '#modules/orders/web/public/document-requests.ts'
import { reminderTexts } from './texts.ts'

type Props = { rows: readonly DueRow[]; onTakeBack(): void; onClose(): void }

/** What can be done with reminders that were just saved: print the letters of each stage, or take all of them back. */
export function BulkResultDialog({ rows, onTakeBack, onClose }: Props) {
  const t = useTexts(reminderTexts)
  const names = useTexts(stageTexts)
  const present = stages.filter((stage) => rows.some(({ asama }) => asama === stage))

  function print(stage: Stage) {
    onClose()
    const ids = rows.filter(({ asama }) => asama === stage).map(({ id }) => id)
    printBatch({
      title: t('print', { stage: names(`stage_${stage}`) }),
      tur: `uyari_${stage}`,
      rows: { ids },
      offersMail: true,
    })
  }

  return (
    <Dialog title={t('plan_saved')} layer="run" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('plan_take_back_hint')}</Text>
        <Group justify="flex-end">
          <Button variant="default" color="red" onClick={onTakeBack}>
            {t('plan_take_back')}
          </Button>
          {present.map((stage) => (
            <Button key={stage} data-autofocus onClick={() => print(stage)}>
              {present.length > 1 ? t('print', { stage: names(`stage_${stage}`) }) : t('plan_print')}
            </Button>
          ))}
        </Group>
      </Stack>
    </Dialog>
  )
}
