import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../dialogs/Dialog.tsx'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { richTexts } from './rich-texts.ts'

/** What is typed as a web address or a mailbox; null when it is neither. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}

type Props = { href: string; onLink(href: string): void; onClose(): void }

/** Asks for the target of the selected text; an empty address removes the link. */
export function LinkDialog({ href, onLink, onClose }: Props) {
  const t = useTexts(richTexts)
  const common = useTexts(commonTexts)
  const [typed, setTyped] = useState(href)
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const target = typed.trim() ? linkTarget(typed) : ''
    if (target === null) return setWrong(true)
    onLink(target)
    onClose()
  }

  return (
    <Dialog title={t('link')} layer="overDialog" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            data-autofocus
            size="xs"
            label={t('link_target')}
            description={t('link_hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed}
            error={isWrong ? t('link_wrong') : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit">{common('ok')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
