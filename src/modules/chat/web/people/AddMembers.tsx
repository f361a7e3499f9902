import { Button, Group, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import type { Room } from '#modules/chat/domain/calls.ts'
import { chatError } from '../live/chat-toasts.ts'
import { refreshTarget, useUsers } from '../chat-data.ts'
import { chatPanelTexts } from './panel-texts.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

type Props = { room: Room; onClose(): void }

/** Offers the visible users who are not in the room yet. */
export function AddMembers({ room: { roomId, members }, onClose }: Props) {
  const t = useTexts(chatPanelTexts)
  const c = useTexts(commonTexts)
  const queries = useQueryClient()
  const { data: users = [] } = useUsers()
  const [chosen, setChosen] = useState<number[]>([])
  const [isSaving, setSaving] = useState(false)
  const others = users.filter(({ uid }) => !members.some((member) => member.uid === uid))

  async function add() {
    setSaving(true)
    try {
      await write('/chat/rooms/add', { roomId, members: chosen })
      await refreshTarget(queries, { roomId })
      onClose()
    } catch (error) {
      chatError(error)
      setSaving(false)
    }
  }

  return (
    <Dialog title={t('add_members')} onClose={onClose}>
      <Stack gap="sm">
        <PeoplePicker users={others} chosen={chosen} onChange={setChosen} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button disabled={!chosen.length} loading={isSaving} onClick={() => void add()}>
            {t('add')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
