import { ActionIcon, CloseButton, TextInput } from '@mantine/core'
import { IconFile, IconSend } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { TEXT_MAX } from '#modules/chat/domain/limits.ts'
import { kindOfFile } from './attachment-rule.ts'
import { useBlobUrl } from './blob-url.ts'
import classes from '../Conversation.module.css'
import { sizeOf } from './moments.ts'
import { chatScreenTexts } from '../texts.ts'

type Props = { file: File; caption: string; onSend(caption: string): void; onCancel(): void }

/** Preview of the file as the others will see it, with a caption. */
export function AttachmentPreview({ file, caption: begun, onSend, onCancel }: Props) {
  const t = useTexts(chatScreenTexts)
  const c = useTexts(commonTexts)
  const [caption, setCaption] = useState(begun)
  const send = () => onSend(caption.trim())

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) send()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className={classes.preview} aria-label={t('preview')} data-own-escape="" onKeyDown={onKeyDown}>
      <header>
        <span>
          {file.name} · {sizeOf(file.size)}
        </span>
        <CloseButton size="sm" aria-label={c('cancel')} onClick={onCancel} />
      </header>
      <Shown file={file} />
      <div className={`wk-row ${classes.composer}`}>
        <TextInput
          className={classes.field}
          autoFocus
          maxLength={TEXT_MAX}
          aria-label={t('caption')}
          placeholder={t('caption')}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <ActionIcon size="lg" title={t('send')} aria-label={t('send')} onClick={send}>
          <IconSend size={18} />
        </ActionIcon>
      </div>
    </section>
  )
}

function Shown({ file }: { file: File }) {
  const url = useBlobUrl(file)
  if (!url) return null
  switch (kindOfFile(file.type)) {
    case 'image':
      return <img className={classes.previewPicture} src={url} alt={file.name} />
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own films have no captions
      return <video className={classes.previewPicture} src={url} controls aria-label={file.name} />
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings have no captions
      return <audio src={url} controls aria-label={file.name} />
    default:
      return <IconFile size={48} stroke={1.2} aria-hidden />
  }
}
