import { call, write } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { connected, onNotice } from '#platform/web/realtime.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { announce, messageNotices } from '#platform/web/shell/notices.ts'
import type { ReceivedMark, UnreadEntry } from '#modules/chat/domain/calls.ts'
import type { Target } from '#modules/chat/domain/chat.ts'
import { chatNoticeTexts } from './notice-texts.ts'
import { newsOf, unreadKey, type Arrived, type SingleNews } from './news.ts'
import { onScreen } from './on-screen.ts'
import { keyOf, pathOf, targetOfEntry, toTarget } from '../target.ts'
import { hasWaiting } from './waiting-note.ts'

/** Messages from notices that were not announced by a toast yet. */
let untold: Arrived[] = []
let unread: readonly UnreadEntry[] = []

const me = () => currentSession()?.user.id

function showBell(total: number): void {
  const latest = unread.map((entry) => ({
    id: unreadKey(entry),
    sender: entry.sender,
    message: entry.message,
    opens: pathOf(targetOfEntry(entry)),
  }))
  messageNotices.set({ total, latest })
}

const wordsOf = ({ message, attachment }: SingleNews) =>
  message || attachment === null ? message : tell(chatNoticeTexts, 'attachment', { name: attachment })

function tellOf(target: ReceivedMark): void {
  for (const news of newsOf(target, { unread, untold, onScreen: onScreen.get() }))
    if ('count' in news) announce(tell(chatNoticeTexts, 'new_messages', news))
    else announce(tell(chatNoticeTexts, 'new_message', { name: news.name, message: wordsOf(news) }))
}

/** Marks new messages as received; only the first window to do so announces them. */
async function tellNew(): Promise<void> {
  const { datalist } = await write('/chat/received')
  for (const target of datalist) tellOf(target)
  untold = []
}

let isAsking = false
let isAskedAgain = false

/** Asks what is unread; requests during a running one are coalesced into one more. */
async function refreshBell(): Promise<void> {
  if (isAsking) isAskedAgain = true
  if (isAsking || !currentSession()) return
  isAsking = true
  isAskedAgain = false
  try {
    const { datalist, count } = await call('/chat/unread')
    unread = datalist
    showBell(count)
    await tellNew()
  } catch (error) {
    // It is fetched again with the next notice and after every reconnect.
    console.warn('messages could not be read', error)
  } finally {
    isAsking = false
  }
  if (isAskedAgain) await refreshBell()
}

function arrived(notice: Arrived): void {
  // A message on screen is marked as read by the conversation itself.
  if (notice.message.senderId === me() || keyOf(notice) === onScreen.get()) return
  untold.push({ ...toTarget(notice), message: notice.message })
  void refreshBell()
}

/** Updates the bell after another window, or the conversation itself, has marked messages as read. */
function ticked(notice: Target & { by: number; read_seq: number }): void {
  if (notice.by === me() && unread.some((entry) => unreadKey(entry) === keyOf(notice))) void refreshBell()
}

/** What was written offline is sent from any screen. */
async function sendWaiting(): Promise<void> {
  const user = me()
  if (user !== undefined && hasWaiting(user)) await (await import('../compose/outbox.ts')).sendWaiting()
}

/** Keeps the bell of messages in sync with the server and announces new ones. */
export function watchMessages(): void {
  onNotice<Arrived>('chat_message', arrived)
  onNotice('chat_ticks', ticked)
  onNotice('chat_changed', () => void refreshBell())
  connected.subscribe(() => {
    if (!connected.get()) return
    void refreshBell()
    void sendWaiting()
  })
}
