import { Button, Group } from '@mantine/core'
import { useRef } from 'react'
import { readAsBase64 } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { avatarRule } from '#modules/chat/domain/attachments.ts'
import type { Target } from '#modules/chat/domain/chat.ts'
import { chatWarning } from '../live/chat-toasts.ts'
import { useBlobUrl } from '../messages/blob-url.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'

/** A newly chosen picture, null when the old one is to go, undefined when it stays. */
export type ChosenPicture = File | null | undefined

type Props = {
  target: Target
  name: string
  avi: number | null
  chosen: ChosenPicture
  isRemovable?: boolean
  onChange(chosen: ChosenPicture): void
}

/** What a form sends of the picture; only one that can be removed may send null. */
export async function pictureFields(chosen: File | undefined): Promise<{ base_64?: string }>
export async function pictureFields(chosen: ChosenPicture): Promise<{ base_64?: string | null }>
export async function pictureFields(chosen: ChosenPicture): Promise<{ base_64?: string | null }> {
  if (chosen === undefined) return {}
  return { base_64: chosen && (await readAsBase64(chosen)) }
}

/** The picture of a person or a room. */
export function PictureField({ target, name, avi, chosen, isRemovable = false, onChange }: Props) {
  const t = useTexts(chatPanelTexts)
  const chooser = useRef<HTMLInputElement>(null)
  const url = useBlobUrl(chosen)
  const hasPicture = chosen === undefined ? avi !== null : chosen !== null

  function choose(file: File | undefined) {
    if (!file) return
    const types: readonly string[] = avatarRule.types
    if (!types.includes(file.type) || file.size > avatarRule.maxBytes) chatWarning(t('must_be_image'))
    else onChange(file)
  }

  return (
    <Group gap="sm">
      {url ? (
        <img className={classes.chosenPicture} src={url} alt={t('picture')} />
      ) : (
        <ChatAvatar target={target} name={name} avi={chosen === null ? null : avi} size={64} />
      )}
      <Button variant="default" onClick={() => chooser.current?.click()}>
        {t('choose_picture')}
      </Button>
      {isRemovable && hasPicture && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          {t('remove_picture')}
        </Button>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={avatarRule.types.join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </Group>
  )
}
