import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconInfoCircle, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { Target } from '../domain/chat.ts'
import { ChatAvatar } from './people/ChatAvatar.tsx'
import { useProfile, useRoom, useUserMap } from './chat-data.ts'
import classes from './Conversation.module.css'
import { seenMoment } from './messages/moments.ts'
import { typing } from './live/typing.ts'
import { keyOf } from './target.ts'
import { chatScreenTexts } from './texts.ts'

type Props = { target: Target; isInfoOpen: boolean; onInfo(): void; onSearch(): void }

export function ConversationHeader({ target, isInfoOpen, onInfo, onSearch }: Props) {
  const t = useTexts(chatScreenTexts)
  return (
    <header className={`wk-head ${classes.head}`}>
      <ActionIcon
        component={Link}
        to="/chatapp"
        className={classes.back}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('back')}
      >
        <IconArrowLeft size={18} />
      </ActionIcon>
      <button
        type="button"
        className={`wk-bare wk-ring ${classes.headName}`}
        aria-expanded={isInfoOpen}
        onClick={onInfo}
      >
        {'roomId' in target ? <RoomName roomId={target.roomId} /> : <PersonName uid={target.uid} />}
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        title={t('search_here')}
        aria-label={t('search_here')}
        onClick={onSearch}
      >
        <IconSearch size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        title={t('show_info')}
        aria-label={t('show_info')}
        aria-expanded={isInfoOpen}
        onClick={onInfo}
      >
        <IconInfoCircle size={18} />
      </ActionIcon>
    </header>
  )
}

/** Placeholder until the name is loaded, so that the button has a label. */
const COMING = '…'

function PersonName({ uid }: { uid: number }) {
  const t = useTexts(chatScreenTexts)
  const { data: user } = useProfile(uid)
  const isTyping = (useStore(typing)[keyOf({ uid })] ?? []).length > 0
  const words = { today: t('today'), yesterday: t('yesterday') }
  const seen = user?.lastSeen ? t('last_seen', { moment: seenMoment(user.lastSeen, words) }) : ''
  const state = user?.isOnline ? t('is_online') : seen
  return (
    <>
      <ChatAvatar
        target={{ uid }}
        name={user?.name_surname ?? ''}
        avi={user?.avi ?? null}
        size={34}
        isOnline={user?.isOnline ?? false}
      />
      <span className={classes.headText}>
        <strong>{user?.name_surname ?? COMING}</strong>
        {(isTyping || state) && (
          <span data-typing={isTyping ? '' : undefined}>{isTyping ? t('typing') : state}</span>
        )}
      </span>
    </>
  )
}

function RoomName({ roomId }: { roomId: number }) {
  const t = useTexts(chatScreenTexts)
  const { id: me } = useUser()
  const { data: room } = useRoom(roomId)
  const users = useUserMap()
  const typists = useStore(typing)[keyOf({ roomId })] ?? []
  const names = new Map(room?.members.map(({ uid, name_surname }) => [uid, name_surname]))
  const [typist] = typists
  const name = typist === undefined ? undefined : (names.get(typist) ?? users.get(typist)?.name_surname)
  const people = room?.members.map(({ uid, name_surname }) => (uid === me ? t('you') : name_surname))
  return (
    <>
      <ChatAvatar target={{ roomId }} name={room?.roomName ?? ''} avi={room?.avi ?? null} size={34} />
      <span className={classes.headText}>
        <strong>{room?.roomName ?? COMING}</strong>
        <span data-typing={name ? '' : undefined}>
          {name ? t('typing_name', { name }) : people?.join(', ')}
        </span>
      </span>
    </>
  )
}
