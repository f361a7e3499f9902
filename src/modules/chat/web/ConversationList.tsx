import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconSearch, IconUsersPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { alert } from '#platform/web/dialogs/dialogs.tsx'
import { tell, useTexts } from '#platform/web/language.tsx'
import { tellReason } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { ChatEntry, ChatUser, Target } from '../domain/chat.ts'
import { chatRefusals } from '../domain/refusals.ts'
import { matchUsers } from '../domain/visibility.ts'
import { ChatAvatar } from './people/ChatAvatar.tsx'
import { useEntries, useProfile, useRemovedRooms, useUsers } from './chat-data.ts'
import classes from './Chat.module.css'
import { includesFolded } from './messages/fold.ts'
import { ListEntry, PersonEntry } from './ListEntry.tsx'
import { connection } from './live/connection.ts'
import { OwnProfile } from './people/OwnProfile.tsx'
import { PickPerson } from './people/PickPerson.tsx'
import { PushOffer } from './live/PushOffer.tsx'
import { RoomDialog } from './people/RoomDialog.tsx'
import { keyOf, pathOf, targetOfEntry } from './target.ts'
import { chatScreenTexts } from './texts.ts'

type Props = { current: Target | null; searchRef: RefObject<HTMLInputElement | null> }

type Opened = 'room' | 'profile' | { pick: string; users: readonly ChatUser[] }

/** The left column: search, new conversations, list of conversations. */
export function ConversationList({ current, searchRef }: Props) {
  const t = useTexts(chatScreenTexts)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const start = useStart(setOpened)
  const close = () => setOpened(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void start(typed).then((isStarted) => isStarted && setTyped(''))
    else if (event.key === 'ArrowDown') list.current?.querySelector('a')?.focus()
    else if (event.key === 'Escape' && typed) setTyped('')
    else return
    event.preventDefault()
  }

  return (
    <section className={classes.list} aria-label={t('conversations')}>
      <div className="wk-head">
        <OwnPicture onOpen={() => setOpened('profile')} />
        <div className={`wk-search ${classes.search}`}>
          <IconSearch size={14} aria-hidden />
          <input
            ref={searchRef}
            type="search"
            aria-label={t('search_or_start')}
            placeholder={t('search_or_start')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          title={t('new_room')}
          aria-label={t('new_room')}
          onClick={() => setOpened('room')}
        >
          <IconUsersPlus size={18} />
        </ActionIcon>
      </div>
      <div ref={list} role="presentation" className="wk-scroll" onKeyDown={moveByArrows}>
        <Found typed={typed} current={current} onOpened={() => setTyped('')} />
      </div>
      <PushOffer />
      {opened === 'room' && <RoomDialog onClose={close} />}
      {opened === 'profile' && <OwnProfile onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <PickPerson name={opened.pick} users={opened.users} onClose={close} />
      )}
    </section>
  )
}

/** Opens the conversation with the user of a typed name; asks if there are several, says so if there is none. */
function useStart(ask: (opened: Opened) => void) {
  const navigate = useNavigate()
  const { data: users = [] } = useUsers()
  return async (typed: string): Promise<boolean> => {
    if (!typed.trim()) return false
    const [first, ...others] = matchUsers(typed, users)
    if (!first) {
      await alert(tell(chatScreenTexts, 'start_chat'), tellReason(chatRefusals.chat_user_unknown))
      return false
    }
    if (others.length) ask({ pick: typed, users: [first, ...others] })
    else await navigate({ to: pathOf({ uid: first.uid }) })
    return true
  }
}

function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus()
}

type FoundProps = { typed: string; current: Target | null; onOpened(): void }

function Found({ typed, current, onOpened }: FoundProps) {
  const t = useTexts(chatScreenTexts)
  const entries = useEntries()
  const users = useUsers()
  const isOffline = useStore(connection) === 'offline'
  const known = entries.data ?? []
  const shown = known.filter((entry) => isMeant(entry, typed))
  const withEntry = new Set(known.filter(({ isRoom }) => !isRoom).map(({ id }) => id))
  const others = (users.data ?? []).filter(
    (user) => typed.trim() && !withEntry.has(user.uid) && isMeant(user, typed),
  )
  const isSearching = typed.trim() !== ''
  const removed = useRemovedRooms(isSearching)
  const rooms = isSearching ? (removed.data ?? []).filter((room) => isMeant(room, typed)) : []
  const hasNone = !shown.length && !others.length && !rooms.length
  const entry = (shownEntry: ChatEntry) => (
    <ListEntry
      key={keyOf(targetOfEntry(shownEntry))}
      entry={shownEntry}
      isCurrent={current !== null && keyOf(current) === keyOf(targetOfEntry(shownEntry))}
      onOpened={onOpened}
    />
  )
  return (
    <>
      {(isOffline || entries.isError) && <p className={classes.offline}>{t('no_connection')}</p>}
      {shown.length > 0 && <ul className="wk-list">{shown.map(entry)}</ul>}
      {rooms.length > 0 && (
        <>
          <h2 className={`wk-small wk-strong ${classes.listTitle}`}>{t('removed_rooms')}</h2>
          <ul className="wk-list">{rooms.map(entry)}</ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className={`wk-small wk-strong ${classes.listTitle}`}>{t('people')}</h2>
          <ul className="wk-list">
            {others.map((user) => (
              <PersonEntry key={user.uid} user={user} onOpened={onOpened} />
            ))}
          </ul>
        </>
      )}
      {hasNone && entries.isSuccess && (
        <p className={classes.hint}>{typed ? t('nobody_found') : t('no_conversations')}</p>
      )}
    </>
  )
}

type Named = { name_surname: string } & (Pick<ChatEntry, 'user_name'> | Pick<ChatUser, 'name'>)

const isMeant = (named: Named, typed: string) =>
  includesFolded(`${named.name_surname} ${'name' in named ? named.name : named.user_name}`, typed)

function OwnPicture({ onOpen }: { onOpen(): void }) {
  const t = useTexts(chatScreenTexts)
  const { id, name_surname } = useUser()
  const { data } = useProfile(id)
  return (
    <button
      type="button"
      className={`wk-bare wk-ring ${classes.plainButton}`}
      title={t('own_profile')}
      onClick={onOpen}
    >
      <VisuallyHidden>{t('own_profile')}</VisuallyHidden>
      <ChatAvatar target={{ uid: id }} name={name_surname} avi={data?.avi ?? null} size={32} />
    </button>
  )
}
