import { ActionIcon, Button, Menu, Progress } from '@mantine/core'
import {
  IconAlertCircle,
  IconCheck,
  IconChecks,
  IconClock,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconStar,
  IconStarFilled,
  IconStarOff,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { tell, useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import { chatError } from '../live/chat-toasts.ts'
import { star } from '../chat-data.ts'
import classes from '../Messages.module.css'
import { MessageText } from './MessageText.tsx'
import { Attachment, WaitingAttachment } from './Attachment.tsx'
import type { ShownTick } from './message-rows.ts'
import { timeOf } from './moments.ts'
import { discard, retry } from '../compose/outbox.ts'
import type { WaitingMessage } from '../compose/outbox-queue.ts'
import { refusalText } from '../refusal-text.ts'
import { saveFile } from './save-file.ts'
import { chatScreenTexts } from '../texts.ts'

type Props = {
  message: ChatMessage
  target: Target
  tick: ShownTick | null
  hasName: boolean
  onView(message: ChatMessage): void
}

/** A confirmed message. */
export function Bubble({ message, target, tick, hasName, onView }: Props) {
  const t = useTexts(chatScreenTexts)
  return (
    <article className={classes.bubble}>
      {hasName && <strong className={classes.sender}>{message.senderName}</strong>}
      <Attachment message={message} onView={onView} />
      {message.message && <MessageText text={message.message} />}
      <footer className={`wk-row ${classes.meta}`}>
        {message.starred && <IconStarFilled size={11} role="img" aria-label={t('starred')} />}
        <time dateTime={message.timestamp}>{timeOf(message.timestamp)}</time>
        {tick && <TickMark tick={tick} />}
      </footer>
      <BubbleMenu message={message} target={target} />
    </article>
  )
}

/** A message that has not arrived yet; what the server refused can be tried again or thrown away. */
export function WaitingBubble({ item, tick }: { item: WaitingMessage; tick: ShownTick }) {
  const t = useTexts(chatScreenTexts)
  const c = useTexts(commonTexts)
  const isFailed = tick === 'failed'
  return (
    <article className={classes.bubble} data-waiting="">
      {item.file && <WaitingAttachment file={item.file} />}
      {item.message && <MessageText text={item.message} />}
      {item.file && !isFailed && (
        <Progress className={classes.progress} value={100} animated size={3} aria-label={t('waiting')} />
      )}
      <footer className={`wk-row ${classes.meta}`}>
        <time dateTime={item.written}>{timeOf(item.written)}</time>
        <TickMark tick={tick} />
      </footer>
      {isFailed && (
        <div className={`wk-bar wk-problem ${classes.failed}`}>
          <span>{refusalText(item) ?? t('failed')}</span>
          <Button size="compact-xs" variant="default" onClick={() => void retry(item)}>
            {c('retry')}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => void discard(item)}>
            {t('discard')}
          </Button>
        </div>
      )}
    </article>
  )
}

const marks = {
  waiting: IconClock,
  failed: IconAlertCircle,
  sent: IconCheck,
  received: IconChecks,
  read: IconChecks,
}

function TickMark({ tick }: { tick: ShownTick }) {
  const t = useTexts(chatScreenTexts)
  const Mark = marks[tick]
  return <Mark size={14} className={classes.tick} data-tick={tick} role="img" aria-label={t(tick)} />
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(tell(chatScreenTexts, 'copied'))
  } catch (error) {
    chatError(error)
  }
}

function BubbleMenu({ message, target }: { message: ChatMessage; target: Target }) {
  const t = useTexts(chatScreenTexts)
  const c = useTexts(commonTexts)
  const queries = useQueryClient()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.bubbleMenu}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('message_actions')}
        >
          <IconDotsVertical size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {message.message && (
          <Menu.Item leftSection={<IconCopy size={14} />} onClick={() => void copy(message.message)}>
            {t('copy')}
          </Menu.Item>
        )}
        {message.fileType.url && (
          <Menu.Item leftSection={<IconDownload size={14} />} onClick={() => void saveFile(message)}>
            {c('download')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={message.starred ? <IconStarOff size={14} /> : <IconStar size={14} />}
          onClick={() => void star(queries, target, message)}
        >
          {message.starred ? t('unstar') : t('star')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
