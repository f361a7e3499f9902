import { Button } from '@mantine/core'
import { IconEdit, IconFlag, IconLogout, IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { Room } from '#modules/chat/domain/calls.ts'
import { chatRefusals } from '#modules/chat/domain/refusals.ts'
import { AddMembers } from './AddMembers.tsx'
import { ChatAvatar } from './ChatAvatar.tsx'
import { refreshTarget, threadKey, useRoom } from '../chat-data.ts'
import { Contents, type ContentsProps } from '../messages/Contents.tsx'
import { Members } from './Members.tsx'
import { Act, OwnSide } from './OwnSide.tsx'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'
import { RoomDialog } from './RoomDialog.tsx'

/** A room: what it is for, who is in it, what can be done about it. */
export function RoomInfo({ roomId, target, onJump, onView }: ContentsProps & { roomId: number }) {
  const { id: me } = useUser()
  const { data: room } = useRoom(roomId)
  if (!room) return null
  const isAdmin = room.members.some(({ uid, isAdmin: decides }) => uid === me && decides)
  return (
    <>
      <About room={room} isAdmin={isAdmin} />
      <Contents target={target} onJump={onJump} onView={onView} />
      <People room={room} isAdmin={isAdmin} />
      <OwnSide target={target} name={room.roomName}>
        <RoomActs room={room} />
      </OwnSide>
    </>
  )
}

type RoomProps = { room: Room; isAdmin: boolean }

function About({ room, isAdmin }: RoomProps) {
  const t = useTexts(chatPanelTexts)
  const errors = useRefusals()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <div className={`wk-stack ${classes.who}`}>
        <ChatAvatar target={{ roomId: room.roomId }} name={room.roomName} avi={room.avi} size={84} />
        <strong>{room.roomName}</strong>
        <span>{t('created', { moment: formatMoment(room.dateCreated) })}</span>
      </div>
      <section className={`wk-stack ${classes.section}`}>
        <h3>{t('description')}</h3>
        <p>{room.description ?? t('no_description')}</p>
        {isAdmin ? (
          <Button variant="default" leftSection={<IconEdit size={14} />} onClick={() => setEditing(true)}>
            {t('edit_room')}
          </Button>
        ) : (
          <p className="wk-hint">{errors(chatRefusals.chat_only_admins)}</p>
        )}
      </section>
      {isEditing && <RoomDialog room={room} onClose={() => setEditing(false)} />}
    </>
  )
}

function People({ room, isAdmin }: RoomProps) {
  const t = useTexts(chatPanelTexts)
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={`wk-stack ${classes.section}`}>
      <h3>{t('members', { count: room.members.length })}</h3>
      {isAdmin && (
        <Button variant="default" leftSection={<IconUserPlus size={14} />} onClick={() => setAdding(true)}>
          {t('add_members')}
        </Button>
      )}
      <Members room={room} isAdmin={isAdmin} />
      {isAdding && <AddMembers room={room} onClose={() => setAdding(false)} />}
    </section>
  )
}

function RoomActs({ room }: { room: Room }) {
  const t = useTexts(chatPanelTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { roomId, roomName: name } = room

  async function leave() {
    const isDone = await confirm({
      title: t('leave'),
      message: t('leave_question', { name }),
      confirm: t('leave'),
      danger: true,
      act: () => write('/chat/rooms/leave', { roomId }),
    })
    if (!isDone) return
    await navigate({ to: '/chatapp' })
    queries.removeQueries({ queryKey: threadKey({ roomId }) })
    await refreshTarget(queries, { roomId })
  }

  async function report() {
    const isDone = await confirm({
      title: t('report'),
      message: t('report_question'),
      confirm: t('report'),
      act: () => write('/chat/rooms/report', { roomId }),
    })
    if (isDone) toastSuccess(t('reported'))
  }

  return (
    <>
      <Act icon={<IconFlag size={16} />} onClick={() => void report()}>
        {t('report')}
      </Act>
      <Act icon={<IconLogout size={16} />} onClick={() => void leave()} isDanger>
        {t('leave')}
      </Act>
    </>
  )
}
