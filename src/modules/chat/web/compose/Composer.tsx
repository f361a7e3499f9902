import { ActionIcon, Textarea } from '@mantine/core'
import { IconMicrophone, IconPaperclip, IconSend } from '@tabler/icons-react'
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Target } from '#modules/chat/domain/chat.ts'
import { TEXT_MAX } from '#modules/chat/domain/limits.ts'
import { chatRefusals } from '#modules/chat/domain/refusals.ts'
import { chatWarning } from '../live/chat-toasts.ts'
import { acceptedTypes, whyNotAttach } from '../messages/attachment-rule.ts'
import { AttachmentPreview } from '../messages/AttachmentPreview.tsx'
import { useEntries, useUsers } from '../chat-data.ts'
import classes from '../Conversation.module.css'
import { post } from './outbox.ts'
import { typingTeller } from '../live/typing.ts'
import { keyOf, targetOfEntry } from '../target.ts'
import { chatScreenTexts } from '../texts.ts'
import { VoiceRecorder } from './VoiceRecorder.tsx'

/** The input of a new message, unless the conversation is closed for writing. */
export function Composer({ target }: { target: Target }) {
  const reason = useWhyNotWrite(target)
  if (reason) return <p className={`wk-empty ${classes.cannotWrite}`}>{reason}</p>
  return <Writing target={target} />
}

function useWhyNotWrite(target: Target): string | null {
  const t = useTexts(chatScreenTexts)
  const errors = useRefusals()
  const { id: me } = useUser()
  const entries = useEntries()
  const users = useUsers()
  if ('roomId' in target) return null
  const entry = entries.data?.find((candidate) => keyOf(targetOfEntry(candidate)) === keyOf(target))
  if (entry?.isBlocked === me) return errors(chatRefusals.chat_contact_blocked)
  if (entry?.isBlocked) return errors(chatRefusals.chat_blocked_by_contact)
  const isKnown = users.data?.some(({ uid }) => uid === target.uid) ?? true
  return isKnown ? null : t('read_only')
}

function Writing({ target }: { target: Target }) {
  const t = useTexts(chatScreenTexts)
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isRecording, setRecording] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const teller = useMemo(() => typingTeller(target), [target])
  useEffect(() => teller.stop, [teller])
  const isRoom = 'roomId' in target

  function attach(chosen: File | null | undefined) {
    if (!chosen) return
    const reason = whyNotAttach(chosen, isRoom)
    if (reason) chatWarning(t(reason))
    else setFile(chosen)
  }

  function send() {
    const message = text.trim()
    if (!message) return
    teller.stop()
    setText('')
    void post(target, message)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function onPaste(event: ClipboardEvent) {
    const [pasted] = event.clipboardData.files
    if (!pasted) return
    event.preventDefault()
    attach(pasted)
  }

  if (isRecording) return <VoiceRecorder target={target} onDone={() => setRecording(false)} />
  if (file)
    return (
      <AttachmentPreview
        file={file}
        caption={text}
        onCancel={() => setFile(null)}
        onSend={(caption) => {
          setFile(null)
          setText('')
          void post(target, caption, { name: file.name, blob: file, voice: null })
        }}
      />
    )
  return (
    <div
      className={`wk-row ${classes.composer}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        attach(event.dataTransfer.files[0])
      }}
    >
      <AttachButton isRoom={isRoom} onAttach={attach} />
      <Textarea
        ref={field}
        className={classes.field}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={TEXT_MAX}
        autoFocus={matchMedia('(min-width: 841px)').matches}
        aria-label={t('write_message')}
        placeholder={t('write_message')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          teller.type()
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={teller.stop}
      />
      {text.trim() ? (
        <ActionIcon size="lg" title={t('send')} aria-label={t('send')} onClick={send}>
          <IconSend size={18} />
        </ActionIcon>
      ) : (
        <ToolButton
          label={t('record')}
          icon={<IconMicrophone size={18} />}
          onClick={() => setRecording(true)}
        />
      )}
    </div>
  )
}

type AttachProps = { isRoom: boolean; onAttach(file: File | undefined): void }

function AttachButton({ isRoom, onAttach }: AttachProps) {
  const t = useTexts(chatScreenTexts)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton
        label={t('attach')}
        icon={<IconPaperclip size={18} />}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedTypes(isRoom)}
        onChange={(event) => {
          onAttach(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}

type ToolProps = { label: string; icon: ReactNode; onClick(): void }

function ToolButton({ label, icon, onClick }: ToolProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" title={label} aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  )
}
