import { memo } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { ChatMessage, Target, Watermark } from '#modules/chat/domain/chat.ts'
import classes from '../Messages.module.css'
import { Bubble, WaitingBubble } from './Bubble.tsx'
import { connection } from '../live/connection.ts'
import { shownTick, type MessageRow } from './message-rows.ts'
import { dayName } from './moments.ts'
import { chatScreenTexts } from '../texts.ts'

type Props = {
  row: MessageRow
  target: Target
  watermarks: readonly Watermark[]
  isFocused: boolean
  onView(message: ChatMessage): void
}

/** A message with what is above it: the day, the border of what is new. */
export const MessageItem = memo(function MessageItem({ row, target, watermarks, isFocused, onView }: Props) {
  const t = useTexts(chatScreenTexts)
  const { id: me } = useUser()
  const isOffline = useStore(connection) === 'offline'
  const tick = row.isOwn ? shownTick(row, { watermarks, me, isOffline }) : null
  const { message, waiting } = row
  return (
    <>
      {row.day && (
        <p className={classes.day}>
          <span>{dayName(row.day, { today: t('today'), yesterday: t('yesterday') })}</span>
        </p>
      )}
      {row.isFirstUnread && <p className={classes.unreadLine}>{t('new_messages')}</p>}
      <div
        className={classes.item}
        data-own={row.isOwn ? '' : undefined}
        data-group={row.startsGroup ? '' : undefined}
        data-focused={isFocused ? '' : undefined}
      >
        {message && (
          <Bubble
            message={message}
            target={target}
            tick={tick}
            hasName={'roomId' in target && !row.isOwn && row.startsGroup}
            onView={onView}
          />
        )}
        {waiting && <WaitingBubble item={waiting} tick={tick ?? 'waiting'} />}
      </div>
    </>
  )
})
