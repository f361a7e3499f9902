import { ActionIcon, Loader } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import { loadOlder } from '../chat-data.ts'
import { keepInView } from './keep-in-view.ts'
import classes from '../Messages.module.css'
import { MessageItem } from './MessageItem.tsx'
import type { Focus, MessageRow } from './message-rows.ts'
import { chatScreenTexts } from '../texts.ts'
import type { Thread } from './threads.ts'

type Props = {
  target: Target
  rows: readonly MessageRow[]
  thread: Thread
  isLoading: boolean
  isVisible: boolean
  focus: Focus | null
  onView(message: ChatMessage): void
}

const ESTIMATE = 52
/** Distance from the top in pixels at which older messages are loaded. */
const LOAD_WITHIN = 600
/** Distance from the end in pixels up to which the list follows new messages. */
const AT_END = 80

/** The messages, of which only those in view are drawn, however many there are. */
export function MessageList(props: Props) {
  const { target, rows, thread, isLoading, focus, onView } = props
  const t = useTexts(chatScreenTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => ESTIMATE,
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    paddingStart: 12,
    paddingEnd: 12,
  })
  const hasRows = rows.length > 0
  useEffect(() => {
    if (hasRows) virtual.scrollToEnd()
  }, [hasRows, virtual])
  const { isAway, look } = usePlace(props, scroller)
  const missed = useMissed(rows, isAway)

  useFocusInView(props, virtual, scroller)

  return (
    <div className={classes.messages}>
      <div
        ref={scroller}
        className={`wk-ring ${classes.scroller}`}
        role="log"
        aria-label={t('messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        onScroll={look}
      >
        {isLoading && <Loader className={classes.loader} size="sm" />}
        {!isLoading && !hasRows && <p className="wk-empty">{t('no_messages')}</p>}
        <div className={classes.canvas} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <MessageItem
                    row={row}
                    target={target}
                    watermarks={thread.watermarks}
                    isFocused={focus !== null && row.message?.seq === focus.seq}
                    onView={onView}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {isAway && (
        <ActionIcon
          className={classes.toBottom}
          variant="default"
          radius="xl"
          size={36}
          aria-label={missed ? t('to_bottom_new', { count: missed }) : t('to_bottom')}
          onClick={() => virtual.scrollToEnd()}
        >
          {missed > 0 && <span className={`wk-counter ${classes.missed}`}>{missed}</span>}
          <IconChevronDown size={18} />
        </ActionIcon>
      )}
    </div>
  )
}

/** Scrolls to the requested message and keeps it in view until it is measured or the reader scrolls. */
function useFocusInView(
  { focus, rows }: Props,
  virtual: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  // Only a new jump request scrolls the page, not every new message.
  const doneTurn = useRef(0)
  useEffect(() => {
    const element = scroller.current
    if (!element || !focus || doneTurn.current === focus.turn) return undefined
    const index = rows.findIndex(({ message }) => message?.seq === focus.seq)
    if (index < 0) return undefined
    return keepInView(
      element,
      () => element.querySelector(`[data-index="${index}"]`),
      () => virtual.scrollToIndex(index, { align: 'center' }),
      () => (doneTurn.current = focus.turn),
    )
  }, [focus, rows, virtual, scroller])
}

/** Loads older messages near the top, and knows whether the reader is away from the end. */
function usePlace(
  { target, thread }: Props,
  scroller: RefObject<HTMLDivElement | null>,
): { isAway: boolean; look(): void } {
  const queries = useQueryClient()
  const [isAway, setAway] = useState(false)
  const isLoadingOlder = useRef(false)

  async function older() {
    if (isLoadingOlder.current || !thread.hasOlder) return
    isLoadingOlder.current = true
    try {
      await loadOlder(queries, target)
    } catch (error) {
      console.error('older messages could not be read', error)
    } finally {
      isLoadingOlder.current = false
    }
  }

  function look() {
    const element = scroller.current
    if (!element) return
    setAway(element.scrollHeight - element.clientHeight - element.scrollTop > AT_END)
    if (element.scrollTop < LOAD_WITHIN) void older()
  }

  // If the first page is too short to scroll, the next one is loaded at once.
  useEffect(look)
  return { isAway, look }
}

/** How many messages of others came while the reader was further up. */
function useMissed(rows: readonly MessageRow[], isAway: boolean): number {
  const last = rows.findLast(({ message }) => message !== null)?.message?.seq ?? 0
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (!isAway) setSeen(last)
  }, [isAway, last])
  if (!isAway) return 0
  return rows.filter(({ message, isOwn }) => message && !isOwn && message.seq > seen).length
}
