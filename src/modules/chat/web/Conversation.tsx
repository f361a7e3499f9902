import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError, errorText, write } from '#platform/web/api.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { ChatMessage, Target } from '../domain/chat.ts'
import { knownThread, loadUntil, useThread } from './chat-data.ts'
import classes from './Conversation.module.css'
import { Composer } from './compose/Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ImageViewer } from './messages/ImageViewer.tsx'
import { connection, whenUp } from './live/connection.ts'
import { MessageList } from './messages/MessageList.tsx'
import { firstUnread, rowsOf, type Focus } from './messages/message-rows.ts'
import { onScreen } from './live/on-screen.ts'
import { waiting } from './compose/outbox.ts'
import { InfoPanel } from './people/InfoPanel.tsx'
import { sayOnScreen } from './live/typing.ts'
import { SearchBar } from './SearchBar.tsx'
import { keyOf } from './target.ts'
import type { Thread } from './messages/threads.ts'

type Props = { target: Target }

const nothing: Thread = { messages: [], hasOlder: false, lastSeq: 0, watermarks: [] }

/** The middle and the right: one conversation with its panel. */
export function Conversation({ target }: Props) {
  const thread = useThread(target)
  const [hasPanel, setPanel] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [viewed, setViewed] = useState<ChatMessage | null>(null)
  const { focus, jumpTo, jumpToUnread } = useJump(target)
  const readSeq = useReadAtOpening(thread.data, useUser().id)
  useOpenAtUnread(thread.data, readSeq, jumpToUnread)
  const isVisible = useOnScreen(target)
  useRead(target, thread.data?.lastSeq ?? 0, isVisible)
  const closePanel = useCallback(() => setPanel(false), [])
  const refusal = refusalOf(thread.error)

  return (
    <>
      <section className={classes.conversation} data-panel={hasPanel ? '' : undefined}>
        <ConversationHeader
          target={target}
          onInfo={() => setPanel(!hasPanel)}
          onSearch={() => setSearching(!isSearching)}
          isInfoOpen={hasPanel}
        />
        {isSearching && <SearchBar target={target} onJump={jumpTo} onClose={() => setSearching(false)} />}
        {refusal ? (
          <p className={`wk-empty ${classes.refusal}`} role="alert">
            {refusal}
          </p>
        ) : (
          <>
            <Messages
              target={target}
              thread={thread.data}
              readSeq={readSeq ?? Infinity}
              isVisible={isVisible}
              focus={focus}
              onView={setViewed}
            />
            <Composer target={target} />
          </>
        )}
      </section>
      {hasPanel && !refusal && (
        <InfoPanel target={target} onClose={closePanel} onJump={jumpTo} onView={setViewed} />
      )}
      {viewed && <ImageViewer target={target} start={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}

/** Offline, known messages stay; a refusal replaces them. */
const refusalOf = (error: Error | null) =>
  error instanceof CallError && error.isRefusal ? errorText(error) : null

type MessagesProps = {
  target: Target
  thread: Thread | undefined
  readSeq: number
  isVisible: boolean
  focus: Focus | null
  onView(message: ChatMessage): void
}

function Messages({ target, thread, readSeq, isVisible, focus, onView }: MessagesProps) {
  const { id: me } = useUser()
  const all = useStore(waiting)
  const key = keyOf(target)
  const messages = thread?.messages
  const rows = useMemo(() => {
    const own = all.filter((item) => item.user === me && keyOf(item.target) === key)
    return rowsOf({ messages: messages ?? [], waiting: own, me, readSeq })
  }, [messages, all, me, key, readSeq])
  return (
    <MessageList
      target={target}
      rows={rows}
      thread={thread ?? nothing}
      isLoading={!thread}
      isVisible={isVisible}
      focus={focus}
      onView={onView}
    />
  )
}

/** The read position at opening, so that new messages stay marked while the conversation is open. */
function useReadAtOpening(thread: Thread | undefined, me: number): number | null {
  const [readSeq, setReadSeq] = useState<number | null>(null)
  const now = thread?.watermarks.find(({ uid }) => uid === me)?.read_seq
  if (readSeq === null && thread) setReadSeq(now ?? thread.lastSeq)
  return readSeq
}

/** A conversation with unread messages opens at the first of them, not at its end. */
function useOpenAtUnread(
  thread: Thread | undefined,
  readSeq: number | null,
  jumpToUnread: (readSeq: number) => void,
): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current || !thread || readSeq === null) return
    isOpened.current = true
    if (thread.lastSeq > readSeq) jumpToUnread(readSeq)
  }, [thread, readSeq, jumpToUnread])
}

/** Brings a message on screen, however far back it is. */
function useJump(target: Target) {
  const queries = useQueryClient()
  const [focus, setFocus] = useState<Focus | null>(null)
  const { id: me } = useUser()
  const jump = useCallback(
    async (from: number, found: () => number | undefined) => {
      try {
        await loadUntil(queries, target, from)
      } catch (error) {
        return console.error('older messages could not be read', error)
      }
      const seq = found()
      if (seq !== undefined) setFocus((before) => ({ seq, turn: (before?.turn ?? 0) + 1 }))
    },
    [queries, target],
  )
  const jumpTo = useCallback((seq: number) => void jump(seq, () => seq), [jump])
  const jumpToUnread = useCallback(
    (readSeq: number) =>
      void jump(
        readSeq + 1,
        () => firstUnread(knownThread(queries, target)?.messages ?? [], readSeq, me)?.seq,
      ),
    [jump, queries, target, me],
  )
  return { focus, jumpTo, jumpToUnread }
}

/** Whether the user can see this conversation, which is also sent to its other members. */
function useOnScreen(target: Target): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!isVisible) return undefined
    onScreen.set(keyOf(target))
    sayOnScreen(target, true)
    const stop = whenUp(() => sayOnScreen(target, true))
    return () => {
      stop()
      onScreen.set(null)
      sayOnScreen(target, false)
    }
  }, [target, isVisible])
  return isVisible
}

/** What is on screen counts as read. */
function useRead(target: Target, seq: number, isVisible: boolean): void {
  const isOffline = useStore(connection) === 'offline'
  useEffect(() => {
    if (!isVisible || isOffline || seq === 0) return
    write('/chat/read', { ...target, seq }).catch((error: unknown) =>
      console.error('the conversation could not be marked as read', error),
    )
  }, [target, seq, isVisible, isOffline])
}
