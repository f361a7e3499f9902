import { ActionIcon } from '@mantine/core'
import { IconSend, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { tell, useTexts } from '#platform/web/language.tsx'
import { serverNow } from '#platform/web/session/server-clock.ts'
import type { Target } from '#modules/chat/domain/chat.ts'
import { chatWarning } from '../live/chat-toasts.ts'
import { whyNotAttach } from '../messages/attachment-rule.ts'
import classes from '../Conversation.module.css'
import { duration } from '../messages/moments.ts'
import { post } from './outbox.ts'
import { chatScreenTexts } from '../texts.ts'
import { startRecording, type Recording } from './voice.ts'

type Props = { target: Target; onDone(): void }

/** Records a voice note: level, time, throw away or send. */
export function VoiceRecorder({ target, onDone }: Props) {
  const t = useTexts(chatScreenTexts)
  const { recording, seconds, level } = useRecording(onDone)

  async function send() {
    const blob = await recording?.finish()
    onDone()
    if (!blob?.size) return
    const reason = whyNotAttach(blob, 'roomId' in target)
    if (reason) return chatWarning(t(reason))
    const name = `voice-${serverNow().toString().slice(0, 19).replaceAll(':', '-')}.${blob.type.split('/')[1]}`
    const voice = { min: Math.floor(seconds / 60), sec: seconds % 60 }
    await post(target, '', { name, blob, voice })
  }

  return (
    <div
      role="group"
      aria-label={t('voice_note')}
      data-own-escape=""
      className={`wk-row ${classes.composer}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        autoFocus
        title={t('cancel_recording')}
        aria-label={t('cancel_recording')}
        onClick={onDone}
      >
        <IconTrash size={18} />
      </ActionIcon>
      <span className={`wk-row ${classes.recording}`}>
        <span className={classes.recordingDot} aria-hidden />
        <span>{t('recording')}</span>
        <span role="timer">{duration(Math.floor(seconds / 60), seconds % 60)}</span>
        <span className={classes.level} aria-hidden>
          <span style={{ width: `${Math.round(level * 100)}%` }} />
        </span>
      </span>
      <ActionIcon
        size="lg"
        title={t('stop_and_send')}
        aria-label={t('stop_and_send')}
        disabled={!recording}
        onClick={() => void send()}
      >
        <IconSend size={18} />
      </ActionIcon>
    </div>
  )
}

/** The longest voice note; the size limit of a file allows much more. */
const LONGEST_SECONDS = 3_600
const LOOK_MS = 150

function useRecording(onFailed: () => void) {
  const [recording, setRecording] = useState<Recording | null>(null)
  const [state, setState] = useState({ seconds: 0, level: 0 })
  const failed = useRef(onFailed)
  failed.current = onFailed

  useEffect(() => {
    let isOver = false
    let current: Recording | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    void begin()

    async function begin() {
      try {
        const begun = await startRecording()
        if (isOver) return begun.cancel()
        current = begun
        const since = performance.now()
        setRecording(begun)
        timer = setInterval(() => {
          const seconds = Math.floor((performance.now() - since) / 1_000)
          if (seconds <= LONGEST_SECONDS) setState({ seconds, level: begun.level() })
        }, LOOK_MS)
      } catch (error) {
        console.warn('nothing can be recorded', error)
        if (isOver) return
        chatWarning(tell(chatScreenTexts, 'no_microphone'))
        failed.current()
      }
    }

    return () => {
      isOver = true
      clearInterval(timer)
      current?.cancel()
    }
  }, [])
  return { recording, ...state }
}
