import type { QueryClient } from '@tanstack/react-query'
import type { RefusalStatus } from '#core/envelope.ts'
import { learnNewRankings } from '#modules/definitions/web/public/new-rankings.ts'
import { call, listenToCalls } from '#platform/web/api.ts'
import { alert, readyToAsk } from '#platform/web/dialogs/dialogs.tsx'
import { reportError } from '#platform/web/error-report.ts'
import { tell } from '#platform/web/language.tsx'
import { loadOnce } from '#platform/web/screen/load-once.ts'
import { hasOpenWork } from '#platform/web/records/open-work.ts'
import { whenScreenReady } from '#platform/web/screen/quiet.ts'
import { connectRealtime, disconnectRealtime, onNotice, whenSentAway } from '#platform/web/realtime.ts'
import { learnEpoch, learnVersion, refreshAllReferences } from '#platform/web/references.ts'
import { markSessionLost } from '#platform/web/session/session-lost.ts'
import {
  clearCacheOfOtherVersion,
  closeSession,
  currentSession,
  rememberedName,
  watchOtherTabs,
  type Session,
} from '#platform/web/session/session.ts'
import type { Heard, StaleData } from '#platform/web/live/stale.ts'
import { createStore } from '#platform/web/store.ts'
import { frameTexts } from '#platform/web/frame-texts.ts'
import { finishLeaving, leave } from './leaving.ts'
import { webModules } from '../modules.web.ts'

declare const __APP_VERSION__: string

export const appVersion = __APP_VERSION__

/** Everything that must be settled before the first screen. */
export async function initialise(queries: QueryClient): Promise<void> {
  clearCacheOfOtherVersion(appVersion)
  const stale = staleData(queries)
  listenToCalls({
    onWritten: (written) => void stale().then((data) => data.written(written)),
    onSessionLost: (status) => void sessionLost(status),
    onReferenceEpoch: learnEpoch,
    onUnexpected: reportError,
  })
  // Any call tells why the window was sent away.
  whenSentAway(() => void call('/settings/values').catch(() => undefined))
  watchOtherTabs({ onOtherUser: (user) => void otherUser(user), onSignedOut: signedOutElsewhere })
  onNotice<{ name: string; version: number }>('reference_version', ({ name, version }) =>
    learnVersion(name, version),
  )
  onNotice('refres_cooke', () => {
    refreshAllReferences()
    void queries.invalidateQueries()
  })
  onNotice<Heard>('changed', (notice) => void stale().then(({ heard }) => heard(notice)))
  onNotice('topic1', () => void learnNewRankings().catch(() => undefined))
  await finishLeaving()
  if (!currentSession() && rememberedName())
    await (await import('#modules/users/web/sign-in/sign-in.ts')).resumeRemembered()
  void whenScreenReady(async () => (await import('#platform/web/session/watch-sleep.ts')).watchSleep())
  void whenScreenReady(() => void stale())
  connect()
  void whenScreenReady(async () => (await import('./advise-chrome.ts')).adviseChrome())
}

/** Loaded when the channel is joined or with the first write; if that fails, all data are fetched again. */
function staleData(queries: QueryClient): () => Promise<StaleData> {
  const askAll = () => void queries.invalidateQueries()
  let watching: Promise<StaleData> | null = null
  return () => {
    watching ??= Promise.all([import('#platform/web/live/live.ts'), import('../shows.ts')])
      .then(([{ watchLiveData }, { shownByCalls, unhurriedCalls }]) =>
        watchLiveData(queries, shownByCalls, unhurriedCalls),
      )
      .catch(() => {
        watching = null
        return { written: askAll, heard: askAll }
      })
    return watching
  }
}

/** Joins the realtime channel if a user is signed in, after the requested screen was loaded. */
export function connect(): void {
  if (!currentSession()) return
  void whenScreenReady(join)
}

function join(): void {
  const session = currentSession()
  if (!session) return
  readyToAsk()
  void connectRealtime(session.sesion_id, watchNotices)
  void learnNewRankings().catch(() => undefined)
}

const watches = webModules.flatMap(({ watch }) => (watch ? [loadOnce(watch)] : []))

/** A module that cannot listen does not keep the others from listening. */
const watchNotices = () => Promise.all(watches.map((watch) => watch().catch(reportError)))

/**
 * Signs out in this browser whatever the server says, which hears of it at the next start. That follows at once, before
 * somebody types into the sign-in that is about to go; without a connection the page would not come back.
 */
export async function logout(): Promise<void> {
  await signOutOfChat()
  disconnectRealtime()
  leave()
  history.replaceState(null, '', '/')
  if (navigator.onLine) location.reload()
}

/** Stops pushes to this browser before the sign-out. */
async function signOutOfChat(): Promise<void> {
  try {
    await (await import('#modules/chat/web/live/sign-out.ts')).signOutOfChat()
  } catch (error) {
    // Signing out must not hang on it.
    console.warn('could not sign out of the chat', error)
  }
}

const OUTSIDE_HOURS = new Set(['ERR_106', 'ERR_107'])

/** Signed out in another window. */
const LOST = { isContinue: false, code: 'ERR_108', message: '' } as const

/** The ended session while there is unsaved work; null otherwise. */
export const lostSession = createStore<Session | null>(null)

/** The first call that lost its session reports it. Unsaved work stays, and the user signs in again above it. */
async function sessionLost({ code, message }: RefusalStatus): Promise<void> {
  if (!markSessionLost()) return
  disconnectRealtime()
  if (hasOpenWork()) return lostSession.set(currentSession())
  // The screen behind the message shows nothing any more.
  closeSession()
  const title = OUTSIDE_HOURS.has(code) ? 'hours_ended_title' : 'session_ended_title'
  await alert(tell(frameTexts, title), message)
  location.reload()
}

function signedOutElsewhere(): void {
  if (hasOpenWork()) void sessionLost(LOST)
  else location.reload()
}

async function otherUser(user: string): Promise<void> {
  markSessionLost()
  // Without the words the page is loaded anew all the same.
  await import('./other-user.ts').then(
    ({ tellOfOtherUser }) => tellOfOtherUser(user),
    () => undefined,
  )
  // What the other person searched for is in the address.
  history.replaceState(null, '', location.pathname)
  location.reload()
}
