import { Button } from '@mantine/core'
import { IconDownload, IconFile, IconMicrophone, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import type { ChatMessage } from '#modules/chat/domain/chat.ts'
import { kindOfFile } from './attachment-rule.ts'
import { useBlobUrl } from './blob-url.ts'
import { useFile } from '../chat-data.ts'
import classes from '../Messages.module.css'
import { duration, sizeOf } from './moments.ts'
import type { WaitingFile } from '../compose/outbox-queue.ts'
import { saveFile } from './save-file.ts'
import { chatScreenTexts } from '../texts.ts'

type Props = { message: ChatMessage; onView(message: ChatMessage): void }

/** What a message carries besides its words. */
export function Attachment({ message, onView }: Props) {
  const t = useTexts(chatScreenTexts)
  switch (message.fileType.type) {
    case 'text':
      return null
    case 'image':
      return <Picture message={message} onView={onView} />
    case 'audio':
    case 'voice-note':
    case 'video':
      return <Playable message={message} />
    case 'application':
      return <Document message={message} />
    default:
      return <p className={classes.text}>{t('unknown_type')}</p>
  }
}

function Picture({ message, onView }: Props) {
  const t = useTexts(chatScreenTexts)
  const { data } = useFile(message.id)
  const url = useBlobUrl(data)
  const name = message.fileType.name ?? t('image')
  return (
    <button
      type="button"
      className={`wk-middle wk-ring ${classes.picture}`}
      aria-label={t('open_image', { name })}
      onClick={() => onView(message)}
    >
      {url ? <img className="wk-cover" src={url} alt={name} /> : <IconPhoto size={32} aria-hidden />}
    </button>
  )
}

/** Audio and video are loaded on demand. */
function Playable({ message }: { message: ChatMessage }) {
  const t = useTexts(chatScreenTexts)
  const [isWanted, setWanted] = useState(false)
  const { data } = useFile(isWanted ? message.id : null)
  const url = useBlobUrl(data)
  const { type, name, size, info } = message.fileType
  const label = type === 'voice-note' ? t('voice_note') : (name ?? type)
  if (url && type === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own films have no captions
    return <video className={classes.video} src={url} controls autoPlay aria-label={label} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings have no captions
  if (url) return <audio className={classes.audio} src={url} controls autoPlay aria-label={label} />
  const length = info ? duration(info.min, info.sec) : sizeOf(size ?? 0)
  return (
    <Button
      className={classes.file}
      variant="default"
      leftSection={type === 'voice-note' ? <IconMicrophone size={16} /> : <IconFile size={16} />}
      loading={isWanted}
      onClick={() => setWanted(true)}
    >
      {label} · {length}
    </Button>
  )
}

function Document({ message }: { message: ChatMessage }) {
  const { name, size } = message.fileType
  return (
    <Button
      className={classes.file}
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void saveFile(message)}
    >
      {name} · {sizeOf(size ?? 0)}
    </Button>
  )
}

/** A file that is being sent. */
export function WaitingAttachment({ file }: { file: WaitingFile }) {
  const t = useTexts(chatScreenTexts)
  const url = useBlobUrl(file.blob)
  if (kindOfFile(file.blob.type) === 'image' && url)
    return (
      <span className={`wk-middle wk-ring ${classes.picture}`}>
        <img className="wk-cover" src={url} alt={file.name} />
      </span>
    )
  return (
    <p className={classes.text}>
      {file.voice
        ? `${t('voice_note')} · ${duration(file.voice.min, file.voice.sec)}`
        : `${file.name} · ${sizeOf(file.blob.size)}`}
    </p>
  )
}
