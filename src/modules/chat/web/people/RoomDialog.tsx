import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import type { Room } from '#modules/chat/domain/calls.ts'
import { DESCRIPTION_MAX, ROOM_NAME_MAX } from '#modules/chat/domain/limits.ts'
import { chatError } from '../live/chat-toasts.ts'
import { refreshTarget, useUsers } from '../chat-data.ts'
import { chatPanelTexts } from './panel-texts.ts'
import { PeoplePicker } from './PeoplePicker.tsx'
import { pictureFields, PictureField, type ChosenPicture } from './PictureField.tsx'
import { pathOf } from '../target.ts'
import { chatScreenTexts } from '../texts.ts'

type Props = { room?: Room; onClose(): void }

/** A new room, or name, words and picture of one that exists. */
export function RoomDialog({ room, onClose }: Props) {
  const t = useTexts(chatPanelTexts)
  const s = useTexts(chatScreenTexts)
  const c = useTexts(commonTexts)
  const { data: users = [] } = useUsers()
  const [name, setName] = useState(room?.roomName ?? '')
  const [description, setDescription] = useState(room?.description ?? '')
  const [members, setMembers] = useState<number[]>([])
  const [picture, setPicture] = useState<ChosenPicture>(undefined)
  const [isTried, setTried] = useState(false)
  const { isSaving, save } = useSaveRoom(room, onClose)
  const roomName = name.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (roomName) void save({ roomName, description: description.trim(), members, picture })
  }

  return (
    <Dialog title={room ? t('edit_room') : s('new_room')} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <PictureField
            target={{ roomId: room?.roomId ?? 0 }}
            name={name}
            avi={room?.avi ?? null}
            chosen={picture}
            onChange={setPicture}
          />
          <TextInput
            size="xs"
            data-autofocus
            label={t('room_name')}
            withAsterisk
            maxLength={ROOM_NAME_MAX}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={`${name.length} / ${ROOM_NAME_MAX}`}
            error={isTried && !roomName ? t('room_name_empty') : undefined}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Textarea
            size="xs"
            rows={2}
            label={t('description')}
            maxLength={DESCRIPTION_MAX}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={`${description.length} / ${DESCRIPTION_MAX}`}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          {!room && <PeoplePicker users={users} chosen={members} onChange={setMembers} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {c('cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {room ? c('save') : t('create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type Values = { roomName: string; description: string; members: number[]; picture: ChosenPicture }

function useSaveRoom(room: Room | undefined, onClose: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)

  /** An empty description is not saved: the old one stays. */
  async function save({ roomName, description, members, picture }: Values) {
    setSaving(true)
    try {
      const words = {
        roomName,
        ...(description ? { description } : {}),
        ...(await pictureFields(picture ?? undefined)),
      }
      const { item } = room
        ? await write('/chat/rooms/update', { roomId: room.roomId, ...words })
        : await write('/chat/rooms/create', { ...words, members })
      await refreshTarget(queries, { roomId: item.roomId })
      onClose()
      if (!room) await navigate({ to: pathOf({ roomId: item.roomId }) })
    } catch (error) {
      chatError(error)
      setSaving(false)
    }
  }

  return { isSaving, save }
}
