import { IconMessages } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { write } from '#platform/web/api.ts'
import { useSearchKey } from '#platform/web/keys/shortcuts.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useStore } from '#platform/web/store.ts'
import type { Target } from '../domain/chat.ts'
import { LIST } from './chat-data.ts'
import { useChatLive } from './live/chat-live.ts'
import classes from './Chat.module.css'
import { Conversation } from './Conversation.tsx'
import { ConversationList } from './ConversationList.tsx'
import { connection } from './live/connection.ts'
import { keyOf } from './target.ts'
import { chatScreenTexts } from './texts.ts'

const numberOf = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** The conversation in the address; the server refuses unknown ids. */
function useTarget(): Target | null {
  const { chatId, roomId }: { chatId?: string; roomId?: string } = useParams({ strict: false })
  return useMemo(() => {
    if (roomId !== undefined) return { roomId: numberOf(roomId) ?? 0 }
    return chatId === undefined ? null : { uid: numberOf(chatId) ?? 0 }
  }, [chatId, roomId])
}

/** /chatapp and the conversations below it. */
export function ChatScreen() {
  const target = useTarget()
  const search = useRef<HTMLInputElement>(null)
  useChatLive()
  useGreeting()
  useSearchKey(search)
  return (
    <div className={`wk-screen ${classes.screen}`}>
      <LineBanner />
      <div className={`wk-panel ${classes.frame}`} data-open={target ? '' : undefined}>
        <ConversationList current={target} searchRef={search} />
        {target ? <Conversation key={keyOf(target)} target={target} /> : <Placeholder />}
      </div>
    </div>
  )
}

/** The server welcomes a first visit; its notice may come before this window listens. */
function useGreeting(): void {
  const queries = useQueryClient()
  useEffect(() => {
    write('/chat/enter').then(
      ({ isNew }) => {
        if (isNew) void queries.invalidateQueries({ queryKey: [LIST] })
      },
      (error: unknown) => console.warn('the chat was not entered', error),
    )
  }, [queries])
}

function LineBanner() {
  const t = useTexts(chatScreenTexts)
  const state = useStore(connection)
  const text = { offline: t('offline'), back: t('online'), online: null, starting: null }[state]
  return (
    <div role="status">
      {text && (
        <p className={`wk-note ${classes.banner}`} data-tone={state === 'offline' ? 'orange' : 'green'}>
          {text}
        </p>
      )}
    </div>
  )
}

function Placeholder() {
  const t = useTexts(chatScreenTexts)
  return (
    <section className={`wk-middle ${classes.placeholder}`}>
      <IconMessages size={48} stroke={1.2} aria-hidden />
      <h2>{t('keep_connected_title')}</h2>
      <p>{t('keep_connected')}</p>
    </section>
  )
}
