// oxlint-disable-next-line no-restricted-imports -- a picture fills the window, without title or frame
import { ActionIcon, Loader, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { layers } from '#platform/web/dialogs/layers.ts'
import { useReturnFocus } from '#platform/web/dialogs/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { formatMoment } from '#core/days/dates.ts'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import { useBlobUrl } from './blob-url.ts'
import { useFile, useMedia } from '../chat-data.ts'
import classes from '../Viewer.module.css'
import { chatScreenTexts } from '../texts.ts'

type Props = { target: Target; start: ChatMessage; onClose(): void }

/** A picture over the whole window; the arrow keys lead to the others of the conversation. */
export function ImageViewer({ target, start, onClose }: Props) {
  const t = useTexts(chatScreenTexts)
  const [shown, setShown] = useState(start)
  const { data: latestFirst } = useMedia(target, 'image')
  const images = latestFirst?.toReversed() ?? [start]
  const at = images.findIndex(({ id }) => id === shown.id)
  const older = at > 0 ? images[at - 1] : undefined
  const newer = at >= 0 ? images[at + 1] : undefined
  useReturnFocus()

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const next = { ArrowLeft: older, ArrowRight: newer }[key]
      if (next) setShown(next)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [older, newer])

  return (
    <Modal.Root opened fullScreen onClose={onClose} radius={0} zIndex={layers.dialog}>
      <Modal.Content className={classes.viewer} aria-label={t('viewer')}>
        <Modal.Body className={classes.body} p={0}>
          <ViewerBar message={shown} onClose={onClose} />
          <div className={`wk-row ${classes.stage}`}>
            <Turn label={t('previous_image')} image={older} onShow={setShown} />
            <Picture key={shown.id} message={shown} />
            <Turn label={t('next_image')} image={newer} onShow={setShown} isForward />
          </div>
          {shown.message && <p className={classes.caption}>{shown.message}</p>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function ViewerBar({ message, onClose }: { message: ChatMessage; onClose(): void }) {
  const t = useTexts(commonTexts)
  const { data: blob } = useFile(message.id)
  return (
    <header className={`wk-row ${classes.bar}`}>
      <span>
        <strong>{message.senderName}</strong> {formatMoment(message.timestamp)}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={!blob}
        aria-label={t('download')}
        title={t('download')}
        onClick={() => blob && saveBlob(blob, message.fileType.name ?? 'image')}
      >
        <IconDownload size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        data-autofocus
        aria-label={t('close')}
        title={t('close')}
        onClick={onClose}
      >
        <IconX size={18} />
      </ActionIcon>
    </header>
  )
}

type TurnProps = {
  label: string
  image: ChatMessage | undefined
  isForward?: boolean
  onShow(message: ChatMessage): void
}

function Turn({ label, image, isForward = false, onShow }: TurnProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      disabled={!image}
      onClick={() => image && onShow(image)}
    >
      {isForward ? <IconChevronRight size={24} /> : <IconChevronLeft size={24} />}
    </ActionIcon>
  )
}

function Picture({ message }: { message: ChatMessage }) {
  const { data } = useFile(message.id)
  const url = useBlobUrl(data)
  return (
    <div className={`wk-middle ${classes.picture}`}>
      {url ? <img src={url} alt={message.fileType.name ?? ''} /> : <Loader size="sm" />}
    </div>
  )
}
