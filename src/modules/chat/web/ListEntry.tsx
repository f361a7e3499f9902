import { VisuallyHidden } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { ChatEntry, ChatMessage, ChatUser } from '../domain/chat.ts'
import { ChatAvatar } from './people/ChatAvatar.tsx'
import { useUserMap } from './chat-data.ts'
import classes from './Chat.module.css'
import { shortMoment } from './messages/moments.ts'
import { typing } from './live/typing.ts'
import { keyOf, pathOf, targetOfEntry } from './target.ts'
import { chatScreenTexts } from './texts.ts'

type Props = { entry: ChatEntry; isCurrent: boolean; onOpened(): void }

/** A conversation: who, what was said last, what is new. */
export function ListEntry({ entry, isCurrent, onOpened }: Props) {
  const t = useTexts(chatScreenTexts)
  const users = useUserMap()
  const target = targetOfEntry(entry)
  const { name_surname: name, avi, unread, muted, last_message, timestamp } = entry
  return (
    <li>
      <Link
        to={pathOf(target)}
        className={`wk-row wk-ring ${classes.entry}`}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0 ? '' : undefined}
        onClick={onOpened}
      >
        <ChatAvatar
          target={target}
          name={name}
          avi={avi}
          isOnline={!entry.isRoom && (users.get(entry.id)?.isOnline ?? false)}
        />
        <span className={`wk-stack ${classes.entryText}`}>
          <span className={`wk-row ${classes.entryLine}`}>
            <strong>{name}</strong>
            {last_message && (
              <time dateTime={timestamp}>
                {shortMoment(timestamp, { today: t('today'), yesterday: t('yesterday') })}
              </time>
            )}
          </span>
          <span className={`wk-row ${classes.entryLine}`}>
            <LastWords entry={entry} />
            {muted && <IconBellOff size={14} aria-label={t('muted')} role="img" />}
            {unread > 0 && (
              <>
                <span className="wk-counter" aria-hidden>
                  {unread}
                </span>
                <VisuallyHidden>{t('unread_count', { count: unread })}</VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

function LastWords({ entry }: { entry: ChatEntry }) {
  const t = useTexts(chatScreenTexts)
  const users = useUserMap()
  const { id: me } = useUser()
  const [typist] = useStore(typing)[keyOf(targetOfEntry(entry))] ?? []
  if (typist !== undefined) {
    const name = users.get(typist)?.name_surname
    return (
      <em className={classes.typing}>{entry.isRoom && name ? t('typing_name', { name }) : t('typing')}</em>
    )
  }
  const { last_message: last, isRoom } = entry
  if (!last) return <span className={`wk-cut ${classes.lastWords}`} />
  const author = last.senderId === me ? t('you') : last.senderName
  const words = wordsOf(last, t)
  return (
    <span className={`wk-cut ${classes.lastWords}`}>
      {isRoom || last.senderId === me ? `${author}: ${words}` : words}
    </span>
  )
}

type Say = (key: 'image' | 'voice_note') => string

/** A message in one line. */
export function wordsOf({ message, fileType }: ChatMessage, t: Say): string {
  if (message) return message
  if (fileType.type === 'image') return t('image')
  return fileType.type === 'voice-note' ? t('voice_note') : (fileType.name ?? fileType.type)
}

type PersonProps = { user: ChatUser; onOpened(): void }

/** A user without a conversation in the list. */
export function PersonEntry({ user, onOpened }: PersonProps) {
  const target = { uid: user.uid }
  return (
    <li>
      <Link to={pathOf(target)} className={`wk-row wk-ring ${classes.entry}`} onClick={onOpened}>
        <ChatAvatar target={target} name={user.name_surname} avi={user.avi} isOnline={user.isOnline} />
        <span className={`wk-stack ${classes.entryText}`}>
          <strong>{user.name_surname}</strong>
          <span className={`wk-cut ${classes.lastWords}`}>{user.about ?? user.name}</span>
        </span>
      </Link>
    </li>
  )
}
