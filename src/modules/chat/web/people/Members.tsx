import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconMessage, IconShieldCheck, IconUserMinus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { Room, RoomMember } from '#modules/chat/domain/calls.ts'
import { chatError } from '../live/chat-toasts.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { refreshTarget, useUserMap } from '../chat-data.ts'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'
import { looking, typing } from '../live/typing.ts'
import { keyOf, pathOf } from '../target.ts'
import { chatScreenTexts } from '../texts.ts'

type Props = { room: Room; isAdmin: boolean }

/** Who is in the room, what they are in it, and what they are doing. */
export function Members({ room, isAdmin }: Props) {
  return (
    <ul className="wk-list">
      {room.members.map((member) => (
        <Member key={member.uid} room={room} member={member} isAdmin={isAdmin} />
      ))}
    </ul>
  )
}

function Member({ room, member, isAdmin }: Props & { member: RoomMember }) {
  const t = useTexts(chatPanelTexts)
  const s = useTexts(chatScreenTexts)
  const { id: me } = useUser()
  const users = useUserMap()
  const key = keyOf(room)
  const isTyping = (useStore(typing)[key] ?? []).includes(member.uid)
  const isLooking = (useStore(looking)[key] ?? []).includes(member.uid)
  const isMe = member.uid === me
  const here = isLooking ? t('here_now') : member.name
  return (
    <li className={`wk-row ${classes.member}`}>
      <ChatAvatar
        target={{ uid: member.uid }}
        name={member.name_surname}
        avi={member.avi}
        size={30}
        isOnline={users.get(member.uid)?.isOnline ?? false}
      />
      <span className={classes.memberName}>
        <strong>{isMe ? s('you') : member.name_surname}</strong>
        <small>{isTyping ? s('typing') : here}</small>
      </span>
      {member.isCreator && (
        <span className="wk-badge" data-tone="grey">
          {t('creator')}
        </span>
      )}
      {member.isAdmin && (
        <span className="wk-badge" data-tone="grey">
          {t('admin')}
        </span>
      )}
      {!isMe && <MemberMenu room={room} member={member} isAdmin={isAdmin} />}
    </li>
  )
}

function MemberMenu({ room: { roomId }, member, isAdmin }: Props & { member: RoomMember }) {
  const t = useTexts(chatPanelTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { uid, name_surname: name } = member

  async function promote() {
    try {
      await write('/chat/rooms/make_admin', { roomId, uid })
      await refreshTarget(queries, { roomId })
    } catch (error) {
      chatError(error)
    }
  }

  const remove = () =>
    confirm({
      title: t('remove_member'),
      message: t('remove_question', { name }),
      confirm: t('remove_member'),
      danger: true,
      act: async () => {
        await write('/chat/rooms/remove', { roomId, uid })
        await refreshTarget(queries, { roomId })
      },
    })

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('member_actions', { name })}>
          <IconDotsVertical size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMessage size={14} />}
          onClick={() => void navigate({ to: pathOf({ uid }) })}
        >
          {t('write_to')}
        </Menu.Item>
        {isAdmin && !member.isAdmin && (
          <Menu.Item leftSection={<IconShieldCheck size={14} />} onClick={() => void promote()}>
            {t('make_admin')}
          </Menu.Item>
        )}
        {isAdmin && (
          <Menu.Item leftSection={<IconUserMinus size={14} />} onClick={() => void remove()}>
            {t('remove_member')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
