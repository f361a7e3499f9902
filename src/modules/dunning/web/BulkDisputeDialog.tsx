import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { bulkWork, startBulk } from '#modules/bulk/web/public/bulk-request.ts'
import { orderLink } from '#modules/orders/web/public/order-panel.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { Selection } from '#platform/web/list/selection/selection.ts'
import { reminderTexts } from './texts.ts'

export type DisputeAct = 'set' | 'lift'

type Props = {
  act: DisputeAct
  selection: Selection
  /** The reason that was typed when the run before left some invoices undone. */
  typed: string
  onClose(): void
  onUnfinished(typed: string): void
}

const LONGEST = 500

/** Marks all ticked invoices as disputed, or lifts it, with one reason for all. */
export function BulkDisputeDialog({ act, selection, typed, onClose, onUnfinished }: Props) {
  const t = useTexts(reminderTexts)
  const [reason, setReason] = useState(typed)
  const title = t(act === 'set' ? 'action_dispute' : 'action_lift_dispute')
  function start() {
    onClose()
    startBulk({
      title,
      parts: [
        {
          work: bulkWork(`/invoice_dispute/${act}`, { reason: reason.trim() }),
          // Lifting has no undo: a new dispute would begin today, with another reason.
          ...(act === 'set' ? { reverse: bulkWork('/invoice_dispute/lift', { reason: reason.trim() }) } : {}),
          rows: selection.chosen,
        },
      ],
      nameOf: String,
      linkOf: orderLink,
      onFinished: ({ left }) => selection.keep(left),
      onUnfinished: () => onUnfinished(reason),
    })
  }
  return (
    <Dialog title={`${title} (${selection.count})`} layer="run" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('dispute_hint')}</Text>
        <Textarea
          data-autofocus
          label={t('dispute_reason')}
          maxLength={LONGEST}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button disabled={!reason.trim()} onClick={start}>
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
