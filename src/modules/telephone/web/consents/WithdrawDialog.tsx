import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { RequestRow } from '#modules/telephone/domain/calls.ts'
import { deskTexts } from '../texts.ts'

type Props = { request: RequestRow; onClose(): void }

/** An administrator says why the customer may be called again; the wish stays on record. */
export function WithdrawDialog({ request, onClose }: Props) {
  const t = useTexts(deskTexts)
  const [reason, setReason] = useState('')

  async function save() {
    try {
      await write('/call_request/withdraw', { id: request.id, version: request.version, reason })
      toastSuccess(t('withdrawn'))
      onClose()
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Dialog title={t('withdraw')} onClose={onClose}>
      <Stack gap="sm">
        <Textarea
          label={t('withdraw_reason')}
          value={reason}
          autoFocus
          minRows={2}
          maxLength={4_000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button disabled={!reason.trim()} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
