import { Tabs } from '@mantine/core'
import { IconFile, IconMovie, IconMusic } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useStore } from '#platform/web/store.ts'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import { useBlobUrl } from './blob-url.ts'
import { useFile, useMedia, type MediaKind } from '../chat-data.ts'
import { connection } from '../live/connection.ts'
import { linksIn } from './links.ts'
import { wordsOf } from '../ListEntry.tsx'
import { sizeOf } from './moments.ts'
import { chatPanelTexts } from '../people/panel-texts.ts'
import classes from '../Panel.module.css'
import { saveFile } from './save-file.ts'
import { chatScreenTexts } from '../texts.ts'

export type ContentsProps = {
  target: Target
  onJump(seq: number): void
  onView(message: ChatMessage): void
}

const LATEST = 3
const kinds = ['media', 'docs', 'links', 'starred'] as const satisfies readonly MediaKind[]
type Kind = (typeof kinds)[number]

/** What was shared: the latest pictures at once, everything else by kind. */
export function Contents({ target, onJump, onView }: ContentsProps) {
  const t = useTexts(chatPanelTexts)
  const [kind, setKind] = useState<Kind | null>(null)
  const { data: latest = [] } = useMedia(target, 'image', LATEST)
  return (
    <section className={`wk-stack ${classes.section}`} aria-label={t('contents')}>
      {latest.length > 0 && (
        <div className={classes.tiles}>
          {latest.map((message) => (
            <Tile key={message.id} message={message} onView={onView} />
          ))}
        </div>
      )}
      <Tabs
        value={kind}
        onChange={(value) => setKind(kinds.find((candidate) => candidate === value) ?? null)}
        allowTabDeactivation
      >
        <Tabs.List grow>
          {kinds.map((name) => (
            <Tabs.Tab key={name} value={name} px={4} py={6}>
              {t(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {kinds.map((name) => (
          <Tabs.Panel key={name} value={name} className={classes.tabPanel}>
            {name === kind && <Shared target={target} kind={name} onJump={onJump} onView={onView} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

function Shared({ target, kind, onJump, onView }: ContentsProps & { kind: Kind }) {
  const t = useTexts(chatPanelTexts)
  const s = useTexts(chatScreenTexts)
  const { data, isError } = useMedia(target, kind)
  const isOffline = useStore(connection) === 'offline'
  if (!data) return isError || isOffline ? <p className="wk-hint">{s('no_connection')}</p> : null
  if (!data.length) return <p className="wk-hint">{t('nothing_here')}</p>
  if (kind === 'media')
    return (
      <div className={classes.tiles}>
        {data.map((message) => (
          <Tile key={message.id} message={message} onView={onView} />
        ))}
      </div>
    )
  return (
    <ul className={`wk-list ${classes.lines}`}>
      {data.map((message) => (
        <li key={message.id}>
          {kind === 'docs' && <FileLine message={message} />}
          {kind === 'links' && <LinkLine message={message} onJump={onJump} />}
          {kind === 'starred' && <WordsLine message={message} onJump={onJump} />}
        </li>
      ))}
    </ul>
  )
}

function Tile({ message, onView }: { message: ChatMessage; onView(message: ChatMessage): void }) {
  const t = useTexts(chatScreenTexts)
  const { type, name } = message.fileType
  if (type === 'image') return <PictureTile message={message} onView={onView} />
  return (
    <button
      type="button"
      className={`wk-middle wk-ring ${classes.tile}`}
      aria-label={name ?? t('voice_note')}
      onClick={() => void saveFile(message)}
    >
      {type === 'video' ? <IconMovie size={22} aria-hidden /> : <IconMusic size={22} aria-hidden />}
    </button>
  )
}

function PictureTile({ message, onView }: { message: ChatMessage; onView(message: ChatMessage): void }) {
  const t = useTexts(chatScreenTexts)
  const { data } = useFile(message.id)
  const url = useBlobUrl(data)
  const name = message.fileType.name ?? t('image')
  return (
    <button
      type="button"
      className={`wk-middle wk-ring ${classes.tile}`}
      aria-label={t('open_image', { name })}
      onClick={() => onView(message)}
    >
      {url && <img className="wk-cover" src={url} alt="" />}
    </button>
  )
}

function FileLine({ message }: { message: ChatMessage }) {
  return (
    <button type="button" className={`wk-ring ${classes.line}`} onClick={() => void saveFile(message)}>
      <IconFile size={16} aria-hidden />
      <span>{message.fileType.name}</span>
      <small>{sizeOf(message.fileType.size ?? 0)}</small>
    </button>
  )
}

type LineProps = { message: ChatMessage; onJump(seq: number): void }

function LinkLine({ message, onJump }: LineProps) {
  const t = useTexts(chatPanelTexts)
  return (
    <div className={classes.linkLine}>
      {linksIn(message.message).map((href) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer">
          {href}
        </a>
      ))}
      <button type="button" className={`wk-ring ${classes.textButton}`} onClick={() => onJump(message.seq)}>
        {t('show_message')}
      </button>
    </div>
  )
}

function WordsLine({ message, onJump }: LineProps) {
  const t = useTexts(chatScreenTexts)
  return (
    <button type="button" className={`wk-ring ${classes.line}`} onClick={() => onJump(message.seq)}>
      <span>
        <small>
          {message.senderName} · {formatMoment(message.timestamp)}
        </small>
        {wordsOf(message, t)}
      </span>
    </button>
  )
}
